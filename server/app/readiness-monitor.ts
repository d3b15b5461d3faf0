// Checks on a separate connection whether this process can serve requests and run jobs.
import type { Knex } from 'knex';
import type { WatchedClient } from '../platform/database/watched-client.js';
import { runningMs } from '../platform/event-loop/pauses.js';
import { statusOf, type Readiness, type ReadinessCause } from '../platform/process/readiness.js';
import type { OpenDatabase } from './startup/database.js';
import type { StartupContext } from './startup/startup-context.js';

export interface ReadinessMonitor {
  current(): Readiness;
  /** Returns whether the latest two checks failed to reach the database. On a busy machine, a single check can fail. */
  isDatabaseUnavailable(): boolean;
  /** Returns false while this process probably cannot write to the database. */
  canWrite(): boolean;
  /**
   * After this call, `signing_keys_missing` is a cause while no keys to verify tokens are known. `load` fetches missing
   * keys, and returns whether keys are known. Resolves after the first fetch, or if it fails, after the next check.
   */
  watchKeys(load: () => Promise<boolean>): Promise<void>;
  /** After this call, `starting` is no longer a cause. */
  finishStart(): void;
  /** After this call, `jobs_stalled` is a cause if jobs wait and `pool` has released no connection for some time. */
  watchWorker(pool: Knex): void;
}

export interface ReadinessDependencies {
  readonly opened: OpenDatabase;
  depths(): Promise<readonly { state: string; count: number }[]>;
}

const checkIntervalMs = 1_000;
const checkTimeoutMs = 2_000;
const checkLimits = {
  acquireTimeoutMs: checkTimeoutMs,
  statementTimeoutMs: checkTimeoutMs,
  replyTimeoutMs: checkTimeoutMs,
};
/** Logs nothing, because the pool would log each failed check. */
const quiet = { warn: () => undefined, error: () => undefined, debug: () => undefined };
/** A full pool that has released no connection for this long is exhausted. */
const exhaustedAfterMs = 5_000;
const minStalledAfterMs = 15_000;
/** Minimum time from a failed write to the next test write. A failed test write starts this time again. */
const testWriteDelayMs = 10_000;

/** Causes during which this process can still write to the database. */
const harmlessForWrites: readonly ReadinessCause[] = ['jobs_stalled', 'signing_keys_missing'];

/** Causes of failed writes while reads still succeed, by the SQLSTATE of the error. */
const causeOfCode: Readonly<Record<string, ReadinessCause>> = {
  '25006': 'database_read_only',
  '53100': 'database_disk_full',
};

function createCauseSearch({ config }: StartupContext, { opened, depths }: ReadinessDependencies, pool: Knex) {
  const requests = watchReleases(opened.database);
  let worker: (() => PoolUse) | null = null;
  let hasKeys = true;
  let loadKeys = () => Promise.resolve(true);
  const refreshKeys = async () => void (hasKeys = await loadKeys());
  const stalledAfterMs = Math.max(minStalledAfterMs, 3 * config.worker.pollIntervalMs);

  return {
    async find(failedWrites: FailedWrites): Promise<ReadinessCause[]> {
      const { isFull, quietMs } = requests();
      // Do not wait, because an unresponsive identity provider must not delay the other checks.
      if (!hasKeys) void refreshKeys();
      const causes: ReadinessCause[] = isFull && quietMs > exhaustedAfterMs ? ['connections_exhausted'] : [];
      if (!hasKeys) causes.push('signing_keys_missing');
      const mode = await readMode(pool);
      if (mode === 'unreachable') return ['database_unreachable', ...causes];
      if (worker !== null && worker().quietMs > stalledAfterMs && (await hasWaitingJobs(depths)))
        causes.push('jobs_stalled');
      const found = new Set(await failedWrites.causes());
      if (mode === 'read only') found.add('database_read_only');
      return [...causes, ...found];
    },
    async watchKeys(load: () => Promise<boolean>): Promise<boolean> {
      loadKeys = load;
      await refreshKeys();
      return hasKeys;
    },
    watchWorker: (workerPool: Knex) => void (worker = watchReleases(workerPool)),
  };
}

