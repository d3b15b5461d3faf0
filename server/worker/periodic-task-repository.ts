// Who runs a periodic task just now. A row with a lease and no advisory lock: that would hold a connection for as long as the task runs. Time is
// the database's: processes may disagree about it.
import type { Knex } from 'knex';

export interface PeriodicTaskRepository {
  /** Null: taken. Otherwise in how many milliseconds to try again. */
  take(name: string, everyMs: number, lease: Lease): Promise<number | null>;
  /** False when somebody else has it. */
  renew(name: string, lease: Lease): Promise<boolean>;
  /** `isDone` false: it was not finished and is due at once. */
  release(name: string, holder: string, isDone: boolean): Promise<void>;
}

export interface Lease {
  readonly holder: string;
  readonly leaseMs: number;
}

const DUE_AT = `case when t.holder is null then t.started_at + :everyMs * interval '1 millisecond' else t.lease_until end`;

const TAKE = `
  insert into periodic_tasks as t (name, started_at, holder, lease_until)
  values (:name, now(), :holder, now() + :leaseMs * interval '1 millisecond')
  on conflict (name) do update set started_at = excluded.started_at, holder = excluded.holder, lease_until = excluded.lease_until
  where ${DUE_AT} <= now()
  returning name`;

const WAIT = `select ceil(extract(epoch from ${DUE_AT} - now()) * 1000)::integer as wait_ms from periodic_tasks t where name = :name`;

export function createPeriodicTaskRepository(database: Knex): PeriodicTaskRepository {
  return {
    async take(name, everyMs, { holder, leaseMs }) {
      const values = { name, everyMs, holder, leaseMs };
      const { rows: taken } = await database.raw<{ rows: unknown[] }>(TAKE, values);
      if (taken.length > 0) return null;
      const { rows } = await database.raw<{ rows: { wait_ms: number }[] }>(WAIT, values);
      return Math.max(0, rows[0]?.wait_ms ?? 0);
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
