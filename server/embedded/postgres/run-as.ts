// Selects the user that Postgres runs as, because Postgres refuses to run as root. If this process is root, it tries:
//   1. The owner of the cluster. If there is no cluster, or root owns it: `postgres`, then `nobody`. A user who cannot
//      execute the binaries executes a copy of them.
//   2. A user namespace, in which Postgres cannot see that it is root. Many containers forbid user namespaces.
import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { notRunnableError, whyNotRunnable, type PostgresBinaries } from './binaries.js';
import { copiesForOtherUsers } from './binaries-copy.js';

export interface RunAs {
  /** Text for the log, such as `same user`, `user postgres` or `user namespace`. */
  readonly description: string;
  readonly binaries: PostgresBinaries;
  /** Command and arguments to put before the program. */
  readonly commandPrefix: readonly string[];
  /** Set if the program runs as another user than this process. */
  readonly user?: User;
  /**
   * Whether the program receives the folder of the cluster as its working directory, and not as a path. Needed if a
   * parent folder has mode 0700, because a path needs permission on every parent folder.
   */
  readonly usesWorkingDirectory: boolean;
}

export interface User {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** The working directory of the process that opens this path. Exists only on Linux. */
export const workingDirectory = '/proc/self/cwd';

export function chooseRunAs(binaries: PostgresBinaries, dataDir: string, clusterFolder: string): RunAs {
  const plain = { binaries, commandPrefix: [], usesWorkingDirectory: false };
  const problem = whyNotRunnable(binaries); // `--version` also works as root
  if (problem !== undefined) throw notRunnableError(problem);
  if (process.getuid?.() !== 0) return { ...plain, description: 'same user' };

  const reasons: string[] = [];
  for (const user of candidateUsers(clusterFolder)) {
    const runnable = runnableBy(user, binaries, (reason) => reasons.push(`as ${user.name}: ${reason}`));
    if (runnable === undefined) continue;
    const description = `user ${user.name}`;
    if (canAccess(dataDir, user)) return { ...plain, description, binaries: runnable, user };
    if (canUseWorkingDirectory(dataDir, user)) {
      return { ...plain, description, binaries: runnable, user, usesWorkingDirectory: true };
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

/**
 * Postgres requires that its user owns the cluster. So if a user other than root owns an existing cluster, this user is
 * the only candidate.
 */
function candidateUsers(clusterFolder: string): User[] {
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
    const copyReason = whyNotRunnable(copy, [], user); // the folder may be mounted with noexec
    if (copyReason === undefined) return copy;
    report(copyReason);
  }
  return undefined;
}

export function canAccess(folder: string, { uid, gid }: User): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/' }).status === 0;
}

function canUseWorkingDirectory(dataDir: string, { uid, gid }: User): boolean {
  if (process.platform !== 'linux') return false;
  const probe = mkdtempSync(join(dataDir, 'probe-'));
  try {
    chownSync(probe, uid, gid);
    return spawnSync('/bin/sh', ['-c', `cd ${workingDirectory}`], { uid, gid, cwd: probe }).status === 0;
  } finally {
    rmdirSync(probe);
  }
}
