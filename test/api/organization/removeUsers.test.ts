import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { selfRemoval, testRemoval } from './removal.js';
import { addPerson, notAdmin, testAccess } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const remove = (userIds: unknown, options = {}) =>
  server.call('DELETE', '/admin/users', { body: { userIds }, ...options });

describe('DELETE /admin/users', () => {
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

  testRemoval(() => server, 'DELETE', '/admin/users');
});
