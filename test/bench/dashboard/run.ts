// npm run bench:dashboard — the list of conversations with 100,000 and with 1,000,000 of them stored, against the same SQL read by a bare
// cursor. Prints what README.md beside it holds.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { interactionsStatement } from '../../../server/dashboard/interaction-queries.js';
import type { ConversationFilter } from '../../../server/dashboard/filter.js';
import { createDatabase } from '../../../server/database/client.js';
import { migrate } from '../../../server/database/migrate.js';
import { startTestDatabaseServer, databaseUrl } from '../../support/database-server.js';
import { addConversations, addPeople, organizationId, page, pageBatch } from './data.js';

const rounds = Number(process.env['ROUNDS'] ?? 7);
const most = Number(process.env['CONVERSATIONS'] ?? 1_000_000);

interface Timing {
  firstMs: number;
  totalMs: number;
  bytes: number;
}
interface Report {
  statements: number;
  rssBytes: number;
  peakBytes: number;
}
interface Server {
  child: ChildProcess;
  port: number;
  token: string;
}

const noFilter = { userId: null, agentId: null, metadataKey: null, metadataValue: null };
const filterOf = (from: string, to: string): ConversationFilter => ({ ...noFilter, from: new Date(from), to: new Date(to) });

/** Ranges that hold the same conversations however many are stored. */
const ranges = [
  { name: 'a month: 10,000 top-level, 11,110 in all', from: page.from, to: page.to },
  { name: 'a day: 323 top-level', from: '2026-03-10T00:00:00.000Z', to: '2026-03-11T00:00:00.000Z' },
];

async function overHttp({ port, token }: Server, path: string): Promise<Timing> {
  const startedAt = performance.now();
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (reply.status !== 200 || !reply.body) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  let bytes = 0;
  let firstMs = 0;
  for await (const piece of reply.body as unknown as AsyncIterable<Uint8Array>) {
    if (bytes === 0) firstMs = performance.now() - startedAt;
    bytes += piece.length;
  }
  return { firstMs, totalMs: performance.now() - startedAt, bytes };
}

async function byCursor(client: pg.Client, statement: Knex.Raw): Promise<Timing> {
  const { sql, bindings } = statement.toSQL().toNative();
  const startedAt = performance.now();
  const cursor = client.query(new Cursor(sql, [...bindings]));
  let firstMs = 0;
  for (let rows = await cursor.read(100); rows.length > 0; rows = await cursor.read(100)) firstMs ||= performance.now() - startedAt;
  return { firstMs, totalMs: performance.now() - startedAt, bytes: 0 };
}

async function ask({ child }: Server, message: 'begin' | 'end'): Promise<Report> {
  child.send(message);
  const [report] = (await once(child, 'message')) as [Report];
  return report;
}

/** Other work on the machine only ever adds. */
const best = (timings: Timing[]) => ({ firstMs: Math.min(...timings.map(({ firstMs }) => firstMs)), totalMs: Math.min(...timings.map(({ totalMs }) => totalMs)) });

async function measure(stored: number, server: Server, client: pg.Client, database: Knex) {
  const lines = [];
  const calm = { from: '2026-03-10T00:00:00.000Z', to: '2026-03-11T00:00:00.000Z' };
  for (let warmUp = 0; warmUp < 5; warmUp++) await overHttp(server, `/dashboard/getInteractions?${new URLSearchParams({ ...calm, allInOrg: 'true' }).toString()}`);
  for (const { name, from, to } of ranges) {
    const path = `/dashboard/getInteractions?${new URLSearchParams({ from, to, allInOrg: 'true' }).toString()}`;
    const statement = interactionsStatement(database, organizationId, filterOf(from, to));
    // The first long answer is the one that shows what memory it takes; later ones find the heap grown.
    const calmRss = (await ask(server, 'begin')).rssBytes;
    await overHttp(server, path);
    const growthMb = ((await ask(server, 'end')).peakBytes - calmRss) / 2 ** 20;
    for (let warmUp = 0; warmUp < 2; warmUp++) await overHttp(server, path).then(() => byCursor(client, statement));
    const [http, sql]: [Timing[], Timing[]] = [[], []];
    await ask(server, 'begin');
    for (let round = 0; round < rounds; round++) {
      http.push(await overHttp(server, path));
      sql.push(await byCursor(client, statement));
    }
    const after = await ask(server, 'end');
    lines.push({ stored, name, http: best(http), sql: best(sql), megabytes: (http[0]?.bytes ?? 0) / 1e6, statements: after.statements / rounds, growthMb });
  }
  return lines;
}

