// Evaluates cron expressions of five fields in UTC. The server uses croner, which would add 20 kB to the compressed
// package. This file adds 3 kB.
import { reasons } from '../generated/fake-contract.js';
import { fillIn } from './errors.js';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

interface Field {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly names?: readonly string[];
}

const fieldsInOrder: readonly Field[] = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day of month', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12, names: months },
  // Both 0 and 7 are Sunday.
  { name: 'day of week', min: 0, max: 7, names: weekdays },
];

/** A parsed expression: the allowed values of each field. */
interface Schedule {
  readonly sets: readonly ReadonlySet<number>[];
  /** Whether a day has to match only one of the two day fields. True if neither field is `*`. */
  readonly eitherDay: boolean;
}

function numberOf(text: string, { min, names = [] }: Field): number {
  const index = names.indexOf(text.toLowerCase());
  if (index >= 0) return index + min;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** Returns the service's message about an invalid item of a field. Returns null for a valid item. */
function problemOfItem(item: string, given: Field): string | null {
  const { name: field, min, max, names } = given;
  if (item === '') return fillIn(reasons.schedule.noValue, { field });
  const [range = '', step, ...otherSteps] = item.split('/');
  const ends = range.split('-');
  if (otherSteps.length > 0 || ends.length > 2) return fillIn(reasons.schedule.form, { field, value: item });
  const values = range === '*' ? [min, max] : ends.map((end) => numberOf(end, given));
  const wrong = values.findIndex((value) => !(value >= min && value <= max));
  const orNames = names ? ` or ${names[0]} to ${names.at(-1)}` : '';
  if (wrong !== -1)
    return fillIn(reasons.schedule.range, { field, values: `${min} to ${max}${orNames}`, value: ends[wrong] || item });
  const [from = min, to = from] = values;
  if (from > to) return fillIn(reasons.schedule.reversedRange, { field, value: range });
  if (step === undefined) return null;
  if (range !== '*' && ends.length === 1) return fillIn(reasons.schedule.stepOfValue, { field, value: range });
  // The week has seven days, although Sunday has two numbers.
  const largest = names === weekdays ? 7 : max - min + 1;
  const isStep = /^\d+$/.test(step) && Number(step) >= 1 && Number(step) <= largest;
  return isStep ? null : fillIn(reasons.schedule.step, { field, max: largest, value: step || 'missing' });
}

function readField(text: string, field: Field): ReadonlySet<number> {
  const values = new Set<number>();
  for (const item of text.split(',')) {
    const [range = '', step = '1'] = item.split('/');
    const [first = '', last = first] = range.split('-');
    const [from, to] = range === '*' ? [field.min, field.max] : [numberOf(first, field), numberOf(last, field)];
    for (let value = from; value <= to; value += Number(step)) values.add(field.max === 7 ? value % 7 : value);
  }
  return values;
}

/** Parses an expression, or returns the message about its first invalid field. */
function parse(expression: string): Schedule | string {
  // `*/1` means `*`, which matters for `eitherDay`.
  const texts = expression
    .trim()
    .replace(/(^| )\*\/0*1(?= |$)/g, '$1*')
    .split(/ +/);
  const items = fieldsInOrder.flatMap((field, index) =>
    (texts[index] ?? '').split(',').map((item) => problemOfItem(item, field)),
  );
  const problem = items.find((one) => one !== null);
  if (problem !== undefined && problem !== null) return problem;
  const sets = fieldsInOrder.map((field, index) => readField(texts[index] ?? '', field));
  const [, , day = '', , weekday = ''] = texts;
  return { sets, eitherDay: day !== '*' && weekday !== '*' };
}

/** Characters of other cron dialects. */
const unsupported = /[@LW#?]/i;
const allNames = new RegExp(`\\b(?:${[...weekdays, ...months].join('|')})\\b`, 'gi');

/** Maximum days to search. The rarest date is 29 February, which does not occur between 2096 and 2104. */
const maxDays = 366 * 9;
const dayMs = 86_400_000;

function firstSlot({ sets, eitherDay }: Schedule, after: Date): Date | null {
  const [minutes, hours, days, monthsSet, weekdaysSet] = sets as [
    ReadonlySet<number>,
    ReadonlySet<number>,
    ReadonlySet<number>,
    ReadonlySet<number>,
    ReadonlySet<number>,
  ];
  const start = Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate());
  for (let index = 0; index < maxDays; index++) {
    const day = new Date(start + index * dayMs);
    const [isDay, isWeekday] = [days.has(day.getUTCDate()), weekdaysSet.has(day.getUTCDay())];
    if (!monthsSet.has(day.getUTCMonth() + 1) || !(eitherDay ? isDay || isWeekday : isDay && isWeekday)) continue;
    for (let hour = 0; hour < 24; hour++) {
      for (let minute = 0; hours.has(hour) && minute < 60; minute++) {
        const slot = day.getTime() + (hour * 60 + minute) * 60_000;
        if (minutes.has(minute) && slot > after.getTime()) return new Date(slot);
      }
    }
  }
  return null;
}

/** Returns the first time after `after` at which a schedule is due, or why the expression is refused. */
export function nextSlot(expression: string, after: Date): Date | string {
  if (/[^\S ]/.test(expression) || expression.trim().split(/ +/).length !== fieldsInOrder.length)
    return reasons.schedule.fiveFields;
  if (unsupported.test(expression.replace(allNames, ''))) return reasons.schedule.notStandard;
  if (/,\*(?:[, ]|$)|\*,/.test(expression)) return reasons.schedule.starInList;
  const schedule = parse(expression);
  if (typeof schedule === 'string') return schedule;
  return firstSlot(schedule, after) ?? reasons.schedule.neverFires;
}
