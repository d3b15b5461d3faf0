// Cron expressions: what is one, when it fires next, what it means in words. All in UTC, so that no hour of the year is missing or doubled.
import { Cron } from 'croner';
import cronstrue from 'cronstrue';
import { validate } from 'node-cron';

/** Five fields. Seconds, macros (`@daily`) and the marks of other dialects (`L`, `W`, `#`, `?`) are no standard cron. */
const foreign = /[@LW#?]/i;
const names = /\b(?:sun|mon|tue|wed|thu|fri|sat|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b/gi;

const parse = (schedule: string): Cron => new Cron(schedule, { mode: '5-part', timezone: 'UTC', paused: true });

/** Why an expression is refused, in words; null when it is good. */
export function problemOf(schedule: string, from: Date): string | null {
  if (schedule.trim().split(/\s+/).length !== 5) return 'must have five fields: minute, hour, day of month, month, day of week';
  if (foreign.test(schedule.replace(names, ''))) return 'must be standard cron: @, L, W, # and ? are not';
  let cron: Cron;
  try {
    cron = parse(schedule);
  } catch (error) {
    return `is not a cron expression: ${reasonOf(error)}`;
  }
  if (cron.nextRun(from) === null) return 'can never fire: no such date comes';
  // An expression that only one of two libraries reads is not standard.
  return validate(schedule) ? null : 'is not a cron expression';
}

/** Croner says `CronPattern: <reason>`; the prefix tells nobody anything. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message.replace(/^Cron(?:Pattern|Date)?:\s*/, '').slice(0, 200) : 'it cannot be read');

/** The first slot after the moment. Throws for an expression that was not checked. */
export function nextSlot(schedule: string, after: Date): Date {
  const next = parse(schedule).nextRun(after);
  if (next === null) throw new Error(`no slot of ${schedule} after ${after.toISOString()}`);
  return next;
}

/** The newest slot that is not after `until`, at or after `from`, and how many there are between the two, both included. */
export function slotsBetween(schedule: string, from: Date, until: Date, most: number): { newest: Date; count: number } {
  const cron = parse(schedule);
  let newest = from;
  let count = 1;
  while (count < most) {
    const next = cron.nextRun(newest);
    if (next === null || next > until) return { newest, count };
    newest = next;
    count++;
  }
  return { newest: newestUntil(cron, newest, until), count };
}

/** Beyond the number that is counted one by one: halves the time that is left until nothing comes after. */
function newestUntil(cron: Cron, known: Date, until: Date): Date {
  let newest = known;
  let leapMs = until.getTime() - known.getTime();
  while (leapMs >= 60_000) {
    const next = cron.nextRun(new Date(newest.getTime() + leapMs));
    if (next !== null && next <= until) newest = next;
    else leapMs = Math.floor(leapMs / 2);
  }
  for (let next = cron.nextRun(newest); next !== null && next <= until; next = cron.nextRun(newest)) newest = next;
  return newest;
}

/** The next times and the meaning in English. */
export function preview(schedule: string, from: Date, times: number): { next: Date[]; description: string } {
  return { next: parse(schedule).nextRuns(times, from), description: cronstrue.toString(schedule, { use24HourTimeFormat: true, verbose: true, tzOffset: 0 }) };
}
