// A deleted knowledge base is purged after the retention period, except for its uploads.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addProcessed, createBase, search } from '../api/knowledge-bases/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const isStored = (key: string) =>
  server.container.storage.head(key).then(
    () => true,
    () => false,
  );
const purge = () =>
  server.container.knowledgeWork.periodic
    .find(({ name }) => name === 'knowledge-bases.purge-deleted')!
    .run(new AbortController().signal);
const rowsOf = async (id: number) => {
  const counts = await Promise.all([
    server.database('knowledge_bases').where({ id }).count(),
    server.database('knowledge_base_files').where({ knowledge_base_id: id }).count(),
    server.database('knowledge_base_chunks').where({ knowledge_base_id: id }).count(),
  ]);
  return counts.map(([row]) => Number(row?.['count']));
};

async function deletedBase(daysAgo: number): Promise<{ id: number; file: { fileKey: string; contentKey: string } }> {
  const { id } = await createBase(server);
  const file = await addProcessed(server, id, 'The brake of joint 2 does not release.');
  expect((await server.call('DELETE', '/kb/manage', { query: { id } })).status).toBe(200);
  await server
    .database('knowledge_bases')
    .where({ id })
    .update({ deleted_at: new Date(Date.now() - daysAgo * 86_400_000) });
  return { id, file };
}

test('purges records, embeddings and texts after thirty days; uploads and other knowledge bases stay', async () => {
  const [old, young] = [await deletedBase(31), await deletedBase(29)];
  const { id } = await createBase(server);
  const kept = await addProcessed(server, id, 'The canteen serves lunch at noon.');
  await purge();
  expect(await rowsOf(old.id)).toEqual([0, 0, 0]);
  await eventually(
    () => isStored(old.file.contentKey),
    (stored) => !stored,
  );
  expect(await isStored(old.file.fileKey)).toBe(true);
  expect(await rowsOf(young.id)).toEqual([1, 1, 1]);
  expect(await isStored(young.file.contentKey)).toBe(true);
  expect(await search(server, id, 'lunch')).toMatchObject([{ fileId: kept.fileId }]);
  await purge();
  expect(await rowsOf(young.id)).toEqual([1, 1, 1]);
});
