// Who runs a periodic task just now. A row with a lease and no advisory lock: that would hold a connection for as long as the task runs. Time is
// the database's: processes may disagree about it.
import type { Knex } from 'knex';

export interface PeriodicTaskRepository {
  take(name: string, everyMs: number, lease: Lease): Promise<{ isTaken: boolean; nextInMs: number }>;
  /** False when somebody else has it. */
  renew(name: string, lease: Lease): Promise<boolean>;
  /** `isDone` false: it was not finished and is due at once. */
  release(name: string, holder: string, isDone: boolean): Promise<void>;
}

export interface Lease {
  readonly holder: string;
  readonly leaseMs: number;
}

const DUE_AT = `case when t.holder is null then t.started_at + :every else t.lease_until end`;
const NEXT_IN_MS = `ceil(extract(epoch from ${DUE_AT} - now()) * 1000)::integer as next_in_ms`;

/**
 * The next run is counted from when this one was due, not from when the clock came round to it: otherwise each run would be a little later than
 * the last, and a task of every second would miss every other one. After a pause it is counted anew.
 */
const TAKE = `
  insert into periodic_tasks as t (name, started_at, holder, lease_until)
  values (:name, now(), :holder, now() + :lease)
  on conflict (name) do update set
    started_at = case when t.holder is null and t.started_at + :every * 2 > now() then t.started_at + :every else now() end,
    holder = excluded.holder,
    lease_until = excluded.lease_until
  where ${DUE_AT} <= now()
  returning ceil(extract(epoch from t.started_at + :every - now()) * 1000)::integer as next_in_ms`;

const NEXT = `select ${NEXT_IN_MS} from periodic_tasks t where name = :name`;

export function createPeriodicTaskRepository(database: Knex): PeriodicTaskRepository {
  return {
    async take(name, everyMs, { holder, leaseMs }) {
      const values = {
        name,
        holder,
        every: database.raw(`? * interval '1 millisecond'`, [everyMs]),
        lease: database.raw(`? * interval '1 millisecond'`, [leaseMs]),
      };
      const { rows: taken } = await database.raw<{ rows: { next_in_ms: number }[] }>(TAKE, values);
      const { rows } =
        taken.length > 0 ? { rows: taken } : await database.raw<{ rows: { next_in_ms: number }[] }>(NEXT, values);
      return { isTaken: taken.length > 0, nextInMs: Math.max(0, rows[0]?.next_in_ms ?? 0) };
    },

    async renew(name, { holder, leaseMs }) {
      const until = database.raw(`now() + ? * interval '1 millisecond'`, [leaseMs]);
      return (await database('periodic_tasks').where({ name, holder }).update({ lease_until: until })) > 0;
    },

    async release(name, holder, isDone) {
      await database('periodic_tasks')
        .where({ name, holder })
        .update({ holder: null, ...(isDone ? {} : { started_at: 'epoch' }) });
    },
  };
}
