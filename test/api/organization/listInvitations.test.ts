import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { inviteOne, listInvitations, newAddress } from './invitations.js';
import { expectNamed, newUserId, notAdmin, providerOf, testAccess } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

async function newOrganization() {
  const organizationId = `org_2k${newUserId()}`;
  return { organizationId, token: await server.tokenFor({ organizationId, userId: `admin_${organizationId}` }) };
}

const idsOf = (reply: { body: { data: { id: string }[] } }) => reply.body.data.map(({ id }) => id);

describe('GET /admin/invitations', () => {
  testAccess(
    () => server,
    (options) => server.call('GET', '/admin/invitations', options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('returns an invitation with all fields; without metadata, `publicMetadata` is null', async () => {
    const { token } = await newOrganization();
    const [email, other] = [newAddress(), newAddress()];
    const id = await inviteOne(server, { email, role: 'org:guest', metadata: { department: 'Support' } }, { token });
    const second = await inviteOne(server, { email: other }, { token });
    const timestamps = { createdAt: expect.any(Number), updatedAt: expect.any(Number) };
    expect((await listInvitations(server, {}, { token })).body).toEqual({
      totalCount: 2,
      data: [
        { id: second, emailAddress: other, role: 'org:member', status: 'pending', publicMetadata: null, ...timestamps },
        {
          id,
          emailAddress: email,
          role: 'org:guest',
          status: 'pending',
          publicMetadata: { department: 'Support' },
          ...timestamps,
        },
      ],
    });
  });

  test('returns invitations of the requested states, or pending ones by default', async () => {
    const { token } = await newOrganization();
    const [pending, accepted, revoked, expired] = [
      await inviteOne(server, {}, { token }),
      await inviteOne(server, {}, { token }),
      await inviteOne(server, {}, { token }),
      await inviteOne(server, {}, { token }),
    ];
    await providerOf(server).acceptInvitation(accepted);
    await server.call('DELETE', '/admin/invitations', { token, body: { invitationIds: [revoked] } });
    await server.database('embedded_identity.invitations').where({ id: expired }).update({ expires_at: 1 });
    const of = async (query: Record<string, string>) => idsOf(await listInvitations(server, query, { token }));
    expect(await of({})).toEqual([pending]);
    expect(await of({ status: 'accepted' })).toEqual([accepted]);
    expect(await of({ status: 'revoked,expired' })).toEqual([expired, revoked]);
    expect(await of({ status: 'pending,accepted,revoked,expired' })).toEqual([expired, revoked, accepted, pending]);
  });

  test('returns pages with the total count', async () => {
    const { token } = await newOrganization();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.unshift(await inviteOne(server, {}, { token }));
    const pages = [
      await listInvitations(server, { limit: 2 }, { token }),
      await listInvitations(server, { limit: 2, offset: 2 }, { token }),
      await listInvitations(server, { offset: 9 }, { token }),
    ];
    expect(pages.flatMap(idsOf)).toEqual(ids);
    expect(pages.map(({ body }) => body.totalCount)).toEqual([3, 3, 3]);
  });

  test('omits invitations of another organization', async () => {
    const [{ token }, other] = [await newOrganization(), await newOrganization()];
    await inviteOne(server, {}, { token: other.token });
    expect((await listInvitations(server, {}, { token })).body).toEqual({ data: [], totalCount: 0 });
  });

  test('returns 400 and names an invalid or unknown parameter', async () => {
    expectNamed(await listInvitations(server, { status: 'open' }), ['query', 'status', '0']);
    expectNamed(await listInvitations(server, { limit: 0 }), ['query', 'limit']);
    expectNamed(await listInvitations(server, { limit: 501 }), ['query', 'limit']);
    expectNamed(await listInvitations(server, { offset: -1 }), ['query', 'offset']);
    expectNamed(await listInvitations(server, { unknownName: 'x' }), ['query', 'unknownName']);
  });

  test('returns 400 for a token of an organization that the provider deleted', async () => {
    const { organizationId, token } = await newOrganization();
    await server.database('embedded_identity.organizations').where({ id: organizationId }).delete();
    expect(await listInvitations(server, {}, { token })).toMatchObject({
      status: 400,
      body: { error: 'User is not part of any organization' },
    });
  });
});
