// `npm run build` bundles the programs of the service into `dist`, because loading hundreds of files would take most of
// the startup time.
import { cpSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundling, keepAddresses } from './bundling.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns an expression for the URL of a source file, as if `dist` were the root of the repository. */
function addressOf(path: string): string {
  const file = JSON.stringify(`/${relative(root, path).replaceAll('\\', '/').replace(/ts$/, 'js')}`);
  return `(import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/')) + ${file})`;
}

async function bundleService(folder: string): Promise<void> {
  await build({
    ...bundling,
    entryPoints: ['server/bin/*.ts', 'server/platform/documents/reading-process-main.ts'].map((path) =>
      join(root, path),
    ),
    outbase: root,
    outdir: folder,
    // `addressOf` expects the chunks below `server`.
    chunkNames: 'server/chunks/[name]-[hash]',
    sourcemap: true,
    sourcesContent: false,
    plugins: [keepAddresses(/\/server\/.*\.ts$/, addressOf)],
  });
  const read = [
    'openapi.yaml',
    'server/platform/database/schema.sql',
    'server/platform/documents/cmaps',
    'server/docs/guides',
  ];
  for (const path of read) cpSync(join(root, path), join(folder, path), { recursive: true });
}

const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
await bundleService(dist);
