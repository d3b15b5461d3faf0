import knex, { type Knex } from 'knex';
import pg from 'pg';
import { pausedMs } from '../event-loop/pauses.js';
import { WatchedClient, type WatchedClientConfig } from './watched-client.js';
import { applyToSession, type SessionSettings } from './pooler.js';
import { PreparedStatements } from './prepared.js';

export interface DatabaseOptions {
  /** A URL or its components. `host` may be the folder of a Unix socket. */
  readonly connection:
    | { readonly connectionString: string }
    | {
        readonly host: string;
        readonly port: number;
        readonly user: string;
        readonly database: string;
        readonly password?: string;
      };
  readonly poolSize: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  /**
   * Maximum duration of a statement. Postgres cancels a longer one, and the error has the kind `timeout`. Behind a
   * pooler in transaction mode, the limit of `shared.pooledSession` applies instead.
   */
  readonly statementTimeoutMs: number;
  /** Maximum wait for a free or a new connection. A longer wait fails with the kind `unavailable`. Default: 5,000. */
  readonly acquireTimeoutMs?: number;
  /** A connection that receives no reply for longer counts as lost. Default: the statement timeout plus 5 seconds. */
  readonly replyTimeoutMs?: number;
  /** State shared by the pools of a process. Default: this pool has its own. */
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

/** Maximum time from the end of a statement's time limit until Postgres reports the cancellation. */
const replyMarginMs = 5_000;
/**
 * A connection that was idle for longer is checked before its next use, so that statements do not wait for lost
 * connections after an outage.
 */
export const idleCheckAfterMs = 10_000;
const idleCheckTimeoutMs = 2_000;
/** Maximum wait for Postgres to end a connection. Then its socket is closed. */
const maxCloseMs = 1_000;

/** The first query opens the first connection. `destroy()` aborts statements that still run after `maxCloseMs`. */
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
  const { replyTimeoutMs = statementTimeoutMs + replyMarginMs } = options;
  const { pooledSession } = shared;
  const settings: WatchedClientConfig = {
    ...connection,
    application_name: applicationName,
    connectionTimeoutMillis: acquireTimeoutMs,
    replyTimeoutMs,
    prepared: shared.prepared,
    // The other connections were probably lost too. `isUsable` refuses each connection that has received nothing since
    // `silentSinceMs`.
    onReplyTimeout: (silentSinceMs) => (shared.suspectSinceMs = Math.max(shared.suspectSinceMs, silentSinceMs)),
    ...(onErrorCode === undefined ? {} : { onErrorCode }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(pooledSession === null ? startParametersOf(statementTimeoutMs) : {}),
    types: { getTypeParser },
  };
  const database = knex({
    client: 'pg',
    // A function, because knex copies an object deeply and prints parts of it in warnings.
    connection: () => settings as Knex.PgConnectionConfig,
    pool: {
      // By default, Knex keeps two idle connections open.
      min: 0,
      max: poolSize,
      acquireTimeoutMillis: acquireTimeoutMs,
      idleTimeoutMillis: 30_000,
      validate: (connection: WatchedClient) => isUsable(connection, shared, acquireTimeoutMs),
      ...(pooledSession === null
        ? {}
        : {
            afterCreate(connection: WatchedClient, done: (error: Error | null) => void) {
              applyToSession(connection, pooledSession).then(() => done(null), done);
            },
          }),
    },
    log: knexLog(log),
  });
  superviseConnections(database, shared);
  return database;
}

async function isUsable(
  connection: WatchedClient,
  { suspectSinceMs }: SharedConnections,
  acquireTimeoutMs: number,
): Promise<boolean> {
  const { isReadOnly, hasLostStatement, isCancelled, hasEnded } = connection;
  if (isReadOnly || hasLostStatement || isCancelled || hasEnded) return false;
  if (connection.lastReceivedMs <= suspectSinceMs) return false;
  if (performance.now() - connection.lastReceivedMs < idleCheckAfterMs) return true;
  return connection.isResponding(Math.min(idleCheckTimeoutMs, acquireTimeoutMs));
}

const knexLog = (log: DatabaseLog) => ({
  warn: (message: unknown) => log.warn(textOf(message)),
  error: (message: unknown) => log.error(textOf(message)),
  debug: (message: unknown) => log.debug(textOf(message)),
  deprecate: (method: string, alternative: string) => log.warn(`knex: ${method} is deprecated, use ${alternative}`),
});

const limitsOf = (statementTimeoutMs: number) => ({
  statement_timeout: statementTimeoutMs,
  // Ends the transaction of a client that stalled or lost its network, to release its locks. Keep-alive probes do not
  // detect a stalled client, and detect a lost network only after a minute.
  idle_in_transaction_session_timeout: statementTimeoutMs + replyMarginMs,
});

/**
 * JIT compilation is off, because the statements are short. Keep-alive probes end the sessions of a client that lost
 * its network. By default, Postgres keeps such sessions for two hours. The parameter `options` of the database URL
 * replaces `options` here.
 */
const startParametersOf = (statementTimeoutMs: number) => ({
  ...limitsOf(statementTimeoutMs),
  options: '-c jit=off -c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3',
});

/** The same for all pools, because a pooler may give a session to any pool. */
export const pooledSessionOf = (statementTimeoutMs: number): SessionSettings => ({
  ...Object.fromEntries(Object.entries(limitsOf(statementTimeoutMs)).map(([name, value]) => [name, String(value)])),
  jit: 'off',
});

export interface SharedConnections {
  /** Connections that received no data after this time, by `performance.now()`, are replaced before their next use. */
  suspectSinceMs: number;
  readonly pools: Set<OpenPool>;
  /** Whether `abortConnections` was called. If so, every attempt to open a connection fails. */
  isAborted: boolean;
  readonly prepared: PreparedStatements;
  /** Settings for each session behind a pooler in transaction mode, or null without one. */
  readonly pooledSession: SessionSettings | null;
}

interface OpenPool {
  abort(): void;
}

/** Permanently closes the connections of all open pools. Everything that waits for them fails immediately. */
export function abortConnections(shared: SharedConnections): void {
  shared.isAborted = true;
  for (const pool of shared.pools) pool.abort();
}

interface SharedConnectionOptions {
  readonly maxPrepared?: number;
  readonly pooledSession?: SessionSettings | null;
}

export const createSharedConnections = ({
  maxPrepared = 0,
  pooledSession = null,
}: SharedConnectionOptions = {}): SharedConnections => ({
  suspectSinceMs: -Infinity,
  pools: new Set(),
  isAborted: false,
  // A prepared statement belongs to one session, and a pooler may give the next use another session.
  prepared: new PreparedStatements(pooledSession === null ? maxPrepared : 0),
  pooledSession,
});

/**
 * Repeats failed work if the process was paused during it: a time limit may have passed before the process could read
 * the reply.
 */
async function despitePause<Result>(work: () => Promise<Result>): Promise<Result> {
  const pausedBeforeMs = pausedMs();
  try {
    return await work();
  } catch (error) {
    if (pausedMs() === pausedBeforeMs) throw error;
    return work();
  }
}

/** Replaces pg's client with `WatchedClient`, and closes connections even if Postgres does not respond. */
function superviseConnections(database: Knex, shared: SharedConnections): void {
  const client = database.client as Knex.Client & { driver: unknown; pool?: Pool };
  const open = new Set<WatchedClient>();
  const abort = (connection: WatchedClient) => connection.abort(closedMessage, 'ECONNABORTED');
  const openPool: OpenPool = {
    abort() {
      open.forEach(abort);
      client.pool?.pendingAcquires.forEach((pending) => pending.reject(closedError()));
    },
  };
  shared.pools.add(openPool);
  const closeTimeoutMs = () => (shared.isAborted ? 0 : maxCloseMs);
  class Client extends WatchedClient {
    constructor(config: WatchedClientConfig) {
      // The pool may create this client for a call that began before the abort. The short timeout makes that call fail.
      super(shared.isAborted ? { ...config, connectionTimeoutMillis: 1 } : config);
      open.add(this);
      this.once('end', () => open.delete(this));
    }
  }
  client.driver = { ...pg, Client };
  const acquire = client.acquireConnection.bind(client) as () => Promise<unknown>;
  const acquireUnlessAborted = async () => {
    if (shared.isAborted) throw closedError();
    return acquire();
  };
  client.acquireConnection = () =>
    despitePause(acquireUnlessAborted).catch((error: unknown) => {
      throw describeTimeout(error);
    });
  client.destroyRawConnection = async (connection: WatchedClient) => {
    const timer = setTimeout(() => abort(connection), closeTimeoutMs());
    await connection.end();
    clearTimeout(timer);
  };
  const destroy = client.destroy.bind(client);
  client.destroy = async (callback: () => void) => {
    shared.pools.delete(openPool);
    const timer = setTimeout(() => open.forEach(abort), closeTimeoutMs());
    await destroy(callback);
    clearTimeout(timer);
  };
}

/** Parts of Knex's connection pool (package tarn) that the types of Knex omit. */
interface Pool {
  readonly pendingAcquires: readonly { reject(error: Error): void }[];
}

const closedMessage = 'Connection closed';
const closedError = () => Object.assign(new Error(closedMessage), { code: 'ECONNABORTED' });

/** Replaces Knex's message, which suspects a mistake in the program: "Are you missing a .transacting(trx) call?". */
function describeTimeout(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'KnexTimeoutError') return error;
  const { message, stack } = error;
  error.message = noFreeConnection;
  if (stack !== undefined) error.stack = stack.replace(message, noFreeConnection);
  return error;
}

