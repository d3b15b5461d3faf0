// Creates copies of the project that differ in their number of operations.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { dump, load } from 'js-yaml';

const root = fileURLToPath(new URL('../../..', import.meta.url));
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a free-form document
type Json = any;

/** In the middle of the alphabet, so that a linear search over sorted paths finds it halfway. */
export const measuredPath = '/m-tags';
const measured = '/agent-tags';
/** Every copy keeps this path, because the server's code names its operation. */
const named = '/chat';

function resize(document: Json, wanted: number): Json {
  const original = Object.entries<Json>(document.paths).filter(([path]) => path !== measured && path !== named);
  const target = document.paths[measured];
  const paths: Record<string, Json> = { [named]: document.paths[named] };
  let count = Object.keys(target).length + Object.keys(paths[named]).length;
  for (let copy = 0; count < wanted; copy++) {
    for (const [path, item] of original) {
      const remaining = wanted - count;
      if (remaining <= 0) break;
      const operations = Object.entries<Json>(item).slice(0, remaining);
      count += operations.length;
      paths[copy === 0 ? path : `${path}-copy-${copy}`] = Object.fromEntries(
        operations.map(([method, operation]) => [
          method,
          { ...operation, operationId: copy === 0 ? operation.operationId : `${operation.operationId}Copy${copy}` },
        ]),
      );
    }
  }
  return { ...document, paths: { ...paths, [measuredPath]: target } };
}

/** Returns a folder with the server's code, compiled in `dist`, for a contract with this many operations. */
export function projectWith(operations: number): string {
  const folder = mkdtempSync(join(tmpdir(), `pipeline-${operations}-`));
  const isSource = (file: string) => !/[\\/](dist|node_modules)$/.test(file);
  for (const part of ['server', 'codegen', 'sdk', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const document = load(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
  writeFileSync(join(folder, 'openapi.yaml'), dump(resize(document, operations), { noRefs: true }));
  execFileSync(process.execPath, ['--import', 'tsx', 'codegen/generate.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Compiles ahead, because tsx would add calls that the production build does not have.
  const sources = readdirSync(join(folder, 'server'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  buildSync({
    entryPoints: sources.map((name) => join(folder, 'server', name)),
    outbase: folder,
    outdir: join(folder, 'dist'),
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  return folder;
}
