// `npm run bench:scheduler` measures tasks that are due at the same time, with one, two and four workers. It compares
// them with pg-boss alone, and then measures an idle worker.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../../server/platform/database/migrate.js';
import { startEmbeddedPostgres } from '../../../server/embedded/postgres/index.js';
import { dailyAt, insertAgent, insertTasks } from '../../scheduled-tasks/data.js';
import { openTestDatabase } from '../../support/database.js';
import { urlOf } from '../../support/database-server.js';
import type { Message, Order, Report } from './order.js';

const organizationId = 'org_2kBench';
const dueTasks = Number(process.env['TASKS'] ?? 10_000);
const runTasks = Number(process.env['RUNS'] ?? 1_000);
const storedTasks = Number(process.env['STORED'] ?? 100_000);
const restSeconds = Number(process.env['REST_SECONDS'] ?? 30);
const dayMs = 24 * 3_600_000;

const folder = mkdtempSync(join(tmpdir(), 'agent-platform-bench-'));
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'postgres'),
  settings: { max_connections: '150' },
  log: () => undefined,
});
const url = urlOf(postgres.connection, postgres.connection.database);
const database = openTestDatabase(url, 4);
await migrate(database);
const agentId = await insertAgent(database, organizationId);

async function store(count: number): Promise<void> {
  await database.raw('truncate task_executions, scheduled_tasks, messages, conversations cascade');
  await database.raw('delete from pgboss.job');
  const later = new Date(Date.now() + dayMs);
  await insertTasks(database, {
    organizationId,
    agentId,
    count,
    prompt: 'What is new since yesterday?',
    schedule: dailyAt(later),
    nextRunAt: later,
  });
  await database.raw('vacuum analyze');
}

const next = async (child: ChildProcess): Promise<Message> => (await once(child, 'message'))[0] as Message;

async function startWorkers(count: number, order: Omit<Order, 'url' | 'organizationId'>): Promise<ChildProcess[]> {
  const workers = Array.from({ length: count }, () =>
    fork(
      fileURLToPath(new URL('worker.ts', import.meta.url)),
      [JSON.stringify({ ...order, url, organizationId } satisfies Order)],
      { execArgv: ['--import', 'tsx'] },
    ),
  );
  await Promise.all(workers.map(next));
  return workers;
}

async function reportOf(worker: ChildProcess): Promise<Report> {
  const report = next(worker);
  worker.send('report');
  return (await report) as Report;
}

interface Measured {
  startsPerSecond: number;
  p50: number;
  p99: number;
}

/**
 * Measures the delay of each start after the time at which all tasks are due. With pg-boss alone, the delay begins when
 * the workers begin to store jobs.
 */
async function measure(what: Order['what'], workerCount: number, tasks: number): Promise<Measured> {
  await store(what === 'pg-boss' ? 0 : tasks);
  const workers = await startWorkers(workerCount, { what, share: Math.ceil(tasks / workerCount) });
  await sleep(1_500);
  const go = Date.now() + 2_000;
  if (what !== 'pg-boss')
    await database('scheduled_tasks').update({ next_run_at: new Date(go), schedule: dailyAt(new Date(go)) });
  await sleep(Math.max(0, go - Date.now()));
  workers.forEach((worker) => worker.send({ go }));
  let lags: number[] = [];
  for (const deadline = Date.now() + 600_000; lags.length < tasks; await sleep(500)) {
    if (Date.now() > deadline) throw new Error(`only ${lags.length} of ${tasks} were started`);
    lags = (await Promise.all(workers.map(reportOf))).flatMap(({ lagsMs }) => lagsMs);
  }
  workers.forEach((worker) => worker.kill('SIGKILL'));
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  lags.sort((one, other) => one - other);
  const at = (share: number) => lags[Math.min(lags.length - 1, Math.floor(share * lags.length))] ?? 0;
  return { startsPerSecond: (tasks / (lags.at(-1) ?? 1)) * 1_000, p50: at(0.5), p99: at(0.99) };
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);

async function table(): Promise<void> {
  console.log(
    '| workers | scheduler: starts/s | lag p50 | lag p99 | pg-boss alone: starts/s | ratio | with replies: runs/s |\n' +
      '|---|---|---|---|---|---|---|',
  );
  for (const workerCount of [1, 2, 4]) {
    const scheduler = await measure('scheduler', workerCount, dueTasks);
    const plain = await measure('pg-boss', workerCount, dueTasks);
    const runs = await measure('runs', workerCount, runTasks);
    const ratio = (scheduler.startsPerSecond / plain.startsPerSecond).toFixed(2);
    console.log(
      `| ${workerCount} | ${scheduler.startsPerSecond.toFixed(0)} | ${seconds(scheduler.p50)} s | ` +
        `${seconds(scheduler.p99)} s | ${plain.startsPerSecond.toFixed(0)} | ${ratio} | ` +
        `${runs.startsPerSecond.toFixed(0)} |`,
    );
  }
}

async function atRest(): Promise<void> {
  await store(storedTasks);
  const [worker] = await startWorkers(1, { what: 'scheduler', share: 0 });
  if (worker === undefined) return;
  await sleep(5_000);
  const before = await reportOf(worker);
  await sleep(restSeconds * 1_000);
  const after = await reportOf(worker);
  worker.kill('SIGKILL');
  const share = (after.cpuMs - before.cpuMs) / (restSeconds * 10);
  console.log(
    `\nAt rest with ${storedTasks} tasks stored: ${share.toFixed(2)} % of a core, ` +
      `${((after.statements - before.statements) / restSeconds).toFixed(1)} statements a second. ` +
      'The query for due tasks:',
  );
  const { rows } = await database.raw<{ rows: { 'QUERY PLAN': string }[] }>(
    `explain (analyze, buffers, costs off) select now() as at
     where exists (select from scheduled_tasks where next_run_at <= now())`,
  );
  rows.forEach((row) => console.log(row['QUERY PLAN']));
}

try {
  if (dueTasks > 0) await table();
  await atRest();
} finally {
  await database.destroy();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
