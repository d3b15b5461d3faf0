// `npm run bench:requests` compares whole requests, Postgres included, with those of other servers on the same tables.
// Only ratios within one run are meaningful.
import { randomUUID } from 'node:crypto';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import knex from 'knex';
import { startEmbeddedPostgres } from '../../../server/embedded/postgres/index.js';
import { startServer, tokenOf } from '../../start/support.js';
import { urlOf } from '../../support/database-server.js';
import { cpuOf, cpuOfChildren, median } from '../figures.js';
import { autocannon, buildForBenchmark } from '../tools.js';

const roundSeconds = Number(process.env['ROUND_SECONDS'] ?? 3);
const rounds = Number(process.env['ROUNDS'] ?? 5);
const connections = 8;
const peers = ['fastify-knex', 'fastify-prepared', 'express-knex', 'bare'] as const;
const names = ['ours', ...peers] as const;
type Name = (typeof names)[number];

interface Server {
  readonly url: string;
  readonly pid: number;
}

interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Called for each request. */
  readonly body?: () => object;
}

interface Measurement {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Milliseconds of CPU time per request. */
  serverCpuMs: number;
  postgresCpuMs: number;
  statements: number;
}

await buildForBenchmark();
const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-requests-'));
const postgres = await startEmbeddedPostgres({
  dataDir: join(dataDir, 'postgres'),
  settings: { shared_preload_libraries: 'pg_stat_statements' },
  log: () => undefined,
});
const postmaster = Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
const databaseUrl = urlOf(postgres.connection, postgres.connection.database);
const many = '1000000000';
const started = await startServer({
  DATA_DIR: dataDir,
  ROLE: 'api',
  DATABASE_URL: databaseUrl,
  RATE_LIMIT_USER: many,
  RATE_LIMIT_ORGANIZATION: many,
  ...environmentGiven(),
});
const token = tokenOf(started);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const { iss: issuer } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iss: string };
const database = knex({ client: 'pg', connection: databaseUrl, pool: { min: 0, max: 1 } });
const children: ReturnType<typeof fork>[] = [];

