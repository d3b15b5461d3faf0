// Events of the identity provider may arrive repeatedly and in any order.
import type { IdentityProvider, Member } from '../../../platform/identity/port.js';
import { ApiError } from '../../../platform/errors.js';
import type { Leases } from '../../../platform/leases/named-leases.js';
import type { components } from '../../../generated/types.js';
import { readAccount, readId, readMembership, type MembershipEvent } from './event-reading.js';
import type { ReceivedEventsRepository } from './received-events-repository.js';
import {
  afterMembershipEvent,
  afterProfileEvent,
  afterRemoval,
  isUnknownMembership,
  removedUnknownMember,
  type MemberState,
} from '../members/member-state.js';
import type { Mirror, OnMembersRemoved } from '../members/member-mirror.js';
import { translateProviderErrors, failureOf } from '../provider-failures.js';
import type { Decided, MemberRepository } from '../members/members-repository.js';
import { afterWriting } from '../administration/metadata-leases.js';
import type { SignatureHeaders, SignedDelivery } from './signature.js';

type IdentityEvent = components['schemas']['IdentityEvent'];
type Outcome = components['schemas']['IdentityEventReceipt']['outcome'];

export interface IdentityEvents {
  /** Throws an ApiError if the signature of the body is invalid or not recent. */
  checkSignature(headers: SignatureHeaders, body: Buffer): SignedDelivery;
  receive(delivery: { headers: SignatureHeaders; rawBody: Buffer; event: IdentityEvent }): Promise<Outcome>;
}

export interface IdentityEventsDependencies {
  checkSignature(headers: SignatureHeaders, body: Buffer): SignedDelivery;
  receivedEvents: ReceivedEventsRepository;
  members: MemberRepository;
  mirror: Mirror;
  identityProvider: IdentityProvider;
  leases: Leases;
  onMembersRemoved: OnMembersRemoved;
  now: () => Date;
}

const outcomeOf = (decided: readonly Decided[]): Outcome =>
  decided.some(({ after }) => after !== null) ? 'applied' : 'ignored';

async function readMember(
  { identityProvider }: IdentityEventsDependencies,
  { organizationId, userId }: MembershipEvent,
): Promise<Member | null> {
  try {
    return await identityProvider.getMember({ organizationId, userId });
  } catch (error) {
    if (failureOf(error) === 'not_found') return null;
    throw error;
  }
}

/** Reads a new member from the provider, because an event does not contain the complete member. */
async function readNewMember(dependencies: IdentityEventsDependencies, event: MembershipEvent): Promise<Outcome> {
  const requestedAt = dependencies.now().getTime();
  const member = await readMember(dependencies, event);
  return member !== null && (await dependencies.mirror.recordRead(event.organizationId, member, requestedAt))
    ? 'applied'
    : 'ignored';
}

async function membershipChanged(dependencies: IdentityEventsDependencies, event: MembershipEvent): Promise<Outcome> {
  const { organizationId, userId, reported } = event;
  const { members, leases } = dependencies;
  const record = () =>
    members.change(organizationId, [userId], (before) =>
      before === null || isUnknownMembership(before, reported) ? null : afterMembershipEvent(before, reported),
    );
  const { publicMetadata } = reported;
  const decided = await (publicMetadata === null ? record() : afterWriting(leases, event, publicMetadata, record));
  if (isUnknownMembership(decided[0]?.before ?? null, reported)) return readNewMember(dependencies, event);
  return outcomeOf(decided);
}

async function membershipDeleted(dependencies: IdentityEventsDependencies, event: MembershipEvent): Promise<Outcome> {
  const { organizationId, userId, reported } = event;
  const end = (state: MemberState | null) => afterRemoval(state, reported.joinedAt, reported.at);
  let [decided] = await dependencies.members.change(organizationId, [userId], end);
  if (!decided?.before) {
    // If the mirror does not know the user, only the provider knows whether the user has rejoined since.
    if ((await readMember(dependencies, event)) !== null) return 'ignored';
    [decided] = await dependencies.members.change(organizationId, [userId], (state) =>
      state === null ? removedUnknownMember(userId, reported) : end(state),
    );
  }
  const state = decided?.after ?? decided?.before ?? null;
  if (state !== null && state.removedAt !== null) dependencies.onMembersRemoved(organizationId, [userId]);
  return outcomeOf(decided ? [decided] : []);
}

