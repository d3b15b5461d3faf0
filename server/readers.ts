// How many large answers may be under way. Each keeps a connection to the database for a while, so that without a limit those of one organization
// would keep all of them, and with them everybody else from everything.
import { ApiError } from './errors.js';

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

interface Waiting {
  readonly organizationId: string;
  proceed(): void;
}

export function createReaders({ most, mostOfOne, patienceMs }: ReadersLimits): Readers {
  const inside = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let total = 0;

  const hasRoom = (organizationId: string) => total < most && (inside.get(organizationId) ?? 0) < mostOfOne;

  function take(organizationId: string): () => void {
    total++;
    inside.set(organizationId, (inside.get(organizationId) ?? 0) + 1);
    return () => leave(organizationId);
  }

  function leave(organizationId: string): void {
    total--;
    const left = (inside.get(organizationId) ?? 1) - 1;
    if (left > 0) inside.set(organizationId, left);
    else inside.delete(organizationId);
    for (const next of waiting) if (hasRoom(next.organizationId)) next.proceed();
  }

  async function enter(organizationId: string): Promise<() => void> {
    if (hasRoom(organizationId)) return take(organizationId);
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        organizationId,
        proceed() {
          waiting.delete(entry);
          clearTimeout(patience);
          resolve(take(organizationId));
        },
      };
      const patience = setTimeout(() => {
        waiting.delete(entry);
        reject(new ApiError('unavailable', null, { cause: new Error('as many large answers as may be are under way') }));
      }, patienceMs);
      waiting.add(entry);
    });
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
