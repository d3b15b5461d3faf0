// Evaluates cron expressions of five fields in UTC: `*`, lists, ranges, steps, and names of months and weekdays. Not
// with croner as the server: its two module formats would add 20 kB to a package of 258 kB, and this adds 3 kB. A test
// compares both.

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
  /** Whether neither day of month nor day of week is `*`. Then one of them is sufficient. */
  readonly eitherDay: boolean;
}

function readNumber(text: string, { min, max, names }: Field): number | null {
  const named = names?.indexOf(text.toLowerCase()) ?? -1;
  const value = named >= 0 ? named + (min === 1 ? 1 : 0) : /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

function readField(text: string, field: Field): ReadonlySet<number> | null {
  const values = new Set<number>();
  for (const item of text.split(',')) {
    const [range = '', step, ...more] = item.split('/');
    const [first = '', last, ...others] = range.split('-');
    const from = range === '*' ? field.min : readNumber(first, field);
    const to = range === '*' ? field.max : last === undefined ? from : readNumber(last, field);
    const by = step === undefined ? 1 : /^[1-9]\d?$/.test(step) ? Number(step) : null;
    // A step needs a range.
    const isPlainStep = step !== undefined && range !== '*' && last === undefined;
    if (from === null || to === null || by === null || from > to || isPlainStep) return null;
    if (more.length + others.length > 0 || by > field.max - field.min + 1) return null;
    for (let value = from; value <= to; value += by) values.add(field.max === 7 ? value % 7 : value);
  }
  return values;
}

function parse(expression: string): Schedule | null {
  const texts = expression.trim().split(/ +/);
  if (texts.length !== fieldsInOrder.length) return null;
  const sets = fieldsInOrder.map((field, index) => readField(texts[index] ?? '', field));
  if (sets.includes(null)) return null;
  const [, , day = '', , weekday = ''] = texts;
  return { sets: sets as ReadonlySet<number>[], eitherDay: day !== '*' && weekday !== '*' };
}

/** Long enough for 29 February on one weekday. */
const maxDays = 366 * 41;
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
    for (let minute = 0; minute < 1440; minute++) {
      if (!hours.has(Math.floor(minute / 60)) || !minutes.has(minute % 60)) continue;
      const slot = new Date(day.getTime() + minute * 60_000);
      if (slot > after) return slot;
    }
  }
  return null;
}

/** Returns the first slot after a time, or why the expression is refused. */
export function nextSlot(expression: string, after: Date): Date | string {
  if (/[^\S ]/.test(expression) || expression.trim().split(/ +/).length !== fieldsInOrder.length)
    return 'must have five fields, separated by spaces: minute, hour, day of month, month, day of week';
  if (/,\*(?:[, ]|$)|\*,/.test(expression)) return 'must not have * in a list: it already stands for every value';
  const schedule = parse(expression);
  if (schedule === null) return 'is not a cron expression';
  return firstSlot(schedule, after) ?? 'can never fire: no such date comes';
}
