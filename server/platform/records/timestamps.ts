const form = /^(\d{4}-\d\d-\d\d)(?:[t ](\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?(z|[+-]\d\d:\d\d)?)?$/i;

/** JavaScript reads 31 February as a day in March. */
const isInCalendar = (date: string) => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);

/**
 * Parses a `DateOrDateTime` of the contract: a date is midnight UTC, and a time without a zone is UTC. Returns null for
 * another form, or a date that does not exist. Rounds fractions of a millisecond down by default.
 */
export function readTimestamp(text: string, round: (milliseconds: number) => number = Math.floor): Date | null {
  const [, date = '', minutes = '00:00', seconds = '00', fraction = '0', zone = 'Z'] = form.exec(text) ?? [];
  const wholeSecond = Date.parse(`${date}T${minutes}:${seconds}${zone.toUpperCase()}`);
  if (Number.isNaN(wholeSecond) || !isInCalendar(date)) return null;
  return new Date(wholeSecond + round(Number(`0.${fraction}`) * 1000));
}
