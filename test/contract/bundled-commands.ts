// Bundles the generator's commands for tests. With tsx, each start takes one or two seconds more of CPU time.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { keepAddresses } from '../../.config/bundling.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Loads TypeScript by `require`. With `import`, Node.js would search the 9 MB of TypeScript for exported names, which
 * takes half a second of CPU time. openapi-typescript imports TypeScript too, so it is bundled.
 */
const requireTypeScript: Plugin = {
  name: 'require-typescript',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^openapi-typescript$/ }, () => ({
      path: join(root, 'node_modules/openapi-typescript/dist/index.mjs'),
    }));
    onResolve({ filter: /^typescript$/ }, () => ({ path: 'typescript', namespace: 'required' }));
    onLoad({ filter: /.*/, namespace: 'required' }, () => ({
      contents: `import { createRequire } from 'node:module';
        export default createRequire(import.meta.url)('typescript');`,
    }));
  },
};

/**
 * Bundles commands of the generator as `.mjs` files. `names` are paths in `codegen` without `.ts`. `addressOf` returns
 * an expression that replaces `import.meta.url` in a source file.
 */
export async function bundleCommands(names: string[], outdir: string, addressOf: (path: string) => string) {
  await build({
    entryPoints: names.map((name) => join(root, 'codegen', `${name}.ts`)),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [requireTypeScript, keepAddresses(/\.ts$/, addressOf)],
  });
}
