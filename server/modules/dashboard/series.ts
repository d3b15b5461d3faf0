// Hours, days and weeks of a series, in UTC. No effects.
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export type Interval = 'hour' | 'day' | 'week';

const lengthMs: Record<Interval, number> = { hour: hourMs, day: dayMs, week: 7 * dayMs };

/** 1970 began on a Thursday; weeks begin on Mondays. */
const firstMondayMs = 4 * dayMs;

function startOf(interval: Interval, timestamp: Date): number {
  const originMs = interval === 'week' ? firstMondayMs : 0;
  return Math.floor((timestamp.getTime() - originMs) / lengthMs[interval]) * lengthMs[interval] + originMs;
}

/** How many entries the range touches; `to` itself is not part of it. */
export function countEntries(interval: Interval, { from, to }: { from: Date; to: Date }): number {
  return from >= to ? 0 : Math.ceil((to.getTime() - startOf(interval, from)) / lengthMs[interval]);
}

/** The starts of the entries that the range touches, the oldest first. */
export function startsOf(interval: Interval, range: { from: Date; to: Date }): Date[] {
  const first = startOf(interval, range.from);
  return Array.from(
    { length: countEntries(interval, range) },
    (_, index) => new Date(first + index * lengthMs[interval]),
  );
}
