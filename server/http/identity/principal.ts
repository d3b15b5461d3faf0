/** Who a verified token speaks for. Frozen, because one object serves every request that carries the same token. */
export interface Principal {
  readonly userId: string;
  /** Null when the token names no organization. */
  readonly organizationId: string | null;
  /** As the platform writes roles, such as `org:admin`; null when the token names none. */
  readonly role: string | null;
  readonly permissions: readonly string[];
  readonly sessionId?: string;
}

export function freezePrincipal(principal: Principal): Principal {
  Object.freeze(principal.permissions);
  return Object.freeze(principal);
}

/** Control characters, and halves of surrogate pairs: no issuer means them, and Postgres cannot store NUL. */
const unusable = /[\p{Cc}\p{Surrogate}]/u;

/** A claim as a text; null for anything else, an empty text too, so that no organization is ever called ''. */
export function textClaim(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && !unusable.test(value) ? value : null;
}

/** The texts of a list claim. */
export function textListClaim(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => textClaim(entry) !== null) : [];
}
