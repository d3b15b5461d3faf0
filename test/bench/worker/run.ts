// `npm run bench:worker` measures the cost of the job engine. README.md explains the figures.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createBoss } from '../../../server/platform/jobs/pg-boss/create-boss.js';
import { startTestDatabaseServer } from '../../support/database-server.js';
import { eventually } from '../../support/eventually.js';
import { createBench, handlerOf } from '../../worker/support.js';

const jobCount = Number(process.env['JOBS'] ?? 5_000);
const batchSize = 50;
const rounds = Number(process.env['ROUNDS'] ?? 5);
const restSeconds = Number(process.env['REST_SECONDS'] ?? 20);
const backlogSize = Number(process.env['BACKLOG'] ?? 200_000);

const jobs = (count: number) => Array.from({ length: count }, (_, n) => ({ data: { n } }));
const summary = (ms: number) => `${Math.round(ms)} ms`;

/** Returns the time that a worker takes for jobs that do nothing, in milliseconds. */
async function worker(concurrencyPerOrganization?: number): Promise<number> {
  const bench = await createBench();
  const handler = handlerOf('work', async () => undefined, {
    concurrency: batchSize,
    ...(concurrencyPerOrganization && { concurrencyPerOrganization }),
  });
  await bench.queue.open([handler]);
  await bench.enqueue(...jobs(jobCount).map((job) => ({ ...job, queue: 'work' })));
  const startedAt = performance.now();
  await bench.start({ jobs: [handler] });
  await eventually(
    () => bench.ends.length,
    (count) => count === jobCount,
    60_000,
  );
  const durationMs = performance.now() - startedAt;
  await bench.stop();
  return durationMs;
}

/** Returns the time of a loop that only fetches and completes the same jobs with pg-boss. */
async function bare(): Promise<number> {
  const bench = await createBench();
  const boss = createBoss(bench.database);
  await boss.createQueue('work');
  await boss.insert('work', jobs(jobCount));
  const startedAt = performance.now();
  for (
    let batch = await boss.fetch('work', { batchSize });
    batch.length > 0;
    batch = await boss.fetch('work', { batchSize })
  ) {
    await boss.complete(
      'work',
      batch.map(({ id }) => id),
    );
  }
  const durationMs = performance.now() - startedAt;
  await bench.stop();
  return durationMs;
}

/** Measures an idle worker with as many queues as the service has, besides the queue of dead letters. */
async function atRest(): Promise<void> {
  const bench = await createBench();
  const handlers = Array.from({ length: 12 }, (_, n) =>
    handlerOf(`queue-${n}`, async () => undefined, n < 3 ? {} : { concurrencyPerOrganization: 2 }),
  );
  await bench.start({ jobs: handlers }, { pollIntervalMs: 2_000, leaseMs: 10_000 });
  await sleep(2_000);
  const { query } = pg.Client.prototype;
  let statements = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    statements++;
    return Reflect.apply(query, this, given) as never;
  } as typeof query;
  const before = process.cpuUsage();
  await sleep(restSeconds * 1_000);
  const { user, system } = process.cpuUsage(before);
  pg.Client.prototype.query = query;
  console.log(
    `at rest: ${(statements / restSeconds).toFixed(1)} statements/s, ` +
      `${((user + system) / restSeconds / 10_000).toFixed(2)} % of a core`,
  );
  await bench.stop();
}

/** Measures the fetch of a job that is behind many waiting jobs of an organization at its limit. */
async function backlog(): Promise<void> {
  const bench = await createBench();
  await bench.queue.open([{ queue: 'work', retries: 0 }]);
  const boss = createBoss(bench.database);
  const group = { id: 'org_many' };
  for (let stored = 0; stored < backlogSize; stored += 10_000)
    await boss.insert(
      'work',
      jobs(10_000).map((job) => ({ ...job, group })),
    );
  await boss.fetch('work', { batchSize: 2, groupConcurrency: 2 });
  const times: number[] = [];
  for (let look = 0; look < 5; look++) {
    await boss.insert('work', [{ data: {}, group: { id: `org_${look}` } }]);
    const startedAt = performance.now();
    if ((await boss.fetch('work', { batchSize: 10, groupConcurrency: 2 })).length !== 1)
      throw new Error('the other organization was not served');
    times.push(performance.now() - startedAt);
  }
  console.log(`fetch behind ${backlogSize} jobs of an organization at its limit: ${times.map(summary).join(', ')}`);
  await bench.stop();
}

const server = await startTestDatabaseServer(undefined);
process.env['TEST_DATABASE_SERVER'] = JSON.stringify(server.location);
try {
  for (let round = 1; round <= rounds; round++) {
    const [bareMs, workerMs, limitedMs] = [await bare(), await worker(), await worker(batchSize)];
    const perSecond = (ms: number) => `${Math.round((jobCount / ms) * 1_000)} jobs/s`;
    console.log(
      `bare ${perSecond(bareMs)}, worker ${perSecond(workerMs)} (${(bareMs / workerMs).toFixed(2)} of it), ` +
        `with a limit per organization ${perSecond(limitedMs)}`,
    );
  }
  await atRest();
  await backlog();
} finally {
  await server.stop();
}
