// Finds values that cannot be stored. Postgres accepts no NUL and no unpaired surrogates in JSON. JavaScript parses a
// number beyond the range of 64-bit floats as Infinity, which JSON.stringify would write as null.
import type { ErrorDetail } from '../../platform/errors.js';
import { fillIn } from '../../platform/text-placeholders.js';
import { reasons } from '../../generated/reasons.js';

const unstorable = /[\0\p{Surrogate}]/u;
/** A valid JSON document can contain these characters only as escapes. */
const suspicious = /\\u(0000|d[89a-f])/i;

const textProblem = reasons.request.unstorableText;
const numberProblem = fillIn(reasons.request.unstorableNumber, { max: Number.MAX_VALUE });

function search(value: unknown, checksTexts: boolean): ErrorDetail | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : { message: numberProblem, path: [] };
  if (typeof value === 'string')
    return checksTexts && unstorable.test(value) ? { message: textProblem, path: [] } : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    if (checksTexts && !Array.isArray(value) && unstorable.test(key)) return { message: textProblem, path: [] };
    const found = search(inner, checksTexts);
    if (found) return { ...found, path: [key, ...found.path] };
  }
  return null;
}

/** Returns the first value that cannot be stored, or null. `text` is the raw document. */
export const findUnstorable = (text: string, document: unknown): ErrorDetail | null =>
  search(document, suspicious.test(text));
