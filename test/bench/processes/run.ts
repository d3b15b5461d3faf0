// `npm run bench:processes` compares an API of two processes with an API of one process on the same database. Only
// ratios within one run are meaningful.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../server/embedded/postgres/index.js';
import { runBin, startServer, tokenOf, type RunningProcess } from '../../start/support.js';
import { urlOf } from '../../support/database-server.js';
import { eventually } from '../../support/eventually.js';
import { cpuOf, cpuOfChildren, median } from '../figures.js';
import { autocannon, buildForBenchmark } from '../tools.js';

const roundSeconds = Number(process.env['ROUND_SECONDS'] ?? 3);
const rounds = Number(process.env['ROUNDS'] ?? 5);
/** An API with twice the processes gets twice the connections, so that each process has the same load. */
const connectionsPerProcess = 8;
const sizes = [1, 2] as const;

interface Measurement {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** CPU time of all processes of the API per request, in milliseconds. */
  readonly cpuMs: number;
}

await buildForBenchmark();
const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-processes-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
const many = '1000000000';
const environment = {
  DATABASE_URL: urlOf(postgres.connection, postgres.connection.database),
  RATE_LIMIT_USER: many,
  RATE_LIMIT_ORGANIZATION: many,
};
// `embedded` runs the identity provider, and serves no measured requests.
const embedded = await startServer({ ...environment, DATA_DIR: dataDir, ROLE: 'api' });
const token = tokenOf(embedded);
const { iss: issuer } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iss: string };
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

interface Api extends RunningProcess {
  /** Number of processes. */
  readonly size: number;
  readonly url: string;
}

async function startApi(size: number): Promise<Api> {
  const started = runBin('api', {
    ...environment,
    API_PROCESSES: String(size),
    IDENTITY_ISSUER: issuer,
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    ENCRYPTION_KEY: readFileSync(join(dataDir, 'encryption-key'), 'utf8').trim(),
  });
  const output = await eventually(started.output, (text) => (text.match(/"msg":"ready"/g)?.length ?? 0) === size);
  return { ...started, size, url: `http://127.0.0.1:${/"port":(\d+)/.exec(output)?.[1]}` };
}

const cpuOfApi = ({ child: { pid = 0 } }: Api): number => cpuOf(pid) + cpuOfChildren(pid);

/** Sends many requests, so that each process has compiled its code. */
async function warmUp({ url, size }: Api, path: string): Promise<void> {
  const connections = connectionsPerProcess * size;
  await autocannon({ url: url + path, connections, amount: 3_000 * size, headers });
}

async function measure(api: Api, path: string, seconds: number): Promise<Measurement> {
  const before = cpuOfApi(api);
  const connections = connectionsPerProcess * api.size;
  const result = await autocannon({ url: api.url + path, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} replies without success`);
  const count = result['2xx'];
  return {
    perSecond: count / result.duration,
    p99Ms: result.latency.p99,
    cpuMs: (cpuOfApi(api) - before) / count,
  };
}

const apis: Api[] = [];
try {
  for (const size of sizes) apis.push(await startApi(size));
  const [{ id }] = (await (await fetch(`${embedded.url}/agents`, { headers })).json()) as [{ id: number }];
  const operations = {
    'one agent': `/agents?id=${id}`,
    'list of agents': '/agents',
    'own permissions': '/me/permissions',
  };
  console.log(`${availableParallelism()} cores, shared by the clients, the API and Postgres`);
  for (const [title, path] of Object.entries(operations)) {
    const all = apis.map((): Measurement[] => []);
    for (const api of apis) await warmUp(api, path);
    for (let round = 0; round < rounds; round++)
      for (const [index, api] of apis.entries()) all[index]!.push(await measure(api, path, roundSeconds));
    const of = (index: number, key: keyof Measurement) => median(all[index]!.map((measurement) => measurement[key]));
    console.log(`\n${title}`);
    console.table(
      sizes.map((size, index) => ({
        processes: size,
        'requests/s': Math.round(of(index, 'perSecond')),
        'throughput ×': (of(index, 'perSecond') / of(0, 'perSecond')).toFixed(2),
        'p99 ms': of(index, 'p99Ms'),
        'CPU ms': of(index, 'cpuMs').toFixed(3),
        'requests per CPU second ×': (of(0, 'cpuMs') / of(index, 'cpuMs')).toFixed(2),
      })),
    );
  }
} finally {
  for (const { child, exited } of [...apis, embedded]) {
    child.kill('SIGTERM');
    await exited;
  }
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
