// Prints values of the contract as source text. Short values are printed on one line. Values that have a name are
// printed as that name.
import { quote, quoteKey } from './schema-type.js';

/** Names of constants by the JSON of their values. A value that has a constant is not printed again. */
export type SharedNames = ReadonlyMap<string, string>;

const none: SharedNames = new Map();

/** Returns a value as a literal. Omits undefined properties. */
export function printLiteral(value: unknown, width: number, names: SharedNames = none, indent = ''): string {
  const name = value !== null && typeof value === 'object' ? names.get(JSON.stringify(value)) : undefined;
  return name ?? printWhole(value, width, names, indent);
}

/** Returns a value as a literal even if the value has a name. */
function printWhole(value: unknown, width: number, names: SharedNames = none, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const print = (item: unknown) => printLiteral(item, width - 2, names, `${indent}  `);
  const isArray = Array.isArray(value);
  const parts = isArray
    ? value.map(print)
    : Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [`${quoteKey(key)}: ${print(item)}`]));
  const [open, close] = isArray ? ['[', ']'] : ['{ ', ' }'];
  if (parts.length === 0) return isArray ? '[]' : '{}';
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length <= width && !line.includes('\n')) return line;
  return `${open.trim()}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close.trim()}`;
}
