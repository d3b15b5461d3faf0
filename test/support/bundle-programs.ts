// Bundles the programs that tests start. Only global-setup.ts uses it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform, type BuildOptions, type Plugin } from 'esbuild';
import { bundling, keepAddresses } from '../../.config/bundling.js';
import { root, toJavaScript } from './built.js';

/** Programs that load most of their packages. Each bundle is one file, whose compiled code later processes can use. */
const bundles = {
  server: ['server/bin/api.ts', 'server/bin/start.ts', 'server/bin/worker.ts'],
  mock: ['mocks/src/cli.ts'],
};
const largePrograms = Object.values(bundles).flat();

/** Other programs, which load only the chunks that they need. */
const smallPrograms = [
  ...['doctor', 'migrate', 'objects', 'token'].map((name) => `server/bin/${name}.ts`),
  'server/platform/documents/reading-process-main.ts',
  'test/faults/runs-process.ts',
  'test/skills/skill-process.ts',
  'test/support/measured-process.ts',
  'test/worker/worker-process.ts',
];

/** Moves statements into an async function, because a CommonJS file cannot have a top-level `await`. */
const moveAwaits: Plugin = {
  name: 'move-awaits',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (!largePrograms.includes(relative(root, path))) return undefined;
      const { code } = await transform(readFileSync(path, 'utf8').replace(/^#!.*/, ''), { loader: 'ts' });
      const [imports = ''] = /^(\s*import\b[^;]*;)*/.exec(code) ?? [];
      return { contents: `${imports}\nvoid (async () => {\n${code.slice(imports.length)}\n})();`, loader: 'js' };
    });
  },
};

/**
 * Replaces programs of a compiled tree by bundles with most of their packages. A process takes 1.2 s of CPU time to
 * load the server from single files, and 0.7 s to load it from a bundle. If an earlier process has left its compiled
 * code, it takes 0.4 s: see run-program.ts.
 */
export async function bundlePrograms(folder: string): Promise<void> {
  const addressOf = (path: string) =>
    JSON.stringify(pathToFileURL(join(folder, toJavaScript(relative(root, path)))).href);
  const common = {
    ...bundling,
    // The mock imports the SDK, which may not be built yet, so use its sources.
    tsconfig: join(root, 'tsconfig.json'),
    plugins: [keepAddresses(/\/(mocks|server|test)\/.*\.ts$/, addressOf)],
  };
  const entryPoints = smallPrograms.map((path) => join(root, path));
  await Promise.all([
    build({ ...common, entryPoints, outbase: root, outdir: folder, chunkNames: 'chunks/[hash]' }),
    ...Object.entries(bundles).map(([name, programs]) => bundleTogether(folder, name, programs, common)),
  ]);
}

async function bundleTogether(folder: string, name: string, programs: string[], options: BuildOptions): Promise<void> {
  const outfile = join(folder, `${name}-programs.cjs`);
  const entries = programs.map((path) => `${JSON.stringify(path)}: () => import(${JSON.stringify(`./${path}`)})`);
  await build({
    ...options,
    stdin: { contents: `module.exports = { ${entries.join(', ')} };`, resolveDir: root },
    outfile,
    format: 'cjs',
    splitting: false,
    plugins: [moveAwaits, ...(options.plugins ?? [])],
    // Compiled code that was stored cannot import. The packages that are not bundled have a CommonJS form.
    supported: { 'dynamic-import': false },
    banner: { js: '(function (module, require) {' },
    footer: { js: '})' },
  });
  for (const path of programs) replaceProgram(folder, path, outfile);
}

function replaceProgram(folder: string, path: string, bundle: string): void {
  const file = join(folder, toJavaScript(path));
  const runner = relative(dirname(file), join(folder, 'test/support/run-program.js'));
  const given = [bundle, path].map((text) => JSON.stringify(text)).join(', ');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `import { runProgram } from ${JSON.stringify(runner)};\nrunProgram(${given});\n`);
}
