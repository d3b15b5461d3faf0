// Keeps sessions with tool servers open and shares them between runs, so that a run that calls no tool sends no
// request. Each process has at most one current session per server. It opens when a run needs it, and closes when it is
// idle, old, broken or evicted.
import {
  ToolServerError,
  type ToolResult,
  type ToolServerAddress,
  type ToolServerClient,
  type ToolServerConnection,
} from '../../platform/tool-servers/port.js';
import { endsWithin, unlessAborted } from '../../platform/concurrency/bounded-wait.js';
import { createCircuitBreaker, type CircuitBreaker } from '../../platform/concurrency/circuit-breaker.js';

export interface SessionsDependencies {
  readonly client: Pick<ToolServerClient, 'connect'>;
  /** Called after each use of a version of a server, at most once a minute while it works. Never rejects. */
  onUsed(key: ServerKey, version: Date, failure: string | null): Promise<void>;
  readonly limits?: Partial<SessionLimits>;
}

export interface SessionLimits {
  /** Maximum sessions of this process. The least recently used idle ones are closed first. */
  readonly maxSessions: number;
  /** Maximum idle sessions of an organization, which cannot make those of others be closed. */
  readonly maxIdlePerOrganization: number;
  /** An unused session is closed after this time. */
  readonly idleMs: number;
  /** A session is replaced after this time, so that changes of the server's tools are noticed. */
  readonly maxAgeMs: number;
  /** Delay before a server that could not be reached is tried again. Doubles with each failure, up to `maxPauseMs`. */
  readonly initialPauseMs: number;
  readonly maxPauseMs: number;
}

export interface ServerKey {
  readonly organizationId: string;
  readonly id: number;
}

export interface ToolServerSessions {
  /**
   * Returns a connection; `close` releases it. `version` is the time of the server's last change. Throws
   * ToolServerError or the signal's reason.
   */
  use(
    key: ServerKey,
    version: Date,
    addressOf: () => ToolServerAddress,
    signal: AbortSignal,
  ): Promise<ToolServerConnection>;
  /** Discards the session and the failures of a server that was changed, removed or tested successfully. */
  forget(key: ServerKey): void;
  close(): Promise<void>;
}

const defaultLimits: SessionLimits = {
  maxSessions: 200,
  maxIdlePerOrganization: 50,
  idleMs: 300_000,
  maxAgeMs: 600_000,
  initialPauseMs: 30_000,
  maxPauseMs: 300_000,
};

/** A process that stops does not wait longer. Servers expire sessions that were not closed. */
const maxCloseMs = 500;
/** Interval between reports of a server that works. */
const reportEveryMs = 60_000;

interface Session {
  readonly connection: ToolServerConnection;
  readonly server: Server;
  readonly openedAtMs: number;
  users: number;
  idleTimer?: NodeJS.Timeout;
}

interface Server {
  readonly key: ServerKey;
  readonly version: Date;
  readonly addressOf: () => ToolServerAddress;
  readonly breaker: CircuitBreaker;
  opening: Promise<Session> | null;
  current: Session | null;
  lastFailure: ToolServerError | null;
  reportedAtMs: number;
}

const nameOf = ({ organizationId, id }: ServerKey) => `${organizationId}/${id}`;

