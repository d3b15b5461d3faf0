// Real worker processes and a Postgres of their own, to be killed and restarted.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/embedded/postgres/index.js';
import { FAST_SETTINGS, urlOf } from '../support/database-server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** On one folder, so that it comes back with what it held. Its address stays the same. */
export async function startPostgres(dataDir: string): Promise<EmbeddedPostgres & { url: string }> {
  // Settings as they are in production, but for the size: what is committed has to outlive the restart.
  const { max_connections } = FAST_SETTINGS;
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { max_connections }, log: () => undefined });
  return { ...postgres, url: urlOf(postgres.connection, postgres.connection.database) };
}

export interface WorkerProcess {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
  readonly exited: Promise<void>;
  /** What it wrote to its log, for when a test fails. */
  output(): string;
}

/** `npm run worker`, with a clock that SIGUSR2 shifts by an hour. */
export function startWorkerProcess(environment: Record<string, string>): WorkerProcess {
  const clock = fileURLToPath(new URL('shifted-clock.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', clock, 'server/bin/worker.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const exited = once(child, 'close').then(() => undefined);
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text = (text + chunk.toString()).slice(-20_000);
        if (text.includes('"ready"')) resolve();
      });
    }
    void exited.then(resolve);
  });
  return { child, ready, exited, output: () => text };
}
