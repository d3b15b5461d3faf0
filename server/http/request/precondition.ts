import type { Precondition } from '../../platform/records/etag.js';

/**
 * Parses the header `If-Match` (RFC 9110), whose form was validated: `*`, or quoted tags separated by commas. Rules
 * check the precondition only for a record that exists, so `*` has the same effect as no header.
 */
export const preconditionOf = (ifMatch: string | undefined): Precondition =>
  ifMatch === undefined || ifMatch === '*' ? undefined : [...ifMatch.matchAll(/"([^"]*)"/g)].map(([, tag]) => tag!);
