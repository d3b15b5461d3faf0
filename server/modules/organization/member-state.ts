// Which of two things known about a member counts. No effects: the repository holds the organization's mirror while these are asked.
//
// News comes in no order: the answers to our own calls, events that overtake each other, a comparison that began before all of them. The
// provider's own moments decide. Role and metadata have the moment of their last change; the moment of joining tells a membership from the
// one that the same person had before being removed.
import type { Member, Metadata } from '../../platform/identity/port.js';
import { isLowered } from './roles.js';

export interface Profile {
  email: string;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  profileImageUrl: string;
  lastSignInAt: number | null;
}

export interface MemberState extends Profile {
  userId: string;
  role: string;
  publicMetadata: Metadata;
  joinedAt: number;
  createdAt: number;
  /** Of which moment role and metadata are. */
  membershipAt: number;
  /** When that was told; it decides between two events of one moment. */
  eventAt: number;
  /** Of which moment the profile is. */
  profileAt: number;
  removedAt: number | null;
  /** When the role was last lowered: tokens issued before then name a higher one. Null: it never was, as far as is known. */
  loweredAt: number | null;
}

/** What an event says of a membership; what it leaves out is null. */
export interface ReportedMembership {
  role: string | null;
  publicMetadata: Metadata | null;
  profile: Partial<Profile>;
  joinedAt: number | null;
  changedAt: number;
  at: number;
}

/** What the provider answered to a call that began at `at`. */
export function stateOf(member: Member, at: number): MemberState {
  const { updatedAt, ...known } = member;
  return { ...known, membershipAt: updatedAt, eventAt: updatedAt, profileAt: at, removedAt: null, loweredAt: null };
}

/** `after` with the time when the role was last lowered. */
export function withLoweredAt(before: MemberState | null, after: MemberState): MemberState {
  const { role, joinedAt, membershipAt } = after;
  // Of somebody who was not known, or has come back, older tokens may name any role.
  const isUnknown = before === null ? membershipAt > joinedAt : joinedAt > before.joinedAt;
  if (isUnknown) return { ...after, loweredAt: role === 'org:admin' ? null : membershipAt };
  return {
    ...after,
    loweredAt: before !== null && isLowered(before.role, role) ? membershipAt : (before?.loweredAt ?? null),
  };
}

/** After reading the member at the provider. Null here and below: nothing changes. */
export function afterReading(before: MemberState | null, member: Member, at: number): MemberState | null {
  const read = stateOf(member, at);
  if (before === null || read.joinedAt > before.joinedAt) return withLoweredAt(before, read);
  if (read.joinedAt < before.joinedAt || before.removedAt !== null) return null;
  const membership = read.membershipAt < before.membershipAt ? membershipOf(before) : membershipOf(read);
  const profile = read.profileAt < before.profileAt ? profileOf(before) : profileOf(read);
  return withLoweredAt(before, { ...before, ...membership, ...profile });
}

/** Whether an event cannot be applied to what is known: it is about a membership that has not been read yet. */
export function isUnknownMembership(before: MemberState | null, reported: ReportedMembership): boolean {
  if (before === null) return true;
  if (reported.joinedAt !== null) return reported.joinedAt > before.joinedAt;
  return before.removedAt !== null && reported.at > before.removedAt;
}

/** After an event about a membership that is known. */
export function afterMembershipEvent(before: MemberState, reported: ReportedMembership): MemberState | null {
  if (before.removedAt !== null || (reported.joinedAt !== null && reported.joinedAt < before.joinedAt)) return null;
  const isOlder =
    reported.changedAt < before.membershipAt ||
    (reported.changedAt === before.membershipAt && reported.at < before.eventAt);
  if (isOlder) return null;
  return withLoweredAt(before, {
    ...(afterProfileEvent(before, reported.profile, reported.at) ?? before),
    role: reported.role ?? before.role,
    publicMetadata: reported.publicMetadata ?? before.publicMetadata,
    membershipAt: reported.changedAt,
    eventAt: reported.at,
  });
}

export function afterProfileEvent(before: MemberState, profile: Partial<Profile>, at: number): MemberState | null {
  return at < before.profileAt ? null : { ...before, ...profile, profileAt: at };
}

/**
 * After a removal at `at`. It ends the membership that began at `joinedAt`; where that is not known, the one we know unless something was
 * heard of it later. The metadata goes with the membership.
 */
export function afterRemoval(before: MemberState | null, joinedAt: number | null, at: number): MemberState | null {
  if (before === null || before.removedAt !== null) return null;
  const isOfEarlierMembership =
    joinedAt === null ? at < Math.max(before.joinedAt, before.membershipAt) : joinedAt < before.joinedAt;
  return isOfEarlierMembership ? null : { ...before, publicMetadata: {}, removedAt: at };
}

/**
 * The state of a removed person whom the mirror never knew. Stored, it keeps late news of the old membership from
 * bringing the person back, and makes every process refuse their tokens. An unknown time of joining is 0, so that any
 * membership that is read later counts as a new one.
 */
export function removedUnknownMember(userId: string, { joinedAt, at, profile }: ReportedMembership): MemberState {
  const { firstName = null, lastName = null, profileImageUrl = '' } = profile;
  const person = { userId, email: '', firstName, lastName, username: null, profileImageUrl, lastSignInAt: null };
  const joined = { joinedAt: joinedAt ?? 0, createdAt: 0, membershipAt: 0, eventAt: 0, profileAt: 0, loweredAt: null };
  return { ...person, ...joined, role: 'org:member', publicMetadata: {}, removedAt: at };
}

/** Whether two states show the same member, whatever the moments of the profile and of the telling are. */
export function isSameMember(left: MemberState, right: MemberState): boolean {
  const visibleState = (state: MemberState) => {
    const { eventAt: _eventAt, ...membership } = membershipOf(state);
    const { profileAt: _profileAt, ...profile } = profileOf(state);
    return JSON.stringify(sorted({ ...membership, ...profile, joinedAt: state.joinedAt, removedAt: state.removedAt }));
  };
  return visibleState(left) === visibleState(right);
}

/** jsonb keeps no order of keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}

function membershipOf({ role, publicMetadata, membershipAt, eventAt }: MemberState) {
  return { role, publicMetadata, membershipAt, eventAt };
}

function profileOf({
  email,
  firstName,
  lastName,
  username,
  profileImageUrl,
  lastSignInAt,
  createdAt,
  profileAt,
}: MemberState) {
  return { email, firstName, lastName, username, profileImageUrl, lastSignInAt, createdAt, profileAt };
}
