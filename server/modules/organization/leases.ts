// Lets one replacement of a member's metadata happen at a time, over all processes. The adapter makes a replacement of reading, merging and
// looking again; two at one time would settle in the end, but one that fails half way would leave a mixture of both.
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../../platform/errors.js';
import type { LeaseRepository } from './leases-repository.js';

export interface LeasesParts {
  repository: LeaseRepository;
  createId(): string;
  /** Longer than a call of the provider may take: afterwards the holder has crashed. Default 15 s. */
  lifetimeMs?: number;
  /** How long to wait for somebody else's lease before the caller is told to try again. Default 8 s. */
  patienceMs?: number;
}

export interface Leases {
  hold<Result>(organizationId: string, userId: string, work: () => Promise<Result>): Promise<Result>;
}

const mostPauseMs = 50;

export function createLeases({ repository, createId, lifetimeMs = 15_000, patienceMs = 8_000 }: LeasesParts): Leases {
  async function take(organizationId: string, userId: string, holder: string): Promise<void> {
    let waitedMs = 0;
    for (
      let pauseMs = 5;
      !(await repository.take(organizationId, userId, { holder, lifetimeMs }));
      pauseMs = Math.min(pauseMs * 2, mostPauseMs)
    ) {
      if (waitedMs >= patienceMs)
        throw new ApiError('service_unavailable', {
          retryAfterSeconds: 1,
          cause: new Error('the member is being changed all the time'),
        });
      await sleep(pauseMs);
      waitedMs += pauseMs;
    }
  }

  return {
    async hold(organizationId, userId, work) {
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
