// Limits concurrent large replies. Each holds a database connection for some time, so without a limit one organization
// could occupy all connections.
import { ApiError } from './errors.js';
import { createSemaphore } from './semaphore.js';

export interface ConcurrencyLimit {
  /** Runs the work in a slot. Rejects with ApiError 503 if no slot is free within `maxWaitMs`. */
  run<Result>(organizationId: string, work: () => Promise<Result>): Promise<Result>;
  /**
   * Resolves with the function that releases the slot. Rejects with ApiError 503 if no slot is free within
   * `maxWaitMs`.
   */
  acquire(organizationId: string): Promise<() => void>;
}

export interface ConcurrencyLimitOptions {
  readonly max: number;
  /** Maximum for one organization, so that it cannot occupy all slots. */
  readonly maxPerOrganization: number;
  readonly maxWaitMs: number;
}

export function createConcurrencyLimit({
  max,
  maxPerOrganization,
  maxWaitMs,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const semaphore = createSemaphore({ max, maxPerOrganization });

  async function acquire(organizationId: string): Promise<() => void> {
    const timeout = new AbortController();
    const timer = setTimeout(() => {
      timeout.abort(
        new ApiError('service_unavailable', { cause: new Error('too many large replies are in progress') }),
      );
    }, maxWaitMs);
    try {
      return await semaphore.acquire(organizationId, timeout.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    acquire,
    async run(organizationId, work) {
      const release = await acquire(organizationId);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
