import type { IdentityProvider, MemberKey } from '../../../platform/identity/port.js';
import type { Origin } from '../../../platform/audit.js';
import type { Caller } from '../../../platform/caller.js';
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.js';
import { assertMatch, type Precondition } from '../../../platform/records/etag.js';
import { isSameJson, withoutNullKeys } from '../../../platform/records/json.js';
import { ApiError } from '../../../platform/errors.js';
import type { components } from '../../../generated/types.js';
import { reasons } from '../../../generated/reasons.js';
import {
  entryFailure,
  processEntries,
  summarize,
  providerFailure,
  type BulkResult,
  type EntryFailure,
} from './bulk.js';
import type { Leases, RenewLease } from '../../../platform/leases/named-leases.js';
import { whileWriting, withMetadataLease } from './metadata-leases.js';
import type { MemberState } from '../members/member-state.js';
import { problemsOfMetadata, etagField } from './metadata.js';
import type { Mirror } from '../members/member-mirror.js';
import { wasRemovedSince } from './earlier-attempts.js';
import { translateProviderErrors, failureOf } from '../provider-failures.js';
import { changeOf } from '../members/audited-change.js';
import type { ChangeAudit, MemberOrder, MemberRepository } from '../members/members-repository.js';
import { rolesShownAs, shownRole, type OrganizationRole } from '../members/roles.js';

type Schemas = components['schemas'];
export type UserPage = Schemas['OrganizationUserPage'];
export type UpdatedUser = Schemas['UpdatedUser'];
type RemovalSuccess = Schemas['UserRemovalSuccess'];
type RemovalFailure = { userId: string } & EntryFailure<
  'cannot_remove_yourself' | 'user_not_member' | 'user_not_removable'
>;
export type UserRemoval = BulkResult<RemovalSuccess, RemovalFailure>;

export interface UserFilter {
  limit: number;
  offset: number;
  role: OrganizationRole | null;
  query: string | null;
  orderBy: MemberOrder;
}

export interface Users {
  list(organizationId: string, filter: UserFilter): Promise<UserPage>;
  /** Replaces all metadata of the user. */
  updateMetadata(
    organizationId: string,
    userId: string,
    metadata: Schemas['UserMetadata'],
    origin: Origin,
    precondition?: Precondition,
  ): Promise<UpdatedUser>;
  /** Removes users. Callers cannot remove themselves. */
  remove(caller: Caller, userIds: readonly string[], unit: UnitOfWork): Promise<UserRemoval>;
}

export interface UsersDependencies {
  identityProvider: IdentityProvider;
  repository: MemberRepository;
  mirror: Mirror;
  leases: Leases;
  now: () => Date;
  reportFailure(error: unknown, about: Record<string, string>): void;
}

function toUser(member: MemberState): Schemas['OrganizationUser'] {
  const {
    userId,
    email,
    firstName,
    lastName,
    username,
    profileImageUrl,
    role,
    publicMetadata,
    joinedAt,
    lastSignInAt,
    createdAt,
  } = member;
  return {
    id: userId,
    email,
    firstName,
    lastName,
    username,
    profileImageUrl,
    role: shownRole(role),
    publicMetadata,
    joinedAt,
    lastSignInAt,
    createdAt,
    ...etagField(member),
  };
}

function metadataFailureOf(error: unknown): unknown {
  switch (failureOf(error)) {
    case 'not_found':
      return new ApiError('user_not_member', { cause: error });
    case 'invalid':
      return new ApiError('bad_request', {
        details: [{ message: reasons.request.metadataRefused, path: ['metadata'] }],
        cause: error,
      });
    case 'conflict':
      // Another client kept changing the metadata directly at the provider.
      return new ApiError('service_unavailable', { cause: error });
    default:
      return error;
  }
}

async function updateMetadata(
  dependencies: UsersDependencies,
  organizationId: string,
  userId: string,
  { metadata: given, precondition }: { metadata: Schemas['UserMetadata']; precondition: Precondition },
  origin: Origin,
): Promise<UpdatedUser> {
  const { identityProvider, repository, mirror, leases, now } = dependencies;
  const details = problemsOfMetadata(given, ['metadata']);
  if (details.length > 0) throw new ApiError('bad_request', { details });
  const metadata = withoutNullKeys(given);
  const key = { organizationId, userId };
  const replace = async (renewLease: RenewLease) => {
    if (precondition !== undefined) {
      // The lease excludes concurrent calls of this function, but not changes that others make at the provider.
      const current = await identityProvider.getMember(key);
      // A repeated request whose first reply was lost finds its own metadata, and must not be refused.
      if (!isSameJson(current.publicMetadata, metadata)) assertMatch(precondition, etagField(current));
    }
    const requestedAt = now().getTime();
    // Read the old state first, because a reconciliation may update the mirror before this function does.
    const known = await repository.find(organizationId, userId);
    const before = known ?? (await identityProvider.getMember(key));
    return whileWriting(leases, key, metadata, async () => {
      // The lease may have expired during the reads. If another request has taken the lease, this call throws.
      await renewLease();
      const member = await identityProvider.replaceMetadata(key, metadata);
      const entry = {
        action: 'user.updated',
        recordId: userId,
        recordName: member.email,
        before: { metadata: before.publicMetadata },
        after: { metadata: member.publicMetadata },
      } as const;
      await mirror.recordRead(organizationId, member, requestedAt, { origin, entries: () => [entry] });
      return member;
    });
  };
  try {
    const { email, firstName, lastName, publicMetadata } = await withMetadataLease(
      leases,
      organizationId,
      userId,
      replace,
    );
    return { id: userId, email, firstName, lastName, publicMetadata, ...etagField({ publicMetadata }) };
  } catch (error) {
    throw metadataFailureOf(error);
  }
}

