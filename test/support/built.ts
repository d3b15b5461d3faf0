// The tree compiled to JavaScript once per test run. A process that starts from it starts one second faster than with
// tsx. The workers of Jest load the server from it too: see .config/jest-environment.mjs.
import { copyFileSync, cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

const toJavaScript = (path: string): string => path.replace(/\.ts$/, '.js');

/**
 * Compiles each file by itself into a folder with the same layout as the tree. Returns the folder, which the caller
 * removes.
 */
export async function buildTree(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-platform-test-build-'));
  await build({
    entryPoints: ['server', 'codegen', 'sdk/src', 'test'].map((path) => join(root, path, '**/*.ts')),
    outbase: root,
    outdir: folder,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'warning',
  });
  for (const file of ['openapi.yaml', 'package.json', 'server/platform/database/schema.sql'])
    copyFileSync(join(root, file), join(folder, file));
  for (const path of ['server/docs/guides', 'server/platform/documents/cmaps'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Returns the compiled form of a file such as `server/bin/worker.ts`. */
export function builtFile(path: string): string {
  const folder = process.env['TEST_BUILD'];
  if (folder === undefined)
    throw new Error('TEST_BUILD is not set: run the tests by `npm test`, which compiles the tree');
  return join(folder, toJavaScript(path));
}

/** Programs that tests start many times. */
const programs = [
  'mocks/src/cli.ts',
  'server/bin/*.ts',
  'server/platform/documents/reading-process.ts',
  'test/faults/turns-process.ts',
  'test/skills/skill-process.ts',
  'test/worker/worker-process.ts',
];

/** Packages that tracing patches, that load files of their own, or that require packages which are not installed. */
const notBundled = ['@opentelemetry/*', 'knex', 'node-cron', 'pg', 'pino', 'pino-pretty', 'rapidoc', 'tsx', 'unpdf'];

/**
 * Replaces programs of a compiled tree by bundles with most of their packages. Loading the server from its single files
 * takes a process 1.2 s of CPU time, and from a bundle 0.7 s.
 */
export async function bundlePrograms(folder: string): Promise<void> {
  await build({
    entryPoints: programs.map((path) => join(root, path)),
    outbase: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[hash]',
    external: notBundled,
    // The mock imports the SDK, which may not be built yet, so use its sources.
    tsconfig: join(root, 'tsconfig.json'),
    // The CommonJS build loads its parts in a way that esbuild cannot bundle.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    plugins: [keepAddresses(folder)],
    // Bundled CommonJS packages require modules of Node.js.
    banner: {
      js: `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);`,
    },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}

/**
 * Keeps `import.meta.url` of each source file. esbuild moves shared code into other files, and the server finds the
 * files that it reads by this address.
 */
const keepAddresses = (folder: string): Plugin => ({
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\/(mocks|server|test)\/.*\.ts$/ }, async ({ path }) => {
      if (path.includes('/node_modules/')) return undefined;
      const url = pathToFileURL(join(folder, toJavaScript(relative(root, path)))).href;
      const contents = (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(url));
      return { contents, loader: 'ts' };
    });
  },
});
