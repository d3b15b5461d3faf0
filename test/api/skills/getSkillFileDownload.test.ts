import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { newFile, newSkill, readSkill, skillMd, upload } from './support.js';

let server: TestServer;
let skillId: number;
let names = 0;
beforeAll(async () => {
  server = await startTestServer();
  ({ id: skillId } = await newSkill(server));
});
afterAll(() => server?.stop());

const download = (fileId: unknown, options = {}) =>
  server.call('GET', '/skills/files/download', { query: { fileId: String(fileId) }, ...options });
const add = () => newFile(server, { skillId, fileName: `scripts/file ${++names}.md` });

describe('GET /skills/files/download', () => {
  testAccess(
    () => server,
    async (options) => download((await add()).file.id, options),
    { allowed: ['org:admin', 'org:agent_manager', 'org:member'], refused: ['org:guest'], text: noConsole },
  );

  test('returns a URL that gives the uploaded bytes as an attachment', async () => {
    const { file, uploadUrl } = await add();
    await upload(uploadUrl, 'print(1)');
    const { status, body } = await download(file.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      fileName: file.fileName,
      contentType: 'text/markdown',
      url: expect.stringContaining('X-Amz-Expires=600'),
    });
    const reply = await fetch(body.url);
    expect(await reply.text()).toBe('print(1)');
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('returns SKILL.md as it was saved last', async () => {
    const { id } = await newSkill(server, skillMd({}, '# First\n'));
    const text = skillMd({}, '# Second\n');
    await server.call('PUT', '/skills/manage', { query: { id }, body: { skillMdContent: text } });
    const [{ id: fileId }] = (await readSkill(server, id)).files;
    expect(await (await fetch((await download(fileId)).body.url)).text()).toBe(text);
  });

  test('the URL of a file that was never uploaded gives 404', async () => {
    const { file } = await add();
    expect((await fetch((await download(file.id)).body.url)).status).toBe(404);
  });

  test("returns 404 for a missing, deleted or cross-tenant file, and a deleted skill's file", async () => {
    const { file } = await add();
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await download(file.id, { token });
    await server.call('DELETE', '/skills/files', { query: { fileId: file.id } });
    const gone = await newSkill(server);
    const [{ id: ofGone }] = (await readSkill(server, gone.id)).files;
    await server.call('DELETE', '/skills/manage', { query: { id: gone.id } });
    expectSameNotFound(
      [foreign, await download(file.id), await download(ofGone), await download(2_000_000_000)],
      'Skill file not found',
    );
  });

  test('returns 400 and names an invalid id', async () => {
    for (const id of ['0', 'x', '2147483648']) expectNamed(await download(id), ['query', 'fileId']);
  });
});
