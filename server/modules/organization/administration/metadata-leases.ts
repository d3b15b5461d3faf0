// Serializes changes of a member's metadata across processes. The identity provider's adapter reads, merges and
// verifies the metadata. Without leases, two concurrent changes would converge. But if one of them failed halfway, the
// metadata would be a mixture of both.
import { setTimeout as sleep } from 'node:timers/promises';
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

const maxPauseMs = 50;

export function createMetadataLeases({
  repository,
  createId,
  lifetimeMs = 15_000,
  waitTimeoutMs = 8_000,
}: MetadataLeasesDependencies): MetadataLeases {
  async function take(organizationId: string, userId: string, holder: string): Promise<void> {
    let waitedMs = 0;
    for (
      let pauseMs = 5;
      !(await repository.take(organizationId, userId, { holder, lifetimeMs }));
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
    ) {
      if (waitedMs >= waitTimeoutMs)
        throw new ApiError('service_unavailable', {
          retryAfterSeconds: 1,
          cause: new Error('the lease of the member was held for too long'),
        });
      await sleep(pauseMs);
      waitedMs += pauseMs;
    }
  }

  return {
    async withLease(organizationId, userId, work) {
      const holder = createId();
      await take(organizationId, userId, holder);
      try {
        return await work();
      } finally {
        await repository.release(organizationId, userId, holder);
      }
    },
  };
}
