// Stores in a row which worker runs a periodic task. An advisory lock would occupy a connection while the task runs.
// Due times and leases use the database's clock, because the clocks of processes may differ.
import type { Database } from '../../database/database.js';

export interface PeriodicTaskRepository {
  take(name: string, everyMs: number, lease: Lease): Promise<{ isTaken: boolean; nextInMs: number }>;
  /** Returns whether this worker still holds the task. */
  renew(name: string, lease: Lease): Promise<boolean>;
  /** If `isDone` is false, the task is due again immediately. */
  release(name: string, holder: string, isDone: boolean): Promise<void>;
}

export interface Lease {
  readonly holder: string;
  readonly leaseMs: number;
}

const every = `cast(:everyMs as double precision) * interval '1 millisecond'`;
const lease = `cast(:leaseMs as double precision) * interval '1 millisecond'`;
const dueAt = `case when t.holder is null then t.started_at + ${every} else t.lease_until end`;
const millisecondsUntil = (time: string) =>
  `cast(ceil(extract(epoch from ${time} - now()) * 1000) as double precision)`;

/**
 * Counts the next due time from the previous one. Otherwise, a task with an interval of one second would be due
 * slightly after the next tick, and would run only every two seconds. Counts from now if the task starts at least one
 * interval late, or if its last worker did not release it.
 */
const takeSql = `
  insert into periodic_tasks as t (name, started_at, holder, lease_until)
  values (:name, now(), :holder, now() + ${lease})
  on conflict (name) do update set
    started_at = case
      when t.holder is null and t.started_at + ${every} * 2 > now() then t.started_at + ${every}
      else now()
    end,
    holder = excluded.holder, lease_until = excluded.lease_until
  where ${dueAt} <= now()
  returning ${millisecondsUntil(`t.started_at + ${every}`)} as next_in_ms`;

const nextSql = `select ${millisecondsUntil(dueAt)} as next_in_ms from periodic_tasks t where name = :name`;

export function createPeriodicTaskRepository(database: Database): PeriodicTaskRepository {
  return {
    async take(name, everyMs, { holder, leaseMs }) {
      const values = { name, holder, everyMs, leaseMs };
      const { rows: taken } = await database.raw<{ rows: { next_in_ms: number }[] }>(takeSql, values);
      const { rows } =
        taken.length > 0 ? { rows: taken } : await database.raw<{ rows: { next_in_ms: number }[] }>(nextSql, values);
      return { isTaken: taken.length > 0, nextInMs: Math.max(0, rows[0]?.next_in_ms ?? 0) };
    },

    async renew(name, { holder, leaseMs }) {
      const { rowCount } = await database.raw<{ rowCount: number }>(
        `update periodic_tasks set lease_until = now() + ${lease}
         where name = :name and holder = :holder`,
        { name, holder, leaseMs },
      );
      return rowCount > 0;
    },

    async release(name, holder, isDone) {
      await database.raw(
        `update periodic_tasks
         set holder = null, started_at = case when :isDone then started_at else 'epoch' end
         where name = :name and holder = :holder`,
        { name, holder, isDone },
      );
    },
  };
}
