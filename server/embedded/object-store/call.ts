// An authenticated request, and checks that reject features that this store does not implement.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authentication } from './authenticate.js';
import { checksumHeaders } from './checksums.js';
import { notImplemented } from './fault.js';
import type { MultipartUploads } from './multipart.js';
import type { Objects } from './objects.js';
import type { Target } from './target.js';

export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: Target;
  readonly authentication: Authentication;
  readonly objects: Objects;
  readonly uploads: MultipartUploads;
  readonly maxObjectBytes: number;
}

/** Parameters of the signature. Amazon's client also adds `x-id`, the name of the operation. */
const signatureParameters = [
  'X-Amz-Algorithm',
  'X-Amz-Credential',
  'X-Amz-Date',
  'X-Amz-Expires',
  'X-Amz-SignedHeaders',
  'X-Amz-Signature',
  'X-Amz-Content-Sha256',
  'x-id',
];

export function requireKnownQuery({ target }: Call, known: readonly string[]): void {
  // In a presigned URL, a lower-case `x-amz-` parameter stands for a header. `requireKnownHeaders` checks the headers
  // of objects.
  const isKnown = (name: string): boolean =>
    known.includes(name) || signatureParameters.includes(name) || name.startsWith('x-amz-');
  const unknown = target.query.find(([name]) => !isKnown(name));
  if (unknown !== undefined) throw notImplemented(`the query parameter ${unknown[0]}`);
}

const knownHeaders = ['x-amz-date', 'x-amz-content-sha256', 'x-amz-user-agent', 'x-amz-checksum-mode'];
/** Header values that request what this store always does. */
const impliedValues: Readonly<Record<string, readonly string[]>> = {
  'x-amz-acl': ['private', 'bucket-owner-full-control'],
  'x-amz-storage-class': ['STANDARD'],
};

/** `known` lists the `x-amz-` headers of the operation. `unsupported` lists standard headers to reject. */
export function requireKnownHeaders(
  { request }: Call,
  { known = [], unsupported = [] }: { known?: readonly string[]; unsupported?: readonly string[] } = {},
): void {
  const isKnown = (name: string, value: unknown): boolean =>
    name.startsWith('x-amz-meta-') ||
    [...knownHeaders, ...checksumHeaders, ...known].includes(name) ||
    (impliedValues[name]?.includes(String(value)) ?? false);
  const unknown = Object.entries(request.headers).find(
    ([name, value]) => (name.startsWith('x-amz-') && !isKnown(name, value)) || unsupported.includes(name),
  );
  if (unknown !== undefined) throw notImplemented(`the header ${unknown[0]}`);
}
