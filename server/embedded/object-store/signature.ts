// Calculates Signature Version 4: docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
import { createHash, createHmac } from 'node:crypto';

export const algorithm = 'AWS4-HMAC-SHA256';

export interface SignedRequest {
  readonly method: string;
  /** The decoded path. */
  readonly path: string;
  /** The decoded query without the signature itself. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Signed headers, in the order in which the client lists them. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly payloadHash: string;
  /** For example `20261118T074500Z`. */
  readonly timestamp: string;
  readonly region: string;
}

export interface Signature {
  readonly signature: string;
  readonly canonicalRequest: string;
  readonly stringToSign: string;
}

/** Returns a key that is valid for one day, region and service. */
export function signingKeyOf(scope: readonly string[], secretAccessKey: string): Buffer {
  return scope.reduce(
    (key: Buffer, part) => createHmac('sha256', key).update(part).digest(),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
}

export function scopeOf({ timestamp, region }: Pick<SignedRequest, 'timestamp' | 'region'>): string[] {
  return [timestamp.slice(0, 8), region, 's3', 'aws4_request'];
}

export function calculateSignature(request: SignedRequest, secretAccessKey: string): Signature {
  const { method, path, query, headers, payloadHash, timestamp } = request;
  const canonicalRequest = [
    method,
    path.split('/').map(encode).join('/'),
    canonicalQuery(query),
    ...headers.map(([name, value]) => `${name}:${value.trim().replace(/\s+/g, ' ')}`),
    '',
    headers.map(([name]) => name).join(';'),
    payloadHash,
  ].join('\n');
  const scope = scopeOf(request);
  const stringToSign = [
    algorithm,
    timestamp,
    scope.join('/'),
    createHash('sha256').update(canonicalRequest).digest('hex'),
  ].join('\n');
  return {
    signature: createHmac('sha256', signingKeyOf(scope, secretAccessKey)).update(stringToSign).digest('hex'),
    canonicalRequest,
    stringToSign,
  };
}

function canonicalQuery(query: SignedRequest['query']): string {
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return query
    .map(([name, value]): [string, string] => [encode(name), encode(value)])
    .sort(([name, value], [otherName, otherValue]) => compare(name, otherName) || compare(value, otherValue))
    .map((pair) => pair.join('='))
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
