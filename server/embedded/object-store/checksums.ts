import { createHash, type Hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Crc32, Crc32c, Crc64Nvme } from '@aws-sdk/checksums/crc';
import { Fault, invalidRequest } from './fault.js';

export const checksumAlgorithms = ['CRC32', 'CRC32C', 'CRC64NVME', 'SHA1', 'SHA256'] as const;
export type ChecksumAlgorithm = (typeof checksumAlgorithms)[number];
/** `FULL_OBJECT` is the checksum of the whole content. `COMPOSITE` is the checksum of the checksums of the parts. */
export type ChecksumType = 'FULL_OBJECT' | 'COMPOSITE';

export interface Checksum {
  readonly algorithm: ChecksumAlgorithm;
  /** In base64. A composite checksum has the form `<base64>-<number of parts>`. */
  readonly value: string;
  readonly type: ChecksumType;
}

export interface ChecksumCalculation {
  update(bytes: Uint8Array): void;
  /** Returns the checksum in base64. */
  digest(): Promise<string>;
}

const crcs = { CRC32: Crc32, CRC32C: Crc32c, CRC64NVME: Crc64Nvme };

export function startChecksum(algorithm: ChecksumAlgorithm): ChecksumCalculation {
  if (algorithm === 'SHA1' || algorithm === 'SHA256') {
    const hash: Hash = createHash(algorithm);
    return { update: (bytes) => void hash.update(bytes), digest: () => Promise.resolve(hash.digest('base64')) };
  }
  const crc = new crcs[algorithm]();
  return {
    update: (bytes) => crc.update(bytes),
    digest: async () => Buffer.from(await crc.digest()).toString('base64'),
  };
}

export async function compositeChecksum(algorithm: ChecksumAlgorithm, parts: readonly string[]): Promise<Checksum> {
  const calculation = startChecksum(algorithm);
  calculation.update(Buffer.concat(parts.map((part) => Buffer.from(part, 'base64'))));
  return { algorithm, value: `${await calculation.digest()}-${parts.length}`, type: 'COMPOSITE' };
}

export const headerOf = (algorithm: ChecksumAlgorithm): string => `x-amz-checksum-${algorithm.toLowerCase()}`;

export const checksumHeaders: readonly string[] = checksumAlgorithms.map(headerOf);

/** Returns the fields of an XML reply, such as `{ ChecksumCRC32: …, ChecksumType: … }`. */
export const checksumFields = (checksum: Checksum | undefined): Record<string, string> =>
  checksum === undefined ? {} : { [`Checksum${checksum.algorithm}`]: checksum.value, ChecksumType: checksum.type };

export function readAlgorithm(text: string): ChecksumAlgorithm {
  const algorithm = checksumAlgorithms.find((known) => known === text.toUpperCase());
  if (algorithm === undefined) throw invalidRequest(`The checksum algorithm ${text} is not supported.`);
  return algorithm;
}

export interface ExpectedChecksum {
  readonly algorithm: ChecksumAlgorithm;
  /** Where the client sends the checksum. Null if the client only names the algorithm. */
  readonly place: 'header' | 'trailer' | null;
}

/** Returns undefined if no header names an algorithm. */
export function expectedChecksum(headers: IncomingHttpHeaders): ExpectedChecksum | undefined {
  const inHeaders = checksumAlgorithms.filter((algorithm) => headers[headerOf(algorithm)] !== undefined);
  const trailers = String(headers['x-amz-trailer'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  if (inHeaders.length + trailers.length > 1)
    throw invalidRequest('Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.');
  if (inHeaders[0] !== undefined) return { algorithm: inHeaders[0], place: 'header' };
  const [trailer] = trailers;
  if (trailer !== undefined) {
    if (!checksumHeaders.includes(trailer)) throw invalidRequest(`The trailer ${trailer} is not supported.`);
    return { algorithm: readAlgorithm(trailer.slice('x-amz-checksum-'.length)), place: 'trailer' };
  }
  const named = headers['x-amz-sdk-checksum-algorithm'];
  return typeof named === 'string' ? { algorithm: readAlgorithm(named), place: null } : undefined;
}

export const badChecksum = (algorithm: ChecksumAlgorithm): Fault =>
  new Fault(400, 'BadDigest', `The ${algorithm} you specified did not match the calculated checksum.`);
