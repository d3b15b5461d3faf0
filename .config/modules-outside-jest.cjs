// Jest loads all modules again for each test file, which takes 5 s of CPU time for the server. This transform replaces
// the modules that jest.json selects with modules that re-export the originals. Node.js loads the originals outside of
// Jest's context, once per worker process.
const { pathToFileURL } = require('node:url');
const { buildSync } = require('esbuild');

module.exports = {
  process(source, filename) {
    const stdin = { contents: source, loader: 'ts' };
    const built = buildSync({ stdin, format: 'esm', target: 'node20', write: false, metafile: true });
    const { exports } = Object.values(built.metafile.outputs)[0];
    const lines = exports.map((name) => `export const ${name} = original.${name};`);
    const reexports = built.outputFiles[0].text.match(/^export \* from .*;$/gm) ?? [];
    const url = JSON.stringify(pathToFileURL(filename).href);
    return { code: [`const original = await importOutsideJest(${url});`, ...reexports, ...lines].join('\n') };
  },
};
