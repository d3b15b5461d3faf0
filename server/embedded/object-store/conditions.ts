import type { IncomingHttpHeaders } from 'node:http';
import { Fault, notImplemented } from './fault.js';
import type { ObjectRecord } from './object-file.js';

const failed = (condition: string): Fault =>
  new Fault(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', {
    Condition: condition,
  });

const listsEtagOf = (header: string, { etag }: ObjectRecord): boolean =>
  header === '*' || header.split(',').some((entry) => entry.trim().replace(/^W\//, '').replaceAll('"', '') === etag);

/** Compares whole seconds, because times in headers have no fractions. */
const isModifiedSince = ({ modifiedAt }: ObjectRecord, header: string): boolean =>
  Math.floor(Date.parse(modifiedAt) / 1000) > Math.floor(Date.parse(header) / 1000);

/** Checks the conditions of a read, in the order of RFC 9110. Returns true if the client has the current object. */
export function isUnchanged(headers: IncomingHttpHeaders, record: ObjectRecord, prefix = ''): boolean {
  const value = (name: string): string | undefined => headers[`${prefix}${name}`] as string | undefined;
  const [ifMatch, ifNoneMatch] = [value('if-match'), value('if-none-match')];
  const [since, unmodifiedSince] = [value('if-modified-since'), value('if-unmodified-since')];
  if (ifMatch !== undefined) {
    if (!listsEtagOf(ifMatch, record)) throw failed('If-Match');
  } else if (unmodifiedSince !== undefined && isModifiedSince(record, unmodifiedSince)) {
    throw failed('If-Unmodified-Since');
  }
  if (ifNoneMatch !== undefined) return listsEtagOf(ifNoneMatch, record);
  return since !== undefined && !Number.isNaN(Date.parse(since)) && !isModifiedSince(record, since);
}

export function requireSourceConditions(headers: IncomingHttpHeaders, record: ObjectRecord): void {
  if (!isUnchanged(headers, record, 'x-amz-copy-source-')) return;
  const isByTag = headers['x-amz-copy-source-if-none-match'] !== undefined;
  throw failed(`x-amz-copy-source-${isByTag ? 'If-None-Match' : 'If-Modified-Since'}`);
}

/** Returns a function that checks the conditions of a write against the object to be replaced. */
export function writeCondition(headers: IncomingHttpHeaders): (current: ObjectRecord | null) => void {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') throw notImplemented('If-None-Match other than * for a write');
  return (current) => {
    if (ifNoneMatch !== undefined && current !== null) throw failed('If-None-Match');
    if (ifMatch === undefined) return;
    if (current === null) throw new Fault(404, 'NoSuchKey', 'The specified key does not exist.');
    if (!listsEtagOf(ifMatch, current)) throw failed('If-Match');
  };
}
