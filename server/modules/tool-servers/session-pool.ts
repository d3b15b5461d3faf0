// Holds the open sessions of this process with tool servers. Each server has at most one current session. It closes
// when it is idle, old, broken or evicted, but not while a run uses it.
import { endsWithin, unlessAborted } from '../../platform/concurrency/bounded-wait.js';
import type { CircuitBreaker } from '../../platform/concurrency/circuit-breaker.js';
import {
  ToolServerError,
  type ToolServerAddress,
  type ToolServerClient,
  type ToolServerConnection,
} from '../../platform/tool-servers/port.js';

export interface PoolLimits {
  /** Maximum sessions of this process. The least recently used idle ones are closed first. */
  readonly maxSessions: number;
  /** Maximum idle sessions of an organization, which cannot make those of others be closed. */
  readonly maxIdlePerOrganization: number;
  /** An unused session is closed after this time. */
  readonly idleMs: number;
  /** A session is replaced after this time, so that changes of the server's tools are noticed. */
  readonly maxAgeMs: number;
}

export interface ServerKey {
  readonly organizationId: string;
  readonly id: number;
}

export interface Session {
  readonly connection: ToolServerConnection;
  readonly server: Server;
  readonly openedAtMs: number;
  users: number;
  idleTimer?: NodeJS.Timeout;
}

export interface Server {
  readonly key: ServerKey;
  readonly version: Date;
  readonly addressOf: () => ToolServerAddress;
  readonly breaker: CircuitBreaker;
  opening: Promise<Session> | null;
  current: Session | null;
  lastFailure: ToolServerError | null;
  reportedAtMs: number;
}

export interface SessionPool {
  /** Returns a session that the caller must release. Throws ToolServerError or the signal's reason. */
  acquire(server: Server, signal: AbortSignal): Promise<Session>;
  release(session: Session): void;
  /** Ends the session once its last user has released it. No further run gets it. */
  retire(session: Session): void;
  close(): Promise<void>;
}

export interface SessionPoolDependencies {
  readonly client: Pick<ToolServerClient, 'connect'>;
  readonly limits: PoolLimits;
  /** Called after each attempt to connect. */
  onConnected(server: Server, failure: ToolServerError | null): Promise<void>;
}

/** A process that stops does not wait longer. Servers expire sessions that were not closed. */
const maxCloseMs = 500;

export function createSessionPool({ client, limits, onConnected }: SessionPoolDependencies): SessionPool {
  /** In the order of last use. */
  const open = new Set<Session>();

  const end = (session: Session): Promise<void> => {
    clearTimeout(session.idleTimer);
    open.delete(session);
    if (session.server.current === session) session.server.current = null;
    return session.connection.close();
  };

  const retire = (session: Session): void => {
    if (session.server.current === session) session.server.current = null;
    if (session.users === 0) void end(session);
  };

  function evictIdle(): void {
    for (const session of open) {
      if (open.size < limits.maxSessions) break;
      if (session.users === 0) void end(session);
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
      await onConnected(server, null);
      return session;
    } catch (error) {
      if (error instanceof ToolServerError) {
        server.breaker.onFailure();
        await onConnected(server, error);
      } else server.breaker.onCancel();
      throw error;
    } finally {
      server.opening = null;
    }
  }

  async function acquire(server: Server, signal: AbortSignal): Promise<Session> {
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

  return {
    acquire,
    release,
    retire,
    close: async () => void (await endsWithin(Promise.all([...open].map(end)), maxCloseMs)),
  };
}
