// Tests that an organization with many jobs does not delay other organizations, for any number of workers.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { createBench, handlerOf, type WorkerBench } from './support.js';

let bench: WorkerBench;
beforeEach(async () => void (bench = await createBench()));
afterEach(() => bench?.stop());

const jobsOf = (organizationId: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ queue: 'run', data: { organizationId, n } }));

/** `run` resolves when the test ends it. `began` has the organization of each run. */
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
    if (index === -1) throw new Error(`no job of ${organizationId} is running`);
    open.splice(index, 1)[0]?.end();
  };
  return { began, open, run, endOne, endAll: () => open.splice(0).forEach(({ end }) => end()) };
}

test('two workers obey the limit of an organization, and start jobs of others before its waiting jobs', async () => {
  const { began, open, run, endOne, endAll } = createRuns();
  const handler = handlerOf('run', run, { concurrency: 4, concurrencyPerOrganization: 3 });
  await bench.queue.open([handler]);
  await bench.enqueue(...jobsOf('org_many', 40));
  await Promise.all([bench.start({ jobs: [handler] }), bench.start({ jobs: [handler] })]);
  await eventually(
    () => began.length,
    (count) => count === 3,
  );
  await bench.enqueue(...jobsOf('org_one', 1));
  await eventually(
    () => began,
    (all) => all.includes('org_one'),
  );
  await sleep(500); // several polls of both workers
  expect(began).toEqual(['org_many', 'org_many', 'org_many', 'org_one']);

  // When a run ends, one waiting job starts.
  for (let ended = 1; ended <= 4; ended++) {
    endOne('org_many');
    await eventually(
      () => began.length,
      (count) => count === 4 + ended,
    );
    expect(open.filter(({ organizationId }) => organizationId === 'org_many')).toHaveLength(3);
  }
  const draining = setInterval(endAll, 20);
  await eventually(
    () => bench.rows('run'),
    (rows) => rows.every(({ state }) => state === 'completed'),
    20_000,
  );
  clearInterval(draining);
  expect(began).toHaveLength(41);
}, 40_000);

test('free capacity goes to an organization without running jobs before one that has waited longer', async () => {
  const { began, run, endOne, endAll } = createRuns();
  const handler = handlerOf('run', run, { concurrency: 4, concurrencyPerOrganization: 2 });
  await bench.queue.open([handler]);
  await bench.enqueue(...jobsOf('org_a', 20));
  await bench.enqueue(...jobsOf('org_b', 20));
  await bench.start({ jobs: [handler] });
  await eventually(
    () => began.length,
    (count) => count === 4,
  );
  expect([...began].sort()).toEqual(['org_a', 'org_a', 'org_b', 'org_b']);
  await bench.enqueue(...jobsOf('org_late', 20));
  endOne('org_a');
  await eventually(
    () => began.length,
    (count) => count === 5,
  );
  expect(began[4]).toBe('org_late');
  endAll();
});

test("an organization whose limit exceeds a worker's capacity does not delay the first jobs of others", async () => {
  const { began, run, endAll } = createRuns();
  const handler = handlerOf('run', run, { concurrency: 4, concurrencyPerOrganization: 10 });
  await bench.queue.open([handler]);
  await bench.enqueue(...jobsOf('org_many', 20));
  await bench.enqueue(...jobsOf('org_one', 1));
  await bench.start({ jobs: [handler] });
  await eventually(
    () => began.length,
    (count) => count === 4,
  );
  expect([...began].sort()).toEqual(['org_many', 'org_many', 'org_many', 'org_one']);
  endAll();
});

test('two organizations do not take all capacity of an idle worker while a third waits for its first job', async () => {
  const { began, run, endAll } = createRuns();
  const handler = handlerOf('run', run, { concurrency: 4, concurrencyPerOrganization: 2 });
  await bench.queue.open([handler]);
  for (const name of ['org_a', 'org_b', 'org_late']) await bench.enqueue(...jobsOf(name, 2));
  await bench.start({ jobs: [handler] });
  await eventually(
    () => began.length,
    (count) => count === 4,
  );
  expect(new Set(began)).toEqual(new Set(['org_a', 'org_b', 'org_late']));
  endAll();
});

test('a worker runs every job of 200 organizations with one job each', async () => {
  const began: string[] = [];
  const handler = handlerOf('run', async ({ data }) => began.push(String(data['organizationId'])), {
    concurrency: 4,
    concurrencyPerOrganization: 2,
  });
  await bench.queue.open([handler]);
  const names = Array.from({ length: 200 }, (_, n) => `org_${n}`);
  await bench.enqueue(...names.flatMap((name) => jobsOf(name, 1)));
  await bench.start({ jobs: [handler] });
  await eventually(
    () => began.length,
    (count) => count === 200,
    20_000,
  );
  expect(new Set(began).size).toBe(200);
}, 30_000);

test("four workers that fetch concurrently never exceed an organization's limit", async () => {
  const running = new Map<string, number>();
  const highest = new Map<string, number>();
  const run = async ({ data }: { data: Readonly<Record<string, unknown>> }) => {
    const name = String(data['organizationId']);
    const now = (running.get(name) ?? 0) + 1;
    running.set(name, now);
    highest.set(name, Math.max(now, highest.get(name) ?? 0));
    await sleep(5 + ((Number(data['n']) * 37) % 40));
    running.set(name, (running.get(name) ?? 0) - 1);
  };
  const handler = handlerOf('run', run, { concurrency: 10, concurrencyPerOrganization: 2 });
  await bench.queue.open([handler]);
  await Promise.all(Array.from({ length: 4 }, () => bench.start({ jobs: [handler] }, { pollIntervalMs: 20 })));
  // The jobs come in batches, so that workers are often idle when several jobs of an organization arrive.
  for (let portion = 0; portion < 20; portion++) {
    await bench.enqueue(...['org_a', 'org_b', 'org_c'].flatMap((name) => jobsOf(name, 5)));
    await sleep(100);
  }
  await eventually(
    () => bench.ends.filter(({ outcome }) => outcome === 'completed').length,
    (count) => count === 300,
    60_000,
  );
  expect(Object.fromEntries(highest)).toEqual({ org_a: 2, org_b: 2, org_c: 2 });
}, 90_000);
