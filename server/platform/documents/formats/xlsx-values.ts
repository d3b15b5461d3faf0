export type NumberFormat = 'general' | 'date' | 'percent';

const dayMs = 86_400_000;

/** Returns the text of a value that is not a shared string. `type` is the attribute `t` of the cell. */
export function cellText(value: string, type: string, format: NumberFormat, has1904Dates: boolean): string {
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  const number = Number(value);
  if (type !== 'n' || value.trim() === '' || !Number.isFinite(number)) return value;
  if (format === 'date') return dateText(number, has1904Dates);
  return format === 'percent' ? `${rounded(number * 100)}%` : rounded(number);
}

/** Excel calculates with 15 digits, but stores more, such as 0.30000000000000004. */
const rounded = (number: number): string => String(Number(number.toPrecision(15)));

function dateText(serial: number, has1904Dates: boolean): string {
  // Excel counts a 29 February 1900, which did not exist.
  const days = has1904Dates ? serial + 1462 : serial > 0 && serial < 60 ? serial + 1 : serial;
  const date = new Date(Math.round((days - 25_569) * 86_400) * 1000);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999 || serial < 0) return String(serial);
  const [day = '', time = ''] = date.toISOString().split('T');
  const clock = time.slice(0, time.startsWith(':00', 5) ? 5 : 8);
  if (serial < 1) return clock;
  return date.getTime() % dayMs === 0 ? day : `${day} ${clock}`;
}
