// `npm run bench:growth` measures lists and counts while one organization grows from 10,000 to 1,000,000 stored records
// (`SIZES`). Prints the table of README.md in this folder.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { conversationDays } from '../../../server/modules/dashboard/conversation-days-statements.js';
import { executionDays } from '../../../server/modules/scheduled-tasks/executions/count-queries.js';
import { createDatabase } from '../../../server/platform/database/pool.js';
import { dailyTotalTasks } from '../../../server/platform/daily-totals/periodic-tasks.js';
import { migrate } from '../../../server/platform/database/migrate.js';
import { databaseUrl, runStatement, startTestDatabaseServer } from '../../support/database-server.js';
import { startServer, type Server } from '../dashboard/process.js';
import { median } from '../figures.js';
import { addOnce, conversationId, grow } from './data.js';

const rounds = Number(process.env['ROUNDS'] ?? 15);
const sizes = (process.env['SIZES'] ?? '10000,100000,1000000').split(',').map(Number);
const dayMs = 86_400_000;
const today = Math.floor(Date.now() / dayMs) * dayMs;
const daysAgo = (count: number): string => new Date(today - count * dayMs).toISOString();
const yesterday = `from=${daysAgo(2)}&to=${daysAgo(1)}`;
const year = `from=${daysAgo(364)}&to=${new Date().toISOString()}`;

interface Ids {
  agent: number;
  base: number;
  file: number;
  task: number;
  endpoint: number;
}

/** The measured requests. Their time must not grow with the stored records, except with those that `grows` names. */
const requestsOf = ({ agent, base, file, task, endpoint }: Ids): { path: string; grows?: string }[] => [
  { path: '/conversations?allInOrg=true&limit=50' },
  { path: '/conversations?limit=50' },
  { path: `/conversations?allInOrg=true&limit=50&agentId=${agent}` },
  { path: '/conversations?allInOrg=true&limit=50&streamStatus=error' },
  { path: '/conversations?allInOrg=true&limit=50&source=task' },
  { path: `/conversations/messages?threadId=${conversationId}&limit=50` },
  { path: `/dashboard/getInteractions?allInOrg=true&limit=50&${yesterday}`, grows: 'conversations of the day' },
  { path: `/dashboard/getInteractions?allInOrg=true&limit=50&${year}`, grows: 'conversations of the year' },
  { path: `/dashboard/getStats?allInOrg=true&${yesterday}`, grows: 'conversations of the day' },
  { path: `/dashboard/getStats?allInOrg=true&${yesterday}&interval=hour`, grows: 'conversations of the day' },
  { path: `/dashboard/getStats?allInOrg=true&${year}` },
  { path: `/dashboard/getStats?allInOrg=true&${year}&interval=week` },
  { path: `/dashboard/getStats?allInOrg=true&${year}&interval=day` },
  { path: `/dashboard/getStats?allInOrg=true&${year}&agentId=${agent}&source=chat` },
  { path: `/dashboard/getStats?${year}` },
  { path: `/dashboard/getStats?allInOrg=true&${year}&streamStatus=error`, grows: 'failed conversations of the year' },
  {
    path: `/dashboard/getStats?allInOrg=true&${year}&metadataKey=level&metadataValue=3`,
    grows: 'conversations of the year',
  },
  { path: '/scheduled-tasks/executions?limit=50' },
  { path: `/scheduled-tasks/executions?limit=50&taskId=${task}` },
  { path: `/scheduled-tasks/executions?stats=true&since=${daysAgo(1)}`, grows: 'executions of a day' },
  { path: '/scheduled-tasks/executions?stats=true' },
  { path: `/scheduled-tasks/executions?stats=true&taskId=${task}` },
  { path: '/admin/auditLog?limit=50' },
  { path: '/admin/auditLog?limit=50&recordType=agent&recordId=7' },
  { path: `/webhook-endpoints/deliveries?endpointId=${endpoint}&limit=50` },
  { path: `/webhook-endpoints/deliveries?endpointId=${endpoint}&limit=50&status=failed` },
  { path: `/agents/versions?agentId=${agent}&limit=50` },
  { path: `/kb/files/chunks?kbId=${base}&fileId=${file}&limit=50` },
  { path: '/admin/users?limit=100', grows: 'counted members' },
  { path: '/agents', grows: 'agents in the reply' },
  { path: '/agent-tags', grows: 'tags in the reply' },
  { path: '/skills/manage', grows: 'skills in the reply' },
  { path: '/kb/manage', grows: 'knowledge bases in the reply' },
  { path: `/kb/files?kbId=${base}`, grows: 'files in the reply' },
  { path: '/scheduled-tasks/manage?allInOrg=true', grows: 'tasks in the reply' },
];

