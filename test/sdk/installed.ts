// The package as a program has it: built in a copy, packed, and unpacked into the node_modules of a folder of its own.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const sdkFolder = join(root, 'sdk');
export const tool = (name: string) => join(root, 'node_modules/.bin', name);

/** Runs a program and gives what it printed. Without jest's own settings: its NODE_OPTIONS would reach every child. */
export const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
    timeout: 240_000,
  });

export interface InstalledPackage {
  /** Everything lies in here. */
  folder: string;
  /** The folder of a program that has the package installed. */
  consumer: string;
  /** The package in it. */
  installed: string;
  tarball: string;
  files: { path: string; size: number }[];
  packedBytes: number;
  /** Builds and packs again, and gives the digest of the archive. */
  packAgain(): string;
  digest: string;
  remove(): void;
}

/** One build in a copy: tests and the examples of others may use sdk/dist at the same time. */
export function installPackage(): InstalledPackage {
  const folder = mkdtempSync(join(tmpdir(), 'agent-platform-sdk-'));
  const copy = join(folder, 'sdk');
  cpSync(sdkFolder, copy, { recursive: true, filter: (source) => !/\/(dist|node_modules)$/.test(source) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const pack = () => {
    run('npm', ['run', 'build', '--silent'], copy);
    return JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], copy))[0];
  };
  const { filename, files, size, integrity } = pack();
  const tarball = join(folder, filename);
  const consumer = join(folder, 'consumer');
  const installed = join(consumer, 'node_modules/@agent-platform/sdk');
  mkdirSync(installed, { recursive: true });
  run('tar', ['xzf', tarball, '--strip-components=1', '-C', installed], folder);
  // Its dependency, and what its documentation shows together with it.
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', 'ajv', '@opentelemetry/api']) {
    const link = join(consumer, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  writeFileSync(join(consumer, 'package.json'), '{"type":"module"}');
  return {
    folder,
    consumer,
    installed,
    tarball,
    files,
    packedBytes: size,
    digest: integrity,
    packAgain: () => pack().integrity,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
