// Holds the open sessions of this process with tool servers. All new runs share the current session of a server. Any
// other session is closed when no run uses it.
import { reasons } from '../../generated/reasons.js';
import { unlessAborted, waitAtMost } from '../../platform/concurrency/bounded-wait.js';
import type { CircuitBreaker, CircuitCall } from '../../platform/concurrency/circuit-breaker.js';
import {
  ToolServerError,
  type ToolServerAddress,
  type ToolServerClient,
  type ToolServerSession,
} from '../../platform/tool-servers/port.js';
import type { ConnectionSettings } from './connection-settings.js';

export interface PoolLimits {
  /**
   * Maximum open sessions of this process. Above this number, the least recently used idle sessions are closed.
   * Sessions in use stay open, so they can exceed the maximum.
   */
  readonly maxSessions: number;
  /** Maximum idle sessions per organization. Above this number, the least recently used one is closed. */
  readonly maxIdlePerOrganization: number;
  readonly idleMs: number;
  /** Maximum age of a session for a new run. An older session is replaced, because its tools may be outdated. */
  readonly maxAgeMs: number;
  /** Maximum age of the list of tools for a new run. Before the run uses an older list, the tools are listed again. */
  readonly maxListAgeMs: number;
}

export interface ServerKey {
  readonly organizationId: string;
  readonly id: number;
}

export interface Session {
  readonly connection: ToolServerSession;
  readonly server: Server;
  readonly openedAtMs: number;
  listedAtMs: number;
  /** The request for a new list of tools, shared by all runs that need the list. */
  listing: Promise<boolean> | null;
  /** Number of runs that use the session, including runs that have not received it yet. */
  users: number;
  idleTimer?: NodeJS.Timeout;
}

/** One attempt to connect, shared by all runs that need the server. */
export interface Opening {
  readonly result: Promise<Session>;
  /** Number of runs that wait for the connection and then use the session. */
  waiting: number;
  session: Session | null;
}

export interface Server {
  readonly key: ServerKey;
  readonly settings: ConnectionSettings;
  readonly addressOf: () => ToolServerAddress;
  readonly breaker: CircuitBreaker;
  opening: Opening | null;
  current: Session | null;
  lastFailure: ToolServerError | null;
  /**
   * `performance.now()` at the last report of a success or failure. Reset when a session opens, so that this success is
   * reported immediately.
   */
  reportedAtMs: number;
  /** Set by `forget` of sessions.ts. A session that opens later does not become current. */
  isForgotten: boolean;
}

export interface SessionPool {
  /** Returns a session that the caller must release. Throws ToolServerError or the signal's reason. */
  acquire(server: Server, signal: AbortSignal): Promise<Session>;
  release(session: Session): void;
  /** Excludes the session from new runs, and closes it when no run uses it. */
  retire(session: Session): void;
  /** Returns whether any session with the server is open, current or not. */
  hasSession(server: Server): boolean;
  close(): Promise<void>;
}

export interface SessionPoolDependencies {
  readonly client: Pick<ToolServerClient, 'connect'>;
  readonly limits: PoolLimits;
  /**
   * Called after an attempt to connect, except after an unexpected error. `failure` is null if the attempt succeeded.
   */
  onConnectAttempt(server: Server, failure: ToolServerError | null): Promise<void>;
}

/** Maximum time that a stopping process waits for its sessions to close. */
const maxCloseMs = 500;

function createOpenSessions(limits: PoolLimits) {
  const open = new Set<Session>();

  const end = (session: Session): Promise<void> => {
    clearTimeout(session.idleTimer);
    open.delete(session);
    if (session.server.current === session) session.server.current = null;
    return session.connection.close();
  };

  function evictIdle(): void {
    for (const session of open) {
      if (open.size <= limits.maxSessions) break;
      if (session.users === 0) void end(session);
    }
  }

  function becomeIdle(session: Session): void {
    // Move the session to the end, the place of the most recently used one.
    if (open.delete(session)) open.add(session);
    session.idleTimer = setTimeout(() => void end(session), limits.idleMs).unref();
    const { organizationId } = session.server.key;
    const idle = [...open].filter(({ users, server }) => users === 0 && server.key.organizationId === organizationId);
    if (idle.length > limits.maxIdlePerOrganization && idle[0]) void end(idle[0]);
  }

  function keepOrEnd(session: Session): void {
    const isUnused = session.users === 0;
    if (isUnused && session.server.current === session) becomeIdle(session);
    else if (isUnused) void end(session);
    evictIdle();
  }

  return {
    add(session: Session): void {
      open.add(session);
      if (!session.server.isForgotten) session.server.current = session;
      keepOrEnd(session);
    },

    use(session: Session): void {
      clearTimeout(session.idleTimer);
      session.users++;
    },

    release(session: Session): void {
      session.users--;
      keepOrEnd(session);
    },

    retire(session: Session): void {
      if (session.server.current === session) session.server.current = null;
      if (session.users === 0) void end(session);
    },

    hasSession: (server: Server): boolean => [...open].some((session) => session.server === server),

    close: async () => void (await waitAtMost(Promise.all([...open].map(end)), maxCloseMs)),
  };
}

