// Copies the Postgres programs to a folder where another user can run them. Postgres refuses to run as root, and other
// users often cannot read root's checkout, because it is below a home folder with mode 0700.
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
 * Only root can write to /var/cache, and no cleaner deletes its files. Other users may be able to write to the other
 * two folders, so the owner of an existing copy is checked.
 */
const parentFolders = ['/var/cache', '/var/tmp', tmpdir()];

/** Yields copies to try, and creates missing copies. Must run as root. Reports why a folder could not be used. */
export function* copiesForOtherUsers(
  binaries: PostgresBinaries,
  report: (reason: string) => void,
): Generator<PostgresBinaries> {
  for (const parent of parentFolders) {
    try {
      yield binariesIn(copyInto(parent, binaries), binaries.packageVersion);
    } catch (error) {
      report(`${parent}: ${(error as Error).message}`);
    }
  }
}

function copyInto(parent: string, binaries: PostgresBinaries): string {
  assertNotReplaceable(parent);
  const target = join(parent, `agent-platform-postgres-${binaries.packageVersion}-${process.platform}-${process.arch}`);
  if (assertTrustedIfExists(target) && isSameTree(binaries.nativeFolder, target)) return target;

  // mkdtemp creates a folder with mode 0700, so no other user can add files during the copy.
  const staging = mkdtempSync(`${target}.`);
  try {
    copyTree(binaries.nativeFolder, staging);
    // A cleaner of temporary files may have deleted some files of the existing copy.
    if (assertTrustedIfExists(target)) rmSync(target, { recursive: true, force: true });
    // The rename is the last step, so that no process sees a partial copy. The rename fails if another user or process
    // has created a link or a non-empty folder with the name of the target.
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    // If another process created the same copy first, use that copy.
    if (!assertTrustedIfExists(target) || !isSameTree(binaries.nativeFolder, target)) throw error;
  }
  return target;
}

/** In a world-writable folder, only the sticky bit prevents other users from replacing the copy. */
function assertNotReplaceable(parent: string): void {
  const { mode, uid } = lstatSync(parent);
  const isSticky = (mode & 0o1000) !== 0;
  if (uid !== 0 || ((mode & 0o022) !== 0 && !isSticky)) throw new Error('other users could replace its contents');
}

/** Returns whether the path exists. Throws if it exists but is not a folder that only root can change. */
function assertTrustedIfExists(path: string): boolean {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status === undefined) return false;
  if (!status.isDirectory() || status.uid !== 0 || (status.mode & 0o022) !== 0) {
    throw new Error(`${path} must be a folder that belongs to root and that only root can write to; remove it`);
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
      // Make the file readable for all users, whatever the umask was during npm install.
      chmodSync(to, (lstatSync(from).mode & 0o100) === 0 ? 0o644 : 0o755);
    }
  }
  chmodSync(target, 0o755);
}

/** Compares names and sizes, in about 20 ms, to detect a copy from which a cleaner has deleted files. */
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
