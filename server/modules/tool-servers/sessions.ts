// Gives runs the pooled sessions of tool servers, pauses connections to a server that failed, and reports the state of
// the servers.
import { createCircuitBreaker } from '../../platform/concurrency/circuit-breaker.js';
import {
  ToolServerError,
  type ToolServerAddress,
  type ToolServerClient,
  type ToolServerConnection,
} from '../../platform/tool-servers/port.js';
import { isSameConnection, type ConnectionSettings } from './connection-settings.js';
import { createPooledConnection } from './pooled-connection.js';
import { createSessionPool, type PoolLimits, type Server, type ServerKey } from './session-pool.js';

export interface SessionsDependencies {
  readonly client: Pick<ToolServerClient, 'connect'>;
  /** Called after the use of a server, at most once a minute while the server works. Never rejects. */
  onUsed(key: ServerKey, settings: ConnectionSettings, failure: string | null): Promise<void>;
  readonly limits?: Partial<SessionLimits>;
}

export interface SessionLimits extends PoolLimits {
  /** Delay before a server that could not be reached is tried again. Doubles with each failure, up to `maxPauseMs`. */
  readonly initialPauseMs: number;
  readonly maxPauseMs: number;
}

export interface ToolServerSessions {
  /**
   * Returns a connection; `close` releases it. A session with other settings is discarded. Throws ToolServerError or
   * the signal's reason.
   */
  use(
    key: ServerKey,
    settings: ConnectionSettings,
    addressOf: () => ToolServerAddress,
    signal: AbortSignal,
  ): Promise<ToolServerConnection>;
  /** Discards the session and the failures of a server, unless they belong to the settings in `keep`. */
  forget(key: ServerKey, keep?: ConnectionSettings | null): void;
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

/** Minimum interval between reports that a server works. */
const reportEveryMs = 60_000;

const nameOf = ({ organizationId, id }: ServerKey) => `${organizationId}/${id}`;

const newServer = (
  { initialPauseMs, maxPauseMs }: SessionLimits,
  key: ServerKey,
  settings: ConnectionSettings,
  addressOf: () => ToolServerAddress,
): Server => ({
  key,
  settings,
  addressOf,
  breaker: createCircuitBreaker({ failuresToOpen: 1, openMs: initialPauseMs, maxOpenMs: maxPauseMs }),
  opening: null,
  current: null,
  lastFailure: null,
  reportedAtMs: -Infinity,
  isForgotten: false,
});

export function createToolServerSessions({
  client,
  onUsed,
  limits: given = {},
}: SessionsDependencies): ToolServerSessions {
  const limits = { ...defaultLimits, ...given };
  const servers = new Map<string, Server>();

  const report = async (server: Server, failure: ToolServerError | null): Promise<void> => {
    const nowMs = performance.now();
    if (failure === null && server.lastFailure === null && nowMs - server.reportedAtMs < reportEveryMs) return;
    // Do not keep the cause, because it may contain text from the server.
    server.lastFailure = failure && new ToolServerError(failure.failure, failure.message);
    server.reportedAtMs = nowMs;
    await onUsed(server.key, server.settings, failure?.message ?? null);
  };

  function evictUnused(): void {
    for (const [name, server] of servers) {
      if (servers.size <= 2 * limits.maxSessions) break;
      if (server.current === null && server.opening === null) servers.delete(name);
    }
  }

  const pool = createSessionPool({
    client,
    limits,
    async onConnected(server, failure) {
      if (failure === null) evictUnused();
      await report(server, failure);
    },
  });

  function forget(key: ServerKey, keep: ConnectionSettings | null = null): void {
    const server = servers.get(nameOf(key));
    if (server === undefined || (keep !== null && isSameConnection(server.settings, keep))) return;
    servers.delete(nameOf(key));
    server.isForgotten = true;
    if (server.current) pool.retire(server.current);
  }

  return {
    async use(key, settings, addressOf, signal) {
      // Another process may have changed the settings of the server.
      forget(key, settings);
      const server = servers.get(nameOf(key)) ?? newServer(limits, key, settings, addressOf);
      servers.set(nameOf(key), server);
      return createPooledConnection(await pool.acquire(server, signal), pool, report);
    },

    forget,

    async close() {
      servers.clear();
      await pool.close();
    },
  };
}
