// Recognizes effects at the identity provider that an earlier attempt of the same request had: its process crashed, or its call was not
// confirmed. The provider keeps no record of our keys, so its times decide.
import type { IdentityProvider, Invitation, InvitationKey } from '../../platform/identity/port.js';
import { isSameJson } from '../../platform/identity/metadata-patch.js';
import type { MemberState } from './member-state.js';

/** How far the clocks of provider and database may be apart. */
const clockToleranceMs = 60_000;
const pageSize = 100;

const isSince = (at: number, since: Date): boolean => at >= since.getTime() - clockToleranceMs;

export interface InvitationContent {
  readonly organizationId: string;
  readonly email: string;
  readonly role: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The pending invitation of this address, role and metadata that was created since then. Null: there is none. */
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
    // The newest come first.
    if (recent.length < pageSize) return null;
  }
}

/** Whether the invitation was revoked since then. */
export async function wasRevokedSince(
  provider: Pick<IdentityProvider, 'getInvitation'>,
  key: InvitationKey,
  since: Date,
): Promise<boolean> {
  const { status, updatedAt } = await provider.getInvitation(key);
  return status === 'revoked' && isSince(updatedAt, since);
}

/** Whether somebody who is no member at the provider was one in the mirror when the request began. */
export const wasRemovedSince = (state: MemberState | null, since: Date): boolean =>
  state !== null && (state.removedAt === null || isSince(state.removedAt, since));
