// Runs the platform in processes that tests can kill. The identity provider and the object store represent third-party
// services, so they run in the test process, and tests do not kill them.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  startEmbeddedIdentityProvider,
  type EmbeddedIdentityProvider,
} from '../../../server/embedded/identity/index.js';
import { startTestStore } from '../../storage/support.js';
import { briefProcess } from '../../support/brief-process.js';
import { builtFile } from '../../support/built.js';
import { acquireTestDatabase, openTestDatabase, type TestDatabase } from '../../support/database.js';
import { postgresIn } from '../support.js';
import type { Knex } from 'knex';

export type Target = 'first API process' | 'second API process' | 'worker' | 'Postgres';

export interface KillablePlatform {
  /** URL of the load balancer. */
  readonly url: string;
  readonly provider: EmbeddedIdentityProvider;
  /** The provider's own database. */
  readonly accounts: Knex;
  /** A pool on the platform's database. Queries fail while Postgres is down. */
  readonly database: Knex;
  /** Sends SIGKILL. Resolves after the target has restarted. */
  kill(target: Target): Promise<void>;
  stop(): Promise<void>;
}

interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Starts the process, in up to five attempts, because Postgres may be killed during a start. */
async function startProcess(file: string, environment: Record<string, string>): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(file, environment);
    } catch (error) {
      if (attempt === 5) throw error;
      await sleep(500);
    }
  }
}

async function startOnce(file: string, environment: Record<string, string>): Promise<ServerProcess> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment };
  const child = spawn(process.execPath, [...briefProcess, file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-50_000)));
  const untilReady = async () => {
    while (!/"msg":"ready"|"ready"/.test(text)) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${file} ended:\n${text}`);
      await sleep(20);
    }
  };
  await untilReady();
  return { child, port: Number(/"port":(\d+)/.exec(text)?.[1] ?? 0) };
}

/** Forwards each connection to a process that accepts it. */
async function startBalancer(ports: () => readonly number[]): Promise<{ url: string; stop(): void }> {
  let count = 0;
  const server = createServer((client) => {
    const all = ports();
    const attempt = (left: number): void => {
      const port = all[count++ % all.length];
      if (left === 0 || port === undefined) return void client.destroy();
      const upstream = connect(port, '127.0.0.1');
      let isOpen = false;
      upstream.once('connect', () => {
        isOpen = true;
        client.pipe(upstream).pipe(client);
      });
      upstream.on('error', () => (isOpen ? client.destroy() : attempt(left - 1)));
      upstream.on('close', () => isOpen && client.destroy());
      client.on('close', () => upstream.destroy());
    };
    client.on('error', () => undefined);
    attempt(all.length);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

async function environmentOf(
  folder: string,
  url: string,
  provider: EmbeddedIdentityProvider,
  store: Awaited<ReturnType<typeof startTestStore>>,
) {
  const unlimited = Object.fromEntries(
    ['USER', 'ORGANIZATION', 'ADDRESS', 'CHAT'].map((name) => [`RATE_LIMIT_${name}`, '1000000']),
  );
  return {
    NODE_ENV: 'development',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: url,
    RATE_LIMIT_STORE: 'memory',
    ...unlimited,
    IDENTITY_ISSUER: provider.issuer,
    CLERK_SECRET_KEY: provider.secretKey,
    CLERK_API_URL: provider.url,
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: 'test',
    S3_REGION: store.region,
    S3_ACCESS_KEY_ID: store.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1,::1',
  };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

export async function startKillablePlatform(): Promise<KillablePlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-platform-kills-'));
  mkdirSync(join(folder, 'data'));
  const postgres = postgresIn(folder);
  await postgres.start();
  const accounts: TestDatabase = await acquireTestDatabase({ poolSize: 10 });
  const quiet = { warn: () => undefined, error: () => undefined };
  const provider = await startEmbeddedIdentityProvider({
    database: accounts.database,
    dataDir: join(folder, 'provider'),
    port: 0,
    environment: 'test',
    log: quiet,
  });
  const store = await startTestStore();
  const environment = await environmentOf(folder, postgres.url, provider, store);
  const start = (name: 'api' | 'worker') => startProcess(builtFile(`server/bin/${name}.ts`), environment);
  const running = new Map<Target, ServerProcess>();
  // The first process runs the migrations.
  running.set('first API process', await start('api'));
  running.set('second API process', await start('api'));
  running.set('worker', await start('worker'));
  const apiProcesses = ['first API process', 'second API process'] as const;
  const balancer = await startBalancer(() => apiProcesses.flatMap((name) => running.get(name)?.port ?? []));
  const database = openTestDatabase(postgres.url, 4);

  return {
    url: balancer.url,
    provider,
    accounts: accounts.database,
    database,
    async kill(target) {
      if (target === 'Postgres') {
        process.kill(
          Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]),
          'SIGKILL',
        );
        await postgres.stop();
        await postgres.start();
        return;
      }
      const { child } = running.get(target) as ServerProcess;
      await kill(child);
      running.set(target, await start(target === 'worker' ? 'worker' : 'api'));
    },
    async stop() {
      await Promise.all([...running.values()].map(({ child }) => kill(child)));
      balancer.stop();
      await database.destroy();
      await postgres.stop();
      await provider.stop();
      await accounts.release();
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
