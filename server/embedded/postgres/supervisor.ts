import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitAtMost } from '../../platform/concurrency/bounded-wait.js';
import { EnvironmentError } from '../../platform/process/environment-error.js';
import { spawnGuarded } from './guard.js';
import { isSevere, mainReason } from './log-lines.js';
import { postmasterPid } from './orphan.js';
import { childrenOf } from './process-identity.js';
import type { RunAs } from './run-as.js';

export interface PostgresExit {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The last log lines that `isSevere` selects, at most `maxLastErrors`. Empty on Windows. */
  readonly lastErrors: readonly string[];
}

export interface PostgresServer {
  /** Never rejects. */
  readonly exited: Promise<PostgresExit>;
  /**
   * Stops the server with a fast shutdown, which rolls back open transactions. A server that does not stop in time gets
   * SIGQUIT, then SIGKILL. The next start then recovers the data.
   */
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly runAs: RunAs;
  readonly clusterFolder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/** `waitUntilReady` and `isSevere` parse the log and rely on these settings. */
const ownSettings = {
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'warning',
  lc_messages: 'C',
};
const fastShutdownTimeoutMs = 5_000;
const immediateShutdownTimeoutMs = 2_000;
const maxLastErrors = 5;
/** Maximum wait for the end of the log after the exit. A child of Postgres that still runs keeps the log open. */
const lastLinesTimeoutMs = 300;
const retryPauseMs = 400;
const maxAttempts = 12;
/**
 * For a second or two, a killed server stays in the process table, and its children hold the shared memory. During
 * this time, Postgres does not start.
 */
const temporaryFailure = /postmaster\.pid|shared memory/;

export async function startServer(options: ServerOptions): Promise<PostgresServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(options);
    } catch (error) {
      if (attempt === maxAttempts || !temporaryFailure.test((error as Error).message)) throw error;
      await sleep(retryPauseMs);
    }
  }
}

function waitUntilReady(child: ReturnType<typeof spawnGuarded>, clusterFolder: string, onLine: (line: string) => void) {
  return new Promise<void>((resolve, reject) => {
    const lastLines: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => {
      onLine(line);
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
}

async function launch({ runAs, clusterFolder, settings, log }: ServerOptions): Promise<PostgresServer> {
  const child = spawnGuarded(runAs, runAs.binaries.postgres, clusterFolder, (folderName) => [
    '-D',
    folderName,
    ...Object.entries({ ...settings, ...ownSettings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const lastErrors: string[] = [];
  const closed = new Promise((resolve) => child.on('close', resolve));
  const exited = new Promise<PostgresExit>((resolve) => {
    child.on('exit', (status, signal) => {
      child.stdin.destroy(); // also stops the guard's watcher
      void waitAtMost(closed, lastLinesTimeoutMs).then(() => resolve({ status, signal, lastErrors }));
    });
  });

  await waitUntilReady(child, clusterFolder, (line) => {
    log(line);
    if (isSevere(line) && lastErrors.push(line) > maxLastErrors) lastErrors.shift();
  });

  let hasExited = false;
  void exited.then(() => (hasExited = true));
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await waitAtMost(exited, fastShutdownTimeoutMs);
    if (hasExited) return;
    log('Postgres takes too long to stop: sending SIGQUIT');
    const pid = postmasterPid(clusterFolder);
    if (pid !== undefined) sendSignal(pid, 'SIGQUIT');
    await waitAtMost(exited, immediateShutdownTimeoutMs);
    if (hasExited) return;
    log('Postgres does not stop: sending SIGKILL');
    // The children of Postgres run in sessions of their own. A frozen child would not notice that Postgres has ended.
    const children = pid === undefined ? [] : childrenOf(pid);
    // A negative id addresses a process group: here the group of the guard, its watcher and Postgres.
    for (const killed of [-child.pid!, ...children]) sendSignal(killed, 'SIGKILL');
    await exited;
  };
  return { exited, stop };
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already exited.
  }
}
