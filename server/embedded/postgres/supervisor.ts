// Runs the Postgres server as a child: starts it, tells when it ends, stops it.
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { EnvironmentError } from '../../platform/environment-error.js';
import { spawnGuarded } from './guard.js';
import { mainReason } from './log-lines.js';
import { postmasterPid } from './orphan.js';
import type { RunAs } from './run-as.js';

export interface PostgresExit {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  /** False when nobody asked for it: Postgres crashed or was killed. */
  readonly wasAsked: boolean;
}

export interface PostgresServer {
  /** Resolves when the server has ended; never rejects. */
  readonly exited: Promise<PostgresExit>;
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly runAs: RunAs;
  readonly clusterFolder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/** Settings that this file depends on: it reads the log to see that the server is ready. */
const OWN_SETTINGS = {
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'warning',
  lc_messages: 'C',
};
const FAST_SHUTDOWN_TIMEOUT_MS = 15_000;
const RETRY_PAUSE_MS = 400;
const RETRY_LIMIT = 12;
/**
 * A killed server may be in the process table for a second or two until somebody reaps it, and its children need a moment
 * to notice and to let go of the shared memory. Postgres refuses to start until then.
 */
const PASSING_PROBLEM = /postmaster\.pid|shared memory/;

export async function startServer(options: ServerOptions): Promise<PostgresServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(options);
    } catch (error) {
      if (attempt === RETRY_LIMIT || !PASSING_PROBLEM.test((error as Error).message)) throw error;
      await sleep(RETRY_PAUSE_MS);
    }
  }
}

async function launch({ runAs, clusterFolder, settings, log }: ServerOptions): Promise<PostgresServer> {
  const child = spawnGuarded(runAs, runAs.binaries.postgres, clusterFolder, (folderName) => [
    '-D',
    folderName,
    ...Object.entries({ ...settings, ...OWN_SETTINGS }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  let wasAsked = false;
  const exited = new Promise<PostgresExit>((resolve) => {
    child.on('exit', (status, signal) => {
      child.stdin.destroy(); // lets the guard's watcher end, too
      resolve({ status, signal, wasAsked });
    });
  });

  await new Promise<void>((resolve, reject) => {
    const lastLines: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => {
      log(line);
      if (lastLines.push(line) > 30) lastLines.shift();
      if (line.includes('ready to accept connections')) resolve();
    });
    child.on('error', reject);
    child.on('close', () => {
      const reason = mainReason(lastLines);
      const hint = 'LOG_LEVEL=debug shows its log.';
      reject(new EnvironmentError(`The embedded Postgres does not start on ${clusterFolder}: ${reason}. ${hint}`));
    });
  });

  const stop = async (): Promise<void> => {
    wasAsked = true;
    child.stdin.end();
    const timer = setTimeout(() => {
      log('Postgres takes too long to stop: stopping it at once');
      const pid = postmasterPid(clusterFolder);
      if (pid !== undefined) process.kill(pid, 'SIGQUIT');
    }, FAST_SHUTDOWN_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  };
  return { exited, stop };
}