/**
 * Returns whether the user was erased, or removed before the mirror knew the user. The account may still exist, but its
 * profile must not be stored.
 */
const isErased = ({ removedAt, email }: MemberState): boolean => removedAt !== null && email === '';

async function accountUpdated({ members }: IdentityEventsDependencies, data: unknown, at: number): Promise<Outcome> {
  const { userId, profile, changedAt } = readAccount(data, at);
  const outcomes: Outcome[] = [];
  for (const organizationId of await members.organizationsOf(userId)) {
    const decided = await members.change(organizationId, [userId], (before) =>
      before === null || isErased(before) ? null : afterProfileEvent(before, profile, changedAt),
    );
    outcomes.push(outcomeOf(decided));
  }
  return outcomes.includes('applied') ? 'applied' : 'ignored';
}

async function accountDeleted(
  { members, onMembersRemoved }: IdentityEventsDependencies,
  data: unknown,
  at: number,
): Promise<Outcome> {
  const userId = readId(data);
  const outcomes: Outcome[] = [];
  for (const organizationId of await members.organizationsOf(userId)) {
    const decided = await members.change(organizationId, [userId], (before) => afterRemoval(before, null, at));
    if (decided.some(({ after }) => after !== null)) onMembersRemoved(organizationId, [userId]);
    outcomes.push(outcomeOf(decided));
  }
  return outcomes.includes('applied') ? 'applied' : 'ignored';
}

async function organizationDeleted(
  { members, onMembersRemoved }: IdentityEventsDependencies,
  data: unknown,
  at: number,
): Promise<Outcome> {
  const organizationId = readId(data);
  const userIds = await members.endOrganization(organizationId, at);
  onMembersRemoved(organizationId, userIds);
  return userIds.length > 0 ? 'applied' : 'ignored';
}

function apply(dependencies: IdentityEventsDependencies, { type, data }: IdentityEvent, at: number): Promise<Outcome> {
  switch (type) {
    case 'organizationMembership.created':
    case 'organizationMembership.updated':
      return membershipChanged(dependencies, readMembership(data, at));
    case 'organizationMembership.deleted':
      return membershipDeleted(dependencies, readMembership(data, at));
    case 'user.updated':
      return accountUpdated(dependencies, data, at);
    case 'user.deleted':
      return accountDeleted(dependencies, data, at);
    case 'organization.deleted':
      return organizationDeleted(dependencies, data, at);
    default:
      return Promise.resolve('ignored');
  }
}

export function createIdentityEvents(dependencies: IdentityEventsDependencies): IdentityEvents {
  const { checkSignature, receivedEvents, now } = dependencies;
  return {
    checkSignature,

    async receive({ headers, rawBody, event }) {
      const { eventId, timestamp } = checkSignature(headers, rawBody);
      const delivery = { eventId, timestamp, type: event.type };
      const outcomeOfDuplicate = (known: 'repeat' | 'copy'): Outcome => {
        if (known === 'copy') throw new ApiError('webhook_already_received');
        return 'duplicate';
      };
      const known = await receivedEvents.check(delivery);
      if (known !== 'new') return outcomeOfDuplicate(known);
      // Record the event only after it was applied. Otherwise, the redelivery of an event that could not be applied
      // would count as a duplicate. Applying an event twice is safe.
      const outcome = await translateProviderErrors(apply(dependencies, event, event.timestamp ?? timestamp * 1000));
      if (await receivedEvents.record(delivery, now())) return outcome;
      return outcomeOfDuplicate((await receivedEvents.check(delivery)) === 'copy' ? 'copy' : 'repeat');
    },
  };
}
