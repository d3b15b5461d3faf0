import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { save } from '../agents/support.js';
import {
  addFile,
  addProcessed,
  createBase,
  fileFields,
  filesOf,
  noSuchFile,
  processed,
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

const add = (fields: Record<string, unknown>, options: CallOptions = {}) =>
  server.call('POST', '/kb/files', { body: { kbId, ...fileFields, ...fields }, ...options });
const token = () => server.tokenFor();

describe('POST /kb/files', () => {
  testAccess(
    () => server,
    async (options) => add(await upload(server, 'x'), options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:custom'],
      refused: ['org:guest'],
      text: noConsole,
      status: 201,
    },
  );

  test('returns 201 with every field, and search then finds the file', async () => {
    const { id } = await createBase(server);
    const keys = await upload(server, 'Grease the bearing of joint three every 500 hours.');
    const { status, body } = await add({ kbId: id, ...keys, userMetadata: { product: 'Arm X2' } });
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        success: true,
        file: {
          id: expect.any(Number),
          knowledgeBaseId: id,
          ...keys,
          ...fileFields,
          fileSize: 50,
          processingStatus: 'parsing',
          processingError: null,
          userMetadata: { product: 'Arm X2' },
          extractedData: null,
          triggerConversationId: null,
          triggerSkippedReason: null,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          updatedAt: body.file.createdAt,
        },
      },
    });
    const [file] = await processed(server, id);
    expect(file).toEqual({ ...body.file, processingStatus: 'completed', updatedAt: expect.any(String) });
    expect(await search(server, id, 'bearing of joint three')).toMatchObject([
      { fileId: keys.fileId, text: 'Grease the bearing of joint three every 500 hours.' },
    ]);
  });

  test("stores the size of the uploaded object, not the caller's value", async () => {
    expect((await addFile(server, kbId, 'é', { fileSize: 482_113 })).fileSize).toBe(2);
    expect((await addFile(server, kbId, '')).fileSize).toBe(0);
  });

  test('accepts an upload id in upper case as the same id', async () => {
    const keys = await upload(server);
    expect((await add({ ...keys, fileId: keys.fileId.toUpperCase() })).body.file.fileId).toBe(keys.fileId);
    expect(await add(keys)).toMatchObject({
      status: 400,
      body: { error: `File "${keys.fileId}" is already in this knowledge base` },
    });
  });

  test("runs the trigger's agent once with the file's metadata, in a conversation of the uploader", async () => {
    const { id: agentId } = await save(server, { model: 'offline:echo' });
    const { id } = await createBase(server, { trigger: { agentId, prompt: 'Look at the new file.' } });
    const token = await server.tokenFor({ userId: 'user_ada' });
    const { triggerConversationId: threadId, fileId } = await addProcessed(
      server,
      id,
      'Words of the text.',
      {},
      { token },
    );
    const read = async () => (await server.call('GET', '/getConversation', { query: { threadId }, token })).body;
    for (
      const deadline = Date.now() + 10_000;
      !JSON.stringify(await read()).includes('"completed"') && Date.now() < deadline;
    )
      await new Promise((resolve) => setTimeout(resolve, 50));
    const conversation = JSON.stringify(await read());
    expect(conversation).toContain('"completed"');
    expect(conversation).toContain('Look at the new file.');
    expect(conversation).toContain(fileId);
    expect(conversation).not.toContain('Words of the text.');
    expect(await server.database('conversations').where({ agent_id: agentId })).toMatchObject([
      { id: threadId, user_id: 'user_ada' },
    ]);
  });

  test('returns 400 with the supported types for a file of another type', async () => {
    const fields = { fileName: 'a.gif', contentType: 'image/gif' };
    expect(await add({ ...(await upload(server, 'GIF89a')), ...fields })).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^File type is not supported; supported types: txt, md, .*source code$/) },
    });
  });

  test('a file whose content contradicts its type ends as parse_failed with a reason', async () => {
    const { id } = await createBase(server);
    const file = await addProcessed(server, id, 'GIF89a', { fileName: 'a.pdf', contentType: 'application/pdf' });
    expect(file).toMatchObject({ processingStatus: 'parse_failed', processingError: expect.any(String) });
    expect(await search(server, id, 'GIF89a')).toEqual([]);
  });

  test('returns 400 for a file that was already added; two knowledge bases may share one upload', async () => {
    const [one, other] = [await createBase(server), await createBase(server)];
    const keys = await upload(server);
    const calls = await Promise.all(
      Array.from({ length: 5 }, async () => add({ kbId: one.id, ...keys }, { token: await token() })),
    );
    expect(calls.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
    expect(calls.find(({ status }) => status === 400)?.body).toEqual({
      error: `File "${keys.fileId}" is already in this knowledge base`,
    });
    expect((await add({ kbId: other.id, ...keys })).status).toBe(201);
  });

  test('returns 400 for a file key outside the organization, also through `..`', async () => {
    const foreign = await upload(server, 'secret', {
      token: await server.tokenFor({ organizationId: server.otherOrganizationId }),
    });
    const { fileId, contentKey } = noSuchFile(server.organizationId, foreign.fileId);
    for (const fileKey of [
      foreign.fileKey,
      `${server.organizationId}/../${foreign.fileKey}`,
      `${server.organizationId}/uploads/${fileId}/../../../${foreign.fileKey}`,
      `${server.organizationId}2/uploads/${fileId}/notes.md`,
      `/${server.organizationId}/uploads/${fileId}/notes.md`,
    ]) {
      expect(await add({ fileId, contentKey, fileKey })).toMatchObject({
        status: 400,
        body: { error: 'File key is outside the storage area of the organization' },
      });
    }
  });

  test('returns 400 for a content key outside the organization', async () => {
    const { contentKey: _own, ...keys } = await upload(server);
    for (const contentKey of [
      `${server.otherOrganizationId}/contents/${keys.fileId}.md`,
      `${server.organizationId}/contents/../../x.md`,
    ]) {
      expect(await add({ ...keys, contentKey })).toMatchObject({
        status: 400,
        body: { error: 'Content key is outside the storage area of the organization' },
      });
    }
  });

  test('returns 400 for the keys of another file of the organization', async () => {
    const [mine, theirs] = [await upload(server), await upload(server)];
    expectNamed(await add({ ...mine, contentKey: theirs.contentKey }), ['contentKey']);
    expectNamed(await add({ ...mine, contentKey: theirs.fileKey }), ['contentKey']);
    expectNamed(await add({ ...mine, fileId: theirs.fileId, contentKey: theirs.contentKey }), ['fileKey']);
    expectNamed(await add({ ...mine, fileKey: theirs.fileKey }), ['fileKey']);
  });

  test('returns 400 for a key without a stored object', async () => {
    expect(await add(noSuchFile(server.organizationId))).toMatchObject({
      status: 400,
      body: { error: 'No uploaded file was found at the file key' },
    });
  });

  test('returns 400 at the limit of files, even for concurrent calls', async () => {
    const { id } = await createBase(server);
    await server.database.raw(
      `insert into knowledge_base_files
         (organization_id, knowledge_base_id, file_id, file_name, file_key, content_key, content_type, file_size,
         processing_status, next_step, created_by)
       select ?, ?, gen_random_uuid(), 'a.md', 'k', 'c', 'text/plain', 1, 'completed', 'none', 'user_x'
       from generate_series(1, 9998)`,
      [server.organizationId, id],
    );
    const replies = await Promise.all(
      Array.from({ length: 6 }, async () => add({ kbId: id, ...(await upload(server)) }, { token: await token() })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400, 400, 400]);
    expect(replies.find(({ status }) => status === 400)?.body).toEqual({
      error: 'Knowledge base holds the maximum of 10000 files',
    });
    expect(await filesOf(server, id)).toHaveLength(10_000);
  });

  test.each([
    ['kbId', { kbId: undefined }],
    ['fileId', { fileId: 'one' }],
    ['fileName', { fileName: '' }],
    ['fileKey', { fileKey: undefined }],
    ['contentType', { contentType: 'pdf' }],
    ['fileSize', { fileSize: 5_368_709_121 }],
    ['userMetadata', { userMetadata: [] }],
    ['unknownName', { unknownName: 'x' }],
  ])('returns 400 and names %s in %j', async (field, fields) => {
    expectNamed(await add({ ...noSuchFile(server.organizationId, randomUUID()), ...fields }), [field]);
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
    for (const id of [2147483647, deleted.id, foreign.id])
      replies.push(await add({ kbId: id, ...(await upload(server)) }));
    expectSameNotFound(replies, 'Knowledge base not found');
  });
});
