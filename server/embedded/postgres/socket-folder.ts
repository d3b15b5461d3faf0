// Creates the folder of the Unix socket. Postgres trusts every client of the socket, so the folder has mode 0700.
import { chownSync, existsSync, lstatSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { EnvironmentError } from '../../platform/process/environment-error.js';
import { canAccess, type User } from './run-as.js';

export const socketPort = 5432;

const folderPrefix = 'agent-platform-pg-';
const socketName = `.s.PGSQL.${socketPort}`;
/** The kernel's limit for a socket path, without the terminating zero byte. */
const maxPathBytes = process.platform === 'linux' ? 107 : 103;

/** File in the data folder that contains the path of the socket folder. After a crash, the next start removes both. */
const recordName = 'socket-folder';

/** Creates the folder outside the data folder, which may have a long path or be on a shared volume. */
export function makeSocketFolder(dataDir: string, user: User | undefined): string {
  for (const parent of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const longestPath = join(parent, `${folderPrefix}XXXXXX`, `${socketName}.lock`);
    if (Buffer.byteLength(longestPath) > maxPathBytes || (user && !canAccess(parent, user))) continue;
    const folder = mkdtempSync(join(parent, folderPrefix));
    writeFileSync(join(dataDir, recordName), folder);
    if (user) chownSync(folder, user.uid, user.gid);
    return folder;
  }
  throw new EnvironmentError(
    'There is no temporary folder for the Postgres socket. Set TMPDIR to a folder with a short path.',
  );
}

/** Removes the folder that makeSocketFolder created in this or an earlier process. */
export function removeSocketFolder(dataDir: string): void {
  const record = join(dataDir, recordName);
  if (!existsSync(record)) return;
  removeIfOurs(readFileSync(record, 'utf8'));
  rmSync(record, { force: true });
}

/**
 * Removes only the known files and follows no link, because after a reboot another user may have created a folder of
 * that name.
 */
function removeIfOurs(folder: string): void {
  if (!basename(folder).startsWith(folderPrefix) || !lstatSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return;
  try {
    for (const name of [socketName, `${socketName}.lock`]) rmSync(join(folder, name), { force: true });
    rmdirSync(folder);
  } catch {
    // The folder belongs to another user or is in use. Leaving it is harmless.
  }
}
