// A folder in memory for all temporary files of a test run: databases, stores, compiled code. On some disks, creating a
// file takes half a millisecond of CPU time, and a new database has a thousand files.
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux has a file system in memory here. In a container it is often as small as 64 MB. */
const memory = '/dev/shm';
const minimumFreeBytes = 6 * 1024 ** 3;
const prefix = 'agent-platform-test-';

/**
 * Sets `TMPDIR` of this process, which its children inherit. Does nothing if `TMPDIR` is already set, or if there is
 * too little memory.
 */
export function useTemporaryFolderInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || freeBytes() < minimumFreeBytes) return;
  removeAbandoned();
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o1777); // As root, Postgres runs as another user.
  process.env['TMPDIR'] = folder;
}

export function removeTemporaryFolder(): void {
  rmSync(join(memory, `${prefix}${process.pid}`), { recursive: true, force: true });
}

function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Removes the folders of killed test runs, which may have had the process id of this run. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory)) {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length) : NaN);
    if (!pid || (pid !== process.pid && isRunning(pid))) continue;
    try {
      rmSync(join(memory, name), { recursive: true, force: true });
    } catch {
      // The folder belongs to another user.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
