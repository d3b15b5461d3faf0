import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { save } from '../agents/support.js';
import { addFile, createBase, noSuchFile, readBase } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: false })));
afterAll(() => server?.stop());

const remove = (id: unknown, options = {}) =>
  server.call('DELETE', '/kb/manage', { query: { id: String(id) }, ...options });

describe('DELETE /kb/manage', () => {
  testAccess(
    () => server,
    async (options) => remove((await createBase(server)).id, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:custom'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('returns 200; afterwards, operations on the knowledge base and its files return 404', async () => {
    const { id: kbId } = await createBase(server);
    const { id: fileId } = await addFile(server, kbId);
    expect(await remove(kbId)).toMatchObject({ status: 200, body: { success: true } });
    const base = [
      await server.call('GET', '/kb/manage', { query: { id: kbId } }),
      await server.call('PUT', '/kb/manage', { query: { id: kbId }, body: { name: 'x' } }),
      await server.call('GET', '/kb/files', { query: { kbId } }),
      await server.call('POST', '/kb/search', { body: { kbId, query: 'text' } }),
      await server.call('POST', '/kb/files', {
        body: { kbId, ...noSuchFile(server.organizationId), fileName: 'a', contentType: 'text/plain' },
      }),
    ];
    expectSameNotFound(base, 'Knowledge base not found');
    const files = [
      await server.call('DELETE', '/kb/files', { query: { kbId, fileId } }),
      await server.call('POST', '/kb/files/retry', { query: { kbId, fileId } }),
    ];
    expectSameNotFound(files, 'File not found');
  });

  test('agents that refer to the deleted knowledge base can be saved, but new agents cannot refer to it', async () => {
    const { id } = await createBase(server);
    const tools = {
      search_knowledge_base: {
        description: 'd',
        parameters: { type: 'object' },
        config: { accessibleKnowledgeBaseIds: [id] },
      },
    };
    const agent = await save(server, { tools });
    await remove(id);
    expect((await save(server, { id: agent.id, name: 'still savable' })).tools).toEqual(agent.tools);
    expect(
      await server.call('POST', '/agents', { body: { name: 'late', model: 'offline:echo', tools } }),
    ).toMatchObject({ status: 404, body: { error: `Knowledge base ${id} not found` } });
  });

  test('returns 404 for a missing, deleted or cross-tenant knowledge base', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await createBase(server, {}, { token });
    const deleted = await createBase(server);
    await remove(deleted.id);
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await remove(id));
    expectSameNotFound(replies, 'Knowledge base not found');
    expect(await readBase(server, foreign.id, { token })).toEqual(foreign);
  });

  test('returns 400 and names a missing, invalid or unknown parameter', async () => {
    expectNamed(await server.call('DELETE', '/kb/manage'), ['query', 'id']);
    expectNamed(await remove('one'), ['query', 'id']);
    expectNamed(await server.call('DELETE', '/kb/manage', { query: { id: 1, force: true } }), ['query', 'force']);
  });
});
