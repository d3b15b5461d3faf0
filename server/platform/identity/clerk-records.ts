import type { OrganizationInvitation, OrganizationMembership, User } from '@clerk/backend';
import type { Invitation, Member, Metadata } from './port.js';

/** `user` is undefined if the account was deleted after the membership was read. */
export function toMember(membership: OrganizationMembership, user: User | undefined): Member {
  const person = membership.publicUserData;
  if (!person) throw new Error(`the membership ${membership.id} has no public_user_data`);
  return {
    userId: person.userId,
    // `identifier` is the sign-in name: usually the email address, sometimes a username.
    email: user?.primaryEmailAddress?.emailAddress ?? person.identifier,
    firstName: person.firstName,
    lastName: person.lastName,
    username: user?.username ?? null,
    profileImageUrl: person.imageUrl,
    role: membership.role,
    publicMetadata: (membership.publicMetadata ?? {}) as Metadata,
    joinedAt: membership.createdAt,
    updatedAt: membership.updatedAt,
    lastSignInAt: user?.lastSignInAt ?? null,
    createdAt: user?.createdAt ?? membership.createdAt,
  };
}

export function toInvitation(invitation: OrganizationInvitation): Invitation {
  return {
    id: invitation.id,
    emailAddress: invitation.emailAddress,
    role: invitation.role,
    status: invitation.status ?? 'pending',
    publicMetadata: (invitation.publicMetadata ?? {}) as Metadata,
    createdAt: invitation.createdAt,
    updatedAt: invitation.updatedAt,
  };
}
