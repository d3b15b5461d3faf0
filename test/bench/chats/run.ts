// `npm run bench:chats` compares chats of our server with those of a bare AI SDK server: CPU time and many concurrent
// chats. It also measures many idle streams of our server. Only ratios within one run are meaningful.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import knex from 'knex';
import { startEmbeddedPostgres } from '../../../server/embedded/postgres/index.js';
import { builtFile } from '../../support/built.js';
import { urlOf } from '../../support/database-server.js';
import { cpuOf, cpuOfChildren, median } from '../figures.js';
import { buildForBenchmark } from '../tools.js';
import { chat, type ChatResult } from './client.js';
import type { StartedServer } from './server.js';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const burst = Number(process.env['BURST'] ?? 600);
const idleStreams = Number(process.env['IDLE_STREAMS'] ?? 2_000);
const holdSeconds = Number(process.env['HOLD_SECONDS'] ?? 10);
/** Maximum concurrent streams of a user, as the service limits them. */
const streamsPerUser = 10;
const organizationCount = 4;
const usersPerOrganization = Math.ceil(Math.max(burst, idleStreams) / streamsPerUser / organizationCount);
const many = '1000000000';

await buildForBenchmark();
const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-chats-'));
const postgres = await startEmbeddedPostgres({
  dataDir: join(dataDir, 'postgres'),
  settings: { shared_preload_libraries: 'pg_stat_statements' },
  log: () => undefined,
});
const postmaster = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
const databaseUrl = urlOf(postgres.connection, postgres.connection.database);
const database = knex({ client: 'pg', connection: databaseUrl, pool: { min: 0, max: 1 } });

interface Server {
  readonly name: 'ours' | 'bare';
  readonly child: ChildProcess;
  readonly url: string;
  readonly organizations: StartedServer['organizations'];
}

