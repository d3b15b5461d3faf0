import type { Metadata } from '../../../platform/identity/port.js';
import type { ErrorDetail } from '../../../platform/errors.js';
import { etagOf } from '../../../platform/records/etag.js';
import { limits } from '../../../generated/limits.js';

const { maxBytes } = limits.UserMetadata;

/** Returns what is wrong with the metadata at `path` of the request, for a 400. */
export function problemsOfMetadata(metadata: Metadata | undefined, path: string[]): ErrorDetail[] {
  if (metadata === undefined) return [];
  const bytes = Buffer.byteLength(JSON.stringify(metadata));
  return bytes <= maxBytes
    ? []
    : [
        {
          message:
            `must be at most ${maxBytes.toLocaleString('en-US')} bytes long as JSON; ` +
            `it has ${bytes.toLocaleString('en-US')}`,
          path,
        },
      ];
}

/** Returns the same value with the keys of each object sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

/**
 * Returns the entity tag of a member. Sorts the keys of the metadata, because the provider and the mirror return them
 * in different orders.
 */
export const tagOf = ({ publicMetadata }: { publicMetadata: Metadata }): { etag: string } => ({
  etag: etagOf([sorted(publicMetadata)]),
});
