// Opens the pool of connections that everything else works through.
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { WatchedClient, type WatchedClientConfig } from './connection.js';

export interface DatabaseOptions {
  /** A URL, or the parts of one; `host` may be the folder of a Unix socket. */
  readonly connection:
    | { readonly connectionString: string }
    | {
        readonly host: string;
        readonly port: number;
        readonly user: string;
        readonly database: string;
        readonly password?: string;
      };
  /** Most connections at one time. */
  readonly poolSize: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  /** The server gives up a statement that takes longer; such an error has the kind `timeout`. */
  readonly statementTimeoutMs: number;
  /** How long to wait for a free connection or for a new one; then the error has the kind `unavailable`. Default 5,000. */
  readonly acquireTimeoutMs?: number;
  /** Silence of the server for longer means that a connection is lost. Default: five seconds more than a statement may take. */
  readonly replyTimeoutMs?: number;
  /** Shared by the pools of a process. Default: of this pool alone. */
  readonly shared?: SharedConnections;
  /** Called with the SQLSTATE of each error that the server reports. */
  readonly onErrorCode?: (code: string) => void;
  readonly log: DatabaseLog;
}

export interface DatabaseLog {
  warn(message: string): void;
  error(message: string): void;
  debug(message: string): void;
}

/** A statement that takes too long is ended by Postgres, which then replies; silence for longer means that the connection is lost. */
const REPLY_MARGIN_MS = 5_000;
/** A connection that was idle for longer is checked before its next use, so that after an outage no statement waits for a lost one. */
const IDLE_CHECK_AFTER_MS = 10_000;
const IDLE_CHECK_TIMEOUT_MS = 2_000;
/** Maximum time for the goodbye to Postgres. */
const CLOSE_TIMEOUT_MS = 1_000;

