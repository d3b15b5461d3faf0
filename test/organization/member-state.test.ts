// Tests how member events are merged: every order of the same events must end in the same state.
import { describe, expect, test } from '@jest/globals';
import type { Member } from '../../server/platform/identity/port.js';
import {
  afterMembershipEvent,
  afterProfileEvent,
  afterReading,
  afterRemoval,
  stateOf,
  type MemberState,
} from '../../server/modules/organization/members/member-state.js';
import { createLostAccess } from '../../server/modules/organization/members/lost-access.js';
import type { AccessLoss } from '../../server/modules/organization/members/members-repository.js';

const member: Member = {
  userId: 'user_1',
  email: 'a@test.example',
  firstName: 'A',
  lastName: null,
  username: null,
  profileImageUrl: 'https://img.test.example/1.png',
  role: 'org:member',
  publicMetadata: {},
  joinedAt: 100,
  updatedAt: 100,
  lastSignInAt: null,
  createdAt: 1,
};
const known = stateOf(member, 100);
const reported = (changedAt: number, at: number, role: string) => ({
  role,
  publicMetadata: { changedAt },
  profile: { firstName: `reported ${at}` },
  joinedAt: 100,
  changedAt,
  at,
});

type News = (before: MemberState) => MemberState | null;
const inOrder = (news: readonly News[]) => news.reduce<MemberState>((state, next) => next(state) ?? state, known);

function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of permutations(items.filter((_, other) => other !== index))) yield [item, ...rest];
  }
}

describe('events in any order', () => {
  const news: News[] = [
    (before) => afterMembershipEvent(before, reported(110, 112, 'org:guest')),
    (before) => afterMembershipEvent(before, reported(120, 121, 'org:admin')),
    (before) => afterMembershipEvent(before, reported(120, 122, 'org:agent_manager')),
    (before) => afterProfileEvent(before, { firstName: 'B', email: 'b@test.example' }, 130),
    (before) => afterReading(before, { ...member, role: 'org:guest', updatedAt: 110, firstName: 'read' }, 115),
  ];

  test('result in the latest state of each field', () => {
    const ends = [...permutations(news)].map(inOrder);
    for (const end of ends) {
      expect(end).toMatchObject({
        role: 'org:agent_manager',
        publicMetadata: { changedAt: 120 },
        firstName: 'B',
        email: 'b@test.example',
        removedAt: null,
      });
    }
    expect(ends).toHaveLength(120);
  });

  test('result in a removal, or in the new membership if one followed', () => {
    const removal: News = (before) => afterRemoval(before, 100, 140);
    for (const order of permutations([...news, removal]))
      expect(inOrder(order)).toMatchObject({ publicMetadata: {}, removedAt: 140 });
    const again: News = (before) =>
      afterReading(before, { ...member, joinedAt: 150, updatedAt: 150, publicMetadata: { fresh: 1 } }, 150);
    for (const order of permutations([...news.slice(1), removal, again])) {
      expect(inOrder(order)).toMatchObject({
        joinedAt: 150,
        role: 'org:member',
        publicMetadata: { fresh: 1 },
        removedAt: null,
      });
    }
  });
});

test('a removal without the time of joining counts unless a later event is known', () => {
  expect(afterRemoval(known, null, 99)).toBeNull();
  expect(afterRemoval(known, null, 100)).toMatchObject({ removedAt: 100 });
  expect(afterRemoval({ ...known, membershipAt: 120 }, null, 110)).toBeNull();
});

test('a process learns of removals by other processes, and forgets them after all earlier tokens expired', async () => {
  let now = 1_000_000;
  const rows = [{ organizationId: 'org_1', userId: 'user_1', at: 999_000, role: null }];
  const repository = { accessLostSince: async (at: number) => rows.filter((row) => row.at > at) };
  const lostAccess = createLostAccess({ repository, now: () => new Date(now), maxTokenAgeMs: 10_000 });
  expect(lostAccess.hasLostAccess('org_1', 'user_1', 998_000)).toBe(false);
  await lostAccess.reload();
  expect([998_000, 999_000, 999_001].map((at) => lostAccess.hasLostAccess('org_1', 'user_1', at))).toEqual([
    true,
    true,
    false,
  ]);
  expect([lostAccess.hasLostAccess('org_2', 'user_1', 0), lostAccess.hasLostAccess('org_1', 'user_2', 0)]).toEqual([
    false,
    false,
  ]);
  now += 20_000;
  await lostAccess.reload();
  expect(lostAccess.hasLostAccess('org_1', 'user_1', 0)).toBe(false);
});

