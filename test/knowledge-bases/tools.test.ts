// Tests what the tools of agents do with knowledge bases.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addProcessed, createBase, filesOf, processed, search } from '../api/knowledge-bases/support.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: true })));
afterAll(() => server?.stop());

const caller = () => ({ userId: 'user_ada', organizationId: server.organizationId, role: null, permissions: [] });
const knowledge = () => server.container.modules.knowledgeBases;
const conversationId = '3f0c4b2e-7d57-4f0a-9a55-6f6f1b0c2d11';

test('a tool reads a file in pieces without splitting characters', async () => {
  const { id } = await createBase(server);
  const text = '0123🙂5678🙂';
  const file = await addProcessed(server, id, text);
  const pieces: string[] = [];
  for (let offset: number | null = 0; offset !== null;) {
    const piece = await knowledge().files.readText(server.organizationId, id, file.fileId, { offset, limit: 5 });
    pieces.push(piece.text ?? '');
    offset = piece.nextOffset;
  }
  expect(pieces).toEqual(['0123🙂', '5678🙂']);
  expect(
    (await knowledge().files.readText(server.organizationId, id, file.fileId, { offset: 100, limit: 5 })).text,
  ).toBe('');
});

test('a text that a tool writes becomes an ordinary file', async () => {
  const { id } = await createBase(server);
  const file = await knowledge().files.writeText(caller(), id, {
    fileName: 'visit 1/2.md',
    text: 'The visit went well.',
    startsTrigger: true,
    conversationId,
  });
  expect(file).toMatchObject({
    fileName: 'visit 1/2.md',
    contentType: 'text/markdown',
    fileSize: 20,
    processingStatus: 'parsing',
  });
  expect(file.fileKey).toBe(`${server.organizationId}/uploads/${file.fileId}/visit 12.md`);
  await processed(server, id);
  expect(await search(server, id, 'visit')).toMatchObject([{ fileId: file.fileId, text: 'The visit went well.' }]);
});

test('a long file name that a tool writes is kept, even with characters of two UTF-16 units', async () => {
  const { id } = await createBase(server);
  const fileName = `${'🙂'.repeat(200)}.md`;
  const file = await knowledge().files.writeText(caller(), id, {
    fileName,
    text: 'x',
    startsTrigger: false,
    conversationId,
  });
  expect(file.fileName).toBe(fileName);
});

test('the tools read, write and find nothing of another organization', async () => {
  const { id } = await createBase(server);
  const file = await addProcessed(server, id);
  const other = server.otherOrganizationId;
  await expect(knowledge().files.readText(other, id, file.fileId, { offset: 0, limit: 5 })).rejects.toThrow(
    'File not found',
  );
  await expect(
    knowledge().files.writeText({ ...caller(), organizationId: other }, id, {
      fileName: 'a.md',
      text: 'x',
      startsTrigger: true,
      conversationId,
    }),
  ).rejects.toThrow('Knowledge base not found');
  await expect(
    knowledge().search({ query: 'text', limit: 5, mode: 'hybrid' }, new AbortController().signal)(other, id),
  ).rejects.toThrow('Knowledge base not found');
  expect(await knowledge().missing(other, [id])).toEqual([id]);
  expect(await knowledge().missing(server.organizationId, [id, 2_147_483_647])).toEqual([2_147_483_647]);
  expect(await filesOf(server, id)).toHaveLength(1);
});

test('the counts of knowledge bases and files exclude deleted records', async () => {
  const organizationId = 'org_2kCounts';
  const token = await server.tokenFor({ organizationId });
  const [one, other] = [await createBase(server, {}, { token }), await createBase(server, {}, { token })];
  await addProcessed(server, one.id, 'x', {}, { token });
  await addProcessed(server, other.id, 'x', {}, { token });
  expect(await knowledge().count(organizationId)).toEqual({ kbCount: 2, kbFileCount: 2 });
  await server.call('DELETE', '/kb/manage', { query: { id: other.id }, token });
  expect(await knowledge().count(organizationId)).toEqual({ kbCount: 1, kbFileCount: 1 });
});
