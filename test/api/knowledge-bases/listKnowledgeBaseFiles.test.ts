import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { addFile, createBase, filesOf } from './support.js';

let server: TestServer;
let kbId: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: false });
  ({ id: kbId } = await createBase(server));
});
afterAll(() => server?.stop());

const list = (query: Record<string, string | number>, options = {}) =>
  server.call('GET', '/kb/files', { query, ...options });

describe('GET /kb/files', () => {
  testAccess(
    () => server,
    (options) => list({ kbId }, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:custom'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('lists the files of one knowledge base, newest first, in one statement', async () => {
    const { id } = await createBase(server);
    expect((await list({ kbId: id })).body).toEqual({ success: true, files: [] });
    const added = [];
    for (const fileName of ['a.md', 'b.md', 'c.md']) added.push(await addFile(server, id, 'text', { fileName }));
    await addFile(server, kbId);
    expect(await filesOf(server, id)).toEqual(added.reverse());
    const token = await server.tokenFor();
    expect(await server.countStatements(() => list({ kbId: id }, { token }))).toBe(1);
  });

  test('returns 404 for a missing, deleted or cross-tenant knowledge base', async () => {
    const foreign = await createBase(
      server,
      {},
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    const deleted = await createBase(server);
    await server.call('DELETE', '/kb/manage', { query: { id: deleted.id } });
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await list({ kbId: id }));
    expectSameNotFound(replies, 'Knowledge base not found');
  });

  test('returns 400 and names a missing, invalid or unknown parameter', async () => {
    expectNamed(await list({}), ['query', 'kbId']);
    expectNamed(await list({ kbId: 'one' }), ['query', 'kbId']);
    expectNamed(await list({ kbId, limit: 1 }), ['query', 'limit']);
  });
});
