// Serializes work across processes by leases, which are rows. A lock would hold a connection while the work calls
// another service, so slow calls could occupy the whole pool.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.js';
import type { Logger } from 'pino';
import type { PeriodicTask } from '../jobs/port.js';

export interface LeaseTimes {
  /**
   * Time until another caller may take a lease that is not renewed. In `Leases.hold`, `work` must call `renew` before
   * each write. The write must end within `lifetimeMs` after that call. The whole work may take longer.
   */
  readonly lifetimeMs: number;
  readonly waitTimeoutMs: number;
}

/** The lease `name` of an organization, such as `member:user_1`. */
export interface Lease {
  readonly organizationId: string;
  readonly name: string;
}

/** Extends a held lease to its full lifetime. Throws LeaseLostError if it expired and was then taken or deleted. */
export type RenewLease = () => Promise<void>;

export interface Leases {
  /**
   * Returns the result of `work`. Throws LeaseTimeoutError if other callers hold the lease for all of `waitTimeoutMs`.
   *
   * The lease is renewed while the work runs. These renewals can fail, so `work` must call `renew` before each write.
   */
  hold<Result>(lease: Lease, times: LeaseTimes, work: (renew: RenewLease) => Promise<Result>): Promise<Result>;
  /** Deletes the expired leases of all organizations, such as those of crashed processes. They block no caller. */
  deleteExpired(): Promise<void>;
}

export class LeaseTimeoutError extends Error {
  override readonly name = 'LeaseTimeoutError';

  constructor() {
    super('the lease did not become free within the wait timeout');
  }
}

export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';

  constructor() {
    super('the lease expired and was taken or deleted while the work ran');
  }
}

const maxPauseMs = 50;
const renewalsPerLifetime = 3;

/** Uses the database's clock, because the clocks of processes differ. */
const takeSql = `
  insert into leases (organization_id, name, holder, expires_at)
  values (:organizationId, :name, :holder, now() + :lifetimeMs * interval '1 millisecond')
  on conflict (organization_id, name) do update set holder = excluded.holder, expires_at = excluded.expires_at
  where leases.expires_at < now()
  returning holder`;

/** Also renews an expired lease, unless it was taken or deleted. */
const renewSql = `
  update leases set expires_at = now() + :lifetimeMs * interval '1 millisecond'
  where organization_id = :organizationId and name = :name and holder = :holder`;

const releaseSql = `
  delete from leases where organization_id = :organizationId and name = :name and holder = :holder`;

export function createLeases(database: Database, log: Pick<Logger, 'warn'>): Leases {
  const take = async (lease: Lease, holder: string, lifetimeMs: number) =>
    (await database.raw<{ rows: unknown[] }>(takeSql, { ...lease, holder, lifetimeMs })).rows.length > 0;

  const renew = async (lease: Lease, holder: string, lifetimeMs: number) => {
    const { rowCount } = await database.raw<{ rowCount: number }>(renewSql, { ...lease, holder, lifetimeMs });
    if (rowCount === 0) throw new LeaseLostError();
  };

  // The caller must receive the outcome of the work even if the release fails.
  const release = async (lease: Lease, holder: string) => {
    try {
      await database.raw(releaseSql, { ...lease, holder });
    } catch (error) {
      log.warn({ err: error, ...lease }, 'a lease was not released; it expires by itself');
    }
  };

  return {
    async hold(lease, { lifetimeMs, waitTimeoutMs }, work) {
      const holder = randomUUID();
      const deadlineMs = performance.now() + waitTimeoutMs;
      for (let pauseMs = 5; !(await take(lease, holder, lifetimeMs)); pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
        if (performance.now() >= deadlineMs) throw new LeaseTimeoutError();
        await sleep(pauseMs);
      }
      const renewHeld = () => renew(lease, holder, lifetimeMs);
      // Ignore a failed renewal, because the renewal before each write reports a lost lease.
      const renewing = setInterval(() => void renewHeld().catch(() => undefined), lifetimeMs / renewalsPerLifetime);
      try {
        return await work(renewHeld);
      } finally {
        clearInterval(renewing);
        await release(lease, holder);
      }
    },

    async deleteExpired() {
      await database.raw('delete from leases where expires_at < now() -- all organizations');
    },
  };
}

export const leaseTasks = (leases: Pick<Leases, 'deleteExpired'>): PeriodicTask[] => [
  { name: 'leases.delete-expired', everyMs: 10 * 60_000, run: () => leases.deleteExpired() },
];
