// Waiting organizations get permits in turn, regardless of the number of their waiting calls.

export interface SemaphoreLimits {
  readonly max: number;
  readonly maxPerOrganization: number;
}

export interface Semaphore {
  /** Resolves with the function that releases the permit. Rejects with the reason of an aborted signal. */
  acquire(organizationId: string, signal?: AbortSignal): Promise<() => void>;
}

type Start = () => void;

function createPermits({ max, maxPerOrganization }: SemaphoreLimits) {
  const used = new Map<string, number>();
  let total = 0;
  return {
    hasFree: (organizationId: string): boolean => total < max && (used.get(organizationId) ?? 0) < maxPerOrganization,

    add(organizationId: string): void {
      total += 1;
      used.set(organizationId, (used.get(organizationId) ?? 0) + 1);
    },

    remove(organizationId: string): void {
      total -= 1;
      const left = (used.get(organizationId) ?? 1) - 1;
      if (left > 0) used.set(organizationId, left);
      else used.delete(organizationId);
    },
  };
}

export function createSemaphore(limits: SemaphoreLimits): Semaphore {
  const permits = createPermits(limits);
  /** Waiting organizations in the order in which they get permits. The calls of each are in order of arrival. */
  const waiting = new Map<string, Set<Start>>();

  function take(organizationId: string): () => void {
    permits.add(organizationId);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      release(organizationId);
    };
  }

  function release(organizationId: string): void {
    permits.remove(organizationId);
    for (const [next, calls] of [...waiting]) {
      const [start] = calls;
      if (start === undefined || !permits.hasFree(next)) continue;
      start();
      // Move the organization to the end, so that the others come first.
      if (waiting.delete(next) && calls.size > 0) waiting.set(next, calls);
    }
  }

  return {
    async acquire(organizationId, signal) {
      signal?.throwIfAborted();
      if (permits.hasFree(organizationId)) return take(organizationId);
      return new Promise((resolve, reject) => {
        const calls = waiting.get(organizationId) ?? new Set<Start>();
        const leave = (): void => {
          calls.delete(start);
          if (calls.size === 0) waiting.delete(organizationId);
          signal?.removeEventListener('abort', onAbort);
        };
        const start = (): void => {
          leave();
          resolve(take(organizationId));
        };
        const onAbort = (): void => {
          leave();
          reject(signal?.reason as Error);
        };
        waiting.set(organizationId, calls.add(start));
        signal?.addEventListener('abort', onAbort, { once: true });
      });
    },
  };
}
