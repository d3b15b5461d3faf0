// Parts of statements that read the stored totals of days and count all other rows directly.
import type { DailySubject } from './periodic-tasks.js';

const dayMs = 86_400_000;

/** Returns the whole days of a range, or null if it has none. */
export function wholeDaysOf({ from, to }: { from: Date; to: Date }): { firstDay: Date; endDay: Date } | null {
  const firstDay = new Date(Math.ceil(from.getTime() / dayMs) * dayMs);
  const endDay = new Date(Math.floor(to.getTime() / dayMs) * dayMs);
  return firstDay < endDay ? { firstDay, endDay } : null;
}

/** Returns the SQL for the beginning of a day in UTC. */
export const startOfDay = (day: string): string => `(cast(${day} as timestamp) at time zone 'UTC')`;

/** Returns the SQL condition of the stored totals that are up to date and belong to one of the range's whole days. */
export const isCurrent = (table: string, { name }: Pick<DailySubject, 'name'>): string =>
  `${table}.day >= cast(cast(:firstDay as timestamptz) at time zone 'UTC' as date)
   and ${table}.day < cast(cast(:endDay as timestamptz) at time zone 'UTC' as date)
   and not exists (
     select from changed_days changed
     where changed.organization_id = ${table}.organization_id and changed.subject = '${name}'
       and changed.day = ${table}.day
   )`;

/**
 * Returns SQL that selects the parts of the range `:from` to `:to` for which no totals are stored. The statement must
 * count the rows of these parts. `days` is a query whose column `day` has the days with stored totals.
 */
export const rangesBetween = (days: string): string =>
  `select since, until from (
     select lag(${startOfDay('day + 1')}, 1, cast(:from as timestamptz)) over (order by day) as since,
       ${startOfDay('day')} as until from (${days}) days
     union all
     select coalesce(max(${startOfDay('day + 1')}), cast(:from as timestamptz)), cast(:to as timestamptz)
     from (${days}) days
   ) gaps
   where since < until`;
