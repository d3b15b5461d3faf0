import { setTimeout } from 'node:timers/promises';
import type { ClerkClient, OrganizationMembership, User } from '@clerk/backend';
import { toMember } from './clerk-records.js';
import { isSameJson } from '../records/json.js';
import { mergePatch, storableMetadata } from './metadata-patch.js';
import {
  IdentityProviderError,
  type ListMembers,
  type Member,
  type MemberKey,
  type Metadata,
  type NewMember,
  type Page,
} from './port.js';

const maxUserIdsPerQuery = 100;
const maxReplaceAttempts = 20;

export async function listMembers(clerk: ClerkClient, request: ListMembers): Promise<Page<Member>> {
  const { organizationId, limit, offset, orderBy, roles, userIds, emails, query } = request;
  // Clerk's client omits an empty list, so the request would match every member.
  if ([roles, userIds, emails].some((list) => list?.length === 0)) return { items: [], totalCount: 0 };
  const { data, totalCount } = await clerk.organizations.getOrganizationMembershipList({
    organizationId,
    limit,
    offset,
    ...(orderBy && { orderBy: `${orderBy.direction === 'descending' ? '-' : '+'}${orderBy.field}` as const }),
    ...(roles && { role: [...roles] }),
    ...(userIds && { userId: [...userIds] }),
    ...(emails && { emailAddress: [...emails] }),
    ...(query !== undefined && { query }),
  });
  return { items: await withAccounts(clerk, data), totalCount };
}

export async function getMember(clerk: ClerkClient, key: MemberKey): Promise<Member> {
  const { items } = await listMembers(clerk, {
    organizationId: key.organizationId,
    userIds: [key.userId],
    limit: 1,
    offset: 0,
  });
  return items[0] ?? notAMember();
}

/**
 * Clerk can only merge metadata, and has no lock. So this function merges the difference, and repeats the merge if a
 * concurrent replacement has changed the result.
 */
export async function replaceMetadata(
  clerk: ClerkClient,
  key: MemberKey,
  metadata: Metadata,
  signal: AbortSignal,
): Promise<Member> {
  const wanted = storableMetadata(metadata);
  let { publicMetadata: current } = await getMember(clerk, key);
  for (let attempt = 0; attempt < maxReplaceAttempts; attempt++) {
    // Concurrent replacements at the same pace would undo each other in every attempt. Random waits separate them.
    if (attempt > 0) await setTimeout(Math.random() * 10 * attempt, undefined, { signal });
    signal.throwIfAborted();
    const membership = await mergeMetadata(clerk, key, mergePatch(current, wanted));
    current = membership.publicMetadata as Metadata;
    if (isSameJson(current, wanted)) return (await withAccounts(clerk, [membership]))[0] ?? notAMember();
  }
  throw new IdentityProviderError('conflict', 'the metadata kept changing while it was replaced');
}

export async function addMember(clerk: ClerkClient, member: NewMember, signal: AbortSignal): Promise<Member> {
  const { organizationId, userId, role, publicMetadata } = member;
  let membership = await clerk.organizations.createOrganizationMembership({ organizationId, userId, role });
  signal.throwIfAborted();
  if (publicMetadata) membership = await mergeMetadata(clerk, { organizationId, userId }, publicMetadata);
  return (await withAccounts(clerk, [membership]))[0] ?? notAMember();
}

/** Compares whole addresses, because Clerk's filter may match a part. */
export async function findUserId(clerk: ClerkClient, email: string): Promise<string | null> {
  const { data } = await clerk.users.getUserList({ emailAddress: [email], limit: 100 });
  const wanted = email.toLowerCase();
  const user = data.find(({ emailAddresses }) =>
    emailAddresses.some(({ emailAddress }) => emailAddress.toLowerCase() === wanted),
  );
  return user?.id ?? null;
}

function mergeMetadata(clerk: ClerkClient, key: MemberKey, patch: Metadata): Promise<OrganizationMembership> {
  return clerk.organizations.updateOrganizationMembershipMetadata({ ...key, publicMetadata: { ...patch } });
}

/** A membership has no last sign-in time and may have no email address, so read the accounts. */
async function withAccounts(clerk: ClerkClient, memberships: readonly OrganizationMembership[]): Promise<Member[]> {
  const ids = memberships.flatMap(({ publicUserData }) => (publicUserData ? [publicUserData.userId] : []));
  const queries: Promise<{ data: User[] }>[] = [];
  for (let start = 0; start < ids.length; start += maxUserIdsPerQuery) {
    queries.push(
      clerk.users.getUserList({ userId: ids.slice(start, start + maxUserIdsPerQuery), limit: maxUserIdsPerQuery }),
    );
  }
  const accounts = new Map((await Promise.all(queries)).flatMap(({ data }) => data.map((user) => [user.id, user])));
  return memberships.map((membership) => toMember(membership, accounts.get(membership.publicUserData?.userId ?? '')));
}

function notAMember(): never {
  throw new IdentityProviderError('not_found', 'no such member of the organization');
}
