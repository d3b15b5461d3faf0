// Cron expressions: what is one, when it fires next, what it means in words. All in UTC, so that no hour of the year is missing or doubled.
import { Cron } from 'croner';
import cronstrue from 'cronstrue';
import { validate } from 'node-cron';

/** Five fields. Seconds, macros (`@daily`) and the marks of other dialects (`L`, `W`, `#`, `?`) are no standard cron. */
const unsupported = /[@LW#?]/i;
const names = /\b(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/gi;

/** By its offset and not by its name, which costs three times as much: the name is looked up in the calendar of a country each time. */
const parse = (schedule: string): Cron => new Cron(schedule, { mode: '5-part', utcOffset: 0, paused: true });

/** Why an expression is refused, in words; null when it is good. */
export function problemOf(schedule: string, from: Date): string | null {
  const [minute, hour, day, month, weekday, ...more] = schedule.trim().split(/\s+/);
  if (weekday === undefined || more.length > 0)
    return 'must have five fields: minute, hour, day of month, month, day of week';
  if (unsupported.test(schedule.replace(names, ''))) return 'must be standard cron: @, L, W, # and ? are not';
  let cron: Cron;
  try {
    cron = parse(schedule);
  } catch (error) {
    return `is not a cron expression: ${reasonOf(error)}`;
  }
  if (cron.nextRun(from) === null) return 'can never fire: no such date comes';
  // An expression that only one of two libraries reads is not standard. Month and day apart: node-cron refuses a 30 February also where a day of the
  // week is given beside it, and either is enough.
  const isStandard =
    validate([minute, hour, day, '*', weekday].join(' ')) && validate([minute, hour, '*', month, weekday].join(' '));
  return isStandard ? null : 'is not a cron expression';
}

/** Croner says `CronPattern: <reason>`; the prefix tells nobody anything. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/^Cron(?:Pattern|Date)?:\s*/, '').slice(0, 200) : 'it cannot be read';

/** The first slot after the moment. Throws for an expression that was not checked. */
export function nextSlot(schedule: string, after: Date): Date {
  const next = parse(schedule).nextRun(after);
  if (next === null) throw new Error(`no slot of ${schedule} after ${after.toISOString()}`);
  return next;
}

export interface Slots {
  /** In order, the newest last. */
  readonly times: Date[];
  /** Whether there are earlier ones that are not among them. */
  readonly isTruncated: boolean;
  /** The first slot after the time that was asked about. */
  readonly next: Date;
}

/** The slots from `from` to `until`, both included; of more than `most` the newest. */
export function slotsBetween(schedule: string, from: Date, until: Date, max: number): Slots {
  const cron = parse(schedule);
  // A moment before, because a slot may lie on `from` itself.
  const first = cron.nextRun(new Date(from.getTime() - 1));
  if (first === null || first > until)
    return { times: [], isTruncated: false, next: first ?? nextSlot(schedule, until) };
  const second = cron.nextRun(first);
  // The slot that has just come is nearly always the only one, and looking back costs more than looking forth.
  if (second !== null && second > until) return { times: [first], isTruncated: false, next: second };
  // From a second later, because croner takes the slot of a minute only when some of the minute has passed; that may bring one too many.
  const times = cron
    .previousRuns(max + 2, new Date(until.getTime() + 1_000))
    .filter((time) => time >= from && time <= until);
  return { times: times.slice(0, max).reverse(), isTruncated: times.length > max, next: nextSlot(schedule, until) };
}

/** The next times and the meaning in English. */
export function preview(schedule: string, from: Date, times: number): { next: Date[]; description: string } {
  return {
    next: parse(schedule).nextRuns(times, from),
    description: cronstrue.toString(schedule, { use24HourTimeFormat: true, verbose: true, tzOffset: 0 }),
  };
}
