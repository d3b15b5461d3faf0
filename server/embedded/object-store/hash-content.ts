import { createHash } from 'node:crypto';
import type { ChecksumCalculation } from './checksums.js';

export interface ContentHashes {
  readonly size: number;
  readonly md5: Buffer;
  readonly sha256: Buffer;
  /** In base64. Null if no algorithm was given. */
  readonly checksum: string | null;
}

/** Reads a chunk only after `onChunk` has processed the previous chunk. */
export async function hashContent(
  content: AsyncIterable<Buffer>,
  calculation: ChecksumCalculation | null,
  onChunk: (chunk: Buffer) => Promise<void>,
): Promise<ContentHashes> {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    md5.update(chunk);
    sha256.update(chunk);
    calculation?.update(chunk);
    size += chunk.length;
    await onChunk(chunk);
  }
  return { size, md5: md5.digest(), sha256: sha256.digest(), checksum: (await calculation?.digest()) ?? null };
}
