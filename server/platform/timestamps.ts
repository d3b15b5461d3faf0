// Reads the dates and times that callers send as text.

const form = /^(\d{4}-\d\d-\d\d)(?:[t ](\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?(z|[+-]\d\d:\d\d)?)?$/i;

/** JavaScript reads the 31st of February as a day in March. */
const isInCalendar = (date: string) => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);

/**
 * Returns the time that a `DateOrDateTime` of the contract names: midnight UTC for a date, UTC for a time without a zone. Returns null if the text
 * has another form or the calendar has no such day. Stored times have milliseconds, so a finer fraction is rounded, down unless told otherwise.
 */
export function readTimestamp(text: string, round: (milliseconds: number) => number = Math.floor): Date | null {
  const [, date = '', minutes = '00:00', seconds = '00', fraction = '0', zone = 'Z'] = form.exec(text) ?? [];
  const wholeSecond = Date.parse(`${date}T${minutes}:${seconds}${zone.toUpperCase()}`);
  if (Number.isNaN(wholeSecond) || !isInCalendar(date)) return null;
  return new Date(wholeSecond + round(Number(`0.${fraction}`) * 1000));
}
