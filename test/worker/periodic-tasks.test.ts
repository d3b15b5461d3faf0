// Tests that each periodic task runs in one worker at a time, even if a process crashes.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTables, killWorkerProcesses, startWorkerProcess } from './processes.js';
import { eventually } from '../support/eventually.js';
import { createBench, testLeaseMs, type WorkerBench } from './support.js';

let bench: WorkerBench;
beforeEach(async () => {
  bench = await createBench();
  await createTables(bench.database);
});
afterEach(async () => {
  await killWorkerProcesses();
  await bench?.stop();
});

interface Beat {
  worker: string;
  is_end: boolean;
  at: Date;
}
const beats = () => bench.database<Beat>('beats').orderBy('at');

test('two processes that share a task run it one at a time, at the configured interval', async () => {
  await Promise.all([startWorkerProcess(bench.url, 'one'), startWorkerProcess(bench.url, 'two')]);
  const startsOf = (list: Beat[]) => list.filter(({ is_end }) => !is_end);
  const startedAt = performance.now();
  await bench.database('beats').delete();
  await eventually(beats, (list) => startsOf(list).length >= 5);
  await killWorkerProcesses();
  const all = await beats();
  // The interval is one second. Two processes that do not share the task would start it twice as often.
  expect(startsOf(all).length).toBeLessThanOrEqual((performance.now() - startedAt) / 1_000 + 2);
  // A run that began before the deletion of the rows may end after it.
  const first = all.findIndex(({ is_end }) => !is_end);
  all.slice(first).forEach(({ is_end }, index) => expect(is_end).toBe(index % 2 === 1));
});

test('after kill -9 during a run, another process runs the task as soon as the lease expires', async () => {
  const stuck = await startWorkerProcess(bench.url, 'stuck');
  await eventually(beats, (list) => list.length === 1);
  await startWorkerProcess(bench.url, 'heir');
  await sleep(testLeaseMs * 1.5);
  expect(await beats()).toHaveLength(1); // the first process is running and holds the task
  await bench
    .database('periodic_tasks')
    .where({ name: 'heartbeat' })
    .update({ started_at: bench.database.raw(`now() + interval '1 hour'`) });
  await stuck.kill('SIGKILL');
  // If the other process waited for the next regular start, this would take an hour.
  const [, next] = await eventually(beats, (list) => list.length >= 2);
  expect(next).toMatchObject({ worker: 'heir' });
});

test('a stopping worker interrupts its run and releases the task, which the next worker runs immediately', async () => {
  // The lease does not expire during the test.
  const stuck = await startWorkerProcess(bench.url, 'stuck', 600_000);
  await eventually(beats, (list) => list.length === 1);
  // Moves the start of the run to the future. If the run were complete, the task would be due only after that time.
  await bench
    .database('periodic_tasks')
    .where({ name: 'heartbeat' })
    .update({ started_at: bench.database.raw(`now() + interval '1 hour'`) });
  expect(await stuck.kill('SIGTERM')).toBe(0);
  await startWorkerProcess(bench.url, 'heir');
  await eventually(beats, (list) => list.some(({ worker }) => worker === 'heir'));
});

test('a failing task is logged, runs again, and does not delay others', async () => {
  const runs = { bad: 0, good: 0 };
  const bad = { name: 'bad', everyMs: 1_000, run: async () => Promise.reject(new Error(`no ${++runs.bad}`)) };
  const good = { name: 'good', everyMs: 1_000, run: async () => void runs.good++ };
  await bench.start({ periodic: [bad, good] });
  await eventually(
    () => runs,
    (count) => count.bad >= 2 && count.good >= 2,
  );
  expect(bench.logs.filter(({ level }) => level === 50)[0]).toMatchObject({ task: 'bad', err: { message: 'no 1' } });
});

test('a changed interval applies immediately', async () => {
  let runs = 0;
  const task = (everyMs: number) => ({ name: 'task', everyMs, run: async () => void runs++ });
  const worker = await bench.start({ periodic: [task(3_600_000)] });
  await eventually(
    () => runs,
    (count) => count === 1,
  );
  await sleep(1_500);
  await worker.stop(1_000);
  expect(runs).toBe(1);
  await bench.start({ periodic: [task(1_000)] });
  await eventually(
    () => runs,
    (count) => count >= 3,
  );
});
