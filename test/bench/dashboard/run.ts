// `npm run bench:dashboard` measures the list of conversations and the totals with 100,000 and 1,000,000 stored
// conversations, compared with the same SQL through a plain cursor. Prints the figures of README.md in this folder.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { interactionsStatement } from '../../../server/modules/dashboard/interaction-queries.js';
import { statsStatement } from '../../../server/modules/dashboard/stats-queries.js';
import type { Interval } from '../../../server/modules/dashboard/series.js';
import type { ConversationFilter } from '../../../server/modules/dashboard/filter.js';
import { createDatabase } from '../../../server/platform/database/pool.js';
import { migrate } from '../../../server/platform/database/migrate.js';
import { databaseUrl, runStatement, startTestDatabaseServer } from '../../support/database-server.js';
import { addConversations, addPeople, organizationId, page, pageBatch } from './data.js';
import { startServer, type Server } from './process.js';
import { median } from '../figures.js';

const rounds = Number(process.env['ROUNDS'] ?? 9);
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
const noFilter = { userId: null, agentId: null, metadataKey: null, metadataValue: null, runs: {} };
const filterOf = (from: string, to: string): ConversationFilter => ({
  ...noFilter,
  from: new Date(from),
  to: new Date(to),
});

interface Question {
  name: string;
  path: string;
  statement(database: Knex): Knex.Raw;
  rounds: number;
}

const pathOf = (operation: string, query: Record<string, string>) =>
  `/dashboard/${operation}?${new URLSearchParams({ ...query, allInOrg: 'true' }).toString()}`;

const list = (name: string, from: string, to: string, times: number): Question => ({
  name: `list of ${name}`,
  path: pathOf('getInteractions', { from, to }),
  statement: (database) => interactionsStatement(database, organizationId, filterOf(from, to)),
  rounds: times,
});

const totals = (name: string, from: string, to: string, interval: Interval, times: number): Question => ({
  name: `totals of ${name} by ${interval}`,
  path: pathOf('getStats', { from, to, interval }),
  statement: (database) =>
    database.raw(...statsStatement(organizationId, { filter: filterOf(from, to), interval, hidesCosts: false })),
  rounds: times,
});

const day = ['2026-03-10T00:00:00.000Z', '2026-03-11T00:00:00.000Z'] as const;

/**
 * Each question except the last two covers the same number of conversations in both databases. Short questions are
 * repeated more often, because other load affects them more.
 */
const questions = [
  list('a month: 10,000 top-level, 11,110 in all', page.from, page.to, rounds),
  list('a day: 323 top-level', ...day, 7 * rounds),
  totals('a day', ...day, 'hour', 7 * rounds),
  totals('a month', page.from, page.to, 'day', 3 * rounds),
  totals('a year', '2025-04-01T00:00:00.000Z', page.to, 'week', rounds),
  totals('all years', '2020-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z', 'week', rounds),
];

async function overHttp({ port, token }: Server, path: string): Promise<Timing> {
  const startedAt = performance.now();
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (reply.status !== 200 || !reply.body) throw new Error(`${path} returned ${reply.status}: ${await reply.text()}`);
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
  for (let rows = await cursor.read(100); rows.length > 0; rows = await cursor.read(100))
    firstMs ||= performance.now() - startedAt;
  return { firstMs, totalMs: performance.now() - startedAt, bytes: 0 };
}

async function request({ child }: Server, message: 'begin' | 'end'): Promise<Report> {
  child.send(message);
  const [report] = (await once(child, 'message')) as [Report];
  return report;
}

const middle = (timings: Timing[]) => ({
  firstMs: median(timings.map(({ firstMs }) => firstMs)),
  totalMs: median(timings.map(({ totalMs }) => totalMs)),
});

/** A server and a plain connection, on a database with `stored` conversations. */
interface Contestant {
  stored: number;
  server: Server;
  client: pg.Client;
  database: Knex;
  stop(): Promise<void>;
}

/** Returns how much the first reply grows the server's memory, in MiB. Later replies find the heap already grown. */
async function growthOf({ server }: Contestant, path: string): Promise<number> {
  const calmBytes = (await request(server, 'begin')).rssBytes;
  await overHttp(server, path);
  return ((await request(server, 'end')).peakBytes - calmBytes) / 2 ** 20;
}

