// Real worker processes and a Postgres of their own, to be killed and restarted.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/embedded/postgres/index.js';
import { urlOf } from '../support/database-server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface RestartablePostgres {
  /** The same after each start. */
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** With the settings of production: what is committed has to outlive the restart. */
export function postgresIn(folder: string): RestartablePostgres {
  const socket = join(folder, 'socket');
  const database = 'agent_platform';
  let running: EmbeddedPostgres | undefined;
  return {
    url: urlOf({ host: socket, port: 5432, user: 'postgres', database }, database),
    async start() {
      running = await startEmbeddedPostgres({
        dataDir: join(folder, 'postgres'),
        database,
        settings: { max_connections: '150' },
        log: () => undefined,
      });
      rmSync(socket, { force: true });
      symlinkSync(running.connection.host, socket);
    },
    stop: async () => running?.stop(),
  };
}

/** `server/bin/worker.ts` with all it imports in one file: thirty processes start in the time of ten. Returns the file. */
export async function bundleWorker(folder: string): Promise<string> {
  const outfile = join(folder, 'worker.mjs');
  await build({
    entryPoints: [join(root, 'server/bin/worker.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  await build({
    entryPoints: [fileURLToPath(new URL('shifted-clock.ts', import.meta.url))],
    outfile: join(folder, 'shifted-clock.mjs'),
    format: 'esm',
    logLevel: 'warning',
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return outfile;
}

export interface WorkerProcess {
  readonly child: ChildProcess;
  /** Resolves when it runs jobs, or has ended. */
  readonly ready: Promise<void>;
  readonly exited: Promise<void>;
  /** The end of what it wrote to its log, for when a test fails. */
  output(): string;
}

/** A worker with a clock that SIGUSR2 shifts by an hour. */
export function startWorkerProcess(bundle: string, environment: Record<string, string>): WorkerProcess {
  const child = spawn(process.execPath, ['--import', join(bundle, '../shifted-clock.mjs'), bundle], {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const exited = once(child, 'close').then(() => undefined);
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text = (text + chunk.toString()).slice(-20_000);
        if (text.includes('"msg":"ready"')) resolve();
      });
    }
    void exited.then(resolve);
  });
  return { child, ready, exited, output: () => text };
}
