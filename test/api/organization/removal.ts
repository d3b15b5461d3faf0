// Tests of both operations that remove users: removeUsers, and the deprecated bulkRemoveUsers.
import { beforeAll, expect, test } from '@jest/globals';
import { createLostAccess } from '../../../server/modules/organization/members/lost-access.js';
import { createMemberRepository } from '../../../server/modules/organization/members/members-repository.js';
import { ignoredEvents } from '../../support/events.js';
import type { TestServer } from '../../support/server.js';
import { addPerson, expectNamed, findUser, setMetadata } from './support.js';

export const selfRemoval = 'You cannot remove yourself from the organization';
const notAMember = 'User is not a member of this organization';
const success = (userId: string) => ({ userId, success: true });
const failure = (userId: string, error: string) => ({
  userId,
  success: false,
  code: error === selfRemoval ? 'cannot_remove_yourself' : 'user_not_member',
  error,
});

export function testRemoval(serverOf: () => TestServer, method: string, path: string): void {
  let selfId: string;
  beforeAll(async () => {
    selfId = (await serverOf().call('GET', '/me/permissions')).body.userId;
  });
  const remove = (userIds: unknown, options = {}) => serverOf().call(method, path, { body: { userIds }, ...options });

  test('returns 200 with the results in request order, and no errors, if every removal succeeded', async () => {
    const userIds = await Promise.all([1, 2, 3].map(() => addPerson(serverOf())));
    const reply = await remove(userIds);
    expect({ status: reply.status, body: reply.body }).toEqual({
      status: 200,
      body: { success: true, total: 3, successful: 3, failed: 0, results: userIds.map(success) },
    });
    for (const userId of userIds) expect(await findUser(serverOf(), userId)).toBeNull();
    expect(await serverOf().database('embedded_identity.memberships').whereIn('user_id', userIds)).toEqual([]);
  });

  test('counts a repeated id once', async () => {
    const userId = await addPerson(serverOf());
    expect(await remove([userId, userId, userId])).toMatchObject({
      status: 200,
      body: { total: 1, successful: 1, results: [success(userId)] },
    });
  });

  test('accepts 50 users in one request', async () => {
    const userIds = await Promise.all(Array.from({ length: 50 }, () => addPerson(serverOf())));
    expect(await remove(userIds)).toMatchObject({
      status: 200,
      body: { total: 50, successful: 50, results: userIds.map(success) },
    });
  });

  test('returns 207 if only some failed: the caller, an unknown user and a cross-tenant member', async () => {
    const foreign = await addPerson(serverOf(), { organizationId: serverOf().otherOrganizationId });
    const userId = await addPerson(serverOf());
    const reply = await remove([selfId, 'user_2kNobody', userId, foreign, selfId, '../../users']);
    expect({ status: reply.status, body: reply.body }).toEqual({
      status: 207,
      body: {
        success: false,
        total: 5,
        successful: 1,
        failed: 4,
        results: [success(userId)],
        errors: [
          failure(selfId, selfRemoval),
          failure('user_2kNobody', notAMember),
          failure(foreign, notAMember),
          failure('../../users', notAMember),
        ],
      },
    });
    expect(
      await findUser(serverOf(), foreign, {
        token: await serverOf().tokenFor({ organizationId: serverOf().otherOrganizationId }),
      }),
    ).not.toBeNull();
  });

  test('returns 207 even if every removal failed', async () => {
    expect(await remove(['user_2kNobody'])).toMatchObject({
      status: 207,
      body: {
        success: false,
        total: 1,
        successful: 0,
        failed: 1,
        results: [],
        errors: [failure('user_2kNobody', notAMember)],
      },
    });
  });

  test('returns 400 and names a missing, invalid or unknown field', async () => {
    expectNamed(await remove([]), ['userIds']);
    expectNamed(await remove(Array.from({ length: 51 }, (_, n) => `user_${n}`)), ['userIds']);
    expectNamed(await remove(['user_1', 7]), ['userIds', '1']);
    expectNamed(await remove(['']), ['userIds', '0']);
    expectNamed(await serverOf().call(method, path, { body: {} }), ['userIds']);
    expectNamed(await serverOf().call(method, path, { body: { userIds: ['user_1'], force: true } }), ['force']);
  });

  test('one of several concurrent removals returns 200, the others 207', async () => {
    const userId = await addPerson(serverOf());
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => remove([userId])))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 207, 207, 207, 207]);
  });

  test("deletes the user's metadata; a user who is added again starts without it", async () => {
    const userId = await addPerson(serverOf(), { publicMetadata: { secret: 1 } });
    await setMetadata(serverOf(), userId, { secret: 2 });
    await serverOf().container.modules.organization.reconcile(serverOf().organizationId);
    await remove([userId]);
    expect(await serverOf().database('members').where({ user_id: userId }).first()).toMatchObject({
      public_metadata: {},
      removed_at: expect.any(Number),
    });
    expect((await setMetadata(serverOf(), userId, { secret: 3 })).status).toBe(403);

    const again = await serverOf().call('POST', '/admin/invitations', {
      body: { invitations: [{ email: `${userId}@test.example` }] },
    });
    expect(again.body.results).toEqual([
      { email: `${userId}@test.example`, success: true, type: 'direct_membership', userId },
    ]);
    expect(await findUser(serverOf(), userId)).toMatchObject({ publicMetadata: {}, role: 'org:member' });
  });

  test("refuses the user's token immediately; all processes accept it after the user is added again", async () => {
    const userId = await addPerson(serverOf());
    const issuedAt = Date.now();
    const token = await serverOf().tokenFor({ userId, role: 'org:member' });
    const other = await serverOf().tokenFor({
      userId,
      role: 'org:member',
      organizationId: serverOf().otherOrganizationId,
    });
    const status = async (bearer: string) =>
      (await serverOf().call('GET', '/me/permissions', { token: bearer })).status;
    expect(await status(token)).toBe(200);
    const otherProcess = createLostAccess({
      repository: createMemberRepository(serverOf().database, ignoredEvents),
      now: () => new Date(),
    });
    const isRefusedByOtherProcess = async () => {
      await otherProcess.reload();
      return otherProcess.hasLostAccess(serverOf().organizationId, userId, issuedAt);
    };
    await remove([userId]);
    expect([await status(token), await status(other)]).toEqual([401, 200]);
    expect(await isRefusedByOtherProcess()).toBe(true);
    await serverOf().call('POST', '/admin/invitations', {
      body: { invitations: [{ email: `${userId}@test.example` }] },
    });
    expect(await status(token)).toBe(200);
    expect(await isRefusedByOtherProcess()).toBe(false);
  });

  test('does not affect the same user and their metadata in another organization', async () => {
    const userId = await addPerson(serverOf());
    const other = { token: await serverOf().tokenFor({ organizationId: serverOf().otherOrganizationId }) };
    await addPerson(serverOf(), { userId, organizationId: serverOf().otherOrganizationId });
    await setMetadata(serverOf(), userId, { there: 1 }, other);
    await remove([userId]);
    expect(await findUser(serverOf(), userId, other)).toMatchObject({ publicMetadata: { there: 1 } });
  });
}
