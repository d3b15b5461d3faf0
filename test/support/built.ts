// The tree as JavaScript, built once per run of the tests: a process that starts from it needs a second less than with tsx.
import { copyFileSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Compiles each file by itself into a folder that is laid out as the tree. Returns the folder, which the caller removes. */
export async function buildTree(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-platform-test-build-'));
  await build({
    entryPoints: ['server', 'codegen', 'sdk/src', 'test'].map((path) => join(root, path, '**/*.ts')),
    outbase: root,
    outdir: folder,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  for (const file of ['openapi.yaml', 'package.json']) copyFileSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The compiled form of a file such as `server/bin/worker.ts`. */
export function builtFile(path: string): string {
  const folder = process.env['TEST_BUILD'];
  if (folder === undefined)
    throw new Error('TEST_BUILD is not set: run the tests by `npm test`, which compiles the tree');
  return join(folder, path.replace(/\.ts$/, '.js'));
}
