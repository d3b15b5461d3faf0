// Serializes updates of a member's metadata across processes, because two concurrent updates could both pass the check
// of `If-Match`. Also lets the provider's webhook wait for the update that it reports.
import type { MemberKey, Metadata } from '../../../platform/identity/port.js';
import { ApiError } from '../../../platform/errors.js';
import {
  LeaseLostError,
  LeaseTimeoutError,
  type Leases,
  type RenewLease,
} from '../../../platform/leases/named-leases.js';
import { etagField } from './metadata.js';

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

const writeOf = ({ organizationId, userId }: MemberKey, publicMetadata: Metadata) => ({
  organizationId,
  name: `member:${userId}:${etagField({ publicMetadata }).etag}`,
});

/** `work` writes the metadata at the provider, then in the mirror. Webhooks that report this metadata wait for it. */
export const whileWriting = <Result>(
  leases: Leases,
  key: MemberKey,
  metadata: Metadata,
  work: () => Promise<Result>,
): Promise<Result> => leases.hold(writeOf(key, metadata), times, work);

/** The embedded provider waits 5 seconds for the reply to a webhook. */
const webhookTimes = { ...times, waitTimeoutMs: 4_000 };

/**
 * Runs `work`, which records metadata that a webhook reported. If a request is writing the same metadata, first waits
 * for the request, so that the audit log names its user instead of the provider. Does not wait for other metadata,
 * because the mirror could then miss the reported state. If the request does not end in time, for example because its
 * process crashed, runs `work` anyway.
 */
export async function afterWriting<Result>(
  leases: Leases,
  key: MemberKey,
  metadata: Metadata,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await leases.hold(writeOf(key, metadata), webhookTimes, work);
  } catch (error) {
    if (!(error instanceof LeaseTimeoutError)) throw error;
    return work();
  }
}
