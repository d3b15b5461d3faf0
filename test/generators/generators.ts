// Third-party client generators in pinned versions, and their commands for openapi.yaml.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const contractFile = join(root, 'openapi.yaml');
/**
 * The pinned versions are the newest that support Node.js 20.19. The generated clients import the last four packages of
 * the package.json.
 */
const packageFolder = fileURLToPath(new URL('../../.config/tools/generators', import.meta.url));
/** The compiler of `npm run typecheck`, which checks the largest client in a tenth of the time of TypeScript 5. */
const compiler = join(root, '.config/tools/types/node_modules/typescript/bin/tsc');
export const packages = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).dependencies as Record<
  string,
  string
>;

export interface Generator {
  /** Entry point of the package's command, relative to node_modules. */
  command: string;
  /** Arguments, with paths relative to the working folder. */
  arguments: string[];
  /** Configuration file that the command reads. */
  config?: { name: string; text: string };
}

const kubbConfig = `import { defineConfig } from '@kubb/core';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { pluginZod } from '@kubb/plugin-zod';
export default defineConfig({
  root: '.',
  input: { path: './openapi.yaml' },
  output: { path: './client', extension: { '.ts': '' }, format: false, lint: false },
  plugins: [
    pluginOas({ generators: [], validate: false }),
    pluginTs({ output: { path: 'types' } }),
    pluginZod({ output: { path: 'zod' }, version: '4', importPath: 'zod/v4' }),
  ],
});
`;
const orvalOutput = { target: 'client/index.ts', client: 'fetch', mode: 'single', baseUrl: 'http://base-url.example' };
const orvalConfig = `module.exports = ${JSON.stringify({ api: { input: 'openapi.yaml', output: orvalOutput } })};`;

export const generators: Record<string, Generator> = {
  '@hey-api/openapi-ts': {
    command: '@hey-api/openapi-ts/bin/run.js',
    arguments: ['-i', 'openapi.yaml', '-o', 'client', '--no-log-file', '--silent'],
  },
  orval: {
    command: 'orval/dist/bin/orval.js',
    arguments: ['--config', 'orval.config.cjs'],
    config: { name: 'orval.config.cjs', text: orvalConfig },
  },
  'openapi-zod-client': {
    command: 'openapi-zod-client/bin.js',
    arguments: ['openapi.yaml', '-o', 'client/index.ts', '--export-schemas', '--with-alias', '--with-deprecated'],
  },
  'swagger-typescript-api': {
    command: 'swagger-typescript-api/dist/cli.mjs',
    arguments: ['generate', '-p', 'openapi.yaml', '-o', 'client', '-n', 'index.ts'],
  },
  oazapfts: { command: 'oazapfts/dist/cli.js', arguments: ['openapi.yaml', 'client/index.ts'] },
  'openapi-typescript-codegen': {
    command: 'openapi-typescript-codegen/bin/index.js',
    arguments: ['-i', 'openapi.yaml', '-o', 'client', '-c', 'fetch'],
  },
  'kubb (ts and zod)': {
    command: '@kubb/cli/bin/kubb.cjs',
    arguments: ['generate', '--config', 'kubb.config.mjs'],
    config: { name: 'kubb.config.mjs', text: kubbConfig },
  },
};

export async function run(program: string, given: string[], cwd: string, environment = {}): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', ...environment };
  const options = { cwd, env, maxBuffer: 64 * 1024 * 1024, timeout: 300_000 };
  return (await promisify(execFile)(process.execPath, [program, ...given], options)).stdout;
}

/** Creates a folder in which generated code finds the packages that it imports. */
export function createWorkFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'generators-'));
  symlinkSync(join(packageFolder, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));

/** Generates a client in `<work folder>/<name>/client`. Returns the folder and the text of all its files. */
export async function generate(workFolder: string, name: string): Promise<{ folder: string; text: string }> {
  const { command, arguments: given, config } = generators[name]!;
  const folder = join(workFolder, name.replace(/\W+/g, '-'));
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'openapi.yaml'), readFileSync(contractFile));
  if (config) writeFileSync(join(folder, config.name), config.text);
  await run(join(packageFolder, 'node_modules', command), given, folder);
  const texts = filesIn(join(folder, 'client')).map((file) => {
    const text = readFileSync(file, 'utf8');
    // swagger-typescript-api disables the compiler checks in its files.
    if (text.includes('@ts-nocheck')) writeFileSync(file, text.replace('// @ts-nocheck', ''));
    return text;
  });
  return { folder, text: texts.join('\n') };
}

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
};

/** Compiles the given files of a folder, and returns the compiler's errors. Default: all files. */
export async function compile(folder: string, files?: string[]): Promise<string> {
  const selected = files === undefined ? { include: ['**/*.ts'] } : { files };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, ...selected }));
  return run(compiler, ['-p', folder], folder).catch(
    (error: { stdout?: string; message: string }) => error.stdout || error.message,
  );
}
