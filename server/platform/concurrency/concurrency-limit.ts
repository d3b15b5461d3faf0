// Limits concurrent work that holds a scarce resource, such as a database connection for a large reply.
import { ApiError } from '../errors.js';
import { createSemaphore } from './semaphore.js';

export interface ConcurrencyLimit {
  /**
   * Resolves with the function that releases the permit. Rejects with `service_unavailable` if no permit is free within
   * `maxWaitSeconds`, or with the reason of an aborted signal.
   */
  acquire(organizationId: string, signal?: AbortSignal): Promise<() => void>;
}

export interface ConcurrencyLimitOptions {
  readonly max: number;
  readonly maxPerOrganization: number;
  readonly maxWaitSeconds: number;
}

export function createConcurrencyLimit({
  max,
  maxPerOrganization,
  maxWaitSeconds,
}: ConcurrencyLimitOptions): ConcurrencyLimit {
  const semaphore = createSemaphore({ max, maxPerOrganization });

  async function acquire(organizationId: string, signal?: AbortSignal): Promise<() => void> {
    const timeout = new AbortController();
    const timer = setTimeout(() => {
      timeout.abort(
        new ApiError('service_unavailable', { cause: new Error('too many requests of this kind are in progress') }),
      );
    }, maxWaitSeconds * 1_000);
    try {
      return await semaphore.acquire(organizationId, AbortSignal.any([timeout.signal, ...(signal ? [signal] : [])]));
    } finally {
      clearTimeout(timer);
    }
  }

  return { acquire };
}
