// Tests what happens to the jobs of a worker that is killed, stops, or misses its heartbeats.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTables, killWorkerProcesses, startWorkerProcess, type Run } from './processes.js';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';
import { createBench, handlerOf, testLeaseMs, type WorkerBench } from './support.js';

let bench: WorkerBench;
beforeEach(async () => {
  bench = await createBench();
  await createTables(bench.database);
  await bench.queue.open([
    { queue: 'slow', retries: 20, maxLostAttempts: 20 },
    { queue: 'poison', retries: 20 },
  ]);
});
afterEach(async () => {
  await killWorkerProcesses();
  await bench?.stop();
});

const runs = () => bench.database<Run>('runs').orderBy('started_at');
const slow = (ms: number) => ({ queue: 'slow', data: { ms } });

test('after kill -9 of a worker, another worker runs its job again within seconds', async () => {
  const doomed = await startWorkerProcess(bench.url, 'doomed');
  await bench.enqueue(slow(60_000));
  await eventually(runs, (list) => list.length === 1);
  await startWorkerProcess(bench.url, 'heir');
  const killedAt = Date.now();
  await doomed.kill('SIGKILL');
  const [, second] = await eventually(runs, (list) => list.length === 2);
  expect(second).toMatchObject({ worker: 'heir', attempt: 2 });
  const delayMs = (second?.started_at.getTime() ?? 0) - killedAt;
  console.log(`redelivered ${delayMs} ms after kill -9, with a lease of ${testLeaseMs} ms`);
  // Takes about 3 s: the lease, and the interval in which pg-boss looks for expired leases. If the job did not set its
  // own lease, the lease of the queue would apply, which is at least 10 s.
  const [job] = await bench.rows('slow');
  expect(job).toMatchObject({ heartbeat_seconds: testLeaseMs / 1_000 });
  expect(delayMs).toBeLessThan(30_000);
});

test('every job completes in the end, even if workers are killed repeatedly', async () => {
  const count = isFullRun ? 150 : 80;
  await bench.enqueue(...Array.from({ length: count }, () => slow(50)));
  const done = () =>
    bench.database('runs').whereNotNull('ended_at').countDistinct('job_id as n').first<{ n: number }>();
  let kills = 0;
  for (; (await done()).n < count && kills < (isFullRun ? 6 : 2); kills++) {
    const worker = await startWorkerProcess(bench.url, `w${kills}`, 1_000);
    await sleep(300);
    await worker.kill('SIGKILL');
  }
  const last = await startWorkerProcess(bench.url, 'last', 1_000);
  await eventually(
    () => bench.rows('slow'),
    (rows) => rows.every(({ state }) => state === 'completed'),
  );
  expect((await done()).n).toBe(count);
  // A job completes twice only if its worker was killed after the job ended, but before the worker reported the end.
  // So each kill repeats at most as many jobs as one worker runs concurrently.
  const repeated = await bench
    .database('runs')
    .whereNotNull('ended_at')
    .groupBy('job_id')
    .havingRaw('count(*) > 1')
    .select('job_id');
  expect(repeated.length).toBeLessThanOrEqual(kills * 5);
  console.log(`${count} jobs, ${kills} kills, ${repeated.length} done twice`);
  expect(await last.kill('SIGTERM')).toBe(0);
});

test('a stopping worker completes its jobs and takes no new ones', async () => {
  const worker = await startWorkerProcess(bench.url, 'polite');
  await bench.enqueue(...Array.from({ length: 8 }, () => slow(700)));
  await eventually(runs, (list) => list.length === 5);
  expect(await worker.kill('SIGTERM')).toBe(0);
  expect(await runs().whereNotNull('ended_at')).toHaveLength(5);
  expect((await bench.rows('slow')).map(({ state }) => state).sort()).toEqual([
    ...Array<string>(5).fill('completed'),
    ...Array<string>(3).fill('created'),
  ]);
});

test('a job that exceeds the grace period is requeued immediately, and its attempt does not count', async () => {
  const worker = await startWorkerProcess(bench.url, 'hurried');
  await bench.enqueue(slow(60_000));
  await eventually(runs, (list) => list.length === 1);
  const other = await startWorkerProcess(bench.url, 'other');
  expect(await worker.kill('SIGTERM')).toBe(0);
  const [, second] = await eventually(runs, (list) => list.length === 2);
  // If the job were not requeued immediately, its lease would expire, and this would be the second attempt.
  expect(second).toMatchObject({ worker: 'other', attempt: 1 });
  await other.kill('SIGKILL');
});

