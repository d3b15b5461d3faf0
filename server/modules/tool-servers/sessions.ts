// Connects runs to tool servers, delays new attempts after a failure, and reports whether the servers work.
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
  /**
   * Called when a connection attempt or a tool call shows whether the server works. `failure` is null if it works.
   * Consecutive successes with one session are reported only at intervals. Must not reject.
   */
  onUsed(key: ServerKey, settings: ConnectionSettings, failure: string | null): Promise<void>;
  readonly limits?: Partial<SessionLimits>;
}

export interface SessionLimits extends PoolLimits {
  /** Delay after a failed attempt to connect. Doubles with each failure, up to `maxPauseMs`. */
  readonly initialPauseMs: number;
  readonly maxPauseMs: number;
}

export interface ToolServerSessions {
  /**
   * Returns a connection, which the caller must close. Discards a session with other settings. Throws ToolServerError
   * or the signal's reason.
   */
  use(
    key: ServerKey,
    settings: ConnectionSettings,
    addressOf: () => ToolServerAddress,
    signal: AbortSignal,
  ): Promise<ToolServerConnection>;
  /** Discards the session and failures of a server, unless the server has the settings in `keep`. */
  forget(key: ServerKey, keep?: ConnectionSettings | null): void;
  close(): Promise<void>;
}

const defaultLimits: SessionLimits = {
  maxSessions: 200,
  maxIdlePerOrganization: 50,
  idleMs: 300_000,
  maxAgeMs: 600_000,
  maxListAgeMs: 30_000,
  initialPauseMs: 30_000,
  maxPauseMs: 300_000,
};

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
  // Keep servers without a session too, because their circuit breakers count failures.
  const maxServers = 2 * limits.maxSessions;
  const servers = new Map<string, Server>();

  const report = async (server: Server, failure: ToolServerError | null): Promise<void> => {
    const nowMs = performance.now();
    if (failure === null && server.lastFailure === null && nowMs - server.reportedAtMs < reportEveryMs) return;
    // Omit the cause, because it may contain text from the server.
    server.lastFailure = failure && new ToolServerError(failure.failure, failure.message);
    server.reportedAtMs = nowMs;
    await onUsed(server.key, server.settings, failure?.message ?? null);
  };

  const pool = createSessionPool({ client, limits, onConnectAttempt: report });

  /** Makes space for another server. Keeps servers with a session, because a run may use the session. */
  function evictUnused(): void {
    for (const [name, server] of servers) {
      if (servers.size < maxServers) break;
      if (server.opening === null && !pool.hasSession(server)) servers.delete(name);
    }
  }

  function serverOf(key: ServerKey, settings: ConnectionSettings, addressOf: () => ToolServerAddress): Server {
    const known = servers.get(nameOf(key));
    if (known !== undefined) return known;
    evictUnused();
    const server = newServer(limits, key, settings, addressOf);
    servers.set(nameOf(key), server);
    return server;
  }

  function forget(key: ServerKey, keep: ConnectionSettings | null = null): void {
    const server = servers.get(nameOf(key));
    if (server === undefined || (keep !== null && isSameConnection(server.settings, keep))) return;
    servers.delete(nameOf(key));
    server.isForgotten = true;
    if (server.current) pool.retire(server.current);
  }

  return {
    async use(key, settings, addressOf, signal) {
      // Another process may have changed the settings.
      forget(key, settings);
      const session = await pool.acquire(serverOf(key, settings, addressOf), signal);
      return createPooledConnection(session, pool, report);
    },

    forget,

    async close() {
      servers.clear();
      await pool.close();
    },
  };
}
