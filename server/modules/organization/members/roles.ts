import { organizationRoles } from '../../../generated/operations.js';

export type OrganizationRole = (typeof organizationRoles)[number];

const isKnown = (role: string): role is OrganizationRole => (organizationRoles as readonly string[]).includes(role);

/** A custom role of the provider, or none, is shown as `org:member`. */
export const shownRole = (role: string | null): OrganizationRole =>
  role !== null && isKnown(role) ? role : 'org:member';

/** A higher rank permits more. */
const rankOf = (role: string | null): number => -organizationRoles.indexOf(shownRole(role));

/** Returns whether the new role differs from the old role and does not permit more. */
export const isLowered = (before: string | null, after: string): boolean =>
  after !== before && rankOf(after) <= rankOf(before);

/**
 * Returns the provider's roles that are shown as the given role. If `others` is true, these are all roles except
 * `names`.
 */
export function rolesShownAs(role: OrganizationRole): { names: readonly string[]; others: boolean } {
  if (role !== 'org:member') return { names: [role], others: false };
  return { names: organizationRoles.filter((known) => known !== 'org:member'), others: true };
}
