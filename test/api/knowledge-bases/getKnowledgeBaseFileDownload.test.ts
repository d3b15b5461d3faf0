import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { addFile, addProcessed, createBase, setFileStatus } from './support.js';

let server: TestServer;
let kbId: number;
let fileId: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
  ({ id: kbId } = await createBase(server));
  ({ id: fileId } = await addFile(server, kbId));
});
afterAll(() => server?.stop());

const download = (query: Record<string, string | number>, options = {}) =>
  server.call('GET', '/kb/files/download', { query, ...options });

describe('GET /kb/files/download', () => {
  testAccess(
    () => server,
    (options) => download({ kbId, fileId }, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:custom'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('returns URLs that give the uploaded bytes and the extracted text, each as an attachment', async () => {
    const page = '<h1>Warranty</h1><p>It lasts 24 months.</p>';
    const file = await addProcessed(server, kbId, page, { fileName: 'page.html', contentType: 'text/html' });
    const { status, body, headers } = await download({ kbId, fileId: file.id });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      success: true,
      fileName: 'page.html',
      contentType: 'text/html',
      url: expect.stringContaining('X-Amz-Expires=600'),
      textUrl: expect.stringContaining('X-Amz-Expires=600'),
    });
    const [uploaded, text] = [await fetch(body.url), await fetch(body.textUrl)];
    expect(await uploaded.text()).toBe(page);
    expect(uploaded.headers.get('content-type')).toBe('application/octet-stream');
    expect(uploaded.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await text.text()).toMatch(/^# Warranty\s+It lasts 24 months\.\s*$/);
    expect(text.headers.get('content-type')).toMatch(/^text\/markdown/);
    expect((await fetch(body.url, { method: 'DELETE' })).status).toBe(403);
  });

  test.each([
    ['parsing', null],
    ['parse_failed', null],
    ['chunk_failed', expect.any(String)],
  ])('returns a text URL only for a file whose text was extracted: %s', async (status, textUrl) => {
    const file = await addProcessed(server, kbId, 'Some text.');
    await setFileStatus(server, file.id, status, 'parse');
    expect((await download({ kbId, fileId: file.id })).body).toMatchObject({ url: expect.any(String), textUrl });
  });

  test('returns 404 for a file that is missing, deleted, cross-tenant or in another knowledge base', async () => {
    const file = await addFile(server, kbId);
    const other = await createBase(server);
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await download({ kbId, fileId: file.id }, { token });
    const elsewhere = await download({ kbId: other.id, fileId: file.id });
    await server.call('DELETE', '/kb/files', { query: { kbId, fileId: file.id } });
    const ofDeleted = await addFile(server, other.id);
    await server.call('DELETE', '/kb/manage', { query: { id: other.id } });
    expectSameNotFound(
      [
        foreign,
        elsewhere,
        await download({ kbId, fileId: file.id }),
        await download({ kbId: other.id, fileId: ofDeleted.id }),
        await download({ kbId, fileId: 2_000_000_000 }),
      ],
      'File not found',
    );
  });

  test('returns 400 and names a missing or invalid parameter', async () => {
    for (const invalid of ['0', 'x', '2147483648'])
      expectNamed(await download({ kbId, fileId: invalid }), ['query', 'fileId']);
    expectNamed(await download({ fileId: 1 }), ['query', 'kbId']);
  });
});
