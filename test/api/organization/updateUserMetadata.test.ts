import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type CallResult, type TestServer } from '../../support/server.js';
import { addPerson, expectNamed, findUser, notAdmin, setMetadata, testAccess } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

/** Retries, because a busy server can return 503 for a replacement that waits too long. */
async function setPatiently(userId: string, metadata: Record<string, unknown>): Promise<CallResult> {
  const reply = await setMetadata(server, userId, metadata);
  if (reply.status !== 503) return reply;
  await sleep(Number(reply.headers.get('retry-after')) * 1_000);
  return setPatiently(userId, metadata);
}

describe('POST /admin/updateUserMetadata', () => {
  testAccess(
    () => server,
    async (options) => setMetadata(server, await addPerson(server), { level: 1 }, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('replaces the whole metadata: removes omitted keys, including nested ones', async () => {
    const userId = await addPerson(server, {
      firstName: 'Chiara',
      publicMetadata: { team: 'North', nested: { a: 1, b: { c: 2 } }, list: [1, 2] },
    });
    const metadata = { department: 'Field Service', nested: { b: { d: [null, { e: 'é' }] } }, vnum: 0, level: false };
    expect(await setMetadata(server, userId, metadata)).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: { id: userId, email: `${userId}@test.example`, firstName: 'Chiara', lastName: null },
      },
    });
    const { publicMetadata } = await findUser(server, userId);
    expect(publicMetadata).toEqual(metadata);
    const cleared = await setMetadata(server, userId, {});
    expect(cleared.body.user.publicMetadata).toEqual({});
    expect((await findUser(server, userId)).publicMetadata).toEqual({});
  });

  test('accepts a repeated request with the same If-Match, even if metadata values are null', async () => {
    const userId = await addPerson(server);
    const { etag } = (await setMetadata(server, userId, { team: 'North' })).body.user;
    const options = { headers: { 'If-Match': `"${etag}"` } };
    const metadata = { level: 2, team: null, nested: { a: null, b: 1 } };
    for (let attempt = 1; attempt <= 2; attempt++)
      expect(await setMetadata(server, userId, metadata, options)).toMatchObject({ status: 200 });
    expect((await findUser(server, userId)).publicMetadata).toEqual({ level: 2, nested: { b: 1 } });
    expect((await setMetadata(server, userId, { level: 3 }, options)).status).toBe(412);
  });

  test('changes the lists immediately, without another reconciliation with the provider', async () => {
    const userId = await addPerson(server);
    await server.container.modules.organization.reconcile(server.organizationId);
    for (const level of [1, 2, 3]) {
      await setMetadata(server, userId, { level });
      expect((await findUser(server, userId)).publicMetadata).toEqual({ level });
    }
  });

  test('accepts a member that no list has returned yet', async () => {
    const userId = await addPerson(server);
    expect(await setMetadata(server, userId, { new: true })).toMatchObject({
      status: 200,
      body: { user: { publicMetadata: { new: true } } },
    });
    expect((await findUser(server, userId)).publicMetadata).toEqual({ new: true });
  });

  test('does not affect the same user in another organization', async () => {
    const userId = await addPerson(server, { publicMetadata: { here: 1 } });
    const other = { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) };
    await addPerson(server, { userId, organizationId: server.otherOrganizationId, publicMetadata: { there: 1 } });
    await setMetadata(server, userId, { here: 2 });
    expect((await findUser(server, userId, other)).publicMetadata).toEqual({ there: 1 });
    await setMetadata(server, userId, { there: 2 }, other);
    expect((await findUser(server, userId)).publicMetadata).toEqual({ here: 2 });
  });

  test('concurrent replacements do not mix: the provider and the lists have exactly one of them', async () => {
    const userId = await addPerson(server, { publicMetadata: { old: true } });
    const versions = Array.from({ length: 12 }, (_, n) => ({ [`only${n}`]: n, shared: { [`inner${n}`]: n }, n }));
    const replies = await Promise.all(versions.map((metadata) => setPatiently(userId, metadata)));
    replies.forEach((reply, index) =>
      expect(reply).toMatchObject({ status: 200, body: { user: { publicMetadata: versions[index] } } }),
    );
    const shown = (await findUser(server, userId)).publicMetadata;
    expect(versions).toContainEqual(shown);
    const row = await server
      .database('embedded_identity.memberships')
      .where({ user_id: userId })
      .first('public_metadata');
    expect(row.public_metadata).toEqual(shown);
  });

  test("succeeds after a process crashed while it held the member's lease", async () => {
    const userId = await addPerson(server);
    const lease = {
      organization_id: server.organizationId,
      name: `member:${userId}`,
      holder: '00000000-0000-4000-8000-000000000000',
    };
    await server.database('leases').insert({ ...lease, expires_at: new Date(Date.now() + 400) });
    expect((await setMetadata(server, userId, { a: 1 })).status).toBe(200);
    expect(await server.database('leases').where({ name: lease.name })).toEqual([]);
  });

  test('returns 400 and names a missing, invalid or unknown field', async () => {
    const call = (body: unknown) => server.call('POST', '/admin/updateUserMetadata', { body });
    expectNamed(await call({ metadata: {} }), ['userId']);
    expectNamed(await call({ userId: 'user_1' }), ['metadata']);
    expectNamed(await call({ userId: 'user_1', metadata: [] }), ['metadata']);
    expectNamed(await call({ userId: 'user_1', metadata: null }), ['metadata']);
    expectNamed(await call({ userId: 'user 1', metadata: {} }), ['userId']);
    expectNamed(await call({ userId: 'user_1', metadata: {}, merge: true }), ['merge']);
  });

  test('returns 400 for metadata above 8,192 bytes of UTF-8, 200 at the limit', async () => {
    const userId = await addPerson(server);
    const longest = 'é'.repeat((8192 - '{"k":""}'.length) / 2);
    expect((await setMetadata(server, userId, { k: longest })).status).toBe(200);
    expectNamed(await setMetadata(server, userId, { k: `${longest}x` }), ['metadata']);
    expect((await findUser(server, userId)).publicMetadata).toEqual({ k: longest });
  });

  test('returns 403 for an unknown user and a cross-tenant member', async () => {
    const foreign = await addPerson(server, {
      organizationId: server.otherOrganizationId,
      publicMetadata: { kept: 1 },
    });
    for (const userId of [foreign, 'user_2kNobody', '../organizations', 'user_1/metadata', '%2e%2e']) {
      const reply = await setMetadata(server, userId, { a: 1 });
      expect({ status: reply.status, body: reply.body }).toEqual({
        status: 403,
        body: { error: 'User is not a member of this organization' },
      });
    }
    const other = { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) };
    await server.container.modules.organization.reconcile(server.otherOrganizationId);
    expect((await findUser(server, foreign, other)).publicMetadata).toEqual({ kept: 1 });
  });

  test('returns 405 for other methods', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
      expect((await server.call(method, '/admin/updateUserMetadata')).status).toBe(405);
  });
});