/** Opens no connection yet: the first query does. Close with `destroy()`, which ends statements that are still running after a second. */
export function createDatabase(options: DatabaseOptions): Knex {
  const {
    connection,
    poolSize,
    applicationName,
    statementTimeoutMs,
    acquireTimeoutMs = 5_000,
    onErrorCode,
    log,
  } = options;
  const { shared = createSharedConnections() } = options;
  const { replyTimeoutMs = statementTimeoutMs + REPLY_MARGIN_MS } = options;
  const settings: WatchedClientConfig = {
    ...connection,
    application_name: applicationName,
    statement_timeout: statementTimeoutMs,
    // Postgres does not notice a client that a network outage cut off, and would hold the locks of its transaction.
    idle_in_transaction_session_timeout: statementTimeoutMs + REPLY_MARGIN_MS,
    connectionTimeoutMillis: acquireTimeoutMs,
    replyTimeoutMs,
    // The other connections have probably been lost at the same time; validation replaces those that have received nothing since.
    onReplyTimeout: (silentSinceMs) => (shared.suspectSinceMs = Math.max(shared.suspectSinceMs, silentSinceMs)),
    ...(onErrorCode === undefined ? {} : { onErrorCode }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Postgres compiles what it takes for costly. The statements of a service are short, and the lists of the dashboard begin to answer
    // long before they would be compiled. Options in the URL of a database replace this one.
    // Keep-alive probes from the side of Postgres, so that sessions of a client that was cut off do not use up its connections for two hours.
    options: '-c jit=off -c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
    types: { getTypeParser },
  };
  const validate = async (candidate: WatchedClient): Promise<boolean> => {
    if (candidate.isReadOnly || candidate.lastReceivedMs <= shared.suspectSinceMs) return false;
    if (performance.now() - candidate.lastReceivedMs < IDLE_CHECK_AFTER_MS) return true;
    return candidate.replies(Math.min(IDLE_CHECK_TIMEOUT_MS, acquireTimeoutMs));
  };
  const database = knex({
    client: 'pg',
    // A function, because knex makes a deep copy of an object and prints parts of it in its warnings.
    connection: () => settings as Knex.PgConnectionConfig,
    // An idle connection that the server closes is noticed by knex (it listens for 'error' on each one) and is replaced on
    // its next use; min 0 so that a server that went away is not called in a loop.
    pool: { min: 0, max: poolSize, acquireTimeoutMillis: acquireTimeoutMs, idleTimeoutMillis: 30_000, validate },
    log: {
      warn: (message: unknown) => log.warn(textOf(message)),
      error: (message: unknown) => log.error(textOf(message)),
      debug: (message: unknown) => log.debug(textOf(message)),
      deprecate: (method: string, alternative: string) => log.warn(`knex: ${method} is deprecated, use ${alternative}`),
    },
  });
  superviseConnections(database, shared);
  return database;
}

/** What the pools of a process know of their connections together. */
export interface SharedConnections {
  /** Connections that have received nothing since this time of `performance.now()` are replaced before their next use. */
  suspectSinceMs: number;
  /** One for each open pool. */
  readonly limitWaits: Set<(maxWaitMs: number) => void>;
}

export const createSharedConnections = (): SharedConnections => ({ suspectSinceMs: -Infinity, limitWaits: new Set() });

/** Replaces pg's client by the watched one, and closes connections even if Postgres does not react. */
function superviseConnections(database: Knex, shared: SharedConnections): void {
  const client = database.client as Knex.Client & { driver: unknown; pool?: { acquireTimeoutMillis: number } };
  const open = new Set<WatchedClient>();
  let maxWaitMs = Infinity;
  const limitWaits = (waitMs: number) => {
    maxWaitMs = waitMs;
    const { pool } = client;
    // The pool is gone once the database was closed.
    if (pool !== undefined) pool.acquireTimeoutMillis = Math.min(pool.acquireTimeoutMillis, waitMs);
    for (const connection of open) connection.limitReplies(waitMs);
  };
  shared.limitWaits.add(limitWaits);
  const abort = (connection: WatchedClient) => connection.abort('Connection closed', 'ECONNABORTED');
  class Client extends WatchedClient {
    constructor(config: WatchedClientConfig) {
      super({ ...config, connectionTimeoutMillis: Math.min(config.connectionTimeoutMillis ?? Infinity, maxWaitMs) });
      this.limitReplies(maxWaitMs);
      open.add(this);
      this.once('end', () => open.delete(this));
    }
  }
  client.driver = { ...pg, Client };
  client.destroyRawConnection = async (connection: WatchedClient) => {
    const timer = setTimeout(() => abort(connection), CLOSE_TIMEOUT_MS);
    await connection.end();
    clearTimeout(timer);
  };
  const destroy = client.destroy.bind(client);
  client.destroy = async (callback: () => void) => {
    shared.limitWaits.delete(limitWaits);
    const timer = setTimeout(() => open.forEach(abort), CLOSE_TIMEOUT_MS);
    await destroy(callback);
    clearTimeout(timer);
  };
}

/** Knex logs "Acquire connection error: <stack>"; one line is enough, the error itself goes its own way. */
function textOf(message: unknown): string {
  return String(message).split('\n')[0] ?? '';
}

/** The parsers of this pool only: pg's own table of parsers is shared by every user of pg in the process. */
function getTypeParser(type: number, format: 'text' | 'binary' = 'text'): (value: string) => unknown {
  const { builtins } = pg.types;
  if (format === 'text' && type === builtins.INT8) return parseSafeInteger;
  if (format === 'text' && type === INT8_ARRAY) return parseSafeIntegerArray;
  return pg.types.getTypeParser(type, format as 'text') as (value: string) => unknown;
}

/** Not among pg's named types. */
const INT8_ARRAY: number = 1016;

/** count(*) and sum(integer) are 64 bits wide. Throws where a number would no longer be exact, instead of rounding. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
  return value;
}

function parseSafeIntegerArray(text: string): unknown {
  const asTexts: unknown = pg.types.getTypeParser(INT8_ARRAY, 'text')(text);
  const convert = (item: unknown): unknown =>
    Array.isArray(item) ? item.map(convert) : item === null ? null : parseSafeInteger(String(item));
  return convert(asTexts);
}
