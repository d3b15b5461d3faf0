// An upload has no row. Other operations refer to it by its key. See server/docs/decisions/upload-sizes.md.
import { randomUUID } from 'node:crypto';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { Caller } from '../../platform/caller.js';
import { ApiError } from '../../platform/errors.js';
import { fillIn } from '../../platform/text-placeholders.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import { contentKey, isSafeOrganizationId, uploadKey } from './keys.js';

export type PresignedUpload = components['schemas']['PresignedUpload'];
export type PresignedUploadCreate = components['schemas']['PresignedUploadCreate'];

export interface Uploads {
  createPresigned(caller: Caller, file: PresignedUploadCreate): Promise<PresignedUpload>;
}

export interface UploadsDependencies {
  storage: Pick<ObjectStorage, 'presignUpload'>;
  createId?: () => string;
}

const expiresInSeconds = limits['PresignedUpload.url'].expiresAfterSeconds;
const printableAscii = /^[\x21-\x7e]+$/;

export function createUploadRules({ storage, createId = randomUUID }: UploadsDependencies): Uploads {
  return {
    async createPresigned(caller, { filename, contentType }) {
      assertUsableIds(caller);
      const { organizationId: orgId, userId } = caller;
      const fileId = createId();
      const key = uploadKey(orgId, fileId, filename);
      const metadata = { 'file-type': contentType, 'org-id': orgId, 'user-id': userId };
      const url = await storage.presignUpload({ key, contentType, metadata, expiresInSeconds });
      return {
        url,
        method: 'PUT',
        fileId,
        key,
        contentKey: contentKey(orgId, fileId),
        metadata: { contentType, orgId, userId },
      };
    },
  };
}

/**
 * The storage key begins with the organization id, and the uploader sends both ids as headers. Token issuers other than
 * Clerk may use ids that a key or a header cannot contain.
 */
function assertUsableIds({ organizationId, userId }: Caller): void {
  const refuse = (claim: string) =>
    new ApiError('bad_request', {
      details: [{ message: fillIn(reasons.request.unsendableId, { claim }), path: [] }],
    });
  if (!isSafeOrganizationId(organizationId)) throw refuse('organization id');
  if (!printableAscii.test(userId)) throw refuse('user id');
}
