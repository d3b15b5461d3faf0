// Tests the reconciliation of the mirror, a copy of the members, with the identity provider.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createMirror } from '../../server/modules/organization/members/member-mirror.js';
import { createMemberRepository } from '../../server/modules/organization/members/members-repository.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { addPerson, findUser, listUsers, setMetadata } from '../api/organization/support.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await listUsers(server);
});
afterAll(() => server?.stop());

const reconcile = () => server.container.modules.organization.reconcile(server.organizationId);
const members = () => server.database('members').where({ organization_id: server.organizationId });
const memberships = () =>
  server.database('embedded_identity.memberships').where({ organization_id: server.organizationId });

test('a list of users does not reconcile a fresh mirror', async () => {
  const userId = await addPerson(server);
  expect(await findUser(server, userId)).toBeNull();
  await reconcile();
  expect(await findUser(server, userId)).not.toBeNull();
});

test('a reconciliation repairs missing, surplus and changed members', async () => {
  const [missing, surplus, changed, same] = [
    await addPerson(server),
    await addPerson(server),
    await addPerson(server),
    await addPerson(server),
  ];
  await reconcile();
  await members().where({ user_id: missing }).delete();
  await memberships().where({ user_id: surplus }).delete();
  await members()
    .where({ user_id: changed })
    .update({ role: 'org:admin', public_metadata: { wrong: 1 }, first_name: 'Wrong', membership_at: Date.now() + 1e6 });
  const before = await members().where({ user_id: same }).first();
  expect(await reconcile()).toMatchObject({ changed: 2, removed: 1 });
  expect(await findUser(server, missing)).not.toBeNull();
  expect(await findUser(server, surplus)).toBeNull();
  expect(await findUser(server, changed)).toMatchObject({ role: 'org:member', publicMetadata: {}, firstName: null });
  expect(await members().where({ user_id: same }).first()).toEqual(before);
  await reconcile();
  expect(await reconcile()).toMatchObject({ changed: 0, removed: 0 });
});

test('a reconciliation assumes that the last change of a missing member lowered the role', async () => {
  const userId = await addPerson(server);
  await setMetadata(server, userId, { team: 'support' });
  await members().where({ user_id: userId }).delete();
  await reconcile();
  const { membership_at: changedAt, lowered_at: loweredAt } = await members().where({ user_id: userId }).first();
  expect(loweredAt).toEqual(changedAt);
});

test('a reconciliation counts a changed member whom no page contained, but whom the provider still has', async () => {
  const userId = await addPerson(server);
  await reconcile();
  const repository = createMemberRepository(server.database as never, { emit: async () => undefined });
  const identityProvider = server.container.platform.identity.accounts;
  const mirror = createMirror({
    repository,
    identityProvider: {
      ...identityProvider,
      // Pages shift if another member leaves during the listing.
      async listMembers(request) {
        const page = await identityProvider.listMembers(request);
        return request.userIds ? page : { ...page, items: page.items.filter((member) => member.userId !== userId) };
      },
    },
    onMembersRemoved: () => undefined,
    maxAgeMs: 0,
    now: () => new Date(),
  });
  await members().where({ user_id: userId }).update({ first_name: 'Wrong' });
  expect(await mirror.reconcile(server.organizationId)).toMatchObject({ changed: 1, removed: 0 });
});

test('a reconciliation detects a member who was removed and added again', async () => {
  const userId = await addPerson(server, { publicMetadata: { old: 1 } });
  await reconcile();
  await server.call('DELETE', '/admin/users', { body: { userIds: [userId] } });
  await addPerson(server, { userId });
  await reconcile();
  expect(await findUser(server, userId)).toMatchObject({ publicMetadata: {} });
});

test('a reconciliation keeps changes that are made while it runs', async () => {
  const userIds = await Promise.all(Array.from({ length: 8 }, () => addPerson(server)));
  const replacements = userIds.flatMap((userId) =>
    [1, 2, 3].map(async (n) => void (await setMetadata(server, userId, { n }))),
  );
  const removed = userIds.slice(0, 3);
  await Promise.all([
    ...Array.from({ length: 4 }, reconcile),
    ...replacements,
    server.call('DELETE', '/admin/users', { body: { userIds: removed } }),
  ]);
  const shown = await members()
    .whereNull('removed_at')
    .whereIn('user_id', userIds)
    .select('user_id', 'public_metadata')
    .orderBy('user_id');
  const truth = await memberships().whereIn('user_id', userIds).select('user_id', 'public_metadata').orderBy('user_id');
  expect(shown).toEqual(truth);
  expect(truth).toHaveLength(5);
});

test('the organizations to reconcile are ordered by their last reconciliation, oldest first', async () => {
  await server.container.modules.organization.reconcile(server.otherOrganizationId).catch(() => undefined);
  await server.tokenFor({ organizationId: server.otherOrganizationId });
  await server.container.modules.organization.reconcile(server.otherOrganizationId);
  await reconcile();
  expect(await server.container.modules.organization.mirroredOrganizations()).toEqual([
    server.otherOrganizationId,
    server.organizationId,
  ]);
});

test('a reconciliation keeps the members of an organization that the provider does not know', async () => {
  const organizationId = 'org_2kVanishing';
  const userId = await addPerson(server, { organizationId });
  await server.container.modules.organization.reconcile(organizationId);
  await server.database('embedded_identity.organizations').where({ id: organizationId }).delete();
  await expect(server.container.modules.organization.reconcile(organizationId)).rejects.toThrow(
    'User is not part of any organization',
  );
  expect(
    await server.database('members').where({ organization_id: organizationId, user_id: userId, removed_at: null }),
  ).toHaveLength(1);
});