/**
 * Adds a member to the mirror before the provider removes the member, so that a reconciliation after a crash finds the
 * removal. Returns when the member joined.
 */
async function addToMirror(dependencies: UsersDependencies, organizationId: string, userId: string): Promise<number> {
  const { identityProvider, mirror, now } = dependencies;
  const requestedAt = now().getTime();
  const member = await identityProvider.getMember({ organizationId, userId });
  await mirror.recordRead(organizationId, member, requestedAt);
  return member.joinedAt;
}

/** `joinedAt` is undefined if the user is not a member in the mirror. */
async function removeMember(
  dependencies: UsersDependencies,
  { organizationId, userId }: MemberKey,
  joinedAt: number | undefined,
  origin: Origin,
): Promise<void> {
  const { identityProvider, mirror } = dependencies;
  const knownJoinedAt = joinedAt ?? (await addToMirror(dependencies, organizationId, userId));
  await identityProvider.removeMember({ organizationId, userId });
  const entries: ChangeAudit['entries'] = (decided) =>
    decided.flatMap(({ before }) => (before === null ? [] : [changeOf('user.removed', before, before, null)]));
  await mirror.recordRemoval(organizationId, userId, knownJoinedAt, { origin, entries });
}

async function remove(
  dependencies: UsersDependencies,
  caller: Caller,
  userIds: readonly string[],
  { repeatedSince, origin, isDryRun }: UnitOfWork,
): Promise<UserRemoval> {
  const { identityProvider, repository, mirror, reportFailure } = dependencies;
  const { organizationId } = caller;
  const wanted = [...new Set(userIds)];
  if (wanted.every((userId) => userId === caller.userId)) throw new ApiError('cannot_remove_yourself');
  // Read the times of joining first, to distinguish a removed membership from one that starts later.
  const joinedAt = await repository.joinedAt(organizationId, wanted);

  const removeOne = async (userId: string): Promise<RemovalSuccess | RemovalFailure> => {
    if (userId === caller.userId) return { userId, ...entryFailure('cannot_remove_yourself') };
    if (isDryRun) await identityProvider.getMember({ organizationId, userId });
    else await removeMember(dependencies, { organizationId, userId }, joinedAt.get(userId), origin);
    return { userId, success: true };
  };

  const fail = async (userId: string, error: unknown): Promise<RemovalSuccess | RemovalFailure> => {
    const failure = failureOf(error);
    if (failure === 'conflict' || failure === 'invalid') return { userId, ...entryFailure('user_not_removable') };
    if (failure !== 'not_found') {
      reportFailure(error, { organizationId, userId });
      return { userId, ...providerFailure(error) };
    }
    const isEarlierAttempt =
      repeatedSince !== null && wasRemovedSince(await repository.find(organizationId, userId), repeatedSince);
    // The user is not a member at the provider, so correct the mirror.
    const staleJoinedAt = joinedAt.get(userId);
    if (staleJoinedAt !== undefined && !isDryRun) await mirror.recordRemoval(organizationId, userId, staleJoinedAt);
    return isEarlierAttempt ? { userId, success: true } : { userId, ...entryFailure('user_not_member') };
  };

  const outcomes = await processEntries(wanted, removeOne, fail);
  return summarize(outcomes, ({ userId }) => userId !== caller.userId);
}

export function createUsers(dependencies: UsersDependencies): Users {
  const { repository, mirror } = dependencies;
  return {
    async list(organizationId, { role, ...filter }) {
      await mirror.refresh(organizationId);
      const { members, totalCount } = await repository.list(organizationId, {
        ...filter,
        roles: role === null ? null : rolesShownAs(role),
      });
      return { data: members.map(toUser), totalCount };
    },
    updateMetadata: (organizationId, userId, metadata, origin, precondition) =>
      translateProviderErrors(updateMetadata(dependencies, organizationId, userId, { metadata, precondition }, origin)),
    remove: (caller, userIds, unit) => remove(dependencies, caller, userIds, unit),
  };
}
