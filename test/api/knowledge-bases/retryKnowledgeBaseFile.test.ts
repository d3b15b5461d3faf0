import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { addFile, addProcessed, createBase, setFileStatus, filesOf, processed, search } from './support.js';

let server: TestServer;
let kbId: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
  ({ id: kbId } = await createBase(server));
});
afterAll(() => server?.stop());

const retry = (query: Record<string, string | number>, options = {}) =>
  server.call('POST', '/kb/files/retry', { query, ...options });

async function failed(status: string, nextStep: string, id = kbId): Promise<{ id: number; fileId: string }> {
  const file = await addProcessed(server, id, 'Charge the battery to 80 percent.');
  expect(file.processingStatus).toBe('completed');
  await setFileStatus(server, file.id, status, nextStep);
  return file;
}

describe('POST /kb/files/retry', () => {
  testAccess(
    () => server,
    async (options) => retry({ kbId, fileId: (await failed('parse_failed', 'parse')).id }, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:custom'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test.each([
    ['parse_failed', 'parse', 'parsing'],
    ['chunk_failed', 'embed', 'chunking'],
    ['extract_failed', 'extract', 'chunking'],
  ])('returns 200 for a file with %s, and processes it again from the failed step', async (status, nextStep, shown) => {
    const { id } = await createBase(server);
    const file = await failed(status, nextStep, id);
    const ofFile = () => server.database('knowledge_base_chunks').where({ file_record_id: file.id });
    const chunks = () => ofFile().select(server.database.raw('xmin::text as version'));
    const before = await chunks();
    // Without stored chunks, only another embedding can make the text searchable.
    if (nextStep !== 'extract') await ofFile().delete();
    const { status: code, body } = await retry({ kbId: id, fileId: file.id });
    expect({ code, file: body.file }).toMatchObject({
      code: 200,
      file: { id: file.id, processingStatus: shown, processingError: null },
    });
    expect(await processed(server, id)).toMatchObject([{ processingStatus: 'completed', processingError: null }]);
    expect(await search(server, id, 'battery')).toHaveLength(1);
    const after = await chunks();
    expect(after.length).toBe(before.length);
    if (nextStep === 'extract') expect(after).toEqual(before);
    else expect(after).not.toEqual(before);
  });

  test('one of several concurrent calls returns 200, the others 409', async () => {
    const file = await failed('chunk_failed', 'embed');
    const token = await server.tokenFor();
    const replies = await Promise.all(Array.from({ length: 5 }, () => retry({ kbId, fileId: file.id }, { token })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  test('returns 409 for a file that did not fail', async () => {
    const { id } = await createBase(server);
    const file = await addProcessed(server, id);
    expect(await retry({ kbId: id, fileId: file.id })).toMatchObject({
      status: 409,
      body: { error: 'Only a file whose processing failed can be retried' },
    });
    for (const [status, step] of [
      ['parsing', 'parse'],
      ['parsed', 'embed'],
      ['chunking', 'embed'],
    ] as const) {
      await setFileStatus(server, file.id, status, step);
      expect((await retry({ kbId: id, fileId: file.id })).status).toBe(409);
    }
    await setFileStatus(server, file.id, 'completed', 'none');
  });

  test('returns 400 and names a missing, invalid or unknown parameter', async () => {
    expectNamed(await retry({}), ['query', 'kbId']);
    expectNamed(await retry({ kbId, fileId: 'one' }), ['query', 'fileId']);
    expectNamed(await retry({ kbId, fileId: 1, force: 'true' }), ['query', 'force']);
  });

  test('returns 404 for a file that is missing, cross-tenant or in another knowledge base', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreignBase = await createBase(server, {}, { token });
    const foreign = await addFile(server, foreignBase.id, 'x', {}, { token });
    await processed(server, foreignBase.id, { token });
    await setFileStatus(server, foreign.id, 'parse_failed', 'parse');
    const other = await failed('parse_failed', 'parse', (await createBase(server)).id);
    const replies = [
      await retry({ kbId, fileId: 2147483647 }),
      await retry({ kbId, fileId: other.id }),
      await retry({ kbId: foreignBase.id, fileId: foreign.id }),
      await retry({ kbId, fileId: foreign.id }),
    ];
    expectSameNotFound(replies, 'File not found');
    expect(await filesOf(server, foreignBase.id, { token })).toMatchObject([{ processingStatus: 'parse_failed' }]);
  });
});
