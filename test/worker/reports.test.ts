// Tests that a worker reports the end of a job again after the database refused the report.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobAttempt } from '../../server/platform/jobs/port.js';
import { eventually } from '../support/eventually.js';
import { createBench, handlerOf, type WorkerBench } from './support.js';

let bench: WorkerBench;
beforeEach(async () => {
  bench = await createBench();
});
afterEach(() => bench?.stop());

/**
 * Makes the first reports fail as in a database that is starting. A sequence counts the reports, because a rollback
 * does not reset it.
 */
async function refuseReports(count: number): Promise<void> {
  await bench.database.raw(`
    create sequence reports;
    create function refuse_report() returns trigger language plpgsql as $$ begin
      if nextval('reports') <= ${count} then raise exception using errcode = '57P03'; end if;
      return new;
    end $$;
    create trigger refuse_report before update on pgboss.job for each row
      when (new.state in ('completed', 'failed') and old.state = 'active') execute function refuse_report();`);
}

const outcomesOfWork = () => bench.ends.filter(({ queue }) => queue === 'work').map(({ outcome }) => outcome);

const work = (run: () => Promise<void>) => handlerOf('work', run, { retries: 1 });

/** Runs a job whose first three reports are refused, and waits until the given number of attempts is reported. */
async function runJob(run: () => Promise<void>, attempts: number): Promise<void> {
  await bench.queue.open([work(run)]);
  await refuseReports(3);
  await bench.start({ jobs: [work(run)] });
  await bench.enqueue({ queue: 'work', data: {} });
  await eventually(
    () => outcomesOfWork(),
    (list) => list.length === attempts,
  );
}

test.each([
  ['an ordinary message', 'it failed', 'it failed'],
  ['a message that Postgres cannot store', 'NUL \0 and \ud800', 'NUL \ufffd and \ufffd'],
])('a failed job is retried, and its last failure is stored, with %s', async (_title, message, stored) => {
  let attempts = 0;
  await runJob(() => {
    attempts++;
    return Promise.reject(new Error(message));
  }, 2);
  expect(attempts).toBe(2);
  expect(outcomesOfWork()).toEqual(['failed', 'failed']);
  expect(await bench.rows('work')).toMatchObject([
    { state: 'failed', output: { message: expect.stringContaining(stored) } },
  ]);
  const lines = bench.logs.filter(({ msg }) => /is retried/.test(String(msg)));
  expect(lines.length).toBeGreaterThan(0);
});

test('a completed job does not run again after the database refused the report of its end', async () => {
  let attempts = 0;
  await runJob(() => Promise.resolve(void attempts++), 1);
  expect(attempts).toBe(1);
  expect(await bench.rows('work')).toMatchObject([{ state: 'completed' }]);
});

test('a job that completes 1.5 s after the grace period is reported', async () => {
  let isRunning = false;
  const run = async ({ signal }: JobAttempt) => {
    isRunning = true;
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    await sleep(1_500);
  };
  await bench.queue.open([handlerOf('work', run)]);
  const worker = await bench.start({ jobs: [handlerOf('work', run)] });
  await bench.enqueue({ queue: 'work', data: {} });
  await eventually(
    () => isRunning,
    (value) => value,
  );
  await worker.stop(0);
  expect(outcomesOfWork()).toEqual(['completed']);
  expect(await bench.rows('work')).toMatchObject([{ state: 'completed' }]);
});
