// Formats S3's XML replies.
import type { Fault } from './fault.js';
import type { ObjectRecord } from './object-file.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function faultXml({ code, message, fields }: Fault, requestId: string): string {
  return `${HEAD}<Error>${elements({ Code: code, Message: message, ...fields, RequestId: requestId })}</Error>`;
}

export interface ObjectList {
  readonly bucket: string;
  readonly prefix: string;
  readonly maxKeys: number;
  readonly records: readonly ObjectRecord[];
  readonly nextToken: string | null;
  /** Whether keys are URL-encoded, which is necessary for characters that XML cannot contain. */
  readonly isEncoded: boolean;
}

export function listXml({ bucket, prefix, maxKeys, records, nextToken, isEncoded }: ObjectList): string {
  const written = (key: string) => (isEncoded ? encodeURIComponent(key) : key);
  const head = {
    Name: bucket,
    Prefix: written(prefix),
    KeyCount: records.length,
    MaxKeys: maxKeys,
    IsTruncated: nextToken !== null,
    ...(isEncoded ? { EncodingType: 'url' } : {}),
    ...(nextToken === null ? {} : { NextContinuationToken: nextToken }),
  };
  const contents = records.map(({ key, size, etag, modifiedAt }) => {
    const entry = {
      Key: written(key),
      LastModified: modifiedAt,
      ETag: `"${etag}"`,
      Size: size,
      StorageClass: 'STANDARD',
    };
    return `<Contents>${elements(entry)}</Contents>`;
  });
  return `${HEAD}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${elements(head)}${contents.join('')}</ListBucketResult>`;
}

function elements(values: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(values)
    .map(([name, value]) => `<${name}>${escape(String(value))}</${name}>`)
    .join('');
}

function escape(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are escaped on purpose
  return text.replace(/[<>&"'\u0000-\u001f]/g, (character) => `&#${character.charCodeAt(0)};`);
}
