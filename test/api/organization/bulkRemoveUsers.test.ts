import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isFullRun } from '../../support/full-run.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { selfRemoval, testRemoval } from './removal.js';
import { addPerson, notAdmin, testAccess } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const remove = (userIds: unknown, options = {}) =>
  server.call('POST', '/admin/bulkRemove', { body: { userIds }, ...options });

describe('POST /admin/bulkRemove', () => {
  testAccess(
    () => server,
    async (options) => remove([await addPerson(server)], options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('returns 400 if the caller is the only user in the request', async () => {
    const selfId = (await server.call('GET', '/me/permissions')).body.userId;
    for (const userIds of [[selfId], [selfId, selfId]]) {
      const reply = await remove(userIds);
      expect({ status: reply.status, body: reply.body }).toEqual({ status: 400, body: { error: selfRemoval } });
    }
  });

  // By default, only removeUsers.test.ts tests the details, because both operations have the same handler.
  if (isFullRun) testRemoval(() => server, 'POST', '/admin/bulkRemove');

  test('returns 200 if every removal succeeded, and 207 if only some did', async () => {
    const [userId, other] = [await addPerson(server), await addPerson(server)];
    expect(await remove([userId])).toMatchObject({
      status: 200,
      body: { success: true, total: 1, successful: 1, failed: 0, results: [{ userId, success: true }] },
    });
    expect(await remove([userId, other])).toMatchObject({
      status: 207,
      body: { success: false, results: [{ userId: other }], errors: [{ userId, code: 'user_not_member' }] },
    });
  });

  test('declares itself deprecated in successes and errors', async () => {
    const userId = await addPerson(server);
    const call = (body: unknown, options = {}) => server.call('POST', '/admin/bulkRemove', { body, ...options });
    const replies = [
      await call({ userIds: [userId] }),
      await call({ userIds: [userId] }),
      await call({}),
      await call({ userIds: [userId] }, { token: null }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 207, 400, 401]);
    for (const { headers } of replies) {
      expect(headers.get('deprecation')).toMatch(/^@\d+$/);
      expect(headers.get('sunset')).toMatch(/ GMT$/);
      expect(headers.get('link')).toBe('</admin/users>; rel="successor-version"');
    }
    expect(
      (await server.call('DELETE', '/admin/users', { body: { userIds: ['user_2kNobody'] } })).headers.get(
        'deprecation',
      ),
    ).toBeNull();
  });

  test('returns 405 for other methods', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await server.call(method, '/admin/bulkRemove')).status).toBe(405);
  });
});
