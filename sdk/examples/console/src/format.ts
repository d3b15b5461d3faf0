const whole = new Intl.NumberFormat('en');
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const dayName = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const units = ['B', 'KB', 'MB', 'GB'];

export const number = (value: number): string => whole.format(value);
export const compact = (value: number): string => short.format(value);
/** The API returns times as ISO 8601 text, but as milliseconds since 1970 for people and invitations. */
export const time = (value: string | number | null): string =>
  value === null ? '–' : dateFormat.format(new Date(value));
export const day = (value: string): string => dayName.format(new Date(value));

export function seconds(value: number): string {
  const tenths = Math.round(value * 10);
  if (tenths < 600) return `${tenths / 10} s`;
  const rounded = Math.round(value);
  return `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
}

export const dollars = (value: number | null): string =>
  value === null ? '–' : value === 0 ? '$0' : value < 1 ? `$${Number(value.toPrecision(2))}` : `$${value.toFixed(2)}`;

export function bytes(value: number): string {
  const power = Math.min(units.length - 1, value < 1 ? 0 : Math.floor(Math.log10(value) / 3));
  return `${Math.round((value / 1000 ** power) * 10) / 10} ${units[power]}`;
}

export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${number(amount)} ${amount === 1 ? one : many}`;

/** Returns an enum value such as `in_progress` in words. */
export const words = (value: string): string => value.replaceAll(/[_-]/g, ' ');

interface Named {
  firstName: string | null;
  lastName: string | null;
  email: string;
  id: string;
}
export const nameOf = ({ firstName, lastName, email, id }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email || id;