/** Resolves after the first check. */
export async function openReadiness(
  start: StartupContext,
  dependencies: ReadinessDependencies,
): Promise<ReadinessMonitor> {
  const { logger, onClose, config } = start;
  const { opened } = dependencies;
  const openPool = () => opened.openPool('agent-platform-readiness', 1, { ...checkLimits, log: quiet });
  const pool = openPool();
  const search = createCauseSearch(start, dependencies, pool);
  const failedWrites = watchFailedWrites(opened, openPool);
  const servesRequests = config.role !== 'worker';
  let isStarting = true;
  let latest = { status: statusOf([], servesRequests), causes: [] as readonly ReadinessCause[], checkedAtMs: 0 };
  let unreachableChecks = 0;
  const check = async () => {
    const causes = await search.find(failedWrites);
    unreachableChecks = causes.includes('database_unreachable') ? unreachableChecks + 1 : 0;
    const status = statusOf(causes, servesRequests);
    if (latest.causes.join() !== causes.join()) {
      logger[status === 'ready' ? 'info' : 'error']({ status, causes }, `the process is ${status}`);
    }
    if (latest.causes.includes('database_read_only') && !causes.includes('database_read_only'))
      opened.renewConnections();
    latest = { status, causes, checkedAtMs: performance.now() };
  };
  await check();
  const { checkAgain, stop } = repeat(check);
  onClose(async () => {
    await stop();
    await pool.destroy();
  });
  return {
    current: () => ({
      ...(isStarting ? { status: 'unavailable', causes: ['starting', ...latest.causes] } : latest),
      ageMs: performance.now() - latest.checkedAtMs,
    }),
    finishStart: () => void (isStarting = false),
    isDatabaseUnavailable: () => unreachableChecks >= 2,
    canWrite: () => latest.causes.every((cause) => harmlessForWrites.includes(cause)) && failedWrites.isEmpty(),
    async watchKeys(load) {
      if (!(await search.watchKeys(load))) await checkAgain();
    },
    watchWorker: search.watchWorker,
  };
}

interface RepeatedCheck {
  /** Runs a check that begins after this call. */
  checkAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** Never runs two checks concurrently. */
function repeat(check: () => Promise<void>): RepeatedCheck {
  let running: Promise<void> | null = null;
  const run = () =>
    (running ??= check()
      .catch(() => undefined)
      .finally(() => (running = null)));
  const timer = setInterval(run, checkIntervalMs);
  timer.unref();
  return {
    async checkAgain() {
      await running;
      await run();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function readMode(pool: Knex): Promise<'writable' | 'read only' | 'unreachable'> {
  const client = pool.client as Knex.Client;
  try {
    const connection = (await client.acquireConnection()) as WatchedClient;
    try {
      const { rows } = (await connection.query(`select current_setting('transaction_read_only') as mode`)) as {
        rows: { mode: string }[];
      };
      // A session that began while the database was read-only may stay read-only, so the pool replaces its connection.
      connection.isReadOnly = rows[0]?.mode === 'on';
      return connection.isReadOnly ? 'read only' : 'writable';
    } finally {
      await client.releaseConnection(connection);
    }
  } catch {
    return 'unreachable';
  }
}

interface PoolUse {
  /** Whether the maximum number of connections is in use. */
  readonly isFull: boolean;
  /** Time since a connection was last released, excluding pauses of this process. */
  readonly quietMs: number;
}

interface Pool {
  readonly max: number;
  numUsed(): number;
  on(event: 'release', listener: () => void): void;
}

function watchReleases(database: Knex): () => PoolUse {
  const { pool } = database.client as { pool?: Pool };
  let releasedAtMs = runningMs();
  pool?.on('release', () => (releasedAtMs = runningMs()));
  return () => ({
    isFull: pool !== undefined && pool.numUsed() >= pool.max,
    quietMs: runningMs() - releasedAtMs,
  });
}

async function hasWaitingJobs(depths: ReadinessDependencies['depths']): Promise<boolean> {
  const found = await Promise.race([
    depths(),
    new Promise<[]>((resolve) => setTimeout(() => resolve([]), checkTimeoutMs).unref()),
  ]).catch(() => []);
  return found.some(({ state, count }) => state === 'waiting' && count > 0);
}

interface FailedWrites {
  /** Returns why writes fail. A cause lasts until a test write succeeds. */
  causes(): Promise<ReadinessCause[]>;
  isEmpty(): boolean;
}

function watchFailedWrites(opened: OpenDatabase, openPool: () => Knex): FailedWrites {
  const causes = new Set<ReadinessCause>();
  let failedAtMs = 0;
  opened.onErrorCode((code) => {
    const cause = causeOfCode[code];
    if (cause === undefined) return;
    causes.add(cause);
    failedAtMs = performance.now();
  });
  return {
    isEmpty: () => causes.size === 0,
    async causes() {
      if (causes.size > 0 && performance.now() - failedAtMs > testWriteDelayMs) {
        if (await tryTestWrite(openPool())) causes.clear();
        // The listener ignores other failures of the test write, such as a timeout, so set the time here too.
        else failedAtMs = performance.now();
      }
      return [...causes];
    },
  };
}

/**
 * Writes a temporary table of 1 MB and returns whether the write succeeded. Closes `pool`. Requires a new pool, because
 * a session that began while the database was read-only may stay read-only.
 */
async function tryTestWrite(pool: Knex): Promise<boolean> {
  const write = `create temp table readiness_check on commit drop
    as select repeat('x', 1000) from generate_series(1, 1000)`;
  try {
    await pool.transaction((transaction) => transaction.raw(write));
    return true;
  } catch {
    return false;
  } finally {
    await pool.destroy();
  }
}
