// ListObjects and ListObjectsV2.
import type { Call } from './call.js';
import { invalidArgument } from './fault.js';
import type { ObjectRecord } from './object-file.js';
import { queryValue, type Target } from './target.js';
import { documentXml, element, elements } from './xml.js';

const maxListed = 1000;
const common = ['prefix', 'delimiter', 'max-keys', 'encoding-type'];
export const listParameters = [...common, 'marker'];
export const listV2Parameters = [...common, 'list-type', 'start-after', 'continuation-token', 'fetch-owner'];

const owner = element('Owner', elements({ ID: 'local', DisplayName: 'local' }));

/** An object, or a common prefix of objects. For a common prefix, `record` is null. */
interface Entry {
  readonly name: string;
  readonly record: ObjectRecord | null;
}

interface Page {
  readonly entries: readonly Entry[];
  /** Name of the last entry of the page if more entries follow, otherwise null. */
  readonly next: string | null;
}

export async function listXml({ target, objects }: Call, version: 1 | 2): Promise<string> {
  const prefix = queryValue(target, 'prefix') ?? '';
  const delimiter = queryValue(target, 'delimiter') ?? '';
  const maxKeys = readMax(target, 'max-keys');
  const isEncoded = readEncoding(target);
  const start = readStart(target, version);
  const after = Buffer.from(start.after);
  const records = await objects.list(
    target.bucket,
    (key) => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), after) > 0,
  );
  // If the previous page ended with a common prefix, skip the objects with this prefix.
  const skipped = start.isLastEntry && delimiter !== '' && start.after.endsWith(delimiter) ? start.after : null;
  const wanted = records.filter(({ key }) => skipped === null || !key.startsWith(skipped));
  const { entries, next } = collect(wanted, { prefix, delimiter, maxKeys });
  const written = (key: string) => (isEncoded ? encodeURIComponent(key) : key);
  const fields = {
    Name: target.bucket,
    Prefix: written(prefix),
    ...(delimiter === '' ? {} : { Delimiter: written(delimiter) }),
    MaxKeys: maxKeys,
    IsTruncated: next !== null,
    ...(isEncoded ? { EncodingType: 'url' } : {}),
    ...(version === 1
      ? versionOneFields(target, next, written)
      : versionTwoFields(target, next, entries.length, written)),
  };
  const hasOwner = version === 1 || queryValue(target, 'fetch-owner') === 'true';
  const lines = entries.map(({ name, record }) =>
    record === null
      ? element('CommonPrefixes', elements({ Prefix: written(name) }))
      : element('Contents', `${objectFields(record, written)}${hasOwner ? owner : ''}`),
  );
  return documentXml('ListBucketResult', `${elements(fields)}${lines.join('')}`);
}

/** Returns the key up to the first delimiter after the prefix, or null if there is none. */
export function commonPrefix(key: string, prefix: string, delimiter: string): string | null {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return end === -1 ? null : key.slice(0, end + delimiter.length);
}

function collect(
  records: readonly ObjectRecord[],
  { prefix, delimiter, maxKeys }: { prefix: string; delimiter: string; maxKeys: number },
): Page {
  const entries: Entry[] = [];
  for (const record of records) {
    const group = commonPrefix(record.key, prefix, delimiter);
    const name = group ?? record.key;
    if (group !== null && entries.at(-1)?.name === name) continue;
    if (entries.length === maxKeys) return { entries, next: entries.at(-1)?.name ?? null };
    entries.push({ name, record: group === null ? record : null });
  }
  return { entries, next: null };
}

function versionOneFields(target: Target, next: string | null, written: (key: string) => string) {
  return {
    Marker: written(queryValue(target, 'marker') ?? ''),
    ...(next === null ? {} : { NextMarker: written(next) }),
  };
}

function versionTwoFields(target: Target, next: string | null, count: number, written: (key: string) => string) {
  const token = queryValue(target, 'continuation-token');
  const startAfter = queryValue(target, 'start-after');
  return {
    KeyCount: count,
    ...(token === undefined ? {} : { ContinuationToken: token }),
    ...(startAfter === undefined ? {} : { StartAfter: written(startAfter) }),
    ...(next === null ? {} : { NextContinuationToken: Buffer.from(next).toString('base64url') }),
  };
}

function objectFields(
  { key, size, etag, modifiedAt, checksum }: ObjectRecord,
  written: (key: string) => string,
): string {
  return elements({
    Key: written(key),
    LastModified: modifiedAt,
    ETag: `"${etag}"`,
    ...(checksum === undefined ? {} : { ChecksumAlgorithm: checksum.algorithm, ChecksumType: checksum.type }),
    Size: size,
    StorageClass: 'STANDARD',
  });
}

function readStart(target: Target, version: 1 | 2): { after: string; isLastEntry: boolean } {
  if (version === 1) return { after: queryValue(target, 'marker') ?? '', isLastEntry: true };
  const token = queryValue(target, 'continuation-token');
  if (token === undefined) return { after: queryValue(target, 'start-after') ?? '', isLastEntry: false };
  return { after: Buffer.from(token, 'base64url').toString(), isLastEntry: true };
}

export function readEncoding(target: Target): boolean {
  const encoding = queryValue(target, 'encoding-type');
  if (encoding !== undefined && encoding !== 'url')
    throw invalidArgument('Invalid Encoding Method specified in Request');
  return encoding === 'url';
}

export function readMax(target: Target, name: 'max-keys' | 'max-uploads'): number {
  const text = queryValue(target, name) ?? String(maxListed);
  if (!/^\d{1,9}$/.test(text)) throw invalidArgument(`${name} must be a whole number`);
  return Math.min(Number(text), maxListed);
}