/** Returns the settings of our server that the environment of the benchmark changes. */
function environmentGiven(): Record<string, string> {
  const given = ['RATE_LIMIT_STORE', 'DATABASE_MAX_PREPARED'].map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(given.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

async function startPeer(kind: string): Promise<Server> {
  const file = fileURLToPath(new URL('peers/server.ts', import.meta.url));
  const child = fork(file, [kind, databaseUrl, issuer], {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout?.resume();
  children.push(child);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
}

async function call(server: Server, { method, path, body }: Operation): Promise<unknown> {
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body()) }) };
  const reply = await fetch(server.url + path, init);
  if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

async function statementsSent(): Promise<number> {
  const { rows } = await database.raw<{ rows: { calls: string }[] }>(
    'select sum(calls) as calls from pg_stat_statements',
  );
  return Number(rows[0]?.calls);
}

async function measure(server: Server, { method, path, body }: Operation, seconds: number): Promise<Measurement> {
  const before = { server: cpuOf(server.pid), postgres: cpuOfChildren(postmaster), statements: await statementsSent() };
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    headers,
    requests: [
      {
        method,
        path,
        setupRequest: (request: object) =>
          body === undefined ? request : { ...request, body: JSON.stringify(body()) },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${method} ${path}: ${result.non2xx} replies without success`);
  const count = result['2xx'];
  return {
    perSecond: count / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    serverCpuMs: (cpuOf(server.pid) - before.server) / count,
    postgresCpuMs: (cpuOfChildren(postmaster) - before.postgres) / count,
    statements: ((await statementsSent()) - before.statements) / count,
  };
}

/** Sorts the keys. Replaces entity tags, because each server computes its own. */
function sorted(value: unknown, key?: string): unknown {
  if (key === 'etag') return typeof value;
  if (Array.isArray(value)) return value.map((item) => sorted(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner, name)]));
}

/** Fails if a peer returns another body than our server. */
async function compareReplies(servers: Record<Name, Server>, operation: Operation): Promise<void> {
  const expected = JSON.stringify(sorted(await call(servers.ours, operation)));
  for (const peer of peers) {
    const found = JSON.stringify(sorted(await call(servers[peer], operation)));
    if (found !== expected)
      throw new Error(
        `${peer} replies differently to ${operation.path}:\n${found.slice(0, 500)}\n${expected.slice(0, 500)}`,
      );
  }
}

async function addConversation(agentId: number): Promise<string> {
  const server: Server = { url: started.url, pid: 0 };
  const me = (await call(server, { method: 'GET', path: '/me/permissions' })) as {
    organizationId: string;
    userId: string;
  };
  const id = randomUUID();
  const { organizationId, userId } = me;
  await database.raw(
    `insert into conversations (organization_id, id, agent_id, user_id, name, stream_status, model, latency_ms)
     values (:organizationId, :id, :agentId, :userId, 'Brakes', 'completed', 'offline:echo', 900)`,
    { organizationId, id, agentId, userId },
  );
  await database.raw(
    `insert into messages (organization_id, conversation_id, id, position, role, parts, input_tokens, output_tokens,
       total_tokens, finish_reason)
     select :organizationId, :id, gen_random_uuid(), n, case when n % 2 = 1 then 'user' else 'assistant' end,
       jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('Check the brake of joint 2. ', 10))),
       case when n % 2 = 0 then 500 end, case when n % 2 = 0 then 60 end, case when n % 2 = 0 then 560 end,
       case when n % 2 = 0 then 'stop' end
     from generate_series(1, 50) n`,
    { organizationId, id },
  );
  return id;
}

try {
  const ours: Server = { url: started.url, pid: started.child.pid ?? 0 };
  const servers = { ours } as Record<Name, Server>;
  for (const peer of peers) servers[peer] = await startPeer(peer);
  await database.raw('create extension if not exists pg_stat_statements');
  for (let n = 0; n < 100; n++) {
    const body = () => ({ name: `Agent ${n}`, model: 'offline:echo', systemPrompt: 'Answer briefly. '.repeat(20) });
    await call(ours, { method: 'POST', path: '/agents', body });
  }
  const [{ id }] = (await call(ours, { method: 'GET', path: '/agents' })) as [{ id: number }];
  const threadId = await addConversation(id);
  let count = 0;
  const operations: Record<string, Operation> = {
    'list of agents': { method: 'GET', path: '/agents' },
    'one agent': { method: 'GET', path: `/agents?id=${id}` },
    conversation: { method: 'GET', path: `/getConversation?threadId=${threadId}` },
    'known tag': { method: 'POST', path: '/agent-tags', body: () => ({ name: 'known' }) },
    'new tag': { method: 'POST', path: '/agent-tags', body: () => ({ name: `tag ${++count}` }) },
    'save an agent': { method: 'POST', path: '/agents', body: () => ({ id, description: `Change ${++count}` }) },
  };
  for (const name of ['list of agents', 'one agent', 'conversation', 'known tag'])
    await compareReplies(servers, operations[name]!);
  const wanted = process.argv.slice(2);
  for (const [title, operation] of Object.entries(operations)) {
    if (wanted.length > 0 && !wanted.some((part) => title.includes(part))) continue;
    const all = Object.fromEntries(names.map((name) => [name, [] as Measurement[]])) as Record<Name, Measurement[]>;
    for (const name of names) await measure(servers[name], operation, 2);
    for (let round = 0; round < rounds; round++) {
      for (const name of names) {
        // An organization may have at most 10,000 tags, so delete those of the previous measurement.
        if (title === 'new tag') await database('agent_tags').delete();
        all[name].push(await measure(servers[name], operation, roundSeconds));
      }
    }
    const rows = names.map((name) => {
      const of = (key: keyof Measurement) => median(all[name].map((measurement) => measurement[key]));
      const ratio = (key: keyof Measurement) => (of(key) / median(all.ours.map((m) => m[key]))).toFixed(2);
      return {
        server: name,
        'requests/s': Math.round(of('perSecond')),
        'ours is ×': (1 / Number(ratio('perSecond'))).toFixed(2),
        'p50 ms': of('p50Ms'),
        'p99 ms': of('p99Ms'),
        'CPU ms': of('serverCpuMs').toFixed(3),
        'Postgres CPU ms': of('postgresCpuMs').toFixed(3),
        statements: of('statements').toFixed(1),
      };
    });
    console.log(`\n${title}`);
    console.table(rows);
  }
} finally {
  for (const child of children) child.kill();
  started.child.kill('SIGTERM');
  await started.exited;
  await database.destroy();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
