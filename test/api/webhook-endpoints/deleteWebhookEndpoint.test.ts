import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { createEndpoint, expectEndpointNotFound } from './support.js';

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

  test('returns 404 for a missing, deleted or cross-tenant endpoint', () => expectEndpointNotFound(server, remove));

  test('returns 400 and names a missing or invalid parameter', async () => {
    expectNamed(await server.call('DELETE', '/webhook-endpoints/manage'), ['query', 'id']);
    expectNamed(await remove('one'), ['query', 'id']);
  });
});
