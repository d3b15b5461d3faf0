// Events of the identity provider: each is taken once, whatever the order in which they come.
import type { IdentityProvider, Member } from '../../platform/identity/port.js';
import { ApiError } from '../../platform/errors.js';
import type { components } from '../../generated/types.js';
import { readAccount, readId, readMembership, type MembershipEvent } from './event-reading.js';
import type { EventRepository } from './events-repository.js';
import {
  afterMembershipEvent,
  afterProfileEvent,
  afterRemoval,
  isOfUnknownMembership,
  removedUnread,
  type MemberState,
} from './member-state.js';
import type { Mirror, OnMembersRemoved } from './mirror.js';
import { asking, failureOf } from './provider-failures.js';
import type { Decided, MemberRepository } from './repository.js';
import type { SignatureHeaders, SignedDelivery } from './signature.js';

type IdentityEvent = components['schemas']['IdentityEvent'];
type Outcome = components['schemas']['IdentityEventReceipt']['outcome'];

export interface IdentityEvents {
  receive(delivery: { headers: SignatureHeaders; rawBody: Buffer; event: IdentityEvent }): Promise<Outcome>;
}

export interface IdentityEventsParts {
  checkSignature(headers: SignatureHeaders, body: Buffer): SignedDelivery;
  events: EventRepository;
  members: MemberRepository;
  mirror: Mirror;
  identityProvider: IdentityProvider;
  onMembersRemoved: OnMembersRemoved;
  now: () => Date;
}

const outcomeOf = (decided: readonly Decided[]): Outcome =>
  decided.some(({ after }) => after !== null) ? 'applied' : 'ignored';

/** The member as the provider has it now. Null: it has none. */
async function readMember(
  { identityProvider }: IdentityEventsParts,
  { organizationId, userId }: MembershipEvent,
): Promise<Member | null> {
  try {
    return await identityProvider.getMember({ organizationId, userId });
  } catch (error) {
    if (failureOf(error) === 'not_found') return null;
    throw error;
  }
}

/** An event does not tell all of a member, so one that is not known yet is read at the provider. */
async function readNewMember(parts: IdentityEventsParts, event: MembershipEvent): Promise<Outcome> {
  const askedAt = parts.now().getTime();
  const member = await readMember(parts, event);
  return member !== null && (await parts.mirror.noteRead(event.organizationId, member, askedAt))
    ? 'applied'
    : 'ignored';
}

async function membershipChanged(parts: IdentityEventsParts, event: MembershipEvent): Promise<Outcome> {
  const { organizationId, userId, told } = event;
  const decided = await parts.members.change(organizationId, [userId], (before) =>
    before === null || isOfUnknownMembership(before, told) ? null : afterMembershipEvent(before, told),
  );
  if (isOfUnknownMembership(decided[0]?.before ?? null, told)) return readNewMember(parts, event);
  return outcomeOf(decided);
}

async function membershipDeleted(parts: IdentityEventsParts, event: MembershipEvent): Promise<Outcome> {
  const { organizationId, userId, told } = event;
  const end = (state: MemberState | null) => afterRemoval(state, told.joinedAt, told.at);
  let [decided] = await parts.members.change(organizationId, [userId], end);
  if (!decided?.before) {
    // For a person whom the mirror does not know, only the provider can say whether they came back since.
    if ((await readMember(parts, event)) !== null) return 'ignored';
    [decided] = await parts.members.change(organizationId, [userId], (state) =>
      state === null ? removedUnread(userId, told) : end(state),
    );
  }
  const state = decided?.after ?? decided?.before ?? null;
  if (state !== null && state.removedAt !== null) parts.onMembersRemoved(organizationId, [userId]);
  return outcomeOf(decided ? [decided] : []);
}

async function accountUpdated({ members }: IdentityEventsParts, data: unknown, at: number): Promise<Outcome> {
  const { userId, profile, changedAt } = readAccount(data, at);
  const outcomes: Outcome[] = [];
  for (const organizationId of await members.organizationsOf(userId)) {
    const decided = await members.change(
      organizationId,
      [userId],
      (before) => before && afterProfileEvent(before, profile, changedAt),
    );
    outcomes.push(outcomeOf(decided));
  }
  return outcomes.includes('applied') ? 'applied' : 'ignored';
}

async function accountDeleted(
  { members, onMembersRemoved }: IdentityEventsParts,
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
  { members, onMembersRemoved }: IdentityEventsParts,
  data: unknown,
  at: number,
): Promise<Outcome> {
  const organizationId = readId(data);
  const userIds = await members.endOrganization(organizationId, at);
  onMembersRemoved(organizationId, userIds);
  return userIds.length > 0 ? 'applied' : 'ignored';
}

function apply(parts: IdentityEventsParts, { type, data }: IdentityEvent, at: number): Promise<Outcome> {
  switch (type) {
    case 'organizationMembership.created':
    case 'organizationMembership.updated':
      return membershipChanged(parts, readMembership(data, at));
    case 'organizationMembership.deleted':
      return membershipDeleted(parts, readMembership(data, at));
    case 'user.updated':
      return accountUpdated(parts, data, at);
    case 'user.deleted':
      return accountDeleted(parts, data, at);
    case 'organization.deleted':
      return organizationDeleted(parts, data, at);
    default:
      return Promise.resolve('ignored');
  }
}

export function createIdentityEvents(parts: IdentityEventsParts): IdentityEvents {
  const { checkSignature, events, now } = parts;
  return {
    async receive({ headers, rawBody, event }) {
      const { eventId, timestamp } = checkSignature(headers, rawBody);
      const delivery = { eventId, timestamp, type: event.type };
      const answerKnown = (known: 'repeat' | 'copy'): Outcome => {
        if (known === 'copy') throw new ApiError('webhook_already_received');
        return 'duplicate';
      };
      const known = await events.recall(delivery);
      if (known !== 'new') return answerKnown(known);
      // First applied, then noted: an event whose effects failed must come again. Applying one twice does no harm, so two deliveries at one
      // time may both get here; the second to be noted is answered as what it is.
      const outcome = await asking(apply(parts, event, event.timestamp ?? timestamp * 1000));
      if (await events.take(delivery, now())) return outcome;
      return answerKnown((await events.recall(delivery)) === 'copy' ? 'copy' : 'repeat');
    },
  };
}
