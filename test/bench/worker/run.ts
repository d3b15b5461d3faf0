// How many jobs that do nothing a worker gets through, beside pg-boss' own fetch and complete in a bare loop: `npm run bench:worker`.
// Rounds alternate, on one Postgres, in one process; compare the ratios, not the times of two machines.
import PgBoss from 'pg-boss';
import { startTestDatabaseServer } from '../../support/database-server.js';
import { eventually } from '../../support/eventually.js';
import { createBench, handlerOf } from '../../worker/support.js';

const COUNT = 5_000;
const AT_ONCE = 50;
const ROUNDS = 5;

async function ours(): Promise<number> {
  const bench = await createBench();
  const handler = handlerOf('work', async () => undefined, { concurrency: AT_ONCE });
  await bench.queue.open([handler]);
  await bench.enqueue(...Array.from({ length: COUNT }, (_, n) => ({ queue: 'work', data: { n } })));
  const startedAt = performance.now();
  await bench.start({ jobs: [handler] });
  await eventually(() => bench.ends.length, (count) => count === COUNT, 60_000);
  const durationMs = performance.now() - startedAt;
  await bench.stop();
  return durationMs;
}

async function bare(): Promise<number> {
  const bench = await createBench();
  const boss = new PgBoss({ connectionString: bench.url, migrate: false, supervise: false, schedule: false, max: 3 });
  boss.on('error', console.error);
  await boss.start();
  await boss.createQueue('work');
  await boss.insert(Array.from({ length: COUNT }, (_, n) => ({ name: 'work', data: { n } })));
  const startedAt = performance.now();
  for (let jobs = await boss.fetch('work', { batchSize: AT_ONCE }); jobs.length > 0; jobs = await boss.fetch('work', { batchSize: AT_ONCE })) {
    await boss.complete('work', jobs.map(({ id }) => id));
  }
  const durationMs = performance.now() - startedAt;
  await boss.stop({ graceful: false });
  await bench.stop();
  return durationMs;
}

const server = await startTestDatabaseServer(undefined);
process.env['TEST_DATABASE_SERVER'] = JSON.stringify(server.location);
try {
  for (let round = 1; round <= ROUNDS; round++) {
    const bareMs = await bare();
    const oursMs = await ours();
    console.log(`bare ${Math.round(bareMs)} ms, worker ${Math.round(oursMs)} ms for ${COUNT} jobs: ${(bareMs / oursMs).toFixed(2)} of its speed, ${Math.round((COUNT / oursMs) * 1000)} jobs/s`);
  }
} finally {
  await server.stop();
}
