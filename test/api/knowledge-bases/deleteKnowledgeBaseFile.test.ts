import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isFullRun } from '../../support/full-run.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import {
  addFile,
  addProcessed,
  createBase,
  fileFields,
  filesOf,
  processed,
  readBase,
  search,
  upload,
} from './support.js';

let server: TestServer;
let kbId: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
  ({ id: kbId } = await createBase(server));
});
afterAll(() => server?.stop());

const remove = (query: Record<string, string | number>, options = {}) =>
  server.call('DELETE', '/kb/files', { query, ...options });
const readText = (id: number, fileId: string) =>
  server.container.modules.knowledgeBases.files.readText(server.organizationId, id, fileId, { offset: 0, limit: 1000 });
const leftOf = async (fileId: number) => ({
  records: await server.database('knowledge_base_files').where({ id: fileId }).count('* as count').first(),
  chunks: await server.database('knowledge_base_chunks').where({ file_record_id: fileId }).count('* as count').first(),
});
const nothing = { records: { count: 0 }, chunks: { count: 0 } };

describe('DELETE /kb/files', () => {
  testAccess(
    () => server,
    async (options) => remove({ kbId, fileId: (await addFile(server, kbId)).id }, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:custom'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('removes the record, chunks, embeddings and stored text of a file, which search no longer finds', async () => {
    const { id } = await createBase(server);
    const file = await addProcessed(server, id, 'The warranty lasts 24 months.');
    expect(await search(server, id, 'warranty')).toHaveLength(1);
    expect((await readText(id, file.fileId)).text).toBe('The warranty lasts 24 months.');
    expect(await remove({ kbId: id, fileId: file.id })).toMatchObject({ status: 200, body: { success: true } });
    expect(await search(server, id, 'warranty')).toEqual([]);
    expect(await leftOf(file.id)).toEqual(nothing);
    expect(await readBase(server, id)).toMatchObject({ fileCount: 0, status: 'empty' });
    await expect(server.container.platform.storage.head(file.contentKey)).rejects.toMatchObject({
      failure: 'not_found',
    });
    await expect(server.container.platform.storage.head(file.fileKey)).resolves.toMatchObject({ size: 29 });
  });

  test.each([
    ['without an Idempotency-Key', {}],
    ['with an Idempotency-Key', { 'idempotency-key': randomUUID() }],
  ])('succeeds %s if the text cannot be removed after the commit, and logs the failure', async (_case, headers) => {
    const { id } = await createBase(server);
    const file = await addProcessed(server, id, 'A text that stays in the storage.');
    await server.database.raw(`
      create function refuse_lease() returns trigger language plpgsql
        as $$ begin raise exception 'the lease cannot be stored'; end $$;
      create trigger refuse_lease before insert on leases
        for each row when (new.name = 'text:${file.contentKey}') execute function refuse_lease()`);
    const query = { kbId: id, fileId: file.id };
    expect(await remove(query, { headers })).toMatchObject({ status: 200, body: { success: true } });
    await server.database.raw('drop function refuse_lease cascade');
    expect(await leftOf(file.id)).toEqual(nothing);
    expect(server.logs).toContainEqual(
      expect.objectContaining({
        msg: 'the text of a deleted file is still stored',
        err: expect.objectContaining({ message: expect.stringContaining('the lease cannot be stored') }),
      }),
    );
  });

  test('keeps the text for another knowledge base that has the same file', async () => {
    const [one, other] = [await createBase(server), await createBase(server)];
    const keys = await upload(server, 'Shared words.');
    for (const { id } of [one, other])
      await server.call('POST', '/kb/files', { body: { kbId: id, ...keys, ...fileFields } });
    const [[first]] = [await processed(server, one.id), await processed(server, other.id)];
    await remove({ kbId: one.id, fileId: first.id });
    expect((await readText(other.id, keys.fileId)).text).toBe('Shared words.');
    expect(await search(server, other.id, 'shared words')).toHaveLength(1);
  });

  test('during processing, removes all data of the file, which can be added again', async () => {
    const token = await server.tokenFor();
    const { id } = await createBase(server);
    const text = Array.from(
      { length: 400 },
      (_, index) => `Sentence number ${index} speaks of part ${index * 7}.`,
    ).join('\n\n');
    for (let delayMs = 0; delayMs < 200; delayMs += isFullRun ? 20 : 50) {
      const keys = await upload(server, text, { token });
      const add = () => server.call('POST', '/kb/files', { body: { kbId: id, ...keys, ...fileFields }, token });
      const { body } = await add();
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      expect((await remove({ kbId: id, fileId: body.file.id }, { token })).status).toBe(200);
      expect(await search(server, id, 'part 700', { token })).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await leftOf(body.file.id)).toEqual(nothing);
      if (delayMs === 100) {
        expect((await add()).status).toBe(201);
        const [again] = await processed(server, id, { token });
        expect(again.processingStatus).toBe('completed');
        expect((await readText(id, keys.fileId)).text).not.toBeNull();
        await remove({ kbId: id, fileId: again.id }, { token });
      }
    }
    expect(await filesOf(server, id)).toEqual([]);
  });

  test('returns 400 with a specific error text if an id is missing, and "Bad Request" if one is invalid', async () => {
    for (const query of [{}, { kbId }, { fileId: 1 }])
      expect(await remove(query as Record<string, string>)).toMatchObject({
        status: 400,
        body: { error: 'Valid knowledge base ID and file ID are required for DELETE' },
      });
    const invalid = [
      { kbId: 'one', fileId: 1 },
      { kbId, fileId: '7b1f6a52-3c0e-4d53-9a35-0f2f6f0c9d11' },
      { kbId, fileId: 1, force: true },
    ];
    for (const query of invalid)
      expect(await remove(query as unknown as Record<string, string>)).toMatchObject({
        status: 400,
        body: { error: 'Bad Request' },
      });
  });

  test('returns 404 for a file that is missing, deleted, cross-tenant or in another knowledge base', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreignBase = await createBase(server, {}, { token });
    const foreign = await addFile(server, foreignBase.id, 'x', {}, { token });
    const other = await addFile(server, (await createBase(server)).id);
    const deleted = await addFile(server, kbId);
    await remove({ kbId, fileId: deleted.id });
    const replies = [
      await remove({ kbId, fileId: 2147483647 }),
      await remove({ kbId: 2147483647, fileId: other.id }),
      await remove({ kbId, fileId: deleted.id }),
      await remove({ kbId, fileId: other.id }),
      await remove({ kbId: foreignBase.id, fileId: foreign.id }),
      await remove({ kbId, fileId: foreign.id }),
    ];
    expectSameNotFound(replies, 'File not found');
    expect(await filesOf(server, foreignBase.id, { token })).toHaveLength(1);
  });
});
