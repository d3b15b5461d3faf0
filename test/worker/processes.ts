// Starts worker-process.ts and creates the tables that it writes to.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Knex } from 'knex';
import { briefProcess } from '../support/brief-process.js';
import { builtFile } from '../support/built.js';

export interface WorkerProcess {
  readonly child: ChildProcess;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Resolves when the process takes jobs. */
export async function startWorkerProcess(url: string, name: string, leaseMs = 2_000): Promise<WorkerProcess> {
  // Omits the flags for Jest in NODE_OPTIONS.
  const child = spawn(
    process.execPath,
    [...briefProcess, builtFile('test/worker/worker-process.ts'), url, name, String(leaseMs)],
    {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running.add(child);
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  await Promise.race([
    once(child.stdout!, 'data'),
    exited.then((code) => Promise.reject(new Error(`the worker ended with ${code}`))),
  ]);
  child.stdout!.resume();
  return {
    child,
    kill(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

export async function killWorkerProcesses(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    }),
  );
}

export async function createTables(database: Knex): Promise<void> {
  await database.raw(`
    create table runs (job_id uuid, attempt int, worker text, started_at timestamptz default clock_timestamp(),
      ended_at timestamptz);
    create table beats (worker text, is_end boolean default false, at timestamptz default clock_timestamp())`);
}

export interface Run {
  job_id: string;
  attempt: number;
  worker: string;
  started_at: Date;
  ended_at: Date | null;
}
