import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundling, keepAddresses } from '../../.config/bundling.js';
import { root, toJavaScript } from './built.js';

const programs = [
  'mocks/src/cli.ts',
  'mocks/src/index.ts',
  'server/bin/*.ts',
  'server/platform/documents/reading-process-main.ts',
  'test/faults/runs-process.ts',
  'test/skills/skill-process.ts',
  'test/support/measured-process.ts',
  'test/worker/worker-process.ts',
];

/**
 * Replaces programs of a compiled tree by bundles with most of their packages. To load the server, a process takes 1.2
 * s of CPU time from single files, and 0.7 s from a bundle.
 */
export async function bundlePrograms(folder: string): Promise<void> {
  const addressOf = (path: string) =>
    JSON.stringify(pathToFileURL(join(folder, toJavaScript(relative(root, path)))).href);
  await build({
    ...bundling,
    entryPoints: programs.map((path) => join(root, path)),
    outbase: root,
    outdir: folder,
    chunkNames: 'chunks/[hash]',
    // The mock imports the SDK, which may not be built yet, so use its sources.
    tsconfig: join(root, 'tsconfig.json'),
    plugins: [keepAddresses(/\/(mocks|server|test)\/.*\.ts$/, addressOf)],
  });
}
