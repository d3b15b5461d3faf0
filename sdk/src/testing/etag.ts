import { FakeError } from './errors.js';
import { canonicalText } from './values.js';

/** Returns a text that changes with the values: FNV-1a in 64 bits, because a fake needs no cryptographic hash. */
export function etagOf(values: unknown): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(canonicalText(values)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

const quoted = (etag: string) => `"${etag}"`;

/** Throws a 412 if the header `If-Match` is given and does not match the record. */
export function assertMatch({ 'If-Match': given }: { 'If-Match'?: string }, { etag }: { etag: string }): void {
  if (given === undefined || given === '*' || given.includes(quoted(etag))) return;
  throw new FakeError('record_changed', { headers: { ETag: quoted(etag) } });
}

const tagIn = (value: unknown): unknown => (Object(value) as { etag?: unknown }).etag;

/** Returns the header `ETag` for a body that is a record, or that has a record in a field. */
export function etagHeader(body: unknown): { ETag?: string } {
  const found = [body, ...Object.values(Object(body) as object)].map(tagIn).find((tag) => tag !== undefined);
  return Array.isArray(body) || typeof found !== 'string' ? {} : { ETag: quoted(found) };
}
