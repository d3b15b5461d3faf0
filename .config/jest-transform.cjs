// Jest compiles TypeScript with esbuild, which takes a third of ts-jest's time. Types are checked by `npm run
// typecheck`, not here.
const { transformSync } = require('esbuild');

module.exports = {
  process: (source, filename) =>
    transformSync(source, { loader: 'ts', format: 'esm', target: 'node20', sourcemap: 'inline', sourcefile: filename }),
};
