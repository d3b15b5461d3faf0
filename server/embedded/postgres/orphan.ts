// Ends a Postgres that an earlier owner of the data folder left behind.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from '../../platform/environment-error.js';
import { corruptFile } from '../data-folder.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { processMark } from './process-identity.js';

const FAST_SHUTDOWN_TIMEOUT_MS = 15_000;
const IMMEDIATE_SHUTDOWN_TIMEOUT_MS = 5_000;

/**
 * The guard ends Postgres when Node dies; this is for the moment in which it is still at it, and for the rare case that
 * the guard was killed as well. Only call this as the owner of the data folder.
 */
export async function stopOrphan(clusterFolder: string, log: (line: string) => void): Promise<void> {
  assertPidFile(clusterFolder);
  const pid = postmasterPid(clusterFolder);
  if (pid === undefined || !isPostmasterOf(clusterFolder, pid)) return;
  log(`stopping Postgres ${pid}, left over from an earlier run`);
  for (const [signal, timeoutMs] of [
    ['SIGINT', FAST_SHUTDOWN_TIMEOUT_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_TIMEOUT_MS],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return; // gone in between
    }
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(20)) {
      if (processMark(pid) === undefined) return;
    }
  }
  throw new EnvironmentError(`Postgres ${pid}, left over from an earlier run on ${clusterFolder}, does not stop.`);
}

/** Postgres refuses to start on a file that it cannot read, and only a person can tell that no Postgres uses the folder. */
function assertPidFile(clusterFolder: string): void {
  const path = join(clusterFolder, 'postmaster.pid');
  if (!existsSync(path) || postmasterPid(clusterFolder) !== undefined) return;
  throw corruptFile(path, 'Make sure that no Postgres runs on this folder, delete the file, and start again.');
}

/** The process id in postmaster.pid, whether that process still runs or not. */
export function postmasterPid(clusterFolder: string): number | undefined {
  const path = join(clusterFolder, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0]);
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

/** Its number may belong to any other program by now, so look at what it is before sending a signal. */
function isPostmasterOf(clusterFolder: string, pid: number): boolean {
  if (processMark(pid) === undefined) return false;
  if (process.platform !== 'linux') {
    return String(spawnSync('ps', ['-o', 'args=', '-p', String(pid)]).stdout).includes(clusterFolder);
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterFolder; // Postgres works in its data folder
  } catch {
    return false;
  }
}
