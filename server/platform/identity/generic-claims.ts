// Reads tokens of issuers other than Clerk.
import { organizationRoles } from '../../generated/operations.js';
import { textClaim, textListClaim } from './claim-values.js';
import type { Claims, ReadPrincipal } from './port.js';

/**
 * Names of an issuer's claims. A name is first read literally (`https://example.com/roles`), then as a path
 * (`realm_access.roles`, `organizations.0.id`).
 */
export interface ClaimNames {
  /** Default: `sub`. */
  readonly user?: string;
  /** Default: `org_id`. A list must have exactly one entry, otherwise the token has no organization. */
  readonly organization?: string;
  /** Default: `role`. In a list, the most powerful role counts. */
  readonly role?: string;
  /** Default: `permissions`. A list, or a text separated by spaces or commas. */
  readonly permissions?: string;
  /** Default: `sid`. */
  readonly session?: string;
  /** Maps the issuer's role names to the platform's, such as `{ administrator: 'org:admin' }`. Keeps other roles. */
  readonly roles?: Readonly<Record<string, string>>;
}

export function readerOfClaims(names: ClaimNames): ReadPrincipal {
  return (claims) => {
    const userId = textClaim(readClaim(claims, names.user ?? 'sub'));
    if (userId === null) throw new Error('the claim of the user id is not a text');
    const sessionId = textClaim(readClaim(claims, names.session ?? 'sid'));
    return {
      userId,
      organizationId: onlyEntry(readClaim(claims, names.organization ?? 'org_id')),
      role: strongestRole(readClaim(claims, names.role ?? 'role'), names.roles ?? {}),
      permissions: permissionList(readClaim(claims, names.permissions ?? 'permissions')),
      ...(sessionId === null ? {} : { sessionId }),
    };
  };
}

function readClaim(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const key of name.split('.')) {
    // Exclude inherited properties such as `constructor`.
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function onlyEntry(value: unknown): string | null {
  if (!Array.isArray(value)) return textClaim(value);
  return value.length === 1 ? textClaim(value[0]) : null;
}

function strongestRole(value: unknown, renamed: Readonly<Record<string, string>>): string | null {
  const given = Array.isArray(value) ? textListClaim(value) : textListClaim([value]);
  const roles = given.map((role) => (Object.hasOwn(renamed, role) ? renamed[role]! : role));
  return organizationRoles.find((role) => roles.includes(role)) ?? roles[0] ?? null;
}

function permissionList(value: unknown): string[] {
  return typeof value === 'string' ? value.split(/[\s,]+/).filter((entry) => entry !== '') : textListClaim(value);
}
