// Rules of the organization's users.
import type { IdentityProvider } from '../../platform/identity/port.js';
import type { Caller } from '../../platform/caller.js';
import { autocommit, type UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError } from '../../platform/errors.js';
import { errors } from '../../generated/errors.js';
import type { components } from '../../generated/types.js';
import { failed, forEachEntry, passingFailure, summarize } from './bulk.js';
import type { Leases } from './leases.js';
import type { MemberState } from './member-state.js';
import { problemsOfMetadata } from './metadata.js';
import type { Mirror } from './mirror.js';
import { wasRemovedSince } from './own-effects.js';
import { asking, failureOf } from './provider-failures.js';
import type { MemberOrder, MemberRepository } from './repository.js';
import { rolesShownAs, shownRole, type OrganizationRole } from './roles.js';

type Schemas = components['schemas'];
export type UserPage = Schemas['OrganizationUserPage'];
export type UserRemoval = Schemas['UserRemovalResult'];
export type UpdatedUser = Schemas['UpdatedUser'];
type RemovalOutcome = Schemas['UserRemovalSuccess'] | Schemas['UserRemovalFailure'];

export interface UserFilter {
  limit: number;
  offset: number;
  role: OrganizationRole | null;
  query: string | null;
  orderBy: MemberOrder;
}

export interface Users {
  list(organizationId: string, filter: UserFilter): Promise<UserPage>;
  /** The metadata given becomes the whole of it. */
  updateMetadata(organizationId: string, userId: string, metadata: Schemas['UserMetadata']): Promise<UpdatedUser>;
  /** Each entry for itself; callers stay. */
  remove(caller: Caller, userIds: readonly string[], unit?: UnitOfWork): Promise<UserRemoval>;
}

export interface UsersParts {
  identityProvider: IdentityProvider;
  repository: MemberRepository;
  mirror: Mirror;
  leases: Leases;
  now: () => Date;
  reportFailure(error: unknown, about: Record<string, string>): void;
}

const selfRemoval = errors.cannot_remove_yourself.text;
const notAMember = errors.user_not_member.text;

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
  };
}

async function updateMetadata(
  parts: UsersParts,
  organizationId: string,
  userId: string,
  metadata: Schemas['UserMetadata'],
): Promise<UpdatedUser> {
  const { identityProvider, mirror, leases, now } = parts;
  const details = problemsOfMetadata(metadata, ['metadata']);
  if (details.length > 0) throw new ApiError('bad_request', { details });
  const replace = async () => {
    const askedAt = now().getTime();
    const member = await identityProvider.replaceMetadata({ organizationId, userId }, metadata);
    await mirror.noteRead(organizationId, member, askedAt);
    return member;
  };
  try {
    const { email, firstName, lastName, publicMetadata } = await leases.hold(organizationId, userId, replace);
    return { id: userId, email, firstName, lastName, publicMetadata };
  } catch (error) {
    switch (failureOf(error)) {
      case 'not_found':
        throw new ApiError('user_not_member', { cause: error });
      case 'invalid':
        throw new ApiError('bad_request', {
          details: [{ message: 'is refused by the identity provider', path: ['metadata'] }],
          cause: error,
        });
      case 'conflict':
        // Somebody else, past this server, kept changing it.
        throw new ApiError('service_unavailable', { retryAfterSeconds: 1, cause: error });
      default:
        throw error;
    }
  }
}

/**
 * Adds a member to the mirror before the provider removes them, and returns when they joined. If this process crashes
 * after the provider's call, the next comparison finds the member missing there and emits the event of the removal. A
 * person whom the mirror does not know would not be missed.
 */
async function readUnknown(parts: UsersParts, organizationId: string, userId: string): Promise<number> {
  const { identityProvider, mirror, now } = parts;
  const askedAt = now().getTime();
  const member = await identityProvider.getMember({ organizationId, userId });
  await mirror.noteRead(organizationId, member, askedAt);
  return member.joinedAt;
}

async function remove(
  parts: UsersParts,
  caller: Caller,
  userIds: readonly string[],
  { repeatedSince }: UnitOfWork,
): Promise<UserRemoval> {
  const { identityProvider, repository, mirror, reportFailure } = parts;
  const { organizationId } = caller;
  const wanted = [...new Set(userIds)];
  if (wanted.every((userId) => userId === caller.userId)) throw new ApiError('cannot_remove_yourself');
  // Read before: it tells the membership that is removed here from one that begins a moment later.
  const joinedAt = await repository.joinedAt(organizationId, wanted);

  const removeOne = async (userId: string): Promise<RemovalOutcome> => {
    if (userId === caller.userId) return { userId, ...failed(selfRemoval) };
    const knownJoinedAt = joinedAt.get(userId) ?? (await readUnknown(parts, organizationId, userId));
    await identityProvider.removeMember({ organizationId, userId });
    await mirror.noteRemoved(organizationId, userId, knownJoinedAt);
    return { userId, success: true };
  };

  const fail = async (userId: string, error: unknown): Promise<RemovalOutcome> => {
    const failure = failureOf(error);
    if (failure === 'conflict' || failure === 'invalid') return { userId, ...failed('User cannot be removed') };
    if (failure !== 'not_found') {
      reportFailure(error, { organizationId, userId });
      return { userId, ...passingFailure(error) };
    }
    const isOwn =
      repeatedSince !== null && wasRemovedSince(await repository.find(organizationId, userId), repeatedSince);
    // A person whom the provider does not know as a member is none, whatever the mirror says.
    const staleJoinedAt = joinedAt.get(userId);
    if (staleJoinedAt !== undefined) await mirror.noteRemoved(organizationId, userId, staleJoinedAt);
    return isOwn ? { userId, success: true } : { userId, ...failed(notAMember) };
  };

  const outcomes = await forEachEntry(wanted, removeOne, fail);
  const { errors, ...result } = summarize(outcomes, ({ userId }) => userId !== caller.userId);
  return { ...result, ...(errors.length > 0 && { errors }) };
}

export function createUsers(parts: UsersParts): Users {
  const { repository, mirror } = parts;
  return {
    async list(organizationId, { role, ...filter }) {
      await mirror.refresh(organizationId);
      const { members, totalCount } = await repository.list(organizationId, {
        ...filter,
        roles: role === null ? null : rolesShownAs(role),
      });
      return { data: members.map(toUser), totalCount };
    },
    updateMetadata: (organizationId, userId, metadata) =>
      asking(updateMetadata(parts, organizationId, userId, metadata)),
    remove: (caller, userIds, unit = autocommit) => remove(parts, caller, userIds, unit),
  };
}
