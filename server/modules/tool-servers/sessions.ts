// Sessions with tool servers, kept between runs and shared by them: a run that calls no tool then sends no request. One session for each
// tool server in each process, opened when a run needs it, closed when it is idle, old, broken, or one of too many.
import {
  ToolServerError,
  type ToolResult,
  type ToolServerAddress,
  type ToolServerClient,
  type ToolServerConnection,
} from '../../platform/tool-servers/port.js';
import { createCircuitBreaker, type CircuitBreaker } from '../../platform/circuit-breaker.js';
import { unlessAborted } from '../../platform/unless-aborted.js';

export interface SessionsDependencies {
  readonly client: Pick<ToolServerClient, 'connect'>;
  /** Called after each attempt to use a server, at most once a minute while it works. Never rejects. */
  onUsed(key: ServerKey, failure: string | null): Promise<void>;
  readonly limits?: Partial<SessionLimits>;
}

export interface SessionLimits {
  /** Sessions of this process; of more, those that were not used for longest are closed. */
  readonly maxSessions: number;
  /** A session that no run uses is closed after this time. */
  readonly idleMs: number;
  /** After this time a new session is opened, so that changes of the server's list of tools are seen. */
  readonly maxAgeMs: number;
  /** A server that could not be reached is tried again after this time, which doubles with each failure. */
  readonly initialPauseMs: number;
  readonly maxPauseMs: number;
}

export interface ServerKey {
  readonly organizationId: string;
  readonly id: number;
}

export interface ToolServerSessions {
  /** `version` changes with each change of the server. Rejects with a ToolServerError or the signal's reason. `close` gives the session back. */
  use(
    key: ServerKey,
    version: number,
    addressOf: () => ToolServerAddress,
    signal: AbortSignal,
  ): Promise<ToolServerConnection>;
  /** Forgets the session and the failures of a server: it was changed, removed, or is known to work again. */
  forget(key: ServerKey): void;
  close(): Promise<void>;
}

const defaultLimits: SessionLimits = {
  maxSessions: 200,
  idleMs: 300_000,
  maxAgeMs: 600_000,
  initialPauseMs: 30_000,
  maxPauseMs: 300_000,
};

/** A server that works is reported at most this often. */
const reportEveryMs = 60_000;
/** Failures that say something of the server, and not only of one call. */
const serverFailures: readonly string[] = ['address_refused', 'unreachable', 'timeout', 'rejected'];

interface Session {
  readonly connection: ToolServerConnection;
  readonly server: Server;
  readonly openedAtMs: number;
  users: number;
  idleTimer?: NodeJS.Timeout;
}

interface Server {
  readonly key: ServerKey;
  readonly version: number;
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
  /** In the order of their last use. */
  const open = new Set<Session>();

  const end = (session: Session): Promise<void> => {
    clearTimeout(session.idleTimer);
    open.delete(session);
    if (session.server.current === session) session.server.current = null;
    return session.connection.close();
  };

  /** No further run gets the session; it ends with its last user. */
  const retire = (session: Session): void => {
    if (session.server.current === session) session.server.current = null;
    if (session.users === 0) void end(session);
  };

  const report = async (server: Server, failure: ToolServerError | null): Promise<void> => {
    const nowMs = performance.now();
    if (failure === null && server.lastFailure === null && nowMs - server.reportedAtMs < reportEveryMs) return;
    server.lastFailure = failure;
    server.reportedAtMs = nowMs;
    await onUsed(server.key, failure?.message ?? null);
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

  /** For all runs that wait for it, so that none of them can abort it. The client has a time limit of its own. */
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
    // The newest user comes last.
    if (open.delete(session)) open.add(session);
    return session;
  }

  function release(session: Session): void {
    session.users--;
    if (session.users > 0) return;
    if (session.server.current !== session) void end(session);
    else session.idleTimer = setTimeout(() => void end(session), limits.idleMs).unref();
  }

  function lease(first: Session): ToolServerConnection {
    let session = first;
    let isReleased = false;
    const callOnce = async (...call: Parameters<ToolServerConnection['call']>): Promise<ToolResult> => {
      const { server } = session;
      try {
        const result = await session.connection.call(...call);
        await report(server, null);
        return result;
      } catch (error) {
        if (!(error instanceof ToolServerError) || error.failure === 'tool_failed') throw error;
        retire(session);
        if (serverFailures.includes(error.failure)) await report(server, error);
        throw error;
      }
    };
    return {
      tools: first.connection.tools,
      isBroken: () => session.connection.isBroken(),
      async call(name, args, signal) {
        try {
          return await callOnce(name, args, signal);
        } catch (error) {
          // The server did not run the tool: it does not know the session, because it was restarted, for example.
          if (!(error instanceof ToolServerError) || error.failure !== 'session_lost') throw error;
          const next = await sessionOf(session.server, signal);
          release(session);
          session = next;
          return callOnce(name, args, signal);
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
      if (known !== undefined && known.version !== version) forget(key);
      const breaker = () =>
        createCircuitBreaker({ failuresToOpen: 1, openMs: limits.initialPauseMs, maxOpenMs: limits.maxPauseMs });
      const server: Server = servers.get(nameOf(key)) ?? {
        ...{
          key,
          version,
          addressOf,
          breaker: breaker(),
          opening: null,
          current: null,
          lastFailure: null,
          reportedAtMs: -Infinity,
        },
      };
      servers.set(nameOf(key), server);
      return lease(await sessionOf(server, signal));
    },

    forget,

    async close() {
      servers.clear();
      await Promise.all([...open].map(end));
    },
  };
}
