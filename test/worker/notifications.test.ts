// Tests that Postgres notifies a worker of jobs that other processes store.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createJobQueues } from '../../server/platform/jobs/index.js';
import { eventually } from '../support/eventually.js';
import { createBench, handlerOf, type WorkerBench } from './support.js';

let bench: WorkerBench;
const ran: unknown[] = [];
const handler = handlerOf('notified', async ({ data }) => void ran.push(data['n']));

/** Stores a job as another process does. */
async function enqueueElsewhere(n: number): Promise<void> {
  const queue = createJobQueues({ database: bench.database, leaseMs: 2_000 });
  await queue.open([handler]);
  await bench.database.transaction((transaction) => queue.enqueue(transaction, [{ queue: 'notified', data: { n } }]));
}

const untilRan = (n: number) =>
  eventually(
    () => ran,
    (all) => all.includes(n),
    30_000,
  );

beforeAll(async () => {
  bench = await createBench();
  // The worker polls only after the test has ended.
  await bench.start({ jobs: [handler] }, { pollIntervalMs: 600_000 });
});
afterAll(() => bench?.stop());

test('a job of another process starts without a poll', async () => {
  await enqueueElsewhere(1);
  await untilRan(1);
}, 60_000);

test('a worker that loses its connection opens another and finds the jobs that were stored in between', async () => {
  const { rows } = await bench.database.raw<{ rows: { pid: number }[] }>(
    `select pg_terminate_backend(pid), pid from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query like 'listen %'`,
  );
  expect(rows).toHaveLength(1);
  await enqueueElsewhere(2);
  await untilRan(2);
  await enqueueElsewhere(3);
  await untilRan(3);
}, 90_000);
