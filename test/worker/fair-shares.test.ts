// One organization with a great many jobs must not keep the others waiting, however many workers there are.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { createBench, handlerOf, type WorkerBench } from './support.js';

let bench: WorkerBench;
beforeEach(async () => void (bench = await createBench()));
afterEach(() => bench?.stop());

const jobsOf = (organizationId: string, count: number) => Array.from({ length: count }, (_, n) => ({ queue: 'run', data: { organizationId, n } }));

/** Runs end when they are told to; says of whom each began. */
function createRuns() {
  const began: string[] = [];
  const open: { organizationId: string; end: () => void }[] = [];
  const run = async ({ data }: { data: Readonly<Record<string, unknown>> }) => {
    const organizationId = String(data['organizationId']);
    began.push(organizationId);
    await new Promise<void>((end) => open.push({ organizationId, end }));
  };
  const endOne = (organizationId: string) => {
    const index = open.findIndex((one) => one.organizationId === organizationId);
    open.splice(index, 1)[0]?.end();
  };
  return { began, open, run, endOne, endAll: () => open.splice(0).forEach(({ end }) => end()) };
}

test('an organization has no more than its share at one time, over all workers, and another one begins beside it at once', async () => {
  const { began, open, run, endOne, endAll } = createRuns();
  const handler = handlerOf('run', run, { concurrency: 4, organizationShare: 3 });
  await bench.queue.open([handler]);
  await bench.enqueue(...jobsOf('org_many', 40));
  await Promise.all([bench.start({ jobs: [handler] }), bench.start({ jobs: [handler] })]);
  await eventually(() => began.length, (count) => count === 3);
  await bench.enqueue(...jobsOf('org_one', 1));
  await eventually(() => began, (all) => all.includes('org_one'));
  await sleep(500); // several looks of both workers
  expect(began).toEqual(['org_many', 'org_many', 'org_many', 'org_one']);

  // Each that ends makes room for one more.
  for (let ended = 1; ended <= 4; ended++) {
    endOne('org_many');
    await eventually(() => began.length, (count) => count === 4 + ended);
    expect(open.filter(({ organizationId }) => organizationId === 'org_many')).toHaveLength(3);
  }
  const draining = setInterval(endAll, 20);
  await eventually(() => bench.rows('run'), (rows) => rows.every(({ state }) => state === 'completed'), 20_000);
  clearInterval(draining);
  expect(began).toHaveLength(41);
}, 40_000);

test('a place that becomes free goes to the organization that has the fewest, not to the one that came first', async () => {
  const { began, run, endOne, endAll } = createRuns();
  const handler = handlerOf('run', run, { concurrency: 4, organizationShare: 2 });
  await bench.queue.open([handler]);
  await bench.enqueue(...jobsOf('org_a', 20));
  await bench.enqueue(...jobsOf('org_b', 20));
  await bench.start({ jobs: [handler] });
  await eventually(() => began.length, (count) => count === 4);
  expect([...began].sort()).toEqual(['org_a', 'org_a', 'org_b', 'org_b']);
  await bench.enqueue(...jobsOf('org_late', 20));
  endOne('org_a');
  await eventually(() => began.length, (count) => count === 5);
  expect(began[4]).toBe('org_late');
  endAll();
});

test('among more organizations than one look goes through, everybody has a turn', async () => {
  const began: string[] = [];
  const handler = handlerOf('run', async ({ data }) => began.push(String(data['organizationId'])), { concurrency: 4, organizationShare: 2 });
  await bench.queue.open([handler]);
  const names = Array.from({ length: 200 }, (_, n) => `org_${n}`);
  await bench.enqueue(...names.flatMap((name) => jobsOf(name, 1)));
  await bench.start({ jobs: [handler] });
  await eventually(() => began.length, (count) => count === 200, 20_000);
  expect(new Set(began).size).toBe(200);
}, 30_000);

test('a job that waits for a place costs one look for each poll, not a loop', async () => {
  const { began, run, endAll } = createRuns();
  const handler = handlerOf('run', run, { concurrency: 4, organizationShare: 1 });
  // Counts calls on the connections that are opened from now on.
  await bench.database.raw(`do $$ begin execute format('alter database %I set track_functions = ''pl''', current_database()); end $$`);
  await bench.queue.open([handler]);
  await bench.enqueue(...jobsOf('org_a', 5));
  await bench.start({ jobs: [handler] });
  await eventually(() => began.length, (count) => count === 1);
  const calls = async () => {
    const { rows } = await bench.database.raw<{ rows: { calls: number }[] }>(`select calls::integer from pg_stat_user_functions where funcname = 'take_jobs'`);
    return rows[0]?.calls ?? 0;
  };
  const before = await calls();
  await sleep(2_000); // polled every 100 ms; Postgres tells of them up to a second later
  const looks = (await calls()) - before;
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThanOrEqual(35);
  endAll();
});
