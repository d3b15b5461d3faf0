// Jest compiles TypeScript with esbuild, which takes a third of ts-jest's time. `npm run typecheck` checks the types.
const { transformSync } = require('esbuild');

module.exports = {
  process: (source, filename) =>
    transformSync(source, { loader: 'ts', format: 'esm', target: 'node20', sourcemap: 'inline', sourcefile: filename }),
};
