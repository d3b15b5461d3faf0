// Keeps totals of closed days. A day is closed an hour after its end in UTC, because transactions of that day may still
// commit after midnight. If rows of a day before today (UTC) change, triggers store that day in `changed_days`. Queries
// then count its rows directly until its totals are stored again. See server/docs/decisions/daily-totals.md.
import type { Database, DatabaseTransaction } from '../database/database.js';
import type { PeriodicTask } from '../jobs/port.js';

/** What a module totals per day. */
export interface DailySubject {
  /** Value of the column `subject` in `changed_days`. The triggers of `table` write it. */
  readonly name: string;
  /** The table whose rows are totaled. It must have an index on the organization. */
  readonly table: string;
  /** SQL condition. An organization has totals from the day of its first row that matches the condition. */
  readonly firstDayCondition: string;
  /** The table of the totals. */
  readonly totals: string;
  /** Removes data that the totals no longer need. Called after days are closed. */
  clean?(database: Database): Promise<void>;
  /** Stores the totals of a day. The transaction has already deleted the previous totals. */
  store(transaction: DatabaseTransaction, day: { organizationId: string; since: Date; until: Date }): Promise<void>;
}

const dayMs = 86_400_000;
const marginMs = 3_600_000;
const daysPerRead = 100;

/**
 * Marks newly closed days as changed, so that `storeChangedDays` stores their first totals. For a new organization,
 * marks all closed days since its first row.
 */
async function closeDays(database: Database, { name, table, firstDayCondition }: DailySubject): Promise<void> {
  await database.raw(
    `with recursive organizations as (
       (select organization_id from ${table} order by organization_id limit 1)
       union all
       select (
         select organization_id from ${table}
         where organization_id > organizations.organization_id
         order by organization_id
         limit 1
       )
       from organizations
       where organization_id is not null
     ), limits as (
       select cast((clock_timestamp() - interval '${marginMs} milliseconds') at time zone 'UTC' as date) as until
     ), behind as (
       select organizations.organization_id, limits.until,
         coalesce(closed.until, (
           select cast(min(created_at) at time zone 'UTC' as date) from ${table}
           where organization_id = organizations.organization_id and ${firstDayCondition}
         )) as first
       from organizations cross join limits
       left join closed_days closed
         on closed.organization_id = organizations.organization_id and closed.subject = :subject
       where organizations.organization_id is not null and coalesce(closed.until < limits.until, true)
     ), changed as (
       insert into changed_days (organization_id, subject, day, transaction_id)
       select organization_id, :subject, cast(first + number as date), pg_current_xact_id()
       from behind cross join generate_series(0, until - first - 1) number
       on conflict do nothing
     )
     insert into closed_days (organization_id, subject, until)
     select organization_id, :subject, until from behind
     where first is not null
     on conflict (organization_id, subject) do update set until = excluded.until
     -- all organizations`,
    { subject: name },
  );
}

interface ChangedDay {
  organizationId: string;
  /** A date without a time. */
  day: string;
}

async function storeDay(database: Database, subject: DailySubject, { organizationId, day }: ChangedDay): Promise<void> {
  const since = new Date(`${day}T00:00:00Z`);
  await database.transaction(
    async (transaction) => {
      // The lock statement takes no snapshot. The next statement takes the snapshot after the wait for the lock, so the
      // transaction sees everything that another worker stored.
      await transaction.raw(`lock table ${subject.totals} in share row exclusive mode`);
      // Deletes only the changes in the snapshot that the totals are computed from. A later change stays recorded.
      await transaction.raw(
        'delete from changed_days where organization_id = :organizationId and day = :day and subject = :subject',
        { organizationId, day, subject: subject.name },
      );
      await transaction.raw(
        `delete from ${subject.totals}
         where organization_id = :organizationId and day = :day`,
        { organizationId, day },
      );
      await subject.store(transaction, { organizationId, since, until: new Date(since.getTime() + dayMs) });
    },
    { isolationLevel: 'repeatable read' },
  );
}

async function storeChangedDays(database: Database, subject: DailySubject, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await database.raw<{ rows: ChangedDay[] }>(
      `select distinct organization_id as "organizationId", cast(day as text) as day from changed_days
       where subject = :subject
         and day < cast((clock_timestamp() - interval '${marginMs} milliseconds') at time zone 'UTC' as date)
       order by 1, 2 limit ${daysPerRead}
       -- all organizations`,
      { subject: subject.name },
    );
    for (const day of rows) {
      if (signal.aborted) return;
      await storeDay(database, subject, day);
    }
    if (rows.length < daysPerRead) return;
  }
}

export const dailyTotalTasks = (database: Database, subject: DailySubject): PeriodicTask[] => [
  {
    name: `daily-totals.close-${subject.name}`,
    everyMs: 3_600_000,
    run: async () => {
      await closeDays(database, subject);
      await subject.clean?.(database);
    },
  },
  {
    name: `daily-totals.update-${subject.name}`,
    everyMs: 60_000,
    run: async (signal) => storeChangedDays(database, subject, signal),
  },
];
