import type { IdentityProvider } from '../../platform/identity/port.js';
import { isGuest, type Caller } from '../../platform/caller.js';
import { ApiError, isTemporary } from '../../platform/errors.js';
import { failureOf } from './provider-failures.js';
import type { components } from '../../generated/types.js';
import { createIdentityEvents, type IdentityEvents } from './identity-events/identity-events.js';
import type { ReceivedEventsRepository } from './identity-events/received-events-repository.js';
import { createInvitations, type Invitations, type InvitationsDependencies } from './administration/invitations.js';
import type { MemberState } from './members/member-state.js';
import { createMirror, type Mirror, type OnMembersRemoved, type Reconciliation } from './members/member-mirror.js';
import { createLostAccess, type LostAccess } from './members/lost-access.js';
import { createNames, type Names } from './members/names.js';
import type { MemberRepository } from './members/members-repository.js';
import { shownRole } from './members/roles.js';
import { createSignatureCheck } from './identity-events/signature.js';
import type { Leases } from '../../platform/leases/named-leases.js';
import { createUsers, type Users } from './administration/users.js';

export type { MemberOrder } from './members/members-repository.js';

export type CallerPermissions = components['schemas']['CallerPermissions'];

export type MembershipStatus = 'member' | 'guest' | 'absent';

export interface Organization {
  readonly users: Users;
  readonly invitations: Invitations;
  readonly identityEvents: IdentityEvents;
  readonly lostAccess: LostAccess;
  readonly names: Names;
  permissionsOf(caller: Caller): CallerPermissions;
  /** Compares all members of the mirror with the identity provider, and corrects the mirror. */
  reconcile(organizationId: string): Promise<Reconciliation>;
  /**
   * Reconciles if no successful reconciliation started within the last `mirrorMaxAgeMs`. Keeps the last known members
   * if the identity provider is unavailable, limits the rate of requests, or rejects the key of this service.
   */
  refreshMembers(organizationId: string): Promise<void>;
  /**
   * Refreshes an outdated mirror, then returns the membership status. If the database accepts no writes, uses the
   * outdated mirror. Throws if the refresh fails in another way, for example because the identity provider is
   * unavailable.
   */
  membershipStatusOf(organizationId: string, userId: string): Promise<MembershipStatus>;
  /** Does not refresh the mirror. A user whom the mirror does not know counts as a member. */
  lastKnownMembershipStatusOf(organizationId: string, userId: string): Promise<MembershipStatus>;
  /** Returns the organizations that have a mirror and are not deleted, least recently reconciled first. */
  mirroredOrganizations(): Promise<string[]>;
}

export interface OrganizationRulesDependencies {
  members: MemberRepository;
  leases: Leases;
  receivedEvents: ReceivedEventsRepository;
  record: InvitationsDependencies['record'];
  identityProvider: IdentityProvider;
  operationsOf(caller: Caller): string[];
  /** A webhook of the identity provider must be signed with one of these secrets. */
  identityWebhookSecrets: readonly string[];
  /** Age at which a refresh reconciles the mirror. Use a low value if no webhooks update the mirror. */
  mirrorMaxAgeMs: number;
  log: Record<'warn' | 'error', (fields: object, message: string) => void>;
  now: () => Date;
}

function statusOf(state: MemberState): MembershipStatus {
  if (state.removedAt !== null) return 'absent';
  return isGuest(state) ? 'guest' : 'member';
}

/**
 * Returns a repository that also reports each new or changed member to `lostAccess`. So a lowered role applies to older
 * tokens, and a member who joined again does not count as removed.
 */
const recordingMemberships = (members: MemberRepository, lostAccess: LostAccess): MemberRepository => ({
  ...members,
  async change(organizationId, ...given) {
    const decided = await members.change(organizationId, ...given);
    for (const { after } of decided)
      if (after !== null && after.removedAt === null) lostAccess.recordMembership(organizationId, after);
    return decided;
  },
});

const permissionsOf = (caller: Caller, operations: string[]): CallerPermissions => ({
  userId: caller.userId,
  organizationId: caller.organizationId,
  role: shownRole(caller.role),
  permissions: [...caller.permissions],
  operations: operations.sort(),
});

async function refreshMembers(
  mirror: Mirror,
  log: OrganizationRulesDependencies['log'],
  organizationId: string,
): Promise<void> {
  try {
    await mirror.refresh(organizationId);
  } catch (error) {
    const isKeyRejected = error instanceof ApiError && failureOf(error.cause) === 'misconfigured';
    if (!isKeyRejected && !isTemporary(error)) throw error;
    log[isKeyRejected ? 'error' : 'warn'](
      { err: error.cause ?? error, organizationId },
      'members could not be refreshed; reads use the last known members',
    );
  }
}

export function createOrganizationRules(dependencies: OrganizationRulesDependencies): Organization {
  const { members, receivedEvents, record, identityProvider, operationsOf, log, now } = dependencies;
  const lostAccess = createLostAccess({ repository: members, now });
  const repository = recordingMemberships(members, lostAccess);
  const onMembersRemoved: OnMembersRemoved = (organizationId, userIds) =>
    lostAccess.recordRemovals(organizationId, userIds, now().getTime());
  const mirror = createMirror({
    repository,
    identityProvider,
    onMembersRemoved,
    maxAgeMs: dependencies.mirrorMaxAgeMs,
    now,
  });
  const reportFailure = (error: unknown, about: Record<string, string>) =>
    log.error({ err: error, ...about }, 'an entry of a bulk request failed');
  return {
    users: createUsers({ identityProvider, repository, mirror, leases: dependencies.leases, now, reportFailure }),
    invitations: createInvitations({ identityProvider, mirror, record, now, reportFailure }),
    identityEvents: createIdentityEvents({
      checkSignature: createSignatureCheck(dependencies.identityWebhookSecrets, now),
      receivedEvents,
      members: repository,
      mirror,
      identityProvider,
      leases: dependencies.leases,
      onMembersRemoved,
      now,
    }),
    lostAccess,
    names: createNames({ identityProvider, members: repository, now }),
    permissionsOf: (caller) => permissionsOf(caller, operationsOf(caller)),
    reconcile: (organizationId) => mirror.reconcile(organizationId),
    refreshMembers: (organizationId) => refreshMembers(mirror, log, organizationId),
    async membershipStatusOf(organizationId, userId) {
      await mirror.refresh(organizationId);
      const state = await repository.find(organizationId, userId);
      return state === null ? 'absent' : statusOf(state);
    },
    async lastKnownMembershipStatusOf(organizationId, userId) {
      const state = await repository.find(organizationId, userId);
      return state === null ? 'member' : statusOf(state);
    },
    mirroredOrganizations: () => repository.organizationIds(),
  };
}
