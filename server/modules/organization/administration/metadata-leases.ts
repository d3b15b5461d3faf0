// Serializes changes of a member's metadata across processes. The provider can only merge metadata, so a change takes
// several calls. Without a lease, two concurrent changes could result in a mixture of both.
import { ApiError } from '../../../platform/errors.js';
import {
  LeaseLostError,
  LeaseTimeoutError,
  type Leases,
  type RenewLease,
} from '../../../platform/leases/named-leases.js';

/** The lifetime exceeds the maximum duration of a write at the provider, 10 s. */
const times = { lifetimeMs: 15_000, waitTimeoutMs: 8_000 };

/**
 * Runs `work` while no other request changes the metadata of the member. Throws an ApiError if the lease does not
 * become free in time, or is lost.
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
