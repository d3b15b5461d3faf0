// Validates the fields of a cron expression, and rewrites the expression so that its description is correct.
import { reasons } from '../../../generated/reasons.js';
import { fillIn } from '../../../platform/text-placeholders.js';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

interface Field {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  /** Names of the values. The first name means the value `first`. */
  readonly names: readonly string[];
  /** Largest number that is accepted, if it differs from `last`. */
  readonly maximum?: number;
}

const minute: Field = { name: 'minute', first: 0, last: 59, names: [] };
const hour: Field = { name: 'hour', first: 0, last: 23, names: [] };
const dayOfMonth: Field = { name: 'day of month', first: 1, last: 31, names: [] };
const month: Field = { name: 'month', first: 1, last: 12, names: months };
/** Both 0 and 7 are Sunday. */
const dayOfWeek: Field = { name: 'day of week', first: 0, last: 6, names: weekdays, maximum: 7 };

/** Returns what is wrong with the first invalid field, or null if all five fields are valid. */
export function problemOfFields(schedule: string): string | null {
  const texts = schedule.trim().split(/ +/);
  for (const [index, field] of [minute, hour, dayOfMonth, month, dayOfWeek].entries()) {
    for (const item of (texts[index] ?? '').split(',')) {
      const problem = problemOfItem(item, field);
      if (problem !== null) return problem;
    }
  }
  return null;
}

function problemOfItem(item: string, { name: field, first, last, names, maximum = last }: Field): string | null {
  if (item === '') return fillIn(reasons.schedule.noValue, { field });
  const [range = '', step, ...otherSteps] = item.split('/');
  const ends = range.split('-');
  if (otherSteps.length > 0 || ends.length > 2) return fillIn(reasons.schedule.form, { field, value: item });
  const numberOf = (text: string): number =>
    names.includes(text.toLowerCase())
      ? names.indexOf(text.toLowerCase()) + first
      : /^\d+$/.test(text)
        ? Number(text)
        : Number.NaN;
  const values = range === '*' ? [first, last] : ends.map(numberOf);
  const wrong = values.findIndex((value) => !(value >= first && value <= maximum));
  const orNames = names.length > 0 ? ` or ${names[0]} to ${names.at(-1)}` : '';
  if (wrong !== -1)
    return fillIn(reasons.schedule.range, {
      field,
      values: `${first} to ${maximum}${orNames}`,
      value: ends[wrong] || item,
    });
  const [from = first, to = from] = values;
  if (from > to) return fillIn(reasons.schedule.reversedRange, { field, value: range });
  if (step === undefined) return null;
  if (range !== '*' && ends.length === 1) return fillIn(reasons.schedule.stepOfValue, { field, value: range });
  const largest = last - first + 1;
  const isStep = /^\d+$/.test(step) && Number(step) >= 1 && Number(step) <= largest;
  return isStep ? null : fillIn(reasons.schedule.step, { field, max: largest, value: step || 'missing' });
}

/**
 * Returns an expression that fires at the same times and that cronstrue describes correctly. Steps of days, weekdays
 * and months become lists. Otherwise, cronstrue describes a step of 10 days as "every 10 days", but the schedule fires
 * on the days 1, 11, 21 and 31.
 */
export function describedForm(schedule: string): string {
  const [minutes = '', hours = '', days = '', monthsOfYear = '', daysOfWeek = '', ...others] = schedule
    .trim()
    .split(/ +/);
  const [day, weekday] = describedDays(days, daysOfWeek);
  const time = [describedTime(minutes, minute), describedTime(hours, hour)];
  return [...time, day, steplessList(monthsOfYear, month), weekday, ...others].join(' ');
}

function describedDays(days: string, daysOfWeek: string): [string, string] {
  const areAllDays = isComplete(days, dayOfMonth);
  const areAllWeekdays = isComplete(daysOfWeek, dayOfWeek);
  // If neither is `*`, the schedule fires on days that match either: `1-31` and `mon` match every day.
  const isEither = days !== '*' && daysOfWeek !== '*';
  if (isEither && (areAllDays || areAllWeekdays)) return ['*', '*'];
  const weekday = [
    ...new Set(
      steplessList(daysOfWeek, dayOfWeek)
        .replace(/(^|,)7(?=,|$)/g, '$10')
        .split(','),
    ),
  ];
  return [areAllDays ? '*' : steplessList(days, dayOfMonth), areAllWeekdays ? '*' : weekday.join()];
}

/**
 * Replaces steps with the list of their values. Keeps a field that cronstrue describes clearly: `*` with a step, or one
 * range with a step that selects several values.
 */
function describedTime(text: string, field: Field): string {
  const [, from, to, step] = /^(\d+)-(\d+)\/(\d+)$/.exec(text) ?? [];
  const isClear = /^\*\/\d+$/.test(text) || Number(to) - Number(from) >= Number(step);
  return isClear ? text : steplessList(text, field);
}

const steplessList = (text: string, field: Field): string =>
  text.includes('/') ? (valuesOf(text, field)?.join() ?? text) : text;

const isComplete = (text: string, field: Field): boolean =>
  valuesOf(text, field)?.length === field.last - field.first + 1;

/** Returns the values in order, or null if the text cannot be parsed. */
function valuesOf(text: string, { first, last, names }: Field): number[] | null {
  const values = new Set<number>();
  const numberOf = (value: string): number => {
    const index = names.indexOf(value.toLowerCase());
    return index === -1 ? Number(value) : index + first;
  };
  for (const part of text.split(',')) {
    const [, range = '', step = '1'] = /^(\*|\w+(?:-\w+)?)(?:\/(\d+))?$/.exec(part) ?? [];
    const [from = '', to = from] = range.split('-');
    const [start, end] = range === '*' ? [first, last] : [numberOf(from), numberOf(to)];
    if (!Number.isInteger(start) || !Number.isInteger(end) || range === '' || Number(step) < 1 || end > last + 1)
      return null;
    for (let value = start; value <= end; value += Number(step))
      values.add(names === weekdays && value === 7 ? 0 : value);
  }
  return [...values].sort((one, other) => one - other);
}
