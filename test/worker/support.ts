// Creates a queue and workers on a database of their own, with the handlers of a test.
import type { Knex } from 'knex';
import { createLogger } from '../../server/platform/log/logger.js';
import {
  createJobQueues,
  startWorker,
  type JobHandler,
  type JobAttempt,
  type NewJob,
  type JobQueues,
  type PeriodicTask,
  type Worker,
} from '../../server/platform/jobs/index.js';
import { acquireTestDatabase, openTestDatabase, type TestDatabase } from '../support/database.js';

export interface WorkerBench {
  readonly database: Knex;
  readonly url: string;
  readonly queue: JobQueues;
  /** Every line that workers logged, parsed. */
  readonly logs: Record<string, unknown>[];
  readonly ends: { queue: string; outcome: string }[];
  start(
    work: { jobs?: readonly JobHandler[]; periodic?: readonly PeriodicTask[] },
    settings?: { pollIntervalMs?: number; leaseMs?: number },
  ): Promise<Worker>;
  enqueue(...jobs: NewJob[]): Promise<void>;
  /** Returns, for each job of a queue, the row of its last attempt, oldest first. */
  rows(queue: string): Promise<JobRow[]>;
  stop(): Promise<void>;
}

export interface JobRow {
  id: string;
  state: string;
  retry_count: number;
  output: { message?: string } | null;
  start_after: Date;
  created_on: Date;
}

export const testLeaseMs = 2_000;

/** Uses a new database, or the migrated one that the test passes. */
export async function createBench(given?: TestDatabase): Promise<WorkerBench> {
  const testDatabase = given ?? (await acquireTestDatabase());
  const { database, url } = testDatabase;
  const queue = createJobQueues({ database, leaseMs: testLeaseMs });
  const logs: Record<string, unknown>[] = [];
  const ends: { queue: string; outcome: string }[] = [];
  const log = createLogger('info', {
    write: (line: string) => void logs.push(JSON.parse(line) as Record<string, unknown>),
  });
  const workers: Worker[] = [];
  const pools: Knex[] = [];
  return {
    database,
    url,
    queue,
    logs,
    ends,
    async start({ jobs = [], periodic = [] }, { pollIntervalMs = 100, leaseMs = testLeaseMs } = {}) {
      await queue.open(jobs);
      const pool = openTestDatabase(url, 3);
      pools.push(pool);
      const worker = await startWorker({
        jobs,
        periodic,
        database: pool,
        queue,
        settings: { pollIntervalMs, leaseMs },
        log,
        onJobEnded: ({ queue: name, outcome }) => void ends.push({ queue: name, outcome }),
        onPeriodicTaskEnded: () => undefined,
      });
      workers.push(worker);
      return worker;
    },
    enqueue: (...jobs) => database.transaction((transaction) => queue.enqueue(transaction, jobs)),
    async rows(name) {
      const { rows } = await database.raw<{ rows: JobRow[] }>(
        `select distinct on (coalesce(data->'_history'->>'id', id::text)) * from pgboss.job where name = ?
         order by coalesce(data->'_history'->>'id', id::text), created_on desc`,
        [name],
      );
      return rows.sort((one, other) => one.created_on.getTime() - other.created_on.getTime());
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop(0)));
      await Promise.all(pools.map((pool) => pool.destroy()));
      await testDatabase.release();
    },
  };
}

/** Returns a handler with small limits. A test passes the limits that it depends on. */
export function handlerOf(
  queue: string,
  run: (job: JobAttempt) => Promise<unknown>,
  settings: Partial<Omit<JobHandler, 'queue' | 'run'>> = {},
): JobHandler {
  return {
    queue,
    concurrency: 4,
    timeLimitMs: 10_000,
    retries: 3,
    ...settings,
    run: async (job) => void (await run(job)),
  };
}
