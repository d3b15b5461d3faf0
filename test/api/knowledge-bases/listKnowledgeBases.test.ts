import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { addFile, createBase, filesOf, readBase } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: false })));
afterAll(() => server?.stop());

const list = (options = {}) => server.call('GET', '/kb/manage', options);

describe('GET /kb/manage', () => {
  testAccess(
    () => server,
    (options) => list(options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:custom'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test("lists the organization's knowledge bases by name, case-insensitively, in one statement", async () => {
    const token = await server.tokenFor({ organizationId: 'org_2kList' });
    expect((await list({ token })).body).toEqual({ success: true, knowledgeBases: [] });
    for (const name of ['beta', 'Alpha', 'gamma']) await createBase(server, { name }, { token });
    const { body } = await list({ token });
    expect(body.knowledgeBases.map(({ name }: { name: string }) => name)).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await server.countStatements(() => list({ token }))).toBe(1);
  });

  test('returns counts, sizes and the timestamp of the newest file', async () => {
    const { id } = await createBase(server);
    await addFile(server, id, 'x'.repeat(100));
    await addFile(server, id, 'é'.repeat(50));
    const [newest] = await filesOf(server, id);
    expect(await readBase(server, id)).toMatchObject({
      fileCount: 2,
      totalSize: 200,
      lastFileUploadedAt: newest.createdAt,
      updatedAt: newest.createdAt,
      status: 'ready',
    });
  });

  test('returns exact counts after concurrent uploads and deletions', async () => {
    const token = await server.tokenFor();
    const { id } = await createBase(server);
    const first = await Promise.all(
      Array.from({ length: 10 }, (_, index) => addFile(server, id, 'x'.repeat(index + 1), {}, { token })),
    );
    await Promise.all([
      ...first.map((file) => server.call('DELETE', '/kb/files', { query: { kbId: id, fileId: file.id }, token })),
      ...Array.from({ length: 10 }, (_, index) => addFile(server, id, 'x'.repeat(100 + index), {}, { token })),
    ]);
    const files = await filesOf(server, id);
    expect(files).toHaveLength(10);
    expect(await readBase(server, id)).toMatchObject({
      fileCount: 10,
      totalSize: 1045,
      lastFileUploadedAt: files[0].createdAt,
      status: 'ready',
    });
    await Promise.all(
      files.map((file) => server.call('DELETE', '/kb/files', { query: { kbId: id, fileId: file.id }, token })),
    );
    expect(await readBase(server, id)).toMatchObject({
      fileCount: 0,
      totalSize: 0,
      lastFileUploadedAt: null,
      status: 'empty',
    });
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
    for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await list({ query: { id } }));
    expectSameNotFound(replies, 'Knowledge base not found');
    expect((await list()).body.knowledgeBases.map(({ id }: { id: number }) => id)).not.toContain(deleted.id);
  });

  test('returns 400 and names an invalid or unknown parameter', async () => {
    expectNamed(await list({ query: { id: 'one' } }), ['query', 'id']);
    expectNamed(await list({ query: { limit: 1 } }), ['query', 'limit']);
  });
});
