// Installs the SDK as its users do: packs a copy, and unpacks the archive into the node_modules of a separate folder.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installTool, installedTool } from '../../.config/tools/install.js';
import { isFullRun } from '../support/full-run.js';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const sdkFolder = join(root, 'sdk');
export const tool = (name: string) => join(root, 'node_modules/.bin', name);

const types = installedTool('types');
/**
 * The TypeScript compiler. The default run uses version 7 if it is installed, because it takes a fifth of the CPU time.
 * The full run uses the version that builds the SDK.
 */
export const compiler = types === null || isFullRun ? tool('tsc') : join(types, 'node_modules/.bin/tsc');

/** Returns the output of a program. Removes Jest's NODE_OPTIONS, which the program would inherit. */
export function run(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '' },
      timeout: 240_000,
    });
  } catch (error) {
    const { message, stdout = '' } = error as Error & { stdout?: string };
    throw new Error(`${message}\n${stdout}`, { cause: error });
  }
}

export interface Entry {
  import: { types: string; default: string };
  require: { types: string; default: string };
}

/** Returns the entries of the installed package by name, such as `./testing`. */
export function readEntries(installed: string): Record<string, Entry> {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    exports: Record<string, Entry | string>;
  };
  return Object.fromEntries(
    Object.entries(exports).flatMap(([name, entry]) => (typeof entry === 'string' ? [] : [[name, entry]])),
  );
}

export interface InstalledArchive {
  folder: string;
  /** The folder of a program that depends on the package. */
  consumer: string;
  /** The folder of the package in the node_modules of the program. */
  installed: string;
  remove(): void;
}

export interface InstalledPackage extends InstalledArchive {
  tarball: string;
  files: { path: string; size: number }[];
  packedBytes: number;
  /** Builds and packs again. Returns the digest of the archive. */
  packAgain(): string;
  /** Builds again without declarations. Returns the folder of the build. */
  buildCodeAgain(): string;
  digest: string;
}

/** The output of `npm pack --json`. */
interface Packed {
  filename: string;
  files: { path: string; size: number }[];
  size: number;
  integrity: string;
}

/** Returns when the files of a folder were last written. */
const writtenTimes = (folder: string): number[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs);

/** Returns whether sdk/dist is newer than all sources. `.ci/run` builds it before the tests. */
function isBuilt(): boolean {
  if (!existsSync(join(sdkFolder, 'dist/index.d.ts'))) return false;
  const settings = ['sdk/package.json', 'sdk/tsconfig.json', 'sdk/tsdown.config.mjs', 'package-lock.json'];
  const sources = [
    ...settings.map((name) => statSync(join(root, name)).mtimeMs),
    ...writtenTimes(join(sdkFolder, 'src')),
  ];
  return Math.min(...writtenTimes(join(sdkFolder, 'dist'))) > Math.max(...sources);
}

/** Does what `npm run build` does, without npm and tsx, which take two seconds of CPU time. */
const build = (folder: string, ...options: string[]): string =>
  run(join(installTool('tsdown'), 'node_modules/.bin/tsdown'), options, join(folder, 'sdk'));

function pack(folder: string): Packed {
  const copy = join(folder, 'sdk');
  return JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], copy))[0];
}

/** Packs a copy, because other tests and examples may use sdk/dist. Builds the copy only if sdk/dist is too old. */
function packCopy(folder: string): Packed {
  mkdirSync(folder, { recursive: true });
  const excluded = isBuilt() ? /\/node_modules$/ : /\/(dist|node_modules)$/;
  const filter = (source: string) => !excluded.test(source);
  cpSync(sdkFolder, join(folder, 'sdk'), { recursive: true, filter });
  for (const name of ['.config', 'node_modules']) symlinkSync(join(root, name), join(folder, name));
  if (!existsSync(join(folder, 'sdk/dist'))) build(folder);
  return pack(folder);
}

/** Packs a copy in this folder, or waits until another test file has done so. */
function packCopyOnce(folder: string): Packed {
  const result = join(folder, 'packed.json');
  for (const deadline = Date.now() + 600_000; ;) {
    if (existsSync(result)) return JSON.parse(readFileSync(result, 'utf8')) as Packed;
    try {
      mkdirSync(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || Date.now() > deadline) throw error;
      // Blocking the process is acceptable, because the caller has nothing else to do.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      continue;
    }
    try {
      const packed = packCopy(folder);
      writeFileSync(`${result}.new`, JSON.stringify(packed));
      renameSync(`${result}.new`, result);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }
}

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'agent-platform-sdk-'));

export function installArchive(tarball: string, folder = temporaryFolder()): InstalledArchive {
  const consumer = join(folder, 'consumer');
  const installed = join(consumer, 'node_modules/@agent-platform/sdk');
  mkdirSync(installed, { recursive: true });
  run('tar', ['xzf', tarball, '--strip-components=1', '-C', installed], folder);
  // The dependencies of the package, and the packages that its documentation uses.
  for (const name of [
    'openapi-fetch',
    'openapi-typescript-helpers',
    'eventsource-parser',
    'ajv',
    '@opentelemetry/api',
  ]) {
    const link = join(consumer, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  writeFileSync(join(consumer, 'package.json'), '{"type":"module"}');
  return { folder, consumer, installed, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Installs the package. All callers in a test run share one archive. */
export function installPackage(): InstalledPackage {
  const folder = temporaryFolder();
  const testBuild = process.env['TEST_BUILD'];
  const shared = testBuild === undefined ? folder : join(testBuild, 'packed-sdk');
  const { filename, files, size, integrity } = testBuild === undefined ? packCopy(folder) : packCopyOnce(shared);
  const tarball = join(folder, filename);
  if (shared !== folder)
    for (const name of ['sdk', '.config', 'node_modules', filename])
      cpSync(join(shared, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
  return {
    ...installArchive(tarball, folder),
    tarball,
    files,
    packedBytes: size,
    digest: integrity,
    packAgain() {
      rmSync(join(folder, 'sdk/dist'), { recursive: true });
      build(folder);
      return pack(folder).integrity;
    },
    buildCodeAgain() {
      rmSync(join(folder, 'sdk/dist'), { recursive: true });
      build(folder, '--no-dts');
      return join(folder, 'sdk/dist');
    },
  };
}
