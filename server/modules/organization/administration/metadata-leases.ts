// Serializes updates of a member's metadata across processes. Otherwise, two concurrent updates could both pass the
// check of `If-Match`.
import { ApiError } from '../../../platform/errors.js';
import {
  LeaseLostError,
  LeaseTimeoutError,
  type Leases,
  type RenewLease,
} from '../../../platform/leases/named-leases.js';

/** The lifetime must exceed the timeout of a write at the provider (platform/identity/clerk-adapter.ts). */
const times = { lifetimeMs: 15_000, waitTimeoutMs: 8_000 };

/**
 * Runs `work` with the lease for the metadata of the member. Throws an ApiError if the lease does not become free in
 * time, or is lost.
 */
export async function withMetadataLease<Result>(
  leases: Leases,
  organizationId: string,
  userId: string,
  work: (renew: RenewLease) => Promise<Result>,
): Promise<Result> {
  try {
    return await leases.hold({ organizationId, name: `member:${userId}` }, times, work);
  } catch (error) {
    if (!(error instanceof LeaseTimeoutError || error instanceof LeaseLostError)) throw error;
    throw new ApiError('service_unavailable', { cause: error });
  }
}
