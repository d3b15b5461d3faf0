// `npm run bench:start` measures the CPU time of a built API until it is ready, and of each operation's first request.
// Arguments are programs to compare, such as `dist/server/bin/api.js` of two versions.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '../../../server/embedded/postgres/index.js';
import { operations } from '../../../server/generated/operations.js';
import { issuer, makeKey, signToken, startKeyServer, stoppedClock } from '../../identity/support.js';
import { urlOf } from '../../support/database-server.js';
import { cpuOf, median } from '../figures.js';

const rounds = Number(process.env['ROUNDS'] ?? 7);
const given = process.argv.slice(2);
const programs = given.length > 0 ? given : ['dist/server/bin/api.js'];

const key = await makeKey('key');
const keyServer = await startKeyServer([key.jwk]);
const nowSeconds = Math.floor(Date.now() / 1_000);
const claims = { org_id: 'org_1', org_role: 'org:admin', iat: nowSeconds, exp: nowSeconds + 3_600 };
const token = await signToken(key, stoppedClock(), claims);

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-start-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
const env = {
  PATH: process.env['PATH'] ?? '',
  NODE_ENV: 'production',
  API_PROCESSES: '1',
  PORT: '0',
  HOST: '127.0.0.1',
  SHUTDOWN_DELAY_MS: '0',
  DATABASE_URL: urlOf(postgres.connection, postgres.connection.database),
  IDENTITY_ISSUER: issuer,
  IDENTITY_JWKS_URL: keyServer.url.href,
  S3_BUCKET: 'files',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
};

interface Start {
  readonly readyCpuMs: number;
  readonly readyMs: number;
  /** By operation id. */
  readonly firstCpuMs: Readonly<Record<string, number>>;
}

async function firstRequests(url: string, pid: number): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const spent: Record<string, number> = {};
  for (const [id, { method, path, body }] of Object.entries(operations)) {
    const before = cpuOf(pid);
    const init = { method: method.toUpperCase(), headers, ...(body === 'none' ? {} : { body: '{}' }) };
    await (await fetch(url + path, init)).arrayBuffer();
    spent[id] = cpuOf(pid) - before;
  }
  return spent;
}

async function measure(program: string): Promise<Start> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [resolve(program)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const { pid = 0 } = child;
  let output = '';
  const port = await new Promise<string>((resolvePort, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /"port":(\d+).*"msg":"ready"/.exec(output) ?? [];
      if (found !== undefined) resolvePort(found);
    });
    child.once('exit', () => reject(new Error(`${program} did not start:\n${output}`)));
  });
  const ready = { readyCpuMs: cpuOf(pid), readyMs: performance.now() - startedAt };
  const firstCpuMs = await firstRequests(`http://127.0.0.1:${port}`, pid);
  child.kill('SIGTERM');
  await once(child, 'close');
  return { ...ready, firstCpuMs };
}

try {
  const starts = new Map(programs.map((program) => [program, [] as Start[]]));
  // The first start migrates the database.
  await measure(programs[0] ?? '');
  for (let round = 0; round < rounds; round++)
    for (const [program, measured] of starts) measured.push(await measure(program));
  for (const [program, measured] of starts) {
    const first = Object.keys(operations).map((id) => ({
      operation: id,
      'CPU ms': median(measured.map(({ firstCpuMs }) => firstCpuMs[id] ?? 0)),
    }));
    console.log(
      `\n${program}: ready after ${median(measured.map(({ readyCpuMs }) => readyCpuMs))} ms of CPU time and ` +
        `${Math.round(median(measured.map(({ readyMs }) => readyMs)))} ms (medians). Costliest first requests:`,
    );
    console.table(first.toSorted((one, other) => other['CPU ms'] - one['CPU ms']).slice(0, 5));
  }
} finally {
  await keyServer.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
