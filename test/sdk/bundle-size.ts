// Measures the bytes that a program with the package loads in a browser: bundled, minified and compressed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { sdkFolder } from './installed.js';

export interface Budget {
  maxBytes: number;
  /** The accepted size. A program that grows by more than 2 % fails a test until the new size is recorded. */
  measuredBytes?: number;
  /** Names that a program imports. Undefined for the packed archive. */
  import?: string;
  entry?: string;
}

export const budget = JSON.parse(readFileSync(join(sdkFolder, 'size-budget.json'), 'utf8')) as Record<string, Budget>;

export const allowedBytes = ({ maxBytes, measuredBytes = maxBytes }: Budget) =>
  Math.min(maxBytes, Math.floor(measuredBytes * 1.02));

/** `consumer` is a folder in which the package is installed. */
export async function bundle(
  { import: names, entry = '.' }: Budget,
  consumer: string,
): Promise<{ bytes: number; inputs: string[] }> {
  const contents = `import { ${names} } from '@agent-platform/sdk${entry.slice(1)}'; console.log(${names});`;
  const stdin = { contents, resolveDir: consumer };
  const result = await build({
    stdin,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
  });
  return {
    bytes: gzipSync(result.outputFiles[0]?.contents ?? '', { level: 9 }).length,
    inputs: Object.keys(result.metafile.inputs),
  };
}
