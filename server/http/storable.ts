// Finds text that Postgres cannot store: NUL and unpaired surrogates. A JSON document can contain them only as escapes.
import type { ErrorDetail } from '../platform/errors.js';

const unstorable = /[\0\p{Surrogate}]/u;
const suspicious = /\\u(0000|d[89a-f])/i;

function search(value: unknown, path: string[]): string[] | null {
  if (typeof value === 'string') return unstorable.test(value) ? path : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable.test(key) ? path : search(inner, [...path, key]);
    if (found) return found;
  }
  return null;
}

/** Returns the first such text, or null. `text` is the raw document: most have no such escape and need no search. */
export function findUnstorable(text: string, document: unknown): ErrorDetail | null {
  if (!suspicious.test(text)) return null;
  const path = search(document, []);
  return path && { message: 'must not contain NUL or half of a surrogate pair', path };
}