/** Counts the waiting runs as users, so that the session is not evicted before they get it. */
function newSession(connection: ToolServerSession, server: Server, { waiting }: Opening): Session {
  const openedAtMs = performance.now();
  return { connection, server, openedAtMs, listedAtMs: openedAtMs, listing: null, users: waiting };
}

/** Lists the tools again if the list is old, because the server may have changed them. Returns false on failure. */
async function refreshTools(session: Session, maxListAgeMs: number): Promise<boolean> {
  if (performance.now() - session.listedAtMs <= maxListAgeMs) return true;
  const list = async () => {
    try {
      await session.connection.refreshTools();
      session.listedAtMs = performance.now();
      return true;
    } catch {
      return false;
    } finally {
      session.listing = null;
    }
  };
  session.listing ??= list();
  return session.listing;
}

/**
 * The returned function uses the session after updating its tools. On failure, it retires the session.
 * Another run may have opened a session in the meantime, so the caller checks again after a failure.
 */
function createUseOfRecent(
  { use, release, retire }: Pick<ReturnType<typeof createOpenSessions>, 'use' | 'release' | 'retire'>,
  { maxAgeMs, maxListAgeMs }: PoolLimits,
) {
  return async (session: Session, signal: AbortSignal): Promise<boolean> => {
    const isUsable = !session.connection.isBroken() && performance.now() - session.openedAtMs <= maxAgeMs;
    if (!isUsable) {
      retire(session);
      return false;
    }
    use(session);
    try {
      if (await unlessAborted(refreshTools(session, maxListAgeMs), signal)) return true;
      retire(session);
    } catch (error) {
      release(session);
      throw error;
    }
    release(session);
    return false;
  };
}

/** Throws the server's last failure while its circuit breaker pauses calls. */
function beginCall({ breaker, lastFailure }: Server): CircuitCall {
  const call = breaker.enter();
  if (call.waitMs > 0) throw lastFailure ?? new ToolServerError('unreachable', reasons.toolServer.unreachable.text);
  return call;
}

export function createSessionPool({ client, limits, onConnectAttempt }: SessionPoolDependencies): SessionPool {
  const { add, use, release, retire, hasSession, close } = createOpenSessions(limits);
  const useRecent = createUseOfRecent({ use, release, retire }, limits);

  /** Connects for all waiting runs, so no run can abort the attempt. The client limits the time of the attempt. */
  async function connect(server: Server, opening: Opening, call: CircuitCall): Promise<Session> {
    let session: Session;
    try {
      const connection = await client.connect(server.addressOf(), new AbortController().signal);
      session = newSession(connection, server, opening);
      opening.session = session;
      add(session);
      call.succeed();
      server.reportedAtMs = -Infinity;
    } catch (error) {
      if (error instanceof ToolServerError) {
        call.fail();
        await onConnectAttempt(server, error);
      } else call.cancel();
      throw error;
    } finally {
      server.opening = null;
    }
    await onConnectAttempt(server, null);
    return session;
  }

  function startOpening(server: Server): Opening {
    const call = beginCall(server);
    const opening: Opening = {
      // Call `connect` after `server.opening` is set, because `connect` resets it.
      result: Promise.resolve().then(() => connect(server, opening, call)),
      waiting: 0,
      session: null,
    };
    server.opening = opening;
    return opening;
  }

  async function acquire(server: Server, signal: AbortSignal): Promise<Session> {
    for (let { current } = server; current !== null; current = server.current)
      if (await useRecent(current, signal)) return current;
    const opening = server.opening ?? startOpening(server);
    opening.waiting++;
    try {
      return await unlessAborted(opening.result, signal);
    } catch (error) {
      if (opening.session === null) opening.waiting--;
      else release(opening.session);
      throw error;
    }
  }

  return { acquire, release, retire, hasSession, close };
}
