// Finds files of the compiled source tree (build-tree.ts).
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const toJavaScript = (path: string): string => path.replace(/\.ts$/, '.js');

/** Returns the compiled form of a file such as `server/bin/worker.ts`. */
export function builtFile(path: string): string {
  const folder = process.env['TEST_BUILD'];
  if (folder === undefined)
    throw new Error('TEST_BUILD is not set: run the tests by `npm test`, which compiles the tree');
  return join(folder, toJavaScript(path));
}
