import type { Metadata } from '../../platform/identity/port.js';
import type { ErrorDetail } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';

const { maxBytes } = limits.UserMetadata;

/** Returns what is wrong with the metadata at `path` of the request, for a 400. */
export function problemsOfMetadata(metadata: Metadata | undefined, path: string[]): ErrorDetail[] {
  if (metadata === undefined) return [];
  const bytes = Buffer.byteLength(JSON.stringify(metadata));
  return bytes <= maxBytes
    ? []
    : [{ message: `must be at most ${maxBytes} bytes long as JSON; it has ${bytes}`, path }];
}
