import type { Metadata } from '../adapters/identity/port.js';
import type { ErrorDetail } from '../errors.js';

/** `x-max-bytes` of UserMetadata: what the identity provider keeps. */
const mostBytes = 8_192;

/** What is wrong with the metadata at the given place of the request, for the 400. */
export function problemsOfMetadata(metadata: Metadata | undefined, path: string[]): ErrorDetail[] {
  if (metadata === undefined) return [];
  const bytes = Buffer.byteLength(JSON.stringify(metadata));
  return bytes <= mostBytes ? [] : [{ message: `must not be longer than ${mostBytes} bytes as JSON; it has ${bytes}`, path }];
}
