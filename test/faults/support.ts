import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/embedded/postgres/index.js';
import { briefProcess } from '../support/brief-process.js';
import { builtFile } from '../support/built.js';
import { urlOf } from '../support/database-server.js';

export interface RestartablePostgres {
  /** Stays the same across restarts. */
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns a Postgres in this folder, with the durability of production, because commits must survive a restart. */
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

export interface WorkerProcess {
  readonly child: ChildProcess;
  /** Resolves when the worker runs jobs, or has ended. */
  readonly ready: Promise<void>;
  readonly exited: Promise<void>;
  /** Returns the last 20,000 characters of the worker's output, for failing tests. */
  output(): string;
}

/** Starts a worker with a clock that SIGUSR2 shifts by one hour. */
export function startWorkerProcess(environment: Record<string, string>): WorkerProcess {
  const clock = pathToFileURL(builtFile('test/faults/shifted-clock.ts')).href;
  const child = spawn(process.execPath, [...briefProcess, '--import', clock, builtFile('server/bin/worker.ts')], {
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