const noFreeConnection =
  'No connection to Postgres became free in time: all are in use, or Postgres does not accept new ones';

/** Returns the first line. Knex logs the whole stack of an error that the caller logs too. */
function textOf(message: unknown): string {
  return String(message).split('\n')[0] ?? '';
}

/** Returns the parser of a Postgres type. `pg.types.setTypeParser` would change all clients in the process. */
function getTypeParser(type: number, format: 'text' | 'binary' = 'text'): (value: string) => unknown {
  const { builtins } = pg.types;
  if (format === 'text' && type === builtins.INT8) return parseSafeInteger;
  if (format === 'text' && type === int8Array) return parseSafeIntegerArray;
  return pg.types.getTypeParser(type, format as 'text') as (value: string) => unknown;
}

/** The type of bigint[], which pg does not name. */
const int8Array: number = 1016;

/** Parses 64-bit results such as count(*) and sum(integer). Throws if a number would lose precision. */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
  return value;
}

function parseSafeIntegerArray(text: string): unknown {
  const asTexts: unknown = pg.types.getTypeParser(int8Array, 'text')(text);
  const convert = (item: unknown): unknown =>
    Array.isArray(item) ? item.map(convert) : item === null ? null : parseSafeInteger(String(item));
  return convert(asTexts);
}
