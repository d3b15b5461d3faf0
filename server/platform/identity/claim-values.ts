// Reads the values of claims. Any JSON value may stand in a claim.

/** Control characters and unpaired surrogates, which no valid claim contains. Postgres cannot store NUL. */
const unusable = /[\p{Cc}\p{Surrogate}]/u;

/**
 * Returns a claim that is a usable string, or null for any other value. Also returns null for an empty string, so that
 * no organization has the id ''.
 */
export function textClaim(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && !unusable.test(value) ? value : null;
}

/** Returns the usable strings of a list claim. */
export function textListClaim(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => textClaim(entry) !== null) : [];
}
