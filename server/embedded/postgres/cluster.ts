// The data files of the server: made once, completely or not at all.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from '../../platform/environment-error.js';
import { spawnGuarded } from './guard.js';
import type { RunAs } from './run-as.js';
import { mainReason } from './log-lines.js';

export interface ClusterOptions {
  readonly runAs: RunAs;
  readonly dataDir: string;
  readonly clusterFolder: string;
  /** Who may connect: `trust` where only a folder of mode 0700 leads to the socket, else a password. */
  readonly authentication: readonly string[];
  /** False for tests: do not wait for the disk. */
  readonly isDurable: boolean;
}

const UNFINISHED = 'cluster.init-';

/** Makes the cluster on first boot. The caller owns the data folder, so nobody else works on the same one. */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { runAs, dataDir, clusterFolder } = options;
  removeUnfinished(dataDir);
  if (existsSync(join(clusterFolder, 'PG_VERSION'))) {
    assertSameMajorVersion(clusterFolder, runAs.binaries.packageVersion);
    giveTo(runAs, clusterFolder);
    return;
  }
  // initdb writes beside the final place, and the rename is the last step: killed at any moment, this leaves no half cluster.
  const unfinished = join(dataDir, `${UNFINISHED}${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  if (runAs.user) chownSync(unfinished, runAs.user.uid, runAs.user.gid);
  await runInitdb(options, unfinished);
  renameSync(unfinished, clusterFolder);
}

/** Left by a process that was killed during its first boot. */
function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    // Its initdb may still be on its way out and write a last file, hence the retries.
    if (name.startsWith(UNFINISHED))
      rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function runInitdb({ runAs, authentication, isDurable }: ClusterOptions, folder: string): Promise<void> {
  const child = spawnGuarded(runAs, runAs.binaries.initdb, folder, (folderName) => [
    `--pgdata=${folderName}`,
    '--username=postgres',
    '--encoding=UTF8',
    // The same order of texts on every operating system.
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
    `The embedded Postgres cannot make its files in ${folder}: ${mainReason(output.split('\n'))}.`,
  );
}

function assertSameMajorVersion(clusterFolder: string, packageVersion: string): void {
  const found = readFileSync(join(clusterFolder, 'PG_VERSION'), 'utf8').trim();
  const expected = packageVersion.split('.')[0];
  if (found === expected) return;
  throw new EnvironmentError(
    `${clusterFolder} was made by Postgres ${found}, and this program brings Postgres ${expected}. Move the data with ` +
      'pg_dump and psql, or move the folder away to start with an empty database.',
  );
}

/** A cluster made in a user namespace belongs to root; Postgres wants to own its files. */
function giveTo({ user }: RunAs, clusterFolder: string): void {
  if (!user || lstatSync(clusterFolder).uid === user.uid) return;
  const { status, stderr } = spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, clusterFolder], { encoding: 'utf8' });
  if (status !== 0) throw new EnvironmentError(`cannot give ${clusterFolder} to ${user.name}: ${stderr}`);
}
