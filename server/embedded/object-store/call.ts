// An authenticated request, and checks that it uses no feature that this store does not implement.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { notImplemented } from './fault.js';
import type { Objects } from './objects.js';
import type { Target } from './target.js';

export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: Target;
  /** Signed hash of the body: a SHA-256 or `UNSIGNED-PAYLOAD`. */
  readonly payloadHash: string;
  readonly objects: Objects;
  readonly maxObjectBytes: number;
}

/** Parameters of the signature, and the operation's name, which Amazon's client adds. */
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
  const unknown = target.query.find(([name]) => !known.includes(name) && !signatureParameters.includes(name));
  if (unknown !== undefined) throw notImplemented(`the query parameter ${unknown[0]}`);
}

const knownHeaders = ['x-amz-date', 'x-amz-content-sha256', 'x-amz-user-agent', 'x-amz-checksum-mode'];

export function requireKnownHeaders({ request }: Call, unsupported: readonly string[]): void {
  const isUnknown = (name: string) =>
    (name.startsWith('x-amz-') && !name.startsWith('x-amz-meta-') && !knownHeaders.includes(name)) ||
    unsupported.includes(name);
  const unknown = Object.keys(request.headers).find(isUnknown);
  if (unknown !== undefined) throw notImplemented(`the header ${unknown}`);
}
