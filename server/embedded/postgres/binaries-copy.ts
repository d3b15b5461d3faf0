// A copy of the Postgres programs where another user can run them: root's checkout often lies below a home folder with
// mode 0700, and Postgres refuses to run as root.
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { binariesIn, type PostgresBinaries } from './binaries.js';

/**
 * /var/cache first: only root writes there and no cleaner of temporary files visits it. The other two are open to all,
 * which is why nothing found there is believed before its owner is checked.
 */
const PLACES = ['/var/cache', '/var/tmp', tmpdir()];

/** The copies worth trying, in order, made when they are missing. Only for root. Reports why a place did not serve. */
export function* copiesForOtherUsers(
  binaries: PostgresBinaries,
  report: (reason: string) => void,
): Generator<PostgresBinaries> {
  for (const place of PLACES) {
    try {
      yield binariesIn(copyInto(place, binaries), binaries.packageVersion);
    } catch (error) {
      report(`${place}: ${(error as Error).message}`);
    }
  }
}

function copyInto(place: string, binaries: PostgresBinaries): string {
  assertNobodyElseCanReplace(place);
  const target = join(place, `agent-platform-postgres-${binaries.packageVersion}-${process.platform}-${process.arch}`);
  if (isTrustedFolder(target) && isSameTree(binaries.nativeFolder, target)) return target;

  // mkdtemp makes a new folder under an unguessable name with mode 0700, so nobody can slip anything in while we copy.
  const staging = mkdtempSync(`${target}.`);
  try {
    copyTree(binaries.nativeFolder, staging);
    if (isTrustedFolder(target)) rmSync(target, { recursive: true, force: true }); // thinned out by a cleaner
    // The rename is the last step, so that nobody ever sees half a copy. It fails on a link or a folder with content.
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    // Another process may have been first with the same copy; anything else there is refused.
    if (!isTrustedFolder(target) || !isSameTree(binaries.nativeFolder, target)) throw error;
  }
  return target;
}

/** In a folder that everybody may write to, only the sticky bit keeps others from renaming our folder away. */
function assertNobodyElseCanReplace(place: string): void {
  const { mode, uid } = lstatSync(place);
  const isSticky = (mode & 0o1000) !== 0;
  if (uid !== 0 || ((mode & 0o022) !== 0 && !isSticky)) throw new Error('others could replace what is put there');
}

/** A real folder (never a link), made by root, which nobody else can write to. */
function isTrustedFolder(path: string): boolean {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status === undefined) return false;
  if (!status.isDirectory() || status.uid !== 0 || (status.mode & 0o022) !== 0) {
    throw new Error(`${path} exists and was not made by this program; remove it`);
  }
  return true;
}

function copyTree(source: string, target: string): void {
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(to);
      copyTree(from, to);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(from), to);
    } else {
      copyFileSync(from, to);
      chmodSync(to, (lstatSync(from).mode & 0o100) === 0 ? 0o644 : 0o755); // readable whatever the umask was at npm install
    }
  }
  chmodSync(target, 0o755);
}

/** Same names and sizes: finds a copy that a cleaner of temporary files has thinned out, in about 20 ms. */
function isSameTree(source: string, copy: string): boolean {
  return listTree(source) === listTree(copy);
}

function listTree(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path), lstatSync(path)] as const)
    .map(([name, status]) => (status.isFile() ? `${name} ${status.size}` : name))
    .sort()
    .join('\n');
}
