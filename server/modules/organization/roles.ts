import { organizationRoles } from '../../generated/operations.js';

export type OrganizationRole = (typeof organizationRoles)[number];

const isKnown = (role: string): role is OrganizationRole => (organizationRoles as readonly string[]).includes(role);

/** A further role set up at the provider counts, and is shown, as that of an ordinary member. */
export const shownRole = (role: string | null): OrganizationRole =>
  role !== null && isKnown(role) ? role : 'org:member';

/** The higher the number, the more the role may do. A role that is set up at the provider counts as that of an ordinary member. */
const rankOf = (role: string | null): number => -organizationRoles.indexOf(shownRole(role));

/** Whether a member whose role changed may do less, or something else. */
export const isLowered = (before: string | null, after: string): boolean =>
  after !== before && rankOf(after) <= rankOf(before);

/** May chat and no more. */
export const isGuest = ({ role }: { readonly role: string }): boolean => role === 'org:guest';

/** The provider's roles that are shown as the given one: with `others`, all but those named. */
export function rolesShownAs(role: OrganizationRole): { names: readonly string[]; others: boolean } {
  if (role !== 'org:member') return { names: [role], others: false };
  return { names: organizationRoles.filter((known) => known !== 'org:member'), others: true };
}
