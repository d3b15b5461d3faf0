// The organization as its members see it: users, invitations, what a caller may do, and what the identity provider tells of all that.
import { randomUUID } from 'node:crypto';
import type { IdentityProvider } from '../../platform/identity/port.js';
import type { Caller } from '../../platform/caller.js';
import type { Events } from '../../platform/events.js';
import type { components } from '../../generated/types.js';
import { createIdentityEvents, type IdentityEvents } from './events.js';
import { createEventRepository } from './events-repository.js';
import { createInvitations, type Invitations } from './invitations.js';
import { createLeases } from './leases.js';
import { createLeaseRepository } from './leases-repository.js';
import type { MemberState } from './member-state.js';
import { createMirror, type OnMembersRemoved, type Reconciliation } from './mirror.js';
import { createRemovals, type Removals } from './removals.js';
import { createMemberRepository, type MemberRepository, type OrganizationDatabase } from './repository.js';
import { isGuest, shownRole } from './roles.js';
import { createSignatureCheck } from './signature.js';
import { createUsers, type Users } from './users.js';

export type CallerPermissions = components['schemas']['CallerPermissions'];

/** `absent`: no member any more, or none yet. */
export type MembershipStatus = 'member' | 'guest' | 'absent';

export interface Organization {
  readonly users: Users;
  readonly invitations: Invitations;
  readonly identityEvents: IdentityEvents;
  /** Who lost access, for whoever checks tokens. */
  readonly removals: Removals;
  permissionsOf(caller: Caller): CallerPermissions;
  /** Compares the mirror of the organization's members with the provider in full and repairs it. */
  reconcile(organizationId: string): Promise<Reconciliation>;
  /** Compares only when the last comparison is older than `mirrorMaxAgeMs`. */
  refreshMembers(organizationId: string): Promise<void>;
  /** What somebody is in the organization, as the mirror says after a look at how old it is. */
  membershipStatusOf(organizationId: string, userId: string): Promise<MembershipStatus>;
  /** The same without that look: who is not in the mirror yet counts as a member. */
  lastKnownMembershipStatusOf(organizationId: string, userId: string): Promise<MembershipStatus>;
  /** Every organization that has a mirror, those compared longest ago first: what a periodic job goes through. */
  mirroredOrganizations(): Promise<string[]>;
}

export interface OrganizationDependencies {
  database: OrganizationDatabase;
  identityProvider: IdentityProvider;
  /** The operations open to the caller, as the transport decides it from the contract. */
  operationsOf(caller: Caller): string[];
  /** Of the provider's webhooks; any of them counts. None: no webhook is taken. */
  webhookSecrets: readonly string[];
  /** How old the mirror may be for a list of users. Short where no webhooks keep it up to date. */
  mirrorMaxAgeMs: number;
  events: Events;
  log: { error(fields: object, message: string): void };
  now?: () => Date;
  createId?: () => string;
}

function statusOf(state: MemberState): MembershipStatus {
  if (state.removedAt !== null) return 'absent';
  return isGuest(state) ? 'guest' : 'member';
}

export function createOrganization(dependencies: OrganizationDependencies): Organization {
  const { database, identityProvider, operationsOf, webhookSecrets, mirrorMaxAgeMs, log } = dependencies;
  const { now = () => new Date(), createId = randomUUID } = dependencies;
  const members = createMemberRepository(database, dependencies.events);
  const removals = createRemovals({ repository: members, now });
  const repository: MemberRepository = {
    ...members,
    async change(organizationId, ...given) {
      const decided = await members.change(organizationId, ...given);
      for (const { after } of decided)
        if (after !== null && after.removedAt === null) removals.recordRole(organizationId, after);
      return decided;
    },
  };
  const onMembersRemoved: OnMembersRemoved = (organizationId, userIds) =>
    removals.recordRemovals(organizationId, userIds, now().getTime());
  const mirror = createMirror({
    repository,
    identityProvider,
    onMembersRemoved,
    onMemberFound: removals.forget,
    maxAgeMs: mirrorMaxAgeMs,
    now,
  });
  const leases = createLeases({ repository: createLeaseRepository(database), createId });
  const reportFailure = (error: unknown, about: Record<string, string>) =>
    log.error({ err: error, ...about }, 'an entry of a bulk call failed');
  return {
    users: createUsers({ identityProvider, repository, mirror, leases, now, reportFailure }),
    invitations: createInvitations({ identityProvider, mirror, now, reportFailure }),
    identityEvents: createIdentityEvents({
      checkSignature: createSignatureCheck(webhookSecrets, now),
      events: createEventRepository(database),
      members: repository,
      mirror,
      identityProvider,
      onMembersRemoved,
      now,
    }),
    removals,
    permissionsOf: (caller) => ({
      userId: caller.userId,
      organizationId: caller.organizationId,
      role: shownRole(caller.role),
      permissions: [...caller.permissions],
      operations: operationsOf(caller).sort(),
    }),
    reconcile: (organizationId) => mirror.reconcile(organizationId),
    refreshMembers: (organizationId) => mirror.refresh(organizationId),
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
