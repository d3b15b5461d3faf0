// How large what a program uses of the package is in a browser: bundled, minified, compressed. The limits are in sdk/size-budget.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { sdkFolder } from './installed.js';

export interface Budget {
  maxBytes: number;
  /** What it was when it was last looked at. More than 2 % over it is a growth that somebody has to want: by writing down the new number. */
  measuredBytes?: number;
  /** Names that a program imports; missing: of the packed archive. */
  import?: string;
  entry?: string;
}

export const budget = JSON.parse(readFileSync(join(sdkFolder, 'size-budget.json'), 'utf8')) as Record<string, Budget>;

/** What an entry may have: the limit, or less where that is more than it had. */
export const allowedBytes = ({ maxBytes, measuredBytes = maxBytes }: Budget) =>
  Math.min(maxBytes, Math.floor(measuredBytes * 1.02));

/** Size in bytes, and the files that went in. `consumer` is a folder that has the package installed. */
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
