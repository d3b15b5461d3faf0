// Describes the limits of a schema in words, such as "1 to 50 items, each at most 200 characters".
import { defaultOf } from './contract.js';
import { resolve, type Json } from './document.js';

/**
 * Returns a sentence, or an empty text if there are no limits. Omits a range or a maximum that the description states
 * too, such as "1 to 50" or "200 characters".
 */
export function limitsInWords(document: Json, schema: Json, description = ''): string {
  const words = piecesOf(document, schema)
    .filter((piece) => !isStated(piece, description))
    .join(', ');
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Returns the lines of a comment about a value: description, limits, default, and the version that added it. */
export function describeValue(document: Json, description: string, schema: Json, since: string | undefined): string[] {
  const text = description.trim();
  const words = [text, limitsInWords(document, schema, text)].filter((part) => part !== '').join(' ');
  const value = [schema, resolve(document, schema)].map(defaultOf).find((given) => given !== undefined);
  const tags = [
    value === undefined ? '' : `@default ${JSON.stringify(value)}`,
    since === undefined ? '' : `@since ${since}`,
  ];
  return [...words.split('\n'), ...tags].filter((line) => line !== '');
}

// "The first 8,192 bytes" in a description states the same limit as "at most 8192 bytes".
function isStated(piece: string, description: string): boolean {
  const words = /^\d+ to \d+\b|(?<=(?:at most|exactly) )\d+ (?:characters|items|fields|bytes)$/.exec(piece)?.[0];
  return words !== undefined && new RegExp(`\\b${words}\\b`).test(description.replace(/(?<=\d),(?=\d{3}\b)/g, ''));
}

function piecesOf(document: Json, schema: Json): string[] {
  const bounded = resolve(document, schema);
  const branches: Json[] | undefined = bounded?.oneOf ?? bounded?.anyOf;
  if (branches !== undefined) {
    const each = branches.map((branch) => piecesOf(document, branch).join(', ')).filter((words) => words !== '');
    return each.length === 0 ? [] : [[...new Set(each)].join(' or ')];
  }
  return [
    // The bit width of a number has no meaning in JavaScript.
    bounded?.format === undefined || /^(int32|int64|double)$/.test(bounded.format) ? '' : `format ${bounded.format}`,
    range(bounded?.minLength, bounded?.maxLength, 'character'),
    range(bounded?.minimum, bounded?.maximum, ''),
    bounded?.multipleOf === undefined ? '' : `a multiple of ${bounded.multipleOf}`,
    range(bounded?.minItems, bounded?.maxItems, 'item'),
    range(bounded?.minProperties, bounded?.maxProperties, 'field'),
    bounded?.['x-max-bytes'] === undefined ? '' : `at most ${bounded['x-max-bytes']} bytes`,
    readablePattern(bounded?.pattern),
    prefixed('each ', piecesUnlessRecord(document, bounded?.items)),
    prefixed('names ', bounded?.propertyNames === undefined ? [] : piecesOf(document, bounded.propertyNames)),
    prefixed('values ', piecesUnlessRecord(document, bounded?.additionalProperties)),
    bounded?.['x-expires-after-seconds'] === undefined ? '' : `valid for ${bounded['x-expires-after-seconds']} seconds`,
  ].filter((piece) => piece !== '');
}

/** Returns no pieces for an object with properties, because the comment of that object's type has them. */
function piecesUnlessRecord(document: Json, schema: Json): string[] {
  if (schema === undefined || typeof schema !== 'object') return [];
  const inner = resolve(document, schema);
  const isRecord = (one: Json) => resolve(document, one).properties !== undefined;
  return [inner, ...(inner.oneOf ?? inner.anyOf ?? [])].some(isRecord) ? [] : piecesOf(document, inner);
}

const prefixed = (prefix: string, pieces: string[]) => (pieces.length === 0 ? '' : prefix + pieces.join(', '));

function range(min: number | undefined, max: number | undefined, unit: string): string {
  const words = (count: number) => (unit === '' ? `${count}` : `${count} ${unit}${count === 1 ? '' : 's'}`);
  // A minimum of 0 characters, items or fields limits nothing.
  const isOpen = min === undefined || (min === 0 && unit !== '');
  if (max === undefined) return isOpen ? '' : `at least ${words(min)}`;
  if (isOpen) return `at most ${words(max)}`;
  return min === max ? `exactly ${words(max)}` : `${min} to ${words(max)}`;
}

/** Returns whether a pattern is short, and has neither special groups such as `(?=…)` nor control characters. */
const isReadablePattern = (pattern: string) => pattern.length <= 40 && !/\(\?|\\u00/.test(pattern);

function readablePattern(pattern: string | undefined): string {
  if (pattern === undefined) return '';
  if (pattern === '^(?=[^\\u0000]*\\S)[^\\u0000]*$') return 'not blank';
  if (!isReadablePattern(pattern)) return '';
  const quotes = pattern.includes('`') ? '``' : '`';
  return `matching ${quotes}${pattern}${quotes}`;
}
