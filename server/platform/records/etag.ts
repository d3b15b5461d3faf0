// Entity tags of records. A change with an outdated tag is refused.
import { createHash } from 'node:crypto';
import { ApiError } from '../errors.js';

/** Tags of the states in which the change is allowed. Undefined allows every state. */
export type Precondition = readonly string[] | undefined;

const etagLength = 16;

/**
 * Returns the tag of a record's settable values. Pass values from the database, because the tag depends on the order of
 * keys in JSON values.
 */
export const etagOf = (values: object): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, etagLength);

export const etagHeader = ({ etag }: { etag: string }): { ETag: string } => ({ ETag: `"${etag}"` });

/**
 * Throws `record_changed` unless the precondition accepts the record. Lock the record first, so that it cannot change
 * before the write.
 */
export function assertMatch(precondition: Precondition, record: { etag: string }): void {
  if (precondition !== undefined && !precondition.includes(record.etag))
    throw new ApiError('record_changed', { etag: record.etag });
}
