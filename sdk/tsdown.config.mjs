// Builds the package as ES modules and as CommonJS, each with declarations. tsdown 0.21 is the last version that
// runs on Node.js 20.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const moduleEntry = {
  index: 'src/index.ts',
  'middleware/index': 'src/middleware/index.ts',
  opentelemetry: 'src/opentelemetry.ts',
  validation: 'src/validation.ts',
  webhooks: 'src/webhooks.ts',
};
/**
 * The ES modules of these entries only re-export the CommonJS files. Otherwise, the package would contain the records
 * of the fake (`src/testing`) twice.
 */
const commonJsEntry = { 'testing/index': 'src/testing/index.ts' };
const entry = { ...moduleEntry, ...commonJsEntry };

function writeModules() {
  for (const name of Object.keys(commonJsEntry)) {
    const names = Object.keys(createRequire(import.meta.url)(`./dist/${name}.cjs`)).join(', ');
    writeFileSync(`dist/${name}.js`, `export { ${names} } from './${name.split('/').at(-1)}.cjs';\n`);
  }
}

/**
 * Writes the declarations of the ES modules. They re-export the declarations of the CommonJS files. So both formats
 * have the same types, and the package is half as large as with two copies of the declarations.
 */
function writeModuleDeclarations() {
  for (const name of Object.keys(entry))
    writeFileSync(`dist/${name}.d.ts`, `export * from './${name.split('/').at(-1)}.cjs';\n`);
}

/**
 * If a CommonJS dependency sets `__esModule`, reads its default export from `module.exports.default`, as other
 * compilers do. By default, the bundler uses `module.exports` as the default export, as Node.js does when an ES module
 * imports CommonJS. The client of openapi-fetch would then be missing.
 */
const readDefaultExports = {
  name: 'read-default-exports',
  renderChunk: (code) => code.replace(/(__toESM\(\w+), 1\)/g, '$1)'),
};

/** @type {import('tsdown').UserConfig} */
export default {
  entry,
  format: {
    esm: { entry: moduleEntry, dts: false },
    cjs: {
      hooks: { 'build:done': () => void (writeModules(), writeModuleDeclarations()) },
      plugins: [readDefaultExports],
    },
  },
  dts: true,
  platform: 'neutral',
  target: 'es2022',
  // Uses the extensions `.js` and `.cjs`, because the package has the type "module".
  fixedExtension: false,
  // Leaves out the comments that mark the code of each source file.
  inputOptions: { experimental: { attachDebugInfo: 'none' } },
  outputOptions: { comments: { annotation: true, jsdoc: false, legal: true } },
  // Disables a warning about CommonJS, which Jest, NestJS and programs with `module: node16` need.
  checks: { legacyCjs: false, pluginTimings: false },
  logLevel: 'warn',
  report: false,
};
