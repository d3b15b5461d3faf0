// Which identity Postgres runs under. Postgres refuses to run as root, so as root we step down, in this order:
//   1. the user who already owns the cluster, else `postgres`, else `nobody`, with the programs of the checkout;
//   2. the same user with a copy of the programs where that user can reach them;
//   3. a user namespace, in which Postgres does not see that it is root (forbidden in many containers, hence last).
import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { notRunnableError, whyNotRunnable, type PostgresBinaries } from './binaries.js';
import { copiesForOtherUsers } from './binaries-copy.js';

export interface RunAs {
  /** For the log: `same user`, `user postgres`, `user namespace`. */
  readonly description: string;
  readonly binaries: PostgresBinaries;
  /** What comes before the program on the command line. */
  readonly commandPrefix: readonly string[];
  /** Set when the process changes its user. */
  readonly user?: User;
  /**
   * The user may not walk the path to the data folder (a parent has mode 0700). Root then enters the folder and hands it
   * over as the working directory, which needs no right on the parents: the data stays where it was asked to be.
   */
  readonly reachesDataAsWorkingFolder: boolean;
}

export interface User {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Names the process's own working folder without walking the path to it; only Linux has this. */
export const WORKING_FOLDER = '/proc/self/cwd';

export function chooseRunAs(binaries: PostgresBinaries, dataDir: string, clusterFolder: string): RunAs {
  const plain = { binaries, commandPrefix: [], reachesDataAsWorkingFolder: false };
  const problem = whyNotRunnable(binaries); // `--version` works for root, too
  if (problem !== undefined) throw notRunnableError(problem);
  if (process.getuid?.() !== 0) return { ...plain, description: 'same user' };

  const reasons: string[] = [];
  for (const user of candidates(clusterFolder)) {
    const reachable = runnableBy(user, binaries, (reason) => reasons.push(`as ${user.name}: ${reason}`));
    if (reachable === undefined) continue;
    const description = `user ${user.name}`;
    if (canWalkTo(dataDir, user)) return { ...plain, description, binaries: reachable, user };
    if (canTakeOverWorkingFolder(dataDir, user)) {
      return { ...plain, description, binaries: reachable, user, reachesDataAsWorkingFolder: true };
    }
    reasons.push(`as ${user.name}: cannot reach ${dataDir}`);
  }

  const commandPrefix = ['unshare', '-U'];
  const reason = whyNotRunnable(binaries, commandPrefix);
  if (reason === undefined) return { ...plain, description: 'user namespace', commandPrefix };
  throw notRunnableError(
    `Postgres must not run as root, and no other way was found: ${[...reasons, reason].join('; ')}`,
  );
}

/** A cluster belongs to the user who made it, and Postgres insists on that; a new one may belong to any of ours. */
function candidates(clusterFolder: string): User[] {
  const passwd = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]): User => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid >= 0);
  const owner = lstatSync(clusterFolder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) {
    const name = passwd.find(({ uid }) => uid === owner.uid)?.name ?? String(owner.uid);
    return [{ name, uid: owner.uid, gid: owner.gid }];
  }
  return ['postgres', 'nobody'].flatMap((wanted) => passwd.find(({ name }) => name === wanted) ?? []);
}

function runnableBy(
  user: User,
  binaries: PostgresBinaries,
  report: (reason: string) => void,
): PostgresBinaries | undefined {
  const reason = whyNotRunnable(binaries, [], user);
  if (reason === undefined) return binaries;
  report(reason);
  for (const copy of copiesForOtherUsers(binaries, report)) {
    const copyReason = whyNotRunnable(copy, [], user); // a place may be mounted with noexec
    if (copyReason === undefined) return copy;
    report(copyReason);
  }
  return undefined;
}

/** True when the user may enter the folder by its path. */
export function canWalkTo(folder: string, { uid, gid }: User): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/' }).status === 0;
}

function canTakeOverWorkingFolder(dataDir: string, { uid, gid }: User): boolean {
  if (process.platform !== 'linux') return false;
  const probe = mkdtempSync(join(dataDir, 'probe-'));
  try {
    chownSync(probe, uid, gid);
    return spawnSync('/bin/sh', ['-c', `cd ${WORKING_FOLDER}`], { uid, gid, cwd: probe }).status === 0;
  } finally {
    rmdirSync(probe);
  }
}
