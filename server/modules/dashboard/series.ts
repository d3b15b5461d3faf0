// Series of hours, days and weeks in UTC.
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type Interval = 'hour' | 'day' | 'week';

const lengthMs: Record<Interval, number> = { hour: hourMs, day: dayMs, week: 7 * dayMs };

/** 1970-01-01 was a Thursday, and weeks start on Monday. */
const firstMondayMs = 4 * dayMs;

function startOf(interval: Interval, timestamp: Date): number {
  const originMs = interval === 'week' ? firstMondayMs : 0;
  return Math.floor((timestamp.getTime() - originMs) / lengthMs[interval]) * lengthMs[interval] + originMs;
}

/** Returns the number of entries that overlap the range. The range does not include `to`. */
export function countEntries(interval: Interval, { from, to }: { from: Date; to: Date }): number {
  return from >= to ? 0 : Math.ceil((to.getTime() - startOf(interval, from)) / lengthMs[interval]);
}

export function startsOf(interval: Interval, range: { from: Date; to: Date }): Date[] {
  const first = startOf(interval, range.from);
  return Array.from(
    { length: countEntries(interval, range) },
    (_, index) => new Date(first + index * lengthMs[interval]),
  );
}
