import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { connectServer, secret } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const list = (options = {}) => server.call('GET', '/mcp-servers/manage', options);

describe('GET /mcp-servers/manage', () => {
  testAccess(
    () => server,
    (options) => list(options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('returns the servers of the organization by name, without values of headers', async () => {
    expect(await list()).toMatchObject({ status: 200, body: { success: true, toolServers: [] } });
    const beta = await connectServer(server, { name: 'beta', headers: { Authorization: secret } });
    const alpha = await connectServer(server, { name: 'Alpha' });
    await connectServer(server, {}, { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) });
    const reply = await list();
    expect(reply.body).toEqual({ success: true, toolServers: [alpha, beta] });
    expect(JSON.stringify(reply.body)).not.toContain(secret);
    const token = await server.tokenFor();
    expect(await server.countStatements(() => list({ token }))).toBe(1);
  });

  test('with id, returns one server', async () => {
    const one = await connectServer(server, { headers: { Authorization: secret } });
    expect((await list({ query: { id: one.id } })).body).toEqual({ success: true, toolServer: one });
  });

  test('returns 404 for a missing, deleted or cross-tenant server', async () => {
    const deleted = await connectServer(server);
    await server.call('DELETE', '/mcp-servers/manage', { query: { id: deleted.id } });
    const foreign = await connectServer(
      server,
      {},
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await list({ query: { id } }));
    expectSameNotFound(replies, 'Tool server not found');
  });

  test('returns 400 and names an invalid or unknown parameter', async () => {
    expectNamed(await list({ query: { id: 'one' } }), ['query', 'id']);
    expectNamed(await list({ query: { limit: 1 } }), ['query', 'limit']);
  });
});
