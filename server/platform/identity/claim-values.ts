/** Control characters and unpaired surrogates, which no valid claim contains. */
const unusable = /[\p{Cc}\p{Surrogate}]/u;

/** Returns null unless the claim is a usable string. An empty string must not become an id. */
export function textClaim(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && !unusable.test(value) ? value : null;
}

export function textListClaim(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => textClaim(entry) !== null) : [];
}
