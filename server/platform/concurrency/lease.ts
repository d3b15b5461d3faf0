// Serializes work across processes by a lease, which is a row in the database. A lock would hold a connection while the
// work calls another service, so slow calls could occupy the whole pool.
import { setTimeout as sleep } from 'node:timers/promises';

/** The stored lease of one record. */
export interface StoredLease {
  /** Returns false if another holder has the lease, and it has not expired. */
  take(holder: string, lifetimeMs: number): Promise<boolean>;
  release(holder: string): Promise<void>;
}

export interface LeaseTimes {
  /** Must exceed the duration of the work, because another process may take an expired lease. */
  readonly lifetimeMs: number;
  /** Maximum time to wait for the lease. */
  readonly waitTimeoutMs: number;
}

/** Thrown if another holder had the lease for all of `waitTimeoutMs`. */
export class LeaseTimeout extends Error {
  override readonly name = 'LeaseTimeout';

  constructor() {
    super('the lease was held for too long');
  }
}

const maxPauseMs = 50;

/** Runs `work` while `holder`, a UUID, has the lease. */
export async function withLease<Result>(
  lease: StoredLease,
  holder: string,
  { lifetimeMs, waitTimeoutMs }: LeaseTimes,
  work: () => Promise<Result>,
): Promise<Result> {
  let waitedMs = 0;
  for (let pauseMs = 5; !(await lease.take(holder, lifetimeMs)); pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    if (waitedMs >= waitTimeoutMs) throw new LeaseTimeout();
    await sleep(pauseMs);
    waitedMs += pauseMs;
  }
  try {
    return await work();
  } finally {
    await lease.release(holder);
  }
}
