// Creates the data files of the server.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from '../../platform/process/environment-error.js';
import { spawnGuarded } from './guard.js';
import type { RunAs } from './run-as.js';
import { mainReason } from './log-lines.js';

export interface ClusterOptions {
  readonly runAs: RunAs;
  readonly dataDir: string;
  readonly clusterFolder: string;
  /** Authentication arguments of initdb. `trust` is safe if the server has only a socket in a folder with mode 0700. */
  readonly authentication: readonly string[];
  /** Whether to wait until the files are on disk. */
  readonly isDurable: boolean;
}

const unfinishedPrefix = 'cluster.init-';

/** The caller must hold the lock of the data folder. */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { runAs, dataDir, clusterFolder } = options;
  removeUnfinished(dataDir);
  if (existsSync(join(clusterFolder, 'PG_VERSION'))) {
    assertSameMajorVersion(clusterFolder, runAs.binaries.packageVersion);
    giveTo(runAs, clusterFolder);
    return;
  }
  // initdb writes to another folder, and the rename is the last step, so that a crash leaves no partial cluster.
  const unfinished = join(dataDir, `${unfinishedPrefix}${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  if (runAs.user) chownSync(unfinished, runAs.user.uid, runAs.user.gid);
  await runInitdb(options, unfinished);
  renameSync(unfinished, clusterFolder);
}

/** Removes the folders of earlier starts that failed or were killed before the rename. */
function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    // Retry, because initdb of a killed process may still write a last file.
    if (name.startsWith(unfinishedPrefix))
      rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function runInitdb({ runAs, authentication, isDurable }: ClusterOptions, folder: string): Promise<void> {
  const child = spawnGuarded(runAs, runAs.binaries.initdb, folder, (folderName) => [
    `--pgdata=${folderName}`,
    '--username=postgres',
    '--encoding=UTF8',
    // Use the same sort order on every operating system.
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
    ...authentication,
  ]);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  child.stdin.destroy();
  if (status === 0) return;
  throw new EnvironmentError(
    `The embedded Postgres cannot create its files in ${folder}: ${mainReason(output.split('\n'))}.`,
  );
}

function assertSameMajorVersion(clusterFolder: string, packageVersion: string): void {
  const found = readFileSync(join(clusterFolder, 'PG_VERSION'), 'utf8').trim();
  const expected = packageVersion.split('.')[0];
  if (found === expected) return;
  throw new EnvironmentError(
    `${clusterFolder} was created by Postgres ${found}, but this program contains Postgres ${expected}. ` +
      'Move the data with pg_dump and psql, or move the folder away to start with an empty database.',
  );
}

/** Postgres must own its files, but a cluster that was created in a user namespace belongs to root. */
function giveTo({ user }: RunAs, clusterFolder: string): void {
  if (!user || lstatSync(clusterFolder).uid === user.uid) return;
  const { status, stderr } = spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, clusterFolder], { encoding: 'utf8' });
  if (status !== 0) throw new EnvironmentError(`cannot give ${clusterFolder} to ${user.name}: ${stderr}`);
}
