// Where the Unix socket lives. Postgres trusts whoever reaches it, so only one user may enter the folder.
import { chownSync, existsSync, lstatSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { EnvironmentError } from '../../platform/environment-error.js';
import { canWalkTo, type User } from './run-as.js';

export const SOCKET_PORT = 5432;

const PREFIX = 'agent-platform-pg-';
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;
/** The kernel's limit for the path of a socket, without the closing zero byte. */
const MAXIMUM_PATH_BYTES = process.platform === 'linux' ? 107 : 103;

/** In the data folder: where the socket is, so that the next owner can tidy up after one that was killed. */
const RECORD_NAME = 'socket-folder';

/** A new folder with mode 0700. Not below the data folder, whose path may be too long or lie on a shared volume. */
export function makeSocketFolder(dataDir: string, user: User | undefined): string {
  for (const place of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const longestPath = join(place, `${PREFIX}XXXXXX`, `${SOCKET_NAME}.lock`);
    if (Buffer.byteLength(longestPath) > MAXIMUM_PATH_BYTES || (user && !canWalkTo(place, user))) continue;
    const folder = mkdtempSync(join(place, PREFIX));
    writeFileSync(join(dataDir, RECORD_NAME), folder);
    if (user) chownSync(folder, user.uid, user.gid);
    return folder;
  }
  throw new EnvironmentError(
    'There is no temporary folder for the Postgres socket: set TMPDIR to a folder with a short path.',
  );
}

/** Removes what makeSocketFolder made, in this run or an earlier one. */
export function removeSocketFolder(dataDir: string): void {
  const record = join(dataDir, RECORD_NAME);
  if (!existsSync(record)) return;
  removeIfOurs(readFileSync(record, 'utf8'));
  rmSync(record, { force: true });
}

/** Exactly the known files, and no link is followed: after a reboot somebody else may have made a folder of that name. */
function removeIfOurs(folder: string): void {
  if (!basename(folder).startsWith(PREFIX) || !lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  try {
    for (const name of [SOCKET_NAME, `${SOCKET_NAME}.lock`]) rmSync(join(folder, name), { force: true });
    rmdirSync(folder);
  } catch {
    // Not ours any more, or in use after all: it does no harm.
  }
}