test('a reload forgets losses of access that the database no longer contains', async () => {
  const rows: AccessLoss[] = [
    { organizationId: 'org_1', userId: 'user_1', at: 999_000, role: null },
    { organizationId: 'org_1', userId: 'user_2', at: 999_000, role: 'org:guest' },
  ];
  const lostAccess = createLostAccess({
    repository: { accessLostSince: async () => rows },
    now: () => new Date(1_000_000),
  });
  const losses = () => [
    lostAccess.hasLostAccess('org_1', 'user_1', 998_000),
    lostAccess.loweredRole('org_1', 'user_2', 'org:admin', 998_000),
  ];
  await lostAccess.reload();
  expect(losses()).toEqual([true, 'org:guest']);
  rows.splice(0);
  await lostAccess.reload();
  expect(losses()).toEqual([false, null]);
});

test('a reload keeps what the process recorded after the reload read the database', async () => {
  const read = [{ organizationId: 'org_1', userId: 'user_rejoined', at: 999_000, role: null }];
  let endRead = (_rows: AccessLoss[]): void => undefined;
  const reading = new Promise<AccessLoss[]>((resolve) => (endRead = resolve));
  const lostAccess = createLostAccess({
    repository: { accessLostSince: () => reading },
    now: () => new Date(1_000_000),
  });
  const reload = lostAccess.reload();
  lostAccess.recordRemovals('org_1', ['user_removed'], 999_500);
  lostAccess.recordMembership('org_1', { userId: 'user_rejoined', role: 'org:member', loweredAt: null });
  endRead(read);
  await reload;
  expect(lostAccess.hasLostAccess('org_1', 'user_removed', 998_000)).toBe(true);
  expect(lostAccess.hasLostAccess('org_1', 'user_rejoined', 998_000)).toBe(false);
});

describe('a lowered role', () => {
  const change = (before: MemberState | null, role: string, at: number, joinedAt = 100) =>
    afterReading(before, { ...member, role, joinedAt, updatedAt: at }, at);
  const administrator = { ...known, role: 'org:admin', joinedAt: 100, membershipAt: 100 };

  test('is recorded with the timestamp of the last change that lowered it', () => {
    const demoted = change(administrator, 'org:member', 200);
    expect(demoted).toMatchObject({ role: 'org:member', loweredAt: 200 });
    expect(change(demoted, 'org:member', 300)).toMatchObject({ loweredAt: 200 });
    expect(change(demoted, 'org:guest', 300)).toMatchObject({ loweredAt: 300 });
    expect(change({ ...administrator, role: 'org:member' }, 'org:admin', 300)).toMatchObject({ loweredAt: null });
  });

  test('is assumed for an unknown member who changed since joining, and for a member who returned', () => {
    expect(change(null, 'org:member', 100)).toMatchObject({ loweredAt: null });
    expect(change(null, 'org:member', 150)).toMatchObject({ loweredAt: 150 });
    expect(change(null, 'org:admin', 150)).toMatchObject({ loweredAt: null });
    expect(change({ ...administrator, removedAt: 180 }, 'org:guest', 200, 200)).toMatchObject({ loweredAt: 200 });
  });

  test('replaces the role of earlier tokens, never raises one, and reaches other processes', async () => {
    const rows = [{ organizationId: 'org_1', userId: 'user_1', at: 999_000, role: 'org:member' }];
    const repository = { accessLostSince: async () => rows };
    const lostAccess = createLostAccess({ repository, now: () => new Date(1_000_000) });
    await lostAccess.reload();
    const roleOf = (role: string | null, issuedAt: number) => lostAccess.loweredRole('org_1', 'user_1', role, issuedAt);
    expect([roleOf('org:admin', 999_000), roleOf('org:admin', 999_001)]).toEqual(['org:member', null]);
    expect([roleOf('org:guest', 1), roleOf('org:member', 1), roleOf(null, 1)]).toEqual([null, null, null]);
    expect(roleOf('org:of_their_own', 1)).toBe('org:member');
    expect(lostAccess.hasLostAccess('org_1', 'user_1', 1)).toBe(false);
    lostAccess.recordMembership('org_1', { userId: 'user_1', role: 'org:admin', loweredAt: 999_000 });
    expect(roleOf('org:admin', 1)).toBeNull();
  });
});
