import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { createEndpoint, createWithSecret, expectEndpointNotFound } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const list = (options = {}) => server.call('GET', '/webhook-endpoints/manage', options);

describe('GET /webhook-endpoints/manage', () => {
  testAccess(
    () => server,
    (options) => list(options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('returns the endpoints of the organization, oldest first, without secrets', async () => {
    expect(await list()).toMatchObject({ status: 200, body: { success: true, webhookEndpoints: [] } });
    const { webhookEndpoint: first, secret } = await createWithSecret(server, { description: 'Zoe' });
    const second = await createEndpoint(server, { description: 'Adam' });
    await createEndpoint(server, {}, { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) });
    const reply = await list();
    expect(reply.body).toEqual({ success: true, webhookEndpoints: [first, second] });
    expect(JSON.stringify(reply.body)).not.toContain(secret);
    const token = await server.tokenFor();
    expect(await server.countStatements(() => list({ token }))).toBe(1);
  });

  test('with id, returns one endpoint', async () => {
    const one = await createEndpoint(server);
    expect((await list({ query: { id: one.id } })).body).toEqual({ success: true, webhookEndpoint: one });
  });

  test('returns 404 for a missing, deleted or cross-tenant endpoint', () =>
    expectEndpointNotFound(server, (id) => list({ query: { id } })));

  test('returns 400 and names an invalid or unknown parameter', async () => {
    expectNamed(await list({ query: { id: 'one' } }), ['query', 'id']);
    expectNamed(await list({ query: { limit: 1 } }), ['query', 'limit']);
  });
});
