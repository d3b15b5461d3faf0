// Computes the slots of a cron expression: the times at which a task is due. Uses croner instead of node-cron, which
// computes only slots after the current time. All times are in UTC, so that no hour is skipped or repeated.
import { Cron } from 'croner';
import cronstrue from 'cronstrue';
import { reasons } from '../../../generated/reasons.js';
import { describedForm, problemOfFields } from './cron-fields.js';

/** Matches macros, such as `@daily`, and characters of other cron dialects. */
const unsupported = /[@LW#?]/i;
const names = /\b(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/gi;

/**
 * Parses with an offset instead of the name of a time zone. Croner would look up the name for each slot, which takes
 * several times as long.
 */
const parse = (schedule: string): Cron =>
  new Cron(withoutSingleSteps(schedule), { mode: '5-part', utcOffset: 0, paused: true });

// Removes steps of one, which restrict nothing. Otherwise, croner would fire every day if the day of the month is `*/1`
// and the weekday is Monday.
const withoutSingleSteps = (schedule: string): string => schedule.replace(/(^| )\*\/0*1(?= |$)/g, '$1*');

/** Returns why an expression is rejected, or null if it is valid. */
export function problemOf(schedule: string, from: Date): string | null {
  // Only spaces separate fields, because croner and cronstrue differ in the other white space that they accept.
  if (/[^\S ]/.test(schedule) || schedule.trim().split(/ +/).length !== 5) return reasons.schedule.fiveFields;
  if (unsupported.test(schedule.replace(names, ''))) return reasons.schedule.notStandard;
  if (/,\*(?:[, ]|$)|\*,/.test(schedule)) return reasons.schedule.starInList;
  const problem = problemOfFields(schedule);
  if (problem !== null) return problem;
  let cron: Cron;
  try {
    cron = parse(schedule);
    // Each of croner and cronstrue rejects some expressions that the other library accepts.
    describe(schedule);
  } catch {
    return reasons.schedule.notCron;
  }
  return cron.nextRun(from) === null ? reasons.schedule.neverFires : null;
}

/** Describes a valid expression in English. Throws for some invalid expressions. */
const describe = (schedule: string): string =>
  // Remove leading zeros, because cronstrue rejects `07` as a day of the week.
  cronstrue.toString(describedForm(withoutSingleSteps(schedule).replace(/\b0+(?=\d)/g, '')), {
    use24HourTimeFormat: true,
    verbose: true,
    tzOffset: 0,
  });

/** Returns the first slot after `after`. Throws if the expression is invalid or has no such slot. */
export function nextSlot(schedule: string, after: Date): Date {
  const next = parse(schedule).nextRun(after);
  if (next === null) throw new Error(`no slot of ${schedule} after ${after.toISOString()}`);
  return next;
}

export interface Slots {
  /** Oldest first. */
  readonly times: Date[];
  /** Whether `times` omits earlier slots of the range. */
  readonly isTruncated: boolean;
}

/** Returns the slots from `from` to `until`, both included. If there are more than `max`, returns the newest `max`. */
export function slotsBetween(schedule: string, from: Date, until: Date, max: number): Slots {
  const cron = parse(schedule);
  // `nextRun` excludes the given time, and a slot can equal `from`. So start one millisecond earlier.
  const first = cron.nextRun(new Date(from.getTime() - 1));
  if (first === null || first > until) return { times: [], isTruncated: false };
  const second = cron.nextRun(first);
  // Usually there is exactly one slot, which a forward search finds faster.
  if (second !== null && second > until) return { times: [first], isTruncated: false };
  // `previousRuns` excludes the given time, and a slot can equal `until`. So start one second later, and filter the
  // result.
  const times = cron
    .previousRuns(max + 2, new Date(until.getTime() + 1_000))
    .filter((time) => time >= from && time <= until);
  return { times: times.slice(0, max).reverse(), isTruncated: times.length > max };
}

export function preview(schedule: string, from: Date, times: number): { next: Date[]; description: string } {
  return {
    next: parse(schedule).nextRuns(times, from),
    description: describe(schedule),
  };
}
