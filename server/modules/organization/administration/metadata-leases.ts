// Serializes changes of a member's metadata across processes. The adapter reads, merges and verifies. Two concurrent
// changes would converge, but one that fails halfway would leave a mixture of both.
import { LeaseTimeout, withLease } from '../../../platform/concurrency/lease.js';
import { ApiError } from '../../../platform/errors.js';
import type { MetadataLeaseRepository } from './metadata-leases-repository.js';

export interface MetadataLeasesDependencies {
  repository: MetadataLeaseRepository;
  createId(): string;
  /** Duration of a lease. Must exceed the maximum duration of a provider call. Default: 15 s. */
  lifetimeMs?: number;
  /** Maximum time to wait for a lease before the request fails with 503. Default: 8 s. */
  waitTimeoutMs?: number;
}

export interface MetadataLeases {
  withLease<Result>(organizationId: string, userId: string, work: () => Promise<Result>): Promise<Result>;
}

export function createMetadataLeases({
  repository,
  createId,
  lifetimeMs = 15_000,
  waitTimeoutMs = 8_000,
}: MetadataLeasesDependencies): MetadataLeases {
  return {
    async withLease(organizationId, userId, work) {
      try {
        const lease = repository.of(organizationId, userId);
        return await withLease(lease, createId(), { lifetimeMs, waitTimeoutMs }, work);
      } catch (error) {
        if (!(error instanceof LeaseTimeout)) throw error;
        throw new ApiError('service_unavailable', { retryAfterSeconds: 1, cause: error });
      }
    },
  };
}
