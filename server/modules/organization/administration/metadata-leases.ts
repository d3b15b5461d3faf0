// Serializes updates of a member's metadata across processes, because two concurrent updates could both pass the check
// of `If-Match`.
import { ApiError } from '../../../platform/errors.js';
import {
  LeaseLostError,
  LeaseTimeoutError,
  type Leases,
  type RenewLease,
} from '../../../platform/leases/named-leases.js';

/** The lifetime must exceed the timeout of a write at the provider (see platform/identity/clerk-adapter.ts). */
const times = { lifetimeMs: 15_000, waitTimeoutMs: 8_000 };

/** Throws `service_unavailable` if the lease does not become free in time, or is lost. */
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