/** Tables that the plan reads from end to end, which should be none of those that grow with conversations. */
async function scansOf(database: Knex, from: string, to: string): Promise<{ indexes: string[]; wholeTables: string[] }> {
  const { sql, bindings } = interactionsStatement(database, organizationId, filterOf(from, to)).toSQL();
  const { rows } = await database.raw<{ rows: { 'QUERY PLAN': string }[] }>(`explain ${sql}`, bindings as never);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const named = (pattern: RegExp) => [...new Set([...plan.matchAll(pattern)].map(([, name]) => name ?? ''))];
  return { indexes: named(/(?:Index (?:Only )?Scan using|Bitmap Index Scan on) (\w+)/g), wholeTables: named(/Seq Scan on (\w+)/g) };
}

async function timeOne(label: string, server: Server, path: string): Promise<void> {
  const timings = [];
  for (let round = 0; round < 3; round++) timings.push(await overHttp(server, path));
  console.log(`${label}: ${Math.round(best(timings).totalMs)} ms, ${((timings[0]?.bytes ?? 0) / 1e6).toFixed(2)} MB`);
}

async function startServer(url: string, dataDir: string): Promise<Server> {
  const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), [], { execArgv: ['--import', 'tsx', '--expose-gc'], env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir } });
  const [{ port, token }] = (await once(child, 'message')) as [{ port: number; token: string }];
  return { child, port, token };
}

async function fill(database: Knex, name: string, add: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await add();
  const { rows } = await database.raw<{ rows: { count: number }[] }>('select count(*) as count from conversations');
  console.log(`${name}: ${rows[0]?.count} conversations stored after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

function print(lines: Awaited<ReturnType<typeof measure>>): void {
  const ms = (value: number) => value.toFixed(0);
  console.table(
    lines.map(({ stored, name, http, sql, megabytes, statements, growthMb }) => ({
      stored, range: name, 'first byte ms': ms(http.firstMs), 'total ms': ms(http.totalMs), 'SQL first rows ms': ms(sql.firstMs), 'SQL total ms': ms(sql.totalMs),
      MB: megabytes.toFixed(2), statements, 'RSS growth MB': growthMb.toFixed(0),
    })),
  );
}

const databaseServer = await startTestDatabaseServer(undefined);
const url = databaseUrl(databaseServer.location.url, databaseServer.location.template);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-dashboard-'));
const log = { warn: console.warn, error: console.error, debug: () => undefined };
const database = createDatabase({ connection: { connectionString: url }, poolSize: 2, applicationName: 'bench', statementTimeoutMs: 600_000, log });
const client = new pg.Client({ connectionString: url });
let server: Server | null = null;
try {
  await migrate(database);
  await client.connect();
  await addPeople(database);
  server = await startServer(url, dataDir);
  await fill(database, 'first part', async () => {
    await addConversations(database, pageBatch);
    await addConversations(database, { first: pageBatch.last + 10, last: 100_000, from: '2025-01-01', to: page.from });
  });
  const few = await measure(100_000, server, client, database);
  await fill(database, 'the rest', () => addConversations(database, { first: 100_020, last: most, from: '2023-01-01', to: '2026-02-20' }));
  const many = await measure(most, server, client, database);
  print([...few, ...many]);
  many.forEach((line, index) => console.log(`${line.name}: × ${(line.http.totalMs / (few[index]?.http.totalMs ?? NaN)).toFixed(2)} in total, × ${(line.http.firstMs / (few[index]?.http.firstMs ?? NaN)).toFixed(2)} to the first byte, from 100,000 to ${most} stored`));
  const { indexes, wholeTables } = await scansOf(database, page.from, page.to);
  console.log(`plan: indexes ${indexes.join(', ')}; whole tables: ${wholeTables.join(', ') || 'none'}`);
  const month = new URLSearchParams({ from: page.from, to: page.to, allInOrg: 'true' }).toString();
  await timeOne('one user, all years', server, `/dashboard/getInteractions?from=2020-01-01T00:00:00Z&to=2030-01-01T00:00:00Z`);
  await timeOne('a month of a tenth of the users, by metadata', server, `/dashboard/getInteractions?${month}&metadataKey=department&metadataValue=Field%20Service`);
  await timeOne('totals of a month by day', server, `/dashboard/getStats?${month}&interval=day`);
  await timeOne('totals of all by week', server, `/dashboard/getStats?from=2023-01-01T00:00:00Z&to=2026-12-01T00:00:00Z&allInOrg=true&interval=week`);
} finally {
  server?.child.disconnect();
  if (server) await once(server.child, 'exit');
  await client.end();
  await database.destroy();
  await databaseServer.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
