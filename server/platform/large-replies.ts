// How many large answers may be under way. Each keeps a connection to the database for a while, so that without a limit those of one organization
// would keep all of them, and with them everybody else from everything.
import { ApiError } from './errors.js';
import { createSemaphore } from './semaphore.js';

export interface Readers {
  /** Does the work when there is room. ApiError 503 when there was none for a while. */
  read<Result>(organizationId: string, work: () => Promise<Result>): Promise<Result>;
  /** Resolves, when there is room, with what to call at the end. ApiError 503 when there was none for a while. */
  enter(organizationId: string): Promise<() => void>;
}

export interface ReadersLimits {
  readonly most: number;
  /** Of one organization, so that it takes no room from others. */
  readonly mostOfOne: number;
  readonly patienceMs: number;
}

export function createReaders({ most, mostOfOne, patienceMs }: ReadersLimits): Readers {
  const semaphore = createSemaphore({ max: most, maxPerOrganization: mostOfOne });

  async function enter(organizationId: string): Promise<() => void> {
    const patience = new AbortController();
    const timer = setTimeout(() => {
      patience.abort(
        new ApiError('service_unavailable', { cause: new Error('as many large answers as may be are under way') }),
      );
    }, patienceMs);
    try {
      return await semaphore.acquire(organizationId, patience.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    enter,
    async read(organizationId, work) {
      const leave = await enter(organizationId);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
