import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { invite, inviteOne, listInvitations, newAddress } from './invitations.js';
import { addPerson, alwaysFresh, expectNamed, findUser, notAdmin, providerOf, testAccess } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer(alwaysFresh)));
afterAll(() => server?.stop());

const pending = (email: string) => ({
  email,
  success: false,
  code: 'already_invited',
  error: 'An invitation for this email address is already pending',
});

describe('POST /admin/invitations', () => {
  testAccess(
    () => server,
    (options) => invite(server, [{ email: newAddress() }], options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('invites a person without an account; acceptance within 30 days applies the role and metadata', async () => {
    const email = newAddress();
    const reply = await invite(server, [{ email, role: 'org:agent_manager', metadata: { team: 'North' } }]);
    const invitationId = reply.body.results[0].invitationId;
    expect({ status: reply.status, body: reply.body }).toEqual({
      status: 200,
      body: {
        success: true,
        total: 1,
        successful: 1,
        failed: 0,
        results: [{ email, success: true, type: 'invitation', invitationId }],
        errors: [],
      },
    });
    const { created_at: createdAt, expires_at: expiresAt } = await server
      .database('embedded_identity.invitations')
      .where({ id: invitationId })
      .first();
    expect(expiresAt - createdAt).toBe(30 * 86_400_000);
    const { userId } = await providerOf(server).acceptInvitation(invitationId);
    expect(await findUser(server, userId)).toMatchObject({
      email,
      role: 'org:agent_manager',
      publicMetadata: { team: 'North' },
    });
  });

  test('adds a person with an account as a member immediately', async () => {
    const userId = await addPerson(server, {
      organizationId: server.otherOrganizationId,
      publicMetadata: { other: 1 },
    });
    const email = `${userId}@test.example`;
    const reply = await invite(server, [
      { email: email.toUpperCase(), role: 'org:guest', metadata: { team: 'South' } },
    ]);
    expect(reply).toMatchObject({
      status: 200,
      body: { results: [{ email: email.toUpperCase(), success: true, type: 'direct_membership', userId }] },
    });
    expect(await findUser(server, userId)).toMatchObject({
      email,
      role: 'org:guest',
      publicMetadata: { team: 'South' },
    });
  });

  test('returns 200 for an existing member, who keeps role and metadata', async () => {
    const userId = await addPerson(server, { role: 'org:guest', publicMetadata: { kept: 1 } });
    const reply = await invite(server, [{ email: `${userId}@test.example`, role: 'org:admin', metadata: { lost: 1 } }]);
    expect(reply).toMatchObject({ status: 200, body: { results: [{ type: 'direct_membership', userId }] } });
    expect(await findUser(server, userId)).toMatchObject({ role: 'org:guest', publicMetadata: { kept: 1 } });
  });

  test('counts addresses that differ only in case once, and uses the first spelling', async () => {
    const email = newAddress();
    const reply = await invite(server, [
      { email, role: 'org:guest' },
      { email: email.toUpperCase(), role: 'org:admin' },
      { email },
    ]);
    expect(reply).toMatchObject({ status: 200, body: { total: 1, successful: 1, results: [{ email }] } });
    expect(
      (await listInvitations(server)).body.data.find(
        ({ emailAddress }: { emailAddress: string }) => emailAddress === email,
      ).role,
    ).toBe('org:guest');
  });

  test('accepts 50 invitations in one request and returns them in request order', async () => {
    const emails = Array.from({ length: 50 }, newAddress);
    const { status, body } = await invite(
      server,
      emails.map((email) => ({ email })),
    );
    expect({ status, total: body.total, emails: body.results.map(({ email }: { email: string }) => email) }).toEqual({
      status: 200,
      total: 50,
      emails,
    });
  });

  test('returns 207 if an address has a pending invitation, which must be revoked first', async () => {
    const [taken, free] = [newAddress(), newAddress()];
    const id = await inviteOne(server, { email: taken });
    const reply = await invite(server, [{ email: taken }, { email: free }]);
    expect(reply).toMatchObject({
      status: 207,
      body: {
        success: false,
        total: 2,
        successful: 1,
        failed: 1,
        results: [{ email: free }],
        errors: [pending(taken)],
      },
    });
    await server.call('DELETE', '/admin/invitations', { body: { invitationIds: [id] } });
    expect((await invite(server, [{ email: taken }])).status).toBe(200);
  });

  test('returns 207 even if every invitation failed', async () => {
    const email = newAddress();
    await inviteOne(server, { email });
    expect(await invite(server, [{ email }])).toMatchObject({
      status: 207,
      body: { successful: 0, results: [], errors: [pending(email)] },
    });
  });

  test('one of several concurrent invitations of one address returns 200, the others 207', async () => {
    const email = newAddress();
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => invite(server, [{ email }])))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 207, 207, 207, 207]);
  });

  test('returns 400, names the invalid field and invites no one', async () => {
    const email = newAddress();
    expectNamed(await invite(server, []), ['invitations']);
    expectNamed(
      await invite(
        server,
        Array.from({ length: 51 }, () => ({ email: newAddress() })),
      ),
      ['invitations'],
    );
    expectNamed(await invite(server, [{ email }, { email: 'invalid' }]), ['invitations', '1', 'email']);
    expectNamed(await invite(server, [{ email, role: 'org:king' }]), ['invitations', '0', 'role']);
    expectNamed(await invite(server, [{ email }, { role: 'org:member' }]), ['invitations', '1', 'email']);
    expectNamed(await invite(server, [{ email }, { email: newAddress(), metadata: { k: 'x'.repeat(8192) } }]), [
      'invitations',
      '1',
      'metadata',
    ]);
    expect(
      (await listInvitations(server, { limit: 500 })).body.data.map(
        ({ emailAddress }: { emailAddress: string }) => emailAddress,
      ),
    ).not.toContain(email);
  });
});
