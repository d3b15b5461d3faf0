/** Returns JSON with sorted keys. */
export const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  ) ?? 'undefined';

/** Ignores the order of keys. */
export const isSame = (one: unknown, other: unknown): boolean => canonicalText(one) === canonicalText(other);

/** Returns the named fields that the record has. */
export const pick = <Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> =>
  Object.fromEntries(names.flatMap((name) => (name in source ? [[name, source[name]]] : []))) as Pick<Source, Name>;

/** Sorts by name, ignoring case, then by id. */
export const byName = <One extends { name: string; id: number }>(records: readonly One[]): One[] =>
  [...records].sort((left, right) => compare(left.name.toLowerCase(), right.name.toLowerCase()) || left.id - right.id);

export const compare = (left: string, right: string): number => (left === right ? 0 : left < right ? -1 : 1);

export const isReserved = (
  text: string,
  { values, pattern }: { values: readonly string[]; pattern: string },
): boolean => values.includes(text) || new RegExp(pattern).test(text);

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const timestampForm = /^(\d{4}-\d\d-\d\d)(?:[t ](\d\d:\d\d)(?::(\d\d)(?:\.(\d+))?)?(z|[+-]\d\d:\d\d)?)?$/i;

/** Parses a `DateOrDateTime` of the contract. Returns null if the date does not exist. */
export function readTimestamp(text: string, round: (milliseconds: number) => number = Math.floor): Date | null {
  const [, date = '', minutes = '00:00', seconds = '00', fraction = '0', zone = 'Z'] = timestampForm.exec(text) ?? [];
  const wholeSecond = Date.parse(`${date}T${minutes}:${seconds}${zone.toUpperCase()}`);
  // JavaScript reads 31 February as a day in March.
  if (Number.isNaN(wholeSecond) || !new Date(`${date}T00:00:00Z`).toISOString().startsWith(date)) return null;
  return new Date(wholeSecond + round(Number(`0.${fraction}`) * 1000));
}
