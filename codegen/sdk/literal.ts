import { quote, quoteKey } from './schema-type.js';

/** Returns a JSON value as source text, on one line if it fits the width. Omits undefined properties. */
export function printLiteral(value: unknown, width: number, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const print = (item: unknown) => printLiteral(item, width - 2, `${indent}  `);
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
