// Tokens of any other issuer: the names of the claims come from configuration.
import type { JWTPayload } from 'jose';
import { organizationRoles } from '../../generated/operations.js';
import { TokenRejected } from './errors.js';
import { freezePrincipal, textClaim, textListClaim, type Principal } from './principal.js';

/**
 * Where an issuer puts what we need. A name is looked up as it stands first (`https://example.com/roles`), then as a path
 * (`realm_access.roles`, `organizations.0.id`).
 */
export interface ClaimNames {
  /** Default `sub`. */
  readonly user?: string;
  /** Default `org_id`. A list counts when it has one entry: which of several is meant, nobody can know. */
  readonly organization?: string;
  /** Default `role`. Of a list, the role that may do most counts. */
  readonly role?: string;
  /** Default `permissions`. A list, or a text with spaces or commas between. */
  readonly permissions?: string;
  /** Default `sid`. */
  readonly session?: string;
  /** The issuer's names of roles → the platform's, such as `{ administrator: 'org:admin' }`. A role not listed is kept as it is. */
  readonly roles?: Readonly<Record<string, string>>;
}

export function principalFromClaims(claims: JWTPayload, names: ClaimNames): Principal {
  const userId = textClaim(readClaim(claims, names.user ?? 'sub'));
  if (userId === null) throw new TokenRejected('the claim of the user id is not a text');
  const sessionId = textClaim(readClaim(claims, names.session ?? 'sid'));
  return freezePrincipal({
    userId,
    organizationId: onlyEntry(readClaim(claims, names.organization ?? 'org_id')),
    role: strongestRole(readClaim(claims, names.role ?? 'role'), names.roles ?? {}),
    permissions: permissionList(readClaim(claims, names.permissions ?? 'permissions')),
    ...(sessionId === null ? {} : { sessionId }),
  });
}

function readClaim(claims: JWTPayload, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const key of name.split('.')) {
    // Own properties only: `constructor` is no claim, whatever the configuration says.
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
