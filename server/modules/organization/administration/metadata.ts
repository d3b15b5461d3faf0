import type { Metadata } from '../../../platform/identity/port.js';
import type { ErrorDetail } from '../../../platform/errors.js';
import { etagOf } from '../../../platform/records/etag.js';
import { canonicalText } from '../../../platform/records/json.js';
import { fillIn } from '../../../platform/text-placeholders.js';
import { limits } from '../../../generated/limits.js';
import { reasons } from '../../../generated/reasons.js';

const { maxBytes } = limits.UserMetadata;

/** Returns problems for the details of `bad_request`. `path` is the path of the metadata in the request. */
export function problemsOfMetadata(metadata: Metadata | undefined, path: string[]): ErrorDetail[] {
  if (metadata === undefined) return [];
  const bytes = Buffer.byteLength(JSON.stringify(metadata));
  return bytes <= maxBytes
    ? []
    : [
        {
          message: fillIn(reasons.request.tooManyBytesAsJson, {
            max: maxBytes.toLocaleString('en-US'),
            bytes: bytes.toLocaleString('en-US'),
          }),
          path,
        },
      ];
}

/** Sorts the keys of the metadata, because the provider and the mirror return them in different orders. */
export const etagField = ({ publicMetadata }: { publicMetadata: Metadata }): { etag: string } => ({
  etag: etagOf([canonicalText(publicMetadata)]),
});
