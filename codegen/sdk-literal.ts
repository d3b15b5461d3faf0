// Values of the contract as source text: short ones on one line, those that have a name by it.
import { quote, quoteKey } from './sdk-schema-type.js';

/** Names of values that are written once and used wherever they occur, by their JSON. */
export type SharedNames = ReadonlyMap<string, string>;

const none: SharedNames = new Map();

/** A value as a literal. What is `undefined` is left out. */
export function printLiteral(value: unknown, width: number, names: SharedNames = none, indent = ''): string {
  const name = value !== null && typeof value === 'object' ? names.get(JSON.stringify(value)) : undefined;
  return name ?? printWhole(value, width, names, indent);
}

/** The same, but the value itself is written out even when it has a name: for the place where the name is given. */
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
