// Selects the parts of a multipart upload that become the object.
import { createHash } from 'node:crypto';
import { compositeChecksum, type Checksum, type ChecksumAlgorithm, type ChecksumType } from './checksums.js';
import { Fault } from './fault.js';
import type { ObjectRecord } from './object-file.js';

export interface Part {
  readonly number: number;
  readonly record: ObjectRecord;
}

export interface ChosenPart {
  readonly number: number;
  readonly etag: string;
  /** The checksum that the client calculated. */
  readonly checksum?: string | undefined;
}

const minPartBytes = 5 * 1024 * 1024;

export const invalidPart = (number: number, etag: string): Fault =>
  new Fault(400, 'InvalidPart', 'One or more of the specified parts could not be found.', {
    PartNumber: String(number),
    ETag: etag,
  });

export function chooseParts(parts: readonly Part[], chosen: readonly ChosenPart[]): Part[] {
  if (chosen.some(({ number }, index) => index > 0 && number <= (chosen[index - 1]?.number ?? 0)))
    throw new Fault(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
  const found = chosen.map(({ number, etag, checksum }) => {
    const part = parts.find((other) => other.number === number);
    const isSame = part?.record.etag === etag;
    if (!part || !isSame || (checksum !== undefined && checksum !== part.record.checksum?.value))
      throw invalidPart(number, etag);
    return part;
  });
  const small = found.slice(0, -1).find(({ record }) => record.size < minPartBytes);
  if (small !== undefined)
    throw new Fault(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', {
      PartNumber: String(small.number),
      ProposedSize: String(small.record.size),
      MinSizeAllowed: String(minPartBytes),
    });
  return found;
}

function compositeTag(parts: readonly Part[]): string {
  const md5s = Buffer.concat(parts.map(({ record }) => Buffer.from(record.etag, 'hex')));
  return `${createHash('md5').update(md5s).digest('hex')}-${parts.length}`;
}

/** Returns no checksum of type FULL_OBJECT, because such a checksum is calculated from the content. */
export async function compositeOf(
  parts: readonly Part[],
  { checksumAlgorithm, checksumType }: { checksumAlgorithm?: ChecksumAlgorithm; checksumType: ChecksumType },
): Promise<{ etag: string; checksum?: Checksum }> {
  const etag = compositeTag(parts);
  if (checksumAlgorithm === undefined || checksumType === 'FULL_OBJECT') return { etag };
  const values = parts.map(({ record }) => record.checksum?.value ?? '');
  return { etag, checksum: await compositeChecksum(checksumAlgorithm, values) };
}
