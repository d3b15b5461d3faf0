// Measures how many bytes of the package a program loads in a browser: bundled, minified and compressed. The limits are
// in sdk/size-budget.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { sdkFolder } from './installed.js';

export interface Budget {
  maxBytes: number;
  /** The accepted size. A growth of more than 2 % must be accepted explicitly, by recording the new size. */
  measuredBytes?: number;
  /** Names that a program imports. Undefined for the packed archive. */
  import?: string;
  entry?: string;
}

export const budget = JSON.parse(readFileSync(join(sdkFolder, 'size-budget.json'), 'utf8')) as Record<string, Budget>;

/** Maximum size of an entry: its limit, or 2 % above the accepted size if that is smaller. */
export const allowedBytes = ({ maxBytes, measuredBytes = maxBytes }: Budget) =>
  Math.min(maxBytes, Math.floor(measuredBytes * 1.02));

/** Returns the size in bytes, and the bundled files. `consumer` is a folder in which the package is installed. */
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
