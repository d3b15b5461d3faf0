// Tests that a lowered role takes effect before the tokens with the higher role expire.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLostAccess } from '../../server/modules/organization/members/lost-access.js';
import { createMemberRepository } from '../../server/modules/organization/members/members-repository.js';
import { eventually } from '../support/eventually.js';
import { ignoredEvents } from '../support/events.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.container.announceAddress(server.url);
});
afterAll(() => server?.stop());

async function setRole(userId: string, role: string): Promise<Response> {
  const { url, secretKey } = server.container.identityProvider!;
  return fetch(`${url}/v1/organizations/${server.organizationId}/memberships/${userId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ role }),
  });
}

const statusOf = async (method: string, path: string, token: string, body?: unknown) =>
  (await server.call(method, path, { token, body })).status;
const permissionsOf = async (token: string) => (await server.call('GET', '/me/permissions', { token })).body;
const newToken = (userId: string) =>
  server.container.identityProvider!.mintToken({ userId, organizationId: server.organizationId });

test.each([false, true])(
  'an administrator who becomes a member loses access (the server has listed the users before: %s)',
  async (isKnown) => {
    const userId = `user_demoted_${isKnown}`;
    const old = await server.tokenFor({ userId });
    if (isKnown) expect(await statusOf('GET', '/admin/users', old)).toBe(200);
    expect(await statusOf('POST', '/agent-tags', old, { name: `before ${isKnown}` })).toBe(200);
    expect((await setRole(userId, 'org:member')).status).toBe(200);
    await eventually(
      () => statusOf('POST', '/agent-tags', old, { name: 'after' }),
      (status) => status === 403,
      3_000,
    );
    expect(await statusOf('GET', '/agents', old)).toBe(200);
    expect(await permissionsOf(old)).toMatchObject({ role: 'org:member', permissions: [] });

    // Reads the lowered role from the database, as another process does.
    const lostAccess = createLostAccess({
      repository: createMemberRepository(server.database, ignoredEvents),
      now: () => new Date(),
    });
    await lostAccess.reload();
    expect(lostAccess.loweredRole(server.organizationId, userId, 'org:admin', Date.now() - 60_000)).toBe('org:member');

    // A token from before the demotion is valid again once the role is restored.
    await setRole(userId, 'org:admin');
    await eventually(
      () => statusOf('POST', '/agent-tags', old, { name: 'again' }),
      (status) => status === 200,
      3_000,
    );
  },
);

test('a new token has exactly the permissions of the new role', async () => {
  const userId = 'user_changing';
  await server.tokenFor({ userId });
  await setRole(userId, 'org:agent_manager');
  const manager = await permissionsOf(await newToken(userId));
  expect(manager).toMatchObject({
    role: 'org:agent_manager',
    permissions: ['org:manage_agents:create', 'org:manage_agents:update'],
  });
  await setRole(userId, 'org:guest');
  const token = await newToken(userId);
  expect(await permissionsOf(token)).toMatchObject({ role: 'org:guest', permissions: [] });
  expect(await statusOf('GET', '/agents', token)).toBe(403);
});

test('the embedded provider rejects unknown roles', async () => {
  const userId = 'user_bogus';
  const token = await server.tokenFor({ userId, role: 'org:member' });
  expect((await setRole(userId, 'org:bogus')).status).toBe(422);
  const { url, secretKey } = server.container.identityProvider!;
  const post = (path: string, body: object) =>
    fetch(`${url}/v1/organizations/${server.organizationId}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post('memberships', { user_id: userId, role: 'org:bogus' })).status).toBe(422);
  expect((await post('invitations', { email_address: 'bogus@test.example', role: 'org:bogus' })).status).toBe(422);
  expect(await permissionsOf(token)).toMatchObject({ role: 'org:member' });
});
