import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { inviteOne, listInvitations } from './invitations.js';
import { expectNamed, notAdmin, providerOf, testAccess } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const revoke = (invitationIds: unknown, options = {}) =>
  server.call('DELETE', '/admin/invitations', { body: { invitationIds }, ...options });
const success = (invitationId: string) => ({ invitationId, success: true });
const failure = (invitationId: string, error: string) => ({
  invitationId,
  success: false,
  code: error === 'Invitation not found' ? 'invitation_not_found' : 'invitation_not_pending',
  error,
});

describe('DELETE /admin/invitations', () => {
  testAccess(
    () => server,
    async (options) => revoke([await inviteOne(server)], options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('returns 200 if all were revoked, counts a repeated id once, and prevents acceptance', async () => {
    const [first, second] = [await inviteOne(server), await inviteOne(server)];
    const reply = await revoke([first, second, first]);
    expect({ status: reply.status, body: reply.body }).toEqual({
      status: 200,
      body: {
        success: true,
        total: 2,
        successful: 2,
        failed: 0,
        results: [success(first), success(second)],
        errors: [],
      },
    });
    await expect(providerOf(server).acceptInvitation(first)).rejects.toThrow('pending');
    const revoked = (await listInvitations(server, { status: 'revoked' })).body.data.map(
      ({ id }: { id: string }) => id,
    );
    expect(revoked).toEqual(expect.arrayContaining([first, second]));
  });

  test('returns 207 if only some failed: an accepted, revoked, unknown and cross-tenant invitation', async () => {
    const other = { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) };
    const [good, accepted, revoked, foreign] = [
      await inviteOne(server),
      await inviteOne(server),
      await inviteOne(server),
      await inviteOne(server, {}, other),
    ];
    await providerOf(server).acceptInvitation(accepted);
    await revoke([revoked]);
    const reply = await revoke([accepted, revoked, good, 'orginv_2kNobody', foreign]);
    expect({ status: reply.status, body: reply.body }).toEqual({
      status: 207,
      body: {
        success: false,
        total: 5,
        successful: 1,
        failed: 4,
        results: [success(good)],
        errors: [
          failure(accepted, 'Invitation is not pending'),
          failure(revoked, 'Invitation is not pending'),
          failure('orginv_2kNobody', 'Invitation not found'),
          failure(foreign, 'Invitation not found'),
        ],
      },
    });
    expect((await listInvitations(server, {}, other)).body.data).toMatchObject([{ id: foreign, status: 'pending' }]);
  });

  test('returns 207 even if every revocation failed', async () => {
    expect(await revoke(['orginv_2kNobody'])).toMatchObject({
      status: 207,
      body: { success: false, successful: 0, results: [] },
    });
  });

  test('one of several concurrent revocations returns 200, the others 207', async () => {
    const id = await inviteOne(server);
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => revoke([id])))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 207, 207, 207, 207]);
  });

  test('returns 400 and names a missing or invalid field', async () => {
    expectNamed(await revoke([]), ['invitationIds']);
    expectNamed(await revoke(Array.from({ length: 51 }, (_, n) => `orginv_${n}`)), ['invitationIds']);
    expectNamed(await revoke(['orginv_1', 'inv_1']), ['invitationIds', '1']);
    expectNamed(await revoke(['orginv_../x']), ['invitationIds', '0']);
    expectNamed(await server.call('DELETE', '/admin/invitations', { body: {} }), ['invitationIds']);
  });
});
