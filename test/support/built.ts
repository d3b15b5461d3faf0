// Compiles the source tree to JavaScript once per test run. A process starts from the compiled tree one second faster
// than with tsx. Jest's workers also load the server from the compiled tree: see .config/jest-environment.mjs.
import { copyFileSync, cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const toJavaScript = (path: string): string => path.replace(/\.ts$/, '.js');

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