async function start(file: string, args: string[], environment: Record<string, string> = {}) {
  const child = fork(builtFile(`test/bench/chats/${file}.ts`), args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...(process.env['PROFILE'] === file ? { execArgv: ['--cpu-prof', '--cpu-prof-dir=/tmp/chats-profile'] } : {}),
  });
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${String(code)}`))),
  ])) as [Partial<StartedServer> & { url: string }];
  return { child, organizations: [{ agentId: 1, tokens: [''] }], ...message };
}

const bare: Server = { name: 'bare', ...(await start('bare', [])) };
const ours: Server = {
  name: 'ours',
  ...(await start('server', [String(organizationCount), String(usersPerOrganization)], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    MODEL_FIRST_TOKEN_TIMEOUT_SECONDS: '600',
    EMBEDDED_IDENTITY_PORT: '0',
    EMBEDDED_STORAGE_PORT: '0',
    EMBEDDED_TOOL_SERVER_PORT: '0',
    RATE_LIMIT_USER: many,
    RATE_LIMIT_ORGANIZATION: many,
    RATE_LIMIT_ADDRESS: many,
    RATE_LIMIT_CHAT: many,
  })),
};

const cpuOfServer = ({ child }: Server): number => cpuOf(child.pid ?? 0);
const megabytesOf = ({ child }: Server): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

async function statementsSent(): Promise<number> {
  const { rows } = await database.raw<{ rows: { calls: string }[] }>(
    'select sum(calls) as calls from pg_stat_statements',
  );
  return Number(rows[0]?.calls);
}

/** Sends the chats concurrently, spread over the users. */
function chats(server: Server, count: number, text: string, onBegun?: () => void): Promise<ChatResult[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const { agentId, tokens } = server.organizations[index % server.organizations.length]!;
      const token = tokens[Math.floor(index / server.organizations.length) % tokens.length]!;
      return chat({ url: server.url, token, agentId, text }, onBegun);
    }),
  );
}

const answerOf = (words: number) => `say ${Array.from({ length: words }, (_, index) => `word${index}`).join(' ')}`;

/** Returns the CPU time of the server for the chats, in milliseconds. */
async function cpuOfChats(server: Server, count: number, words: number): Promise<number> {
  const before = cpuOfServer(server);
  const results: ChatResult[] = [];
  for (let sent = 0; sent < count; sent += maxConcurrent)
    results.push(...(await chats(server, maxConcurrent, answerOf(words))));
  if (results.some(({ deltas, ending }) => deltas !== words || ending !== 'finish'))
    throw new Error(`${server.name}: an answer is incomplete: ${JSON.stringify(results[0])}`);
  // Waits until the connections are closed, to include the CPU time of closing them.
  await sleep(100);
  return cpuOfServer(server) - before;
}

const words = { short: 10, long: 400 };
const maxConcurrent = 10;
const chatsPerRound = 40;

async function compareCpu(): Promise<void> {
  const measured = { ours: [] as [number, number][], bare: [] as [number, number][] };
  for (const server of [ours, bare])
    for (let times = 0; times < 3; times++) await cpuOfChats(server, chatsPerRound, words.long);
  const statementsBefore = await statementsSent();
  const postgresBefore = cpuOfChildren(postmaster);
  for (let round = 0; round < rounds; round++) {
    for (const server of [ours, bare]) {
      const short = await cpuOfChats(server, chatsPerRound, words.short);
      measured[server.name].push([short, await cpuOfChats(server, chatsPerRound, words.long)]);
    }
  }
  const chatCount = 2 * rounds * chatsPerRound;
  const rows = ([ours, bare] as const).map(({ name }) => ({
    server: name,
    'µs per piece of a long answer': median(
      measured[name].map(([, long]) => (1000 * long) / chatsPerRound / words.long),
    ),
    'µs per further piece': median(
      measured[name].map(([short, long]) => (1000 * (long - short)) / chatsPerRound / (words.long - words.short)),
    ),
    'ms per short chat': median(measured[name].map(([short]) => short / chatsPerRound)),
  }));
  console.log(`\nCPU time of the server, ${maxConcurrent} concurrent chats, medians of ${rounds} rounds`);
  console.table(rows.map(rounded));
  const ratioOf = (key: 'µs per piece of a long answer' | 'µs per further piece') =>
    (rows[0]![key] / rows[1]![key]).toFixed(2);
  console.log({
    'ours / bare, per piece of a long answer': ratioOf('µs per piece of a long answer'),
    'ours / bare, per further piece': ratioOf('µs per further piece'),
    'statements per chat': (((await statementsSent()) - statementsBefore) / chatCount).toFixed(1),
    'Postgres CPU ms per chat': ((cpuOfChildren(postmaster) - postgresBefore) / chatCount).toFixed(2),
  });
}

const rounded = (row: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? Math.round(value * 100) / 100 : value]),
  );

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function compareBursts(): Promise<void> {
  const rows = [];
  for (const server of [bare, ours]) {
    const startedAt = performance.now();
    const results = await chats(server, burst, `slow 20\n${answerOf(50)}`);
    const whole = results.filter(({ deltas, ending }) => deltas === 50 && ending === 'finish');
    const refused = results.filter(
      ({ status, retryAfterSeconds }) => (status === 429 || status === 503) && retryAfterSeconds !== null,
    );
    rows.push({
      server: server.name,
      whole: whole.length,
      refused: refused.length,
      'failed after 200': results.filter(({ status }) => status === 200).length - whole.length,
      other: results.filter(({ status }) => status !== 200).length - refused.length,
      'head p50 ms': percentile(
        whole.map(({ firstByteMs }) => firstByteMs),
        0.5,
      ),
      'head p99 ms': percentile(
        whole.map(({ firstByteMs }) => firstByteMs),
        0.99,
      ),
      seconds: (performance.now() - startedAt) / 1000,
    });
  }
  console.log(`\n${burst} concurrent chats, each with an answer of 50 pieces over one second`);
  console.table(rows.map(rounded));
}

async function holdIdleStreams(): Promise<void> {
  const before = megabytesOf(ours);
  let begun = 0;
  const holding: Promise<ChatResult[]>[] = [];
  const startedAt = performance.now();
  for (let sent = 0; sent < idleStreams; sent += 100) {
    // In each organization, one user begins ten chats, then the next user begins ten.
    const tokensOf = ({ tokens }: Server['organizations'][number]) =>
      Array.from(
        { length: 100 / organizationCount },
        (_, index) => tokens[Math.floor((sent / organizationCount + index) / streamsPerUser)]!,
      );
    const users = { ...ours, organizations: ours.organizations.map((one) => ({ ...one, tokens: tokensOf(one) })) };
    const count = Math.min(100, idleStreams - sent);
    const results = chats(users, count, 'hang', () => begun++);
    const isHeld = results.then(() => false);
    holding.push(results);
    while (begun < sent + count)
      if (!(await Promise.race([isHeld, sleep(20, true)]))) throw new Error('streams ended before they were stopped');
  }
  const openedSeconds = (performance.now() - startedAt) / 1000;
  await sleep(2_000);
  const [cpu, statements, postgresCpu] = [cpuOfServer(ours), await statementsSent(), cpuOfChildren(postmaster)];
  await sleep(1000 * holdSeconds);
  const idle = {
    streams: begun,
    'seconds to open': openedSeconds,
    'CPU ms per second': (cpuOfServer(ours) - cpu) / holdSeconds,
    'Postgres CPU ms per second': (cpuOfChildren(postmaster) - postgresCpu) / holdSeconds,
    'statements per second': ((await statementsSent()) - statements) / holdSeconds,
    'KB per stream': (1024 * (megabytesOf(ours) - before)) / idleStreams,
  };
  const stoppedAt = performance.now();
  await database('conversations')
    .where({ stream_status: 'in_progress' })
    .update({ stop_requested_at: database.fn.now() });
  const results = (await Promise.all(holding)).flat();
  const [row] = await database('conversations').where({ stream_status: 'stopped' }).count<{ count: string }[]>();
  console.log(`\n${idleStreams} streams of models that return nothing, held for ${holdSeconds} s, then all stopped`);
  console.table([
    rounded({
      ...idle,
      'ended with abort': results.filter(({ ending }) => ending === 'abort').length,
      'stored as stopped': Number(row?.count),
      'seconds to stop': (performance.now() - stoppedAt) / 1000,
    }),
  ]);
}

try {
  await database.raw('create extension if not exists pg_stat_statements');
  const parts = { cpu: compareCpu, burst: compareBursts, idle: holdIdleStreams };
  const wanted = process.argv.slice(2);
  for (const [name, part] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await part();
} finally {
  for (const { child } of [ours, bare]) {
    const exited = once(child, 'exit');
    child.disconnect();
    await exited;
  }
  await database.destroy();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