/** The databases alternate, and each is first in every other round, so that other load affects both equally. */
async function measure(contestants: Contestant[], { name, path, statement, rounds: times }: Question) {
  const lines = [];
  for (const contestant of contestants) {
    lines.push({
      contestant,
      stored: contestant.stored,
      name,
      growthMb: await growthOf(contestant, path),
      http: [] as Timing[],
      sql: [] as Timing[],
      statements: 0,
    });
  }
  for (let round = -2; round < times; round++) {
    for (const line of round % 2 === 0 ? lines : lines.toReversed()) {
      const { server, client, database } = line.contestant;
      await request(server, 'begin');
      const http = await overHttp(server, path);
      line.statements = (await request(server, 'end')).statements;
      const sql = await byCursor(client, statement(database));
      if (round < 0) continue; // warm-up
      line.http.push(http);
      line.sql.push(sql);
    }
  }
  return lines.map(({ http, sql, ...line }) => ({
    ...line,
    http: middle(http),
    sql: middle(sql),
    megabytes: (http[0]?.bytes ?? 0) / 1e6,
  }));
}

/**
 * Returns the indexes that the plan uses, and the tables that it scans sequentially. None of these tables should grow
 * with the number of conversations.
 */
async function scansOf(
  database: Knex,
  from: string,
  to: string,
): Promise<{ indexes: string[]; wholeTables: string[] }> {
  const { sql, bindings } = interactionsStatement(database, organizationId, filterOf(from, to)).toSQL();
  const { rows } = await database.raw<{ rows: { 'QUERY PLAN': string }[] }>(`explain ${sql}`, bindings as never);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const named = (pattern: RegExp) => [...new Set([...plan.matchAll(pattern)].map(([, name]) => name ?? ''))];
  return {
    indexes: named(/(?:Index (?:Only )?Scan using|Bitmap Index Scan on) (\w+)/g),
    wholeTables: named(/Seq Scan on (\w+)/g),
  };
}

async function timeOne(label: string, server: Server, path: string): Promise<void> {
  const timings = [];
  for (let round = 0; round < 3; round++) timings.push(await overHttp(server, path));
  console.log(`${label}: ${Math.round(middle(timings).totalMs)} ms, ${((timings[0]?.bytes ?? 0) / 1e6).toFixed(2)} MB`);
}