async function time({ port, token }: Server, path: string): Promise<number> {
  const start = performance.now();
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${path} returned ${reply.status}: ${text.slice(0, 500)}`);
  return performance.now() - start;
}

type Reads = Map<string, number>;

/** Returns the number of rows read through each index, and the number read by sequential scans of each table. */
async function readsOf(database: Knex): Promise<Reads> {
  const { rows } = await database.raw<{ rows: { name: string; read: string }[] }>(
    `select indexrelname as name, idx_tup_read as read from pg_stat_user_indexes
     union all select 'the table ' || relname, seq_tup_read from pg_stat_user_tables`,
  );
  return new Map(rows.map(({ name, read }) => [name, Number(read)]));
}

/** Returns the index, or the sequentially scanned table, from which a request reads the most rows. */
async function mostRead(server: Server, database: Knex, path: string): Promise<string> {
  // Sessions report their statistics at most once a second.
  await sleep(1_500);
  const before = await readsOf(database);
  await time(server, path);
  await sleep(1_500);
  await time(server, '/me/permissions');
  const after = await readsOf(database);
  const read = [...after].map(([name, count]): [string, number] => [name, count - (before.get(name) ?? 0)]);
  const [name, count] = read.sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  return `${name}: ${count} rows`;
}

/** Stores the totals of all closed days again, because `grow` skipped the triggers that mark changed days. */
async function storeDays(database: Knex): Promise<void> {
  await database('closed_days').delete();
  for (const subject of [conversationDays, executionDays]) {
    await database(subject.totals).delete();
    for (const task of dailyTotalTasks(database, subject)) await task.run(new AbortController().signal);
  }
  await database.raw('vacuum (analyze) conversation_days');
  await database.raw('vacuum (analyze) task_execution_days');
}

async function idsOf(database: Knex): Promise<Ids> {
  const { rows } = await database.raw<{ rows: Ids[] }>(
    `select (select min(id) from agents) as agent, (select min(id) from knowledge_bases) as base,
       (select min(id) from knowledge_base_files) as file,
       (select min(id) from scheduled_tasks) as task, (select min(id) from webhook_endpoints) as endpoint`,
  );
  if (!rows[0]) throw new Error('no ids');
  return rows[0];
}

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-growth-'));
const databaseServer = await startTestDatabaseServer(undefined);
const { url: anyUrl } = databaseServer.location;
await runStatement(anyUrl, 'create database growth');
const url = databaseUrl(anyUrl, 'growth');
const quiet = { warn: () => undefined, error: () => undefined, debug: () => undefined };
const database = createDatabase({
  connection: { connectionString: url },
  poolSize: 2,
  applicationName: 'bench',
  statementTimeoutMs: 3_600_000,
  replyTimeoutMs: 3_600_000,
  acquireTimeoutMs: 60_000,
  log: quiet,
});
let server: Server | undefined;
try {
  await migrate(database);
  await addOnce(database);
  const times = new Map<string, number[]>();
  for (const [index, size] of sizes.entries()) {
    const startedAt = performance.now();
    await grow(database, { first: (sizes[index - 1] ?? 0) + 1, last: size });
    const filledAt = performance.now();
    await storeDays(database);
    console.log(
      `${size}: filled in ${Math.round((filledAt - startedAt) / 1000)} s, ` +
        `days stored in ${Math.round((performance.now() - filledAt) / 1000)} s`,
    );
    server ??= await startServer(url, dataDir);
    for (const { path } of requestsOf(await idsOf(database))) {
      const taken: number[] = [];
      for (let round = -2; round < rounds; round++) {
        const took = await time(server, path);
        if (round >= 0) taken.push(took);
      }
      times.set(path, [...(times.get(path) ?? []), median(taken)]);
    }
  }
  console.log(`| request | ${sizes.join(' | ')} | ratio | if it grows: most rows are read from |`);
  console.log(`| --- |${sizes.map(() => ' ---: |').join('')} ---: | --- |`);
  for (const { path, grows } of requestsOf(await idsOf(database))) {
    const taken = times.get(path) ?? [];
    const ratio = (taken.at(-1) ?? NaN) / (taken[0] ?? NaN);
    const why = ratio < 1.5 || !server ? '' : `${await mostRead(server, database, path)}${grows ? ` (${grows})` : ''}`;
    const shown = path.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…').replace(conversationId, '…');
    console.log(`| \`${shown}\` | ${taken.map((ms) => ms.toFixed(1)).join(' | ')} | ${ratio.toFixed(2)} | ${why} |`);
  }
} finally {
  if (server?.child.connected) {
    const ended = once(server.child, 'exit');
    server.child.disconnect();
    await ended;
  }
  await database.destroy();
  await databaseServer.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
