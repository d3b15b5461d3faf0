// Stops a Postgres that an earlier owner of the data folder left running.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from '../../platform/process/environment-error.js';
import { corruptFile } from '../data-folder.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { processMark } from './process-identity.js';

const fastShutdownTimeoutMs = 15_000;
const immediateShutdownTimeoutMs = 5_000;

/**
 * The guard stops Postgres when Node crashes. This function is needed if Postgres is still stopping, or if the guard
 * was killed too. The caller must hold the lock of the data folder.
 */
export async function stopOrphan(clusterFolder: string, log: (line: string) => void): Promise<void> {
  assertPidFile(clusterFolder);
  const pid = postmasterPid(clusterFolder);
  if (pid === undefined || !isPostmasterOf(clusterFolder, pid)) return;
  log(`stopping Postgres ${pid}, left running by an earlier process`);
  for (const [signal, timeoutMs] of [
    ['SIGINT', fastShutdownTimeoutMs],
    ['SIGQUIT', immediateShutdownTimeoutMs],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return; // the process has already exited
    }
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(20)) {
      if (processMark(pid) === undefined) return;
    }
  }
  throw new EnvironmentError(`Postgres ${pid}, left running by an earlier process on ${clusterFolder}, does not stop.`);
}

/** Without a valid process id in postmaster.pid, only an operator can verify that no Postgres is running. */
function assertPidFile(clusterFolder: string): void {
  const path = join(clusterFolder, 'postmaster.pid');
  if (!existsSync(path) || postmasterPid(clusterFolder) !== undefined) return;
  throw corruptFile(path, 'Make sure that no Postgres runs on this folder, delete the file, and start again.');
}

/** Returns the process id in postmaster.pid, even if that process is not running. */
export function postmasterPid(clusterFolder: string): number | undefined {
  const path = join(clusterFolder, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0]);
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

/** Returns whether the process is Postgres on this folder, and not a later process with the same id. */
function isPostmasterOf(clusterFolder: string, pid: number): boolean {
  if (processMark(pid) === undefined) return false;
  if (process.platform !== 'linux') {
    return String(spawnSync('ps', ['-o', 'args=', '-p', String(pid)]).stdout).includes(clusterFolder);
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterFolder; // the working directory of Postgres is its data folder
  } catch {
    return false;
  }
}
