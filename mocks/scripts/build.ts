// Bundles the package with Prism into dist/, so that it installs without dependencies. Writes its declarations, and
// collects the licenses of the bundled packages.
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';

const folder = fileURLToPath(new URL('..', import.meta.url));
const dist = join(folder, 'dist');
rmSync(dist, { recursive: true, force: true });

// Prism imports these modules for features that the mock does not use: Postman collections, sample data and a proxy.
const unused = /http-spec\/postman\/operation$|^postman-collection$|^@faker-js\/faker$|^node-fetch$/;
const replaceUnused: Plugin = {
  name: 'replace-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: unused }, () => ({ path: 'unused', namespace: 'unused' }));
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {}' }));
    // The CommonJS build of jsonc-parser loads its parts in a way that esbuild cannot bundle.
    onResolve({ filter: /^jsonc-parser$/ }, ({ resolveDir }) => ({
      path: join(findPackage(resolveDir, 'jsonc-parser'), 'lib/esm/main.js'),
    }));
  },
};

function findPackage(from: string, name: string): string {
  const candidate = join(from, 'node_modules', name);
  if (existsSync(candidate)) return candidate;
  if (dirname(from) === from) throw new Error(`${name} is not installed`);
  return findPackage(dirname(from), name);
}

const { metafile } = await build({
  absWorkingDir: folder,
  entryPoints: ['src/cli.ts', 'src/index.ts', 'src/record.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  chunkNames: 'shared-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minify: true,
  // Error messages and stack traces contain the names of functions.
  keepNames: true,
  metafile: true,
  logLevel: 'warning',
  plugins: [replaceUnused],
  // Bundled CommonJS code calls `require` for modules of Node.js.
  banner: {
    js:
      "import { createRequire as createRequireOfBundle } from 'node:module'; " +
      'const require = createRequireOfBundle(import.meta.url);',
  },
});
copyFileSync(join(folder, '../openapi.yaml'), join(dist, 'openapi.yaml'));

// Compile only these files. To also compile their imports would take a second longer.
for (const name of ['index', 'exchange', 'record']) {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(
    readFileSync(join(folder, 'src', `${name}.ts`), 'utf8'),
    { fileName: `${name}.ts`, reportDiagnostics: true, compilerOptions: { module: ts.ModuleKind.ESNext } },
  );
  for (const { messageText } of diagnostics)
    throw new Error(`src/${name}.ts: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  writeFileSync(join(dist, `${name}.d.ts`), outputText);
}

/** Returns the folder of the package that a bundled file belongs to. */
const packageOf = (file: string) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
const packages = [...new Set(Object.keys(metafile.inputs).flatMap((file) => packageOf(file) ?? []))].sort();
const texts = packages.map((path) => {
  const own = join(folder, path);
  const { name, version, license } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  const file = readdirSync(own).find((entry) => /^(licen[cs]e|copying|notice)/i.test(entry));
  const text = file ? readFileSync(join(own, file), 'utf8').trim() : `License: ${license}`;
  return `${name} ${version} (${license})\n\n${text}\n`;
});
writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
