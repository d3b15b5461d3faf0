import type { Call } from './call.js';
import { checksumFields, headerOf } from './checksums.js';
import { Fault } from './fault.js';
import type { ObjectRecord } from './object-file.js';
import { documentXml, elements } from './xml.js';

export function sendXml({ response }: Call, xml: string): void {
  response.setHeader('content-type', 'application/xml');
  response.end(xml);
}

export function showHashes({ response }: Call, { etag, checksum }: ObjectRecord): void {
  response.setHeader('etag', `"${etag}"`);
  if (checksum === undefined) return;
  response.setHeader(headerOf(checksum.algorithm), checksum.value);
  response.setHeader('x-amz-checksum-type', checksum.type);
}

export function copyResultXml(name: string, { modifiedAt, etag, checksum }: ObjectRecord): string {
  return documentXml(name, elements({ LastModified: modifiedAt, ETag: `"${etag}"`, ...checksumFields(checksum) }));
}

export const noSuchMethod = (): Fault =>
  new Fault(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
