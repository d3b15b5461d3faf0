// Detects what an earlier attempt of a request changed at the identity provider. The provider stores no idempotency
// keys, so these functions compare timestamps.
import type { IdentityProvider, Invitation, InvitationKey, Member } from '../../../platform/identity/port.js';
import { isSameJson } from '../../../platform/records/json.js';
import type { MemberState } from '../members/member-state.js';

/** Assumed maximum difference between the clocks of the provider and the database. */
const clockToleranceMs = 60_000;
const pageSize = 100;

const isSince = (at: number, since: Date): boolean => at >= since.getTime() - clockToleranceMs;

export interface InvitationContent {
  readonly organizationId: string;
  readonly email: string;
  readonly role: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/**
 * Returns a pending invitation with this address, role and metadata that was created after `since`, or null. Tolerates
 * clock differences.
 */
export async function findEarlierInvitation(
  provider: Pick<IdentityProvider, 'listInvitations'>,
  { organizationId, email, role, metadata }: InvitationContent,
  since: Date,
): Promise<Invitation | null> {
  const hasSameContent = (found: Invitation) =>
    found.emailAddress.toLowerCase() === email.toLowerCase() &&
    found.role === role &&
    isSameJson(found.publicMetadata, metadata);
  for (let offset = 0; ; offset += pageSize) {
    const { items } = await provider.listInvitations({
      organizationId,
      statuses: ['pending'],
      limit: pageSize,
      offset,
    });
    const recent = items.filter(({ createdAt }) => isSince(createdAt, since));
    const earlier = recent.find(hasSameContent);
    if (earlier !== undefined) return earlier;
    // The list is sorted newest first, so the next pages have only older invitations.
    if (recent.length < pageSize) return null;
  }
}

export const wasAddedSince = ({ joinedAt }: Member, since: Date): boolean => isSince(joinedAt, since);

export async function wasRevokedSince(
  provider: Pick<IdentityProvider, 'getInvitation'>,
  key: InvitationKey,
  since: Date,
): Promise<boolean> {
  const { status, updatedAt } = await provider.getInvitation(key);
  return status === 'revoked' && isSince(updatedAt, since);
}

/**
 * Returns whether the mirror still has the user as a member, or as removed after `since`. If the user is not a member
 * at the provider, the user was then probably removed after `since`.
 */
export const wasRemovedSince = (state: MemberState | null, since: Date): boolean =>
  state !== null && (state.removedAt === null || isSince(state.removedAt, since));
