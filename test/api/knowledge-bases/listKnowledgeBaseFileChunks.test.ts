import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { addFile, addProcessed, createBase, search } from './support.js';

let server: TestServer;
let kbId: number;
let fileId: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
  ({ id: kbId } = await createBase(server));
  ({ id: fileId } = await addFile(server, kbId));
});
afterAll(() => server?.stop());

const list = (query: Record<string, string | number>, options = {}) =>
  server.call('GET', '/kb/files/chunks', { query, ...options });

/** Sections that each fill at least one chunk. */
const manual = Array.from(
  { length: 7 },
  (_, index) => `# Joint ${index}\n\n${`The brake of joint ${index} releases slowly. `.repeat(40)}`,
).join('\n\n');

describe('GET /kb/files/chunks', () => {
  testAccess(
    () => server,
    (options) => list({ kbId, fileId }, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:custom'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('returns the chunks that search finds, in the order of the text', async () => {
    const file = await addProcessed(server, kbId, manual);
    const { status, body } = await list({ kbId, fileId: file.id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, nextCursor: null });
    expect(body.chunks.length).toBeGreaterThanOrEqual(7);
    expect(body.chunks.map(({ position }: { position: number }) => position)).toEqual([...body.chunks.keys()]);
    expect(body.chunks[0]).toEqual({
      position: 0,
      heading: null,
      text: expect.stringMatching(/^# Joint 0\n\nThe brake of joint 0/),
      tokenCount: expect.any(Number),
    });
    const [found] = await search(server, kbId, 'brake of joint 4');
    expect(body.chunks.map(({ text }: { text: string }) => text)).toContain(found.text);
  });

  test('pages of any size give the same chunks', async () => {
    const file = await addProcessed(server, kbId, manual);
    const whole = (await list({ kbId, fileId: file.id })).body.chunks;
    for (const limit of [1, 3, whole.length]) {
      const pages: unknown[][] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { body } = await list({ kbId, fileId: file.id, limit, ...(cursor === '' ? {} : { cursor }) });
        pages.push(body.chunks);
        cursor = body.nextCursor;
      }
      expect(pages.flat()).toEqual(whole);
      expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    }
  });

  test('is empty for a file that could not be read', async () => {
    const broken = { fileName: 'broken.pdf', contentType: 'application/pdf' };
    const file = await addProcessed(server, kbId, 'no PDF', broken);
    expect(file.processingStatus).toBe('parse_failed');
    expect((await list({ kbId, fileId: file.id })).body).toEqual({ success: true, chunks: [], nextCursor: null });
  });

  test("returns 400 for a cursor of another file's list and for an invalid cursor", async () => {
    const [one, other] = [await addProcessed(server, kbId, manual), await addProcessed(server, kbId, manual)];
    const { nextCursor } = (await list({ kbId, fileId: one.id, limit: 1 })).body;
    const encode = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
    const cursors = ['x', encode([other.id, 0]), encode([other.id, 1.5]), encode([other.id, 1, 1]), encode({})];
    for (const cursor of [nextCursor, ...cursors])
      expectNamed(await list({ kbId, fileId: other.id, cursor }), ['query', 'cursor']);
  });

  test('returns 404 for a file that is missing, deleted, cross-tenant or in another knowledge base', async () => {
    const file = await addProcessed(server, kbId, 'Some text.');
    const other = await createBase(server);
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await list({ kbId, fileId: file.id }, { token });
    const elsewhere = await list({ kbId: other.id, fileId: file.id });
    await server.call('DELETE', '/kb/files', { query: { kbId, fileId: file.id } });
    expectSameNotFound(
      [foreign, elsewhere, await list({ kbId, fileId: file.id }), await list({ kbId, fileId: 2_000_000_000 })],
      'File not found',
    );
  });

  test('returns 400 and names a missing or invalid parameter', async () => {
    for (const limit of [0, 101, 'x']) expectNamed(await list({ kbId, fileId: 1, limit }), ['query', 'limit']);
    expectNamed(await list({ kbId }), ['query', 'fileId']);
  });
});
