// Compiles the source tree to JavaScript once per test run, because a process then starts one second faster than with
// tsx. Jest's workers also load the server from the compiled tree (.config/jest-environment.mjs).
import { copyFileSync, cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { keepAddresses } from '../../.config/bundling.js';
import { root } from './built.js';

/** Keeps `import.meta.url` of the generator and the tools, which find files of the tree relative to that URL. */
const keepAddressesOfGenerator = keepAddresses(/\/(codegen|\.config\/tools)\/.*\.ts$/, (path) =>
  JSON.stringify(pathToFileURL(path).href),
);

/** Returns the files of `test` that programs and workers load. Jest itself compiles the files with tests. */
const helpersOfTests = (): string[] =>
  readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(root, 'test', name));

/** Compiles each file separately into a folder with the layout of the tree. The caller removes the folder. */
export async function buildTree(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-platform-test-build-'));
  await build({
    entryPoints: [
      ...['server', 'codegen', 'sdk/src'].map((path) => join(root, path, '**/*.ts')),
      ...helpersOfTests(),
      join(root, '.config/tools/install.ts'),
    ],
    outbase: root,
    outdir: folder,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [keepAddressesOfGenerator],
  });
  for (const file of ['openapi.yaml', 'package.json', 'server/platform/database/schema.sql'])
    copyFileSync(join(root, file), join(folder, file));
  for (const path of ['server/docs/guides', 'server/platform/documents/cmaps'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
