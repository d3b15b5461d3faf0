// Entity tags of records (RFC 9110). A change with the tag of an older state is refused, so that it does not overwrite
// the changes in between.
import { createHash } from 'node:crypto';
import { ApiError } from '../errors.js';

/** The value of the header `If-Match`, which matches the contract's pattern. Undefined: every state is accepted. */
export type IfMatch = string | undefined;

const etagLength = 16;

/**
 * Returns the tag of a record's settable values. Pass values as the database returned them, because the database always
 * returns the keys of a JSON value in the same order.
 */
export const etagOf = (values: object): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, etagLength);

/** The header of a reply with one record. */
export const etagHeader = ({ etag }: { etag: string }): { ETag: string } => ({ ETag: `"${etag}"` });

/**
 * Throws 412 unless the header accepts the record. Call it with the locked record, so that it cannot change meanwhile.
 */
export function assertMatch(ifMatch: IfMatch, record: { etag: string }): void {
  const header = etagHeader(record);
  // No tag contains a quotation mark, so the quoted tag is found only as a whole entry of the list.
  if (ifMatch === undefined || ifMatch === '*' || ifMatch.includes(header.ETag)) return;
  throw new ApiError('record_changed', { headers: header });
}
