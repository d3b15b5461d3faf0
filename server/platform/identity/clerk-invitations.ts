import type { ClerkClient } from '@clerk/backend';
import { toInvitation } from './clerk-records.js';
import type { Invitation, InvitationKey, ListInvitations, NewInvitation, Page, RevokeInvitation } from './port.js';

export async function listInvitations(clerk: ClerkClient, request: ListInvitations): Promise<Page<Invitation>> {
  const { organizationId, limit, offset, statuses } = request;
  // Clerk's client omits an empty list, so the request would match every status.
  if (statuses?.length === 0) return { items: [], totalCount: 0 };
  const { data, totalCount } = await clerk.organizations.getOrganizationInvitationList({
    organizationId,
    limit,
    offset,
    ...(statuses && { status: [...statuses] }),
  });
  return { items: data.map(toInvitation), totalCount };
}

export async function getInvitation(
  clerk: ClerkClient,
  { organizationId, invitationId }: InvitationKey,
): Promise<Invitation> {
  return toInvitation(await clerk.organizations.getOrganizationInvitation({ organizationId, invitationId }));
}

export async function createInvitation(clerk: ClerkClient, invitation: NewInvitation): Promise<Invitation> {
  const { organizationId, emailAddress, role, publicMetadata, inviterUserId, lifetimeDays = 30 } = invitation;
  const created = await clerk.organizations.createOrganizationInvitation({
    organizationId,
    emailAddress,
    role,
    expiresInDays: lifetimeDays,
    ...(publicMetadata && { publicMetadata: { ...publicMetadata } }),
    ...(inviterUserId !== undefined && { inviterUserId }),
  });
  return toInvitation(created);
}

export async function revokeInvitation(clerk: ClerkClient, request: RevokeInvitation): Promise<Invitation> {
  const { organizationId, invitationId, revokedBy } = request;
  const requester = revokedBy === undefined ? {} : { requestingUserId: revokedBy };
  return toInvitation(
    await clerk.organizations.revokeOrganizationInvitation({ organizationId, invitationId, ...requester }),
  );
}
