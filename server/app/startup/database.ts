import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import {
  abortConnections,
  createDatabase,
  createSharedConnections,
  pooledSessionOf,
  type DatabaseOptions,
} from '../../platform/database/pool.js';
import { warningOfConnections } from '../../platform/database/connection-budget.js';
import { migrate } from '../../platform/database/migrate.js';
import { isBehindPooler, storeAsRoleDefaults, type SessionSettings } from '../../platform/database/pooler.js';
import { rethrowAsEnvironmentError } from '../../platform/database/rethrow-as-environment-error.js';
import { readEmbeddedPostgresConnection, startEmbeddedPostgres } from '../../embedded/postgres/index.js';
import { findRunningComponent } from './running-component.js';
import type { StartupContext } from './startup-context.js';

export interface OpenDatabase {
  readonly database: Knex;
  /** Pool for `getInteractions`, so that slow clients of its streams delay only this operation. */
  readonly streamConnections: Knex;
  /**
   * Pool on which runs start, renew their leases, store their events, and end, so that other work cannot delay them.
   */
  readonly runConnections: Knex;
  /** Opens another pool on the same database. The caller closes it. */
  openPool(applicationName: string, size: number, options?: PoolOptions): Knex;
  /** Calls the listener with the SQLSTATE of each error on a connection of this process. */
  onErrorCode(listener: (code: string) => void): void;
  /** Replaces each idle connection before its next use. */
  renewConnections(): void;
  /** Closes all connections immediately and opens no more. */
  abortConnections(): void;
}

type Connection = DatabaseOptions['connection'];
type PoolOptions = Partial<Pick<DatabaseOptions, 'acquireTimeoutMs' | 'statementTimeoutMs' | 'replyTimeoutMs' | 'log'>>;

const ownerWatchMs = 500;

/** Pool size of a worker for its leases and results. Jobs use other pools. */
export const workerPoolSize = 3;
/** Connections on which a worker is notified of new jobs. */
const listenerConnections = 1;
const readinessPoolSize = 1;

/**
 * Most replies of `getInteractions` end within this time. Others can last until the deadline, so a longer wait for
 * a connection rarely helps.
 */
const streamAcquireTimeoutMs = 1_500;

export async function openDatabase(start: StartupContext): Promise<OpenDatabase> {
  const { config, logger } = start;
  const { kind, url, maxPrepared, connectTimeoutMs, statementTimeoutMs } = config.database;
  let connection: Connection;
  if (kind === 'external') connection = { connectionString: url ?? '' };
  else connection = (await connectToRunning(start)) ?? (await startEmbedded(start));
  const hasPooler =
    kind === 'external' && (await isBehindPooler(connection, connectTimeoutMs).catch(rethrowAsEnvironmentError(url)));
  const pooledSession = hasPooler ? pooledSessionOf(statementTimeoutMs) : null;
  const shared = createSharedConnections({ maxPrepared, pooledSession });
  const listeners: ((code: string) => void)[] = [];
  const common = {
    shared,
    connection,
    statementTimeoutMs,
    acquireTimeoutMs: connectTimeoutMs,
    onErrorCode: (code: string) => listeners.forEach((listener) => listener(code)),
    log: logger,
  };
  const openPool: OpenDatabase['openPool'] = (applicationName, poolSize, options) =>
    createDatabase({ ...common, applicationName, poolSize, ...options });
  const pools = openPools(start, openPool);
  await migrate(pools.database).catch(rethrowAsEnvironmentError(url));
  if (kind === 'external') await setUpExternal(start, pools.database, pooledSession);
  return {
    ...pools,
    openPool,
    onErrorCode: (listener) => void listeners.push(listener),
    renewConnections: () => void (shared.suspectSinceMs = performance.now()),
    abortConnections: () => abortConnections(shared),
  };
}

function openPools({ config, onClose }: StartupContext, openPool: OpenDatabase['openPool']) {
  const { poolSize, streamPoolSize, runPoolSize } = config.database;
  const pools = {
    database: openPool('agent-platform', poolSize),
    streamConnections: openPool('agent-platform-streams', streamPoolSize, { acquireTimeoutMs: streamAcquireTimeoutMs }),
    runConnections: openPool('agent-platform-runs', runPoolSize),
  };
  for (const pool of Object.values(pools)) onClose(() => pool.destroy());
  return pools;
}

/**
 * Behind a pooler, stores the session settings as defaults of the database role, because the pooler does not pass them
 * on. Otherwise, warns if Postgres may have too few connections.
 */
async function setUpExternal(
  { config, logger, group, onReady }: StartupContext,
  database: Knex,
  pooledSession: SessionSettings | null,
): Promise<void> {
  onReady('Postgres at DATABASE_URL');
  if (pooledSession !== null) {
    await storeAsRoleDefaults(database, pooledSession);
    onReady('connections through a pooler');
    return;
  }
  if (group?.startsFirst === false) return;
  const { poolSize, streamPoolSize, runPoolSize } = config.database;
  const ofWorker = config.role === 'api' ? 0 : workerPoolSize + listenerConnections;
  const perProcess = poolSize + streamPoolSize + runPoolSize + readinessPoolSize + ofWorker;
  const warning = await warningOfConnections(database, perProcess, config.http.processes);
  if (warning !== null) logger.warn(warning);
}

async function startEmbedded({ config, logger, onClose, onReady, fail }: StartupContext): Promise<Connection> {
  const dataDir = resolve(config.dataDir, 'postgres');
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => logger.debug({ part: 'postgres' }, line) });
  let stopping = false;
  onClose(() => {
    stopping = true;
    return postgres.stop();
  });
  void postgres.exited.then(({ status, signal, lastErrors }) => {
    if (stopping) return;
    // The lines of Postgres are logged at level `debug`, so repeat its last errors at a level that operators see.
    logger.error({ part: 'postgres', status, signal, lines: lastErrors }, 'the embedded Postgres exited');
    fail('the embedded Postgres exited');
  });
  onReady(`embedded Postgres ${postgres.version} (runs as ${postgres.runsAs})`);
  return postgres.connection;
}

/** Returns the connection to the Postgres of another process, or null if this process must run Postgres. */
async function connectToRunning(start: StartupContext): Promise<Connection | null> {
  const dataDir = resolve(start.config.dataDir, 'postgres');
  const find = () => readEmbeddedPostgresConnection(dataDir);
  const connection = await findRunningComponent(start, 'embedded Postgres', async () => find());
  if (connection === null) return null;
  // The database stops with the process that runs it, and may have another address after a restart. So this process
  // must stop too.
  const watch = setInterval(() => {
    if (!isDeepStrictEqual(find(), connection)) start.fail('the process that ran the embedded Postgres has exited');
  }, ownerWatchMs);
  start.onClose(() => clearInterval(watch));
  start.onReady('embedded Postgres of another process');
  return connection;
}