test('a worker that was frozen finds that another worker has its job, and continues with other jobs', async () => {
  const frozen = await startWorkerProcess(bench.url, 'frozen');
  await bench.enqueue(slow(4_000));
  await eventually(runs, (list) => list.length === 1);
  frozen.child.kill('SIGSTOP');
  const heir = await startWorkerProcess(bench.url, 'heir');
  await eventually(runs, (list) => list.length === 2);
  frozen.child.kill('SIGCONT');
  const [row] = await eventually(
    () => bench.rows('slow'),
    ([job]) => job?.state === 'completed',
  );
  expect(row?.retry_count).toBe(1);
  await bench.enqueue(...Array.from({ length: 10 }, () => slow(100)));
  await eventually(
    () => bench.rows('slow'),
    (rows) => rows.every(({ state }) => state === 'completed'),
  );
  const all = await runs();
  expect(all).toHaveLength(12);
  expect(all.slice(2).map(({ worker }) => worker)).toEqual(expect.arrayContaining(['frozen', 'heir']));
  await heir.kill('SIGKILL');
});

test('a job that lasts longer than its lease runs only once if its worker keeps running', async () => {
  const attempts: number[] = [];
  const long = handlerOf('long', async ({ attempt }) => {
    attempts.push(attempt);
    await sleep(testLeaseMs * 2.5);
  });
  await bench.start({ jobs: [long] });
  await bench.start({ jobs: [long] });
  await bench.enqueue({ queue: 'long', data: {} });
  await eventually(
    () => bench.rows('long'),
    ([row]) => row?.state === 'completed',
  );
  expect(attempts).toEqual([1]);
});

test('a job that two killed workers have run is not run again, and `onDeadLetter` is called', async () => {
  await bench.enqueue({ queue: 'poison', data: { ms: 60_000, organizationId: 'org_a' } });
  for (const count of [1, 2]) {
    const doomed = await startWorkerProcess(bench.url, `doomed ${count}`);
    await eventually(runs, (list) => list.length === count, 20_000);
    await doomed.kill('SIGKILL');
  }
  const third: number[] = [];
  const deadLetters: unknown[] = [];
  const onDeadLetter = async ({ data, cause }: { data: Readonly<Record<string, unknown>>; cause: string }) => {
    deadLetters.push({ ...data, cause });
    if (deadLetters.length === 1) throw new Error('the database is away');
  };
  await bench.start({
    jobs: [handlerOf('poison', async ({ attempt }) => third.push(attempt), { retries: 20, onDeadLetter })],
  });
  const [row] = await eventually(
    () => bench.rows('poison'),
    ([job]) => job?.state === 'failed',
    20_000,
  );
  expect(row?.retry_count).toBe(1);
  // The first call of `onDeadLetter` failed and is retried.
  await eventually(
    () => deadLetters.length,
    (count) => count === 2,
    20_000,
  );
  await eventually(
    () => bench.rows('dead-letter'),
    ([job]) => job?.state === 'completed',
  );
  expect(deadLetters).toEqual(Array(2).fill({ ms: 60_000, organizationId: 'org_a', cause: 'lost' }));
  expect(third).toEqual([]);
  expect(bench.logs.find(({ msg }) => String(msg).startsWith('a job became a dead letter'))).toMatchObject({
    level: 50,
    queue: 'poison',
  });
});

test('failures that the handler reports do not count as lost attempts; the last one calls `onDeadLetter`', async () => {
  const attempts: number[] = [];
  const deadLetters: string[] = [];
  const run = async ({ attempt }: { attempt: number }) => {
    attempts.push(attempt);
    throw new Error('the provider is down');
  };
  await bench.start({
    jobs: [
      handlerOf('failing', run, {
        retries: 3,
        maxLostAttempts: 1,
        onDeadLetter: async ({ cause }) => void deadLetters.push(cause),
      }),
    ],
  });
  await bench.enqueue({ queue: 'failing', data: {} });
  await eventually(
    () => deadLetters.length,
    (count) => count === 1,
    40_000,
  );
  expect(attempts).toEqual([1, 2, 3, 4]);
  expect(deadLetters).toEqual(['failed']);
});
