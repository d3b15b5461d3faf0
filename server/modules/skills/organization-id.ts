import { ApiError } from '../../platform/errors.js';
import { isSafeOrganizationId } from '../uploads/keys.js';

/** The id comes from the token, and an issuer other than Clerk may use any format. */
export function assertSafeOrganizationId(organizationId: string): void {
  if (isSafeOrganizationId(organizationId)) return;
  throw new ApiError('bad_request', {
    details: [{ message: "the token's organization id cannot be part of a storage key", path: [] }],
  });
}