export function createToolServerSessions({
  client,
  onUsed,
  limits: given = {},
}: SessionsDependencies): ToolServerSessions {
  const limits = { ...defaultLimits, ...given };
  const servers = new Map<string, Server>();
  /** In the order of last use. */
  const open = new Set<Session>();

  const end = (session: Session): Promise<void> => {
    clearTimeout(session.idleTimer);
    open.delete(session);
    if (session.server.current === session) session.server.current = null;
    return session.connection.close();
  };

  /** Ends the session once its last user has released it. No further run gets it. */
  const retire = (session: Session): void => {
    if (session.server.current === session) session.server.current = null;
    if (session.users === 0) void end(session);
  };

  const report = async (server: Server, failure: ToolServerError | null): Promise<void> => {
    const nowMs = performance.now();
    if (failure === null && server.lastFailure === null && nowMs - server.reportedAtMs < reportEveryMs) return;
    // Without its cause, which may hold a text of the server.
    server.lastFailure = failure && new ToolServerError(failure.failure, failure.message);
    server.reportedAtMs = nowMs;
    await onUsed(server.key, server.version, failure?.message ?? null);
  };

  function evictIdle(): void {
    for (const session of open) {
      if (open.size < limits.maxSessions) break;
      if (session.users === 0) void end(session);
    }
    for (const [name, server] of servers) {
      if (servers.size <= 2 * limits.maxSessions) break;
      if (server.current === null && server.opening === null) servers.delete(name);
    }
  }

  /** Connects on behalf of all waiting runs, so none of them can abort it. The client has its own time limit. */
  async function connect(server: Server): Promise<Session> {
    try {
      const connection = await client.connect(server.addressOf(), new AbortController().signal);
      evictIdle();
      const session: Session = { connection, server, openedAtMs: performance.now(), users: 0 };
      open.add(session);
      server.current = session;
      server.breaker.onSuccess();
      server.reportedAtMs = -Infinity;
      await report(server, null);
      return session;
    } catch (error) {
      if (error instanceof ToolServerError) {
        server.breaker.onFailure();
        await report(server, error);
      } else server.breaker.onCancel();
      throw error;
    } finally {
      server.opening = null;
    }
  }

  async function sessionOf(server: Server, signal: AbortSignal): Promise<Session> {
    const { current } = server;
    if (current !== null && (current.connection.isBroken() || performance.now() - current.openedAtMs > limits.maxAgeMs))
      retire(current);
    if (server.current === null && server.opening === null) {
      if (server.breaker.enter() > 0)
        throw server.lastFailure ?? new ToolServerError('unreachable', 'The tool server could not be reached');
      server.opening = connect(server);
      server.opening.catch(() => undefined);
    }
    const session = server.current ?? (await unlessAborted(server.opening as Promise<Session>, signal));
    clearTimeout(session.idleTimer);
    session.users++;
    // Move the session to the end: it was used last.
    if (open.delete(session)) open.add(session);
    return session;
  }

  function release(session: Session): void {
    session.users--;
    if (session.users > 0) return;
    if (session.server.current !== session) return void end(session);
    session.idleTimer = setTimeout(() => void end(session), limits.idleMs).unref();
    const { organizationId } = session.server.key;
    const idle = [...open].filter(({ users, server }) => users === 0 && server.key.organizationId === organizationId);
    if (idle.length > limits.maxIdlePerOrganization && idle[0]) void end(idle[0]);
  }

  function lease(first: Session): ToolServerConnection {
    let session = first;
    let isReleased = false;
    type Call = Parameters<ToolServerConnection['call']>;
    /** A lost session is a failure of the server only if it is lost again in a new one. */
    const callOnce = async (isRepeated: boolean, ...call: Call): Promise<ToolResult> => {
      const { server } = session;
      try {
        const result = await session.connection.call(...call);
        await report(server, null);
        return result;
      } catch (error) {
        if (!(error instanceof ToolServerError) || error.failure === 'tool_failed') throw error;
        retire(session);
        if (error.failure !== 'session_lost' || isRepeated) await report(server, error);
        throw error;
      }
    };
    return {
      tools: first.connection.tools,
      isBroken: () => session.connection.isBroken(),
      async call(name, args, signal) {
        try {
          return await callOnce(false, name, args, signal);
        } catch (error) {
          // The server did not run the tool because it does not know the session, for example after a restart. So the
          // call can be retried.
          if (!(error instanceof ToolServerError) || error.failure !== 'session_lost') throw error;
          const next = await sessionOf(session.server, signal);
          release(session);
          session = next;
          return callOnce(true, name, args, signal);
        }
      },
      async close() {
        if (!isReleased) release(session);
        isReleased = true;
      },
    };
  }

  function forget(key: ServerKey): void {
    const server = servers.get(nameOf(key));
    servers.delete(nameOf(key));
    if (server?.current) retire(server.current);
  }

  return {
    async use(key, version, addressOf, signal) {
      const known = servers.get(nameOf(key));
      if (known !== undefined && known.version.getTime() !== version.getTime()) forget(key);
      const server: Server = servers.get(nameOf(key)) ?? {
        key,
        version,
        addressOf,
        breaker: createCircuitBreaker({
          failuresToOpen: 1,
          openMs: limits.initialPauseMs,
          maxOpenMs: limits.maxPauseMs,
        }),
        opening: null,
        current: null,
        lastFailure: null,
        reportedAtMs: -Infinity,
      };
      servers.set(nameOf(key), server);
      return lease(await sessionOf(server, signal));
    },

    forget,

    async close() {
      servers.clear();
      await endsWithin(Promise.all([...open].map(end)), maxCloseMs);
    },
  };
}
