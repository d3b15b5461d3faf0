// Responses and events of the identity provider arrive in any order, so timestamps decide which information is newer.
// The time of joining distinguishes the memberships of a user.
import type { Member, Metadata } from '../../../platform/identity/port.js';
import { isSameJson } from '../../../platform/records/json.js';
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
  /** Time when the role or metadata last changed. */
  membershipAt: number;
  /**
   * Time of the event that reported `membershipAt`, or `membershipAt` if the membership was read from the provider.
   * Decides between events with the same `membershipAt`.
   */
  eventAt: number;
  /** Time of the profile. An older profile does not replace a newer one. */
  profileAt: number;
  removedAt: number | null;
  /**
   * Last time when the role was lowered, or may have been. Earlier tokens may name a higher role. Null if no token can
   * name a higher role.
   */
  loweredAt: number | null;
}

/** What an event reports about a membership. A field is null if the event contains no value for it. */
export interface ReportedMembership {
  role: string | null;
  publicMetadata: Metadata | null;
  profile: Partial<Profile>;
  joinedAt: number | null;
  /** Time of the change that the event reports, or `at` if the event omits it. */
  changedAt: number;
  /** Time of the event. */
  at: number;
}

/** Returns the state that the provider reported in a call that started at `at`. */
export function stateOf(member: Member, at: number): MemberState {
  const { updatedAt, ...known } = member;
  return { ...known, membershipAt: updatedAt, eventAt: updatedAt, profileAt: at, removedAt: null, loweredAt: null };
}

export function withLoweredAt(before: MemberState | null, after: MemberState): MemberState {
  const { role, joinedAt, membershipAt } = after;
  // The earlier role is unknown if the user rejoined, or if the membership was changed before the mirror knew it. That
  // role may have been higher, so treat a role other than admin as lowered at `membershipAt`.
  const isUnknown = before === null ? membershipAt > joinedAt : joinedAt > before.joinedAt;
  if (isUnknown) return { ...after, loweredAt: role === 'org:admin' ? null : membershipAt };
  return {
    ...after,
    loweredAt: before !== null && isLowered(before.role, role) ? membershipAt : (before?.loweredAt ?? null),
  };
}

/** Merges a member that was read from the provider. Like all `after…` functions, returns null to keep `before`. */
export function afterReading(before: MemberState | null, member: Member, at: number): MemberState | null {
  const read = stateOf(member, at);
  if (before === null || read.joinedAt > before.joinedAt) return withLoweredAt(before, read);
  if (read.joinedAt < before.joinedAt || before.removedAt !== null) return null;
  const membership = read.membershipAt < before.membershipAt ? membershipOf(before) : membershipOf(read);
  const profile = read.profileAt < before.profileAt ? profileOf(before) : profileOf(read);
  return withLoweredAt(before, { ...before, ...membership, ...profile });
}

/** Returns whether an event may concern a newer membership than `before`. */
export function isUnknownMembership(before: MemberState | null, reported: ReportedMembership): boolean {
  if (before === null) return true;
  if (reported.joinedAt !== null) return reported.joinedAt > before.joinedAt;
  return before.removedAt !== null && reported.at > before.removedAt;
}

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
 * Ends the membership that began at `joinedAt`, and removes its metadata. `at` is the time of the end. If `joinedAt` is
 * null, keeps a membership that began or changed after `at`.
 */
export function afterRemoval(before: MemberState | null, joinedAt: number | null, at: number): MemberState | null {
  if (before === null || before.removedAt !== null) return null;
  const isOfEarlierMembership =
    joinedAt === null ? at < Math.max(before.joinedAt, before.membershipAt) : joinedAt < before.joinedAt;
  return isOfEarlierMembership ? null : { ...before, publicMetadata: {}, removedAt: at };
}

/**
 * Returns the state of a removed user whom the mirror did not know. The stored state prevents delayed events from
 * restoring the member, and lets every process reject the user's tokens. An unknown time of joining becomes 0, so that
 * any later membership counts as newer.
 */
export function removedUnknownMember(userId: string, { joinedAt, at, profile }: ReportedMembership): MemberState {
  const { firstName = null, lastName = null, profileImageUrl = '' } = profile;
  const person = { userId, email: '', firstName, lastName, username: null, profileImageUrl, lastSignInAt: null };
  const joined = { joinedAt: joinedAt ?? 0, createdAt: 0, membershipAt: 0, eventAt: 0, profileAt: 0, loweredAt: null };
  return { ...person, ...joined, role: 'org:member', publicMetadata: {}, removedAt: at };
}

/** Returns whether two states of a member are equal, ignoring `loweredAt`, `eventAt` and `profileAt`. */
export function isSameMember(left: MemberState, right: MemberState): boolean {
  const visibleState = (state: MemberState) => {
    const { eventAt: _eventAt, ...membership } = membershipOf(state);
    const { profileAt: _profileAt, ...profile } = profileOf(state);
    return { ...membership, ...profile, joinedAt: state.joinedAt, removedAt: state.removedAt };
  };
  return isSameJson(visibleState(left), visibleState(right));
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
