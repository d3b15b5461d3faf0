// esbuild options for the programs of the service and for the programs that tests start.
import { readFile } from 'node:fs/promises';
import type { BuildOptions, Plugin } from 'esbuild';

/** Knex requires the drivers of all its dialects. Only `pg` is installed. */
const unusedDrivers = [
  'better-sqlite3',
  'mariadb',
  'mysql',
  'mysql2',
  'oracledb',
  'pg-query-stream',
  'sqlite3',
  'tedious',
];

export const bundling = {
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  // These packages stay outside the bundle. Tracing patches some of them, and some load their own files. Others are not
  // installed, or require packages that are not installed.
  external: ['@opentelemetry/*', 'node-cron', 'pg', 'pino', 'pino-pretty', 'rapidoc', 'tsx', 'unpdf', ...unusedDrivers],
  // The CommonJS build of this package loads its parts in a way that esbuild cannot bundle.
  alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
  // Bundled CommonJS code calls `require`, which ES modules lack.
  banner: {
    js: `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);`,
  },
} satisfies BuildOptions;

/**
 * Keeps the value of `import.meta.url` of each source file, although esbuild moves code into other files. The code
 * reads files relative to this URL. `addressOf` returns the expression that replaces `import.meta.url`.
 */
export const keepAddresses = (filter: RegExp, addressOf: (path: string) => string): Plugin => ({
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad({ filter }, async ({ path }) => {
      if (path.includes('/node_modules/')) return undefined;
      const contents = await readFile(path, 'utf8');
      return { contents: contents.replaceAll('import.meta.url', addressOf(path)), loader: 'ts' };
    });
  },
});
