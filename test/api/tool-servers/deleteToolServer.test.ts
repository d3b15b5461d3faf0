import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { readAgent, save, versionsOf } from '../agents/support.js';
import { connectServer, readServer } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: true })));
afterAll(() => server?.stop());

const remove = (id: unknown, options = {}) =>
  server.call('DELETE', '/mcp-servers/manage', { query: { id: String(id) }, ...options });

describe('DELETE /mcp-servers/manage', () => {
  testAccess(
    () => server,
    async (options) => remove((await connectServer(server)).id, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('deletes the server, frees its name, and saves a version without it for each agent that had it', async () => {
    const { id, name } = await connectServer(server, { headers: { 'X-Key': 'k' } });
    const agent = await save(server, { mcpServers: [id] });
    expect(await remove(id)).toMatchObject({ status: 200, body: { success: true } });
    expect(await readServer(server, id)).toBeUndefined();
    const { publishedVersionId } = await eventually(
      () => readAgent(server, agent.id),
      ({ mcpServers }) => mcpServers.length === 0,
    );
    const [version] = await versionsOf(server, agent.id);
    expect(version).toMatchObject({ id: publishedVersionId, number: 2, source: 'save', createdBy: 'user_org_admin_' });
    expect((await connectServer(server, { name })).id).not.toBe(id);
  });

  test('returns 404 for a missing, deleted or cross-tenant server', async () => {
    const deleted = await connectServer(server);
    await remove(deleted.id);
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await connectServer(server, {}, { token });
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await remove(id));
    expectSameNotFound(replies, 'Tool server not found');
    expect((await server.call('GET', '/mcp-servers/manage', { token, query: { id: foreign.id } })).status).toBe(200);
    expect(await readServer(server, deleted.id)).toBeUndefined();
  });

  test('returns 400 and names a missing or invalid parameter', async () => {
    expectNamed(await server.call('DELETE', '/mcp-servers/manage'), ['query', 'id']);
    expectNamed(await remove('one'), ['query', 'id']);
  });
});
