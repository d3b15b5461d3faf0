// SQL for queries that read the stored totals of days and count all other rows directly.
import type { DailySubject } from './periodic-tasks.js';

const dayMs = 86_400_000;

/** Returns the whole UTC days of a range, or null if it has none. */
export function wholeDaysOf({ from, to }: { from: Date; to: Date }): { firstDay: Date; endDay: Date } | null {
  const firstDay = new Date(Math.ceil(from.getTime() / dayMs) * dayMs);
  const endDay = new Date(Math.floor(to.getTime() / dayMs) * dayMs);
  return firstDay < endDay ? { firstDay, endDay } : null;
}

export const startOfDay = (day: string): string => `(cast(${day} as timestamp) at time zone 'UTC')`;

/** Returns the SQL condition for up-to-date totals of the days on or after `:firstDay` and before `:endDay`. */
export const isCurrent = (table: string, { name }: Pick<DailySubject, 'name'>): string =>
  `${table}.day >= cast(cast(:firstDay as timestamptz) at time zone 'UTC' as date)
   and ${table}.day < cast(cast(:endDay as timestamptz) at time zone 'UTC' as date)
   and not exists (
     select from changed_days changed
     where changed.organization_id = ${table}.organization_id and changed.subject = '${name}'
       and changed.day = ${table}.day
   )`;

/**
 * Returns SQL for the parts of the range from `:from` to `:to` that have no stored totals. `days` is a query for the
 * days that have stored totals, with the column `day`.
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