async function fill(database: Knex, name: string, add: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await add();
  const { rows } = await database.raw<{ rows: { count: number }[] }>('select count(*) as count from conversations');
  console.log(
    `${name}: ${rows[0]?.count} conversations stored after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
}

function print(lines: Awaited<ReturnType<typeof measure>>): void {
  const ms = (value: number) => value.toFixed(0);
  console.table(
    lines.map(({ stored, name, http, sql, megabytes, statements, growthMb }) => ({
      stored,
      question: name,
      'first byte ms': ms(http.firstMs),
      'total ms': ms(http.totalMs),
      'SQL first rows ms': ms(sql.firstMs),
      'SQL total ms': ms(sql.totalMs),
      MB: megabytes.toFixed(2),
      statements,
      'RSS growth MB': growthMb.toFixed(0),
    })),
  );
}

async function startContestant(stored: number, url: string): Promise<Contestant> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-dashboard-'));
  const database = openDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const server = await startServer(url, dataDir);
  for (let warmUp = 0; warmUp < 5; warmUp++)
    await overHttp(
      server,
      '/dashboard/getInteractions?from=2026-03-10T00:00:00Z&to=2026-03-10T06:00:00Z&allInOrg=true',
    );
  const stop = async () => {
    server.child.disconnect();
    await once(server.child, 'exit');
    await client.end();
    await database.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { stored, server, client, database, stop };
}

const log = { warn: console.warn, error: console.error, debug: () => undefined };
const openDatabase = (url: string) =>
  createDatabase({
    connection: { connectionString: url },
    poolSize: 2,
    applicationName: 'bench',
    statementTimeoutMs: 600_000,
    log,
  });

const databaseServer = await startTestDatabaseServer(undefined);
const { url: anyUrl, template } = databaseServer.location;
const [fewUrl, manyUrl] = [databaseUrl(anyUrl, template), databaseUrl(anyUrl, 'many')];
const contestants: Contestant[] = [];
try {
  let database = openDatabase(fewUrl);
  await migrate(database);
  await addPeople(database);
  await fill(database, 'first part', async () => {
    await addConversations(database, pageBatch);
    await addConversations(database, { first: pageBatch.last + 10, last: 100_000, from: '2025-01-01', to: page.from });
  });
  await database.destroy();
  await runStatement(anyUrl, `create database many template ${template}`);
  database = openDatabase(manyUrl);
  await fill(database, 'the rest', () =>
    addConversations(database, { first: 100_020, last: most, from: '2023-01-01', to: '2026-02-20' }),
  );
  await database.destroy();
  contestants.push(await startContestant(100_000, fewUrl), await startContestant(most, manyUrl));

  for (const question of questions) {
    const lines = await measure(contestants, question);
    print(lines);
    const [few, many] = lines;
    const ratio = (read: (line: (typeof lines)[number]) => number) =>
      (many && few ? read(many) / read(few) : NaN).toFixed(2);
    console.log(
      `from 100,000 to ${most} stored: total × ${ratio(({ http }) => http.totalMs)}, ` +
        `first byte × ${ratio(({ http }) => http.firstMs)}, SQL × ${ratio(({ sql }) => sql.totalMs)}\n`,
    );
  }
  const large = contestants[1];
  if (!large) throw new Error('there is no large database');
  const { indexes, wholeTables } = await scansOf(large.database, page.from, page.to);
  console.log(`plan: indexes ${indexes.join(', ')}; whole tables: ${wholeTables.join(', ') || 'none'}`);
  const month = new URLSearchParams({ from: page.from, to: page.to, allInOrg: 'true' }).toString();
  await timeOne(
    'one user, all years',
    large.server,
    `/dashboard/getInteractions?from=2020-01-01T00:00:00Z&to=2030-01-01T00:00:00Z`,
  );
  await timeOne(
    'a month of a tenth of the users, by metadata',
    large.server,
    `/dashboard/getInteractions?${month}&metadataKey=department&metadataValue=Field%20Service`,
  );
  const allYears = 'from=2020-01-01T00:00:00Z&to=2030-01-01T00:00:00Z&allInOrg=true';
  const interactions = `/dashboard/getInteractions?limit=50`;
  const conversations = '/conversations?allInOrg=true&limit=50';
  const longAgo = 'from=2024-03-01&to=2024-04-01';
  await timeOne('page of 50 of a month', large.server, `${interactions}&${month}`);
  await timeOne('page of 50 of all years', large.server, `${interactions}&${allYears}`);
  await timeOne('page of 50, failed, all years', large.server, `${interactions}&${allYears}&streamStatus=error`);
  await timeOne('page of 50, text, a month', large.server, `${interactions}&${month}&text=question%20999`);
  await timeOne('page of 50, sub-conversations, a month', large.server, `${interactions}&${month}&source=agent`);
  await timeOne('totals of failed ones, a month', large.server, `/dashboard/getStats?${month}&streamStatus=error`);
  for (const [name, filter] of [
    ['no filter', ''],
    ['failed', 'streamStatus=error,timeout'],
    ['one failure code', 'failureCode=internal'],
    ['tasks', 'source=task'],
    ['sub-conversations', 'source=agent'],
    ['a rare model', 'model=openai:gpt-6-astra'],
    ['an unused model', 'model=openai:gpt-5'],
    ['created in a month long ago', longAgo],
    ['failed in a month long ago', `${longAgo}&streamStatus=error`],
    ['a text that no conversation has', 'text=nothing%20like%20this'],
    ['a latency that no conversation has', 'minLatencyMs=60000'],
  ] as const)
    await timeOne(`list of conversations, ${name}`, large.server, `${conversations}&${filter}`);
} finally {
  for (const contestant of contestants) await contestant.stop();
  await runStatement(anyUrl, 'drop database if exists many with (force)');
  await databaseServer.stop();
}
