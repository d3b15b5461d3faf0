// `npm run build` bundles the programs of the service into `dist`, because loading them from hundreds of files takes
// most of the time of a start. Dynamic imports become chunks that are loaded when needed.
import { cpSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

const bundling = {
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  // Packages that tracing patches, that load files of their own, or that require packages which are not installed.
  external: ['@opentelemetry/*', 'knex', 'node-cron', 'pg', 'pino', 'pino-pretty', 'rapidoc', 'tsx', 'unpdf'],
  // The CommonJS build loads its parts in a way that esbuild cannot bundle.
  alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
  // Bundled CommonJS packages require modules of Node.js.
  banner: {
    js: `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);`,
  },
} satisfies BuildOptions;

/** Gives each file its address in the unbundled tree, because the code reads other files relative to it. */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\/server\/.*\.ts$/ }, async ({ path }) => {
      const file = JSON.stringify(`/${relative(root, path).replaceAll('\\', '/').replace(/ts$/, 'js')}`);
      const address = `(import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/')) + ${file})`;
      const contents = await readFile(path, 'utf8');
      return { contents: contents.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
};

async function bundleService(folder: string): Promise<void> {
  await build({
    ...bundling,
    entryPoints: ['server/bin/*.ts', 'server/platform/documents/reading-process.ts'].map((path) => join(root, path)),
    outbase: root,
    outdir: folder,
    // Below `server`, as `keepAddresses` expects.
    chunkNames: 'server/chunks/[name]-[hash]',
    sourcemap: true,
    sourcesContent: false,
    plugins: [keepAddresses],
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
