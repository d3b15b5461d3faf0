import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound, notAdmin, testAccess } from '../agents/support.js';
import { createEndpoint } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const remove = (id: unknown, options = {}) =>
  server.call('DELETE', '/webhook-endpoints/manage', { query: { id: String(id) }, ...options });

describe('DELETE /webhook-endpoints/manage', () => {
  testAccess(
    () => server,
    async (options) => remove((await createEndpoint(server)).id, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('deletes the endpoint with its secret', async () => {
    const { id } = await createEndpoint(server);
    expect(await remove(id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await server.database('webhook_endpoints').where({ id })).toEqual([]);
  });

  test('returns 404 for a missing, deleted or cross-tenant endpoint', async () => {
    const deleted = await createEndpoint(server);
    await remove(deleted.id);
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await createEndpoint(server, {}, { token });
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await remove(id));
    expectSameNotFound(replies, 'Webhook endpoint not found');
    expect((await server.call('GET', '/webhook-endpoints/manage', { token, query: { id: foreign.id } })).status).toBe(
      200,
    );
  });

  test('returns 400 and names the parameter', async () => {
    expectNamed(await server.call('DELETE', '/webhook-endpoints/manage'), ['query', 'id']);
    expectNamed(await remove('one'), ['query', 'id']);
  });
});
