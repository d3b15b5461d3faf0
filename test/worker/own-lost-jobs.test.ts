// Tests a worker that fetches a job whose earlier attempt it still runs. This happens after an outage of the database
// that is longer than the lease.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../support/eventually.js';
import { createBench, handlerOf, type WorkerBench } from './support.js';

const leaseMs = 2_000;
let bench: WorkerBench;
beforeEach(async () => void (bench = await createBench()));
afterEach(() => bench?.stop());

/** Repeatedly makes the heartbeat of the first attempt old, until the maintenance ends this attempt. */
const expireFirstAttempt = () =>
  eventually(
    async () =>
      (
        await bench.database.raw<{ rows: unknown[] }>(
          `update pgboss.job set heartbeat_on = now() - interval '1 hour'
           where name = 'work' and state = 'active' and retry_count = 0 returning id`,
        )
      ).rows,
    (rows) => rows.length === 0,
  );

test('a worker that fetches its own lost job interrupts the earlier attempt and keeps the new one', async () => {
  const events: string[] = [];
  const work = handlerOf(
    'work',
    async ({ attempt, signal }) => {
      events.push(`start ${attempt}`);
      if (attempt > 1) return sleep(3 * leaseMs, undefined, { signal });
      await once(signal, 'abort');
      // Ends after the second attempt has begun.
      await sleep(1_000);
      events.push('end 1');
      throw signal.reason;
    },
    { timeLimitMs: 60_000, onDeadLetter: async () => void events.push('dead letter') },
  );
  await bench.start({ jobs: [work] }, { leaseMs });
  await bench.enqueue({ queue: 'work', data: {} });
  await eventually(
    () => events,
    ({ length }) => length > 0,
  );
  await expireFirstAttempt();
  const rows = await eventually(
    () => bench.rows('work'),
    ([job]) => job !== undefined && ['completed', 'failed'].includes(job.state),
    30_000,
  );
  expect(rows).toMatchObject([{ state: 'completed' }]);
  expect(events).toEqual(['start 1', 'start 2', 'end 1']);
}, 60_000);
