// The principal of a token. If it has an organization, `authenticate` makes it the caller (platform/caller.ts).

/** The identity in a verified token. Frozen, because all requests with the same token share one object. */
export interface Principal {
  readonly userId: string;
  /** Null if the token contains no organization. */
  readonly organizationId: string | null;
  /** A platform role, such as `org:admin`, or null if the token contains none. */
  readonly role: string | null;
  readonly permissions: readonly string[];
  readonly sessionId?: string;
}

export function freezePrincipal(principal: Principal): Principal {
  Object.freeze(principal.permissions);
  return Object.freeze(principal);
}

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
