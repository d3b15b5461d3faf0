// Finds values that cannot be stored. Postgres accepts no NUL and no unpaired surrogates in JSON. JavaScript parses a
// number beyond the range of 64-bit floats as Infinity, which JSON.stringify would write as null. The server and the
// SDK's fake have copies.

/** The texts of the contract about values that cannot be stored. */
export interface StorableReasons {
  readonly unstorableText: string;
  readonly unstorableNumber: string;
}

export interface ValueProblem {
  message: string;
  path: string[];
}

const unstorable = /[\0\p{Surrogate}]/u;
/** A valid JSON document can contain these characters only as escapes. */
const suspicious = /\\u(0000|d[89a-f])/i;

function search(value: unknown, checksTexts: boolean, reasons: StorableReasons): ValueProblem | null {
  const problem = (message: string): ValueProblem => ({ message, path: [] });
  if (typeof value === 'number')
    return Number.isFinite(value) ? null : problem(reasons.unstorableNumber.replaceAll('{max}', `${Number.MAX_VALUE}`));
  if (typeof value === 'string') return checksTexts && unstorable.test(value) ? problem(reasons.unstorableText) : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    if (checksTexts && !Array.isArray(value) && unstorable.test(key)) return problem(reasons.unstorableText);
    const found = search(inner, checksTexts, reasons);
    if (found) return { ...found, path: [key, ...found.path] };
  }
  return null;
}

/** Returns the first value that cannot be stored, or null. `text` is the raw document. */
export const findUnstorable = (text: string, document: unknown, reasons: StorableReasons): ValueProblem | null =>
  search(document, suspicious.test(text), reasons);
