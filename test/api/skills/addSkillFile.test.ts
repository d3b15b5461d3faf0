import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole } from '../access.js';
import { addFile, keyOf, newFile, newSkill, readSkill, upload } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const namesOf = async (id: number): Promise<string[]> =>
  (await readSkill(server, id)).files.map(({ fileName }: { fileName: string }) => fileName);

describe('POST /skills/files', () => {
  test('returns 201 to an administrator, with the record and an upload URL', async () => {
    const { id: skillId } = await newSkill(server);
    const { status, body } = await addFile(server, { skillId, fileName: 'template.md', fileSize: 1184 });
    const { fileId } = body.file;
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        success: true,
        file: {
          id: expect.any(Number),
          fileId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
          fileName: 'template.md',
          contentType: 'text/markdown',
          fileSize: 1184,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
        uploadUrl: expect.any(String),
      },
    });
    expect(keyOf(body.uploadUrl)).toBe(`${server.organizationId}/skills/${fileId}/template.md`);
    const { searchParams } = new URL(body.uploadUrl);
    expect(searchParams.get('X-Amz-Expires')).toBe('600');
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host');
    expect(await readSkill(server, skillId)).toMatchObject({
      fileCount: 2,
      files: [{ fileName: 'SKILL.md' }, body.file],
    });
  });

  test('returns 401 without a token or with an invalid one', async () => {
    for (const token of [null, 'not.a.token'])
      expect(await addFile(server, { skillId: 1, fileName: 'a' }, { token })).toMatchObject({
        status: 401,
        body: { error: 'Unauthorized' },
      });
  });

  test('returns 403 for a guest, 201 for other members', async () => {
    const { id: skillId } = await newSkill(server);
    const add = async (role: string) =>
      addFile(server, { skillId, fileName: `${role}.md` }, { token: await server.tokenFor({ role }) });
    expect(await add('org:guest')).toMatchObject({ status: 403, body: { error: noConsole } });
    for (const role of ['org:member', 'org:agent_manager']) expect((await add(role)).status).toBe(201);
  });

  test('accepts the upload with the declared type, and agents can then load the file', async () => {
    const { id } = await newSkill(server);
    const { uploadUrl } = await newFile(server, {
      skillId: id,
      fileName: 'scripts/prüfen.py',
      contentType: 'text/x-python',
    });
    const load = () => server.container.modules.skills.load(server.organizationId, id, 'scripts/prüfen.py');
    expect(await load()).toEqual({ kind: 'not-uploaded' });
    expect((await upload(uploadUrl, 'print()', 'text/html')).status).toBe(403);
    expect(await load()).toEqual({ kind: 'not-uploaded' });
    expect((await upload(uploadUrl, 'print()', 'text/x-python')).status).toBe(200);
    expect(await load()).toMatchObject({ kind: 'text', text: 'print()', fileName: 'scripts/prüfen.py' });
  });

  test('returns a URL that cannot upload another object', async () => {
    const { id } = await newSkill(server);
    const { uploadUrl } = await newFile(server, { skillId: id, fileName: 'a.md' });
    const [{ storage_key: skillMd }] = await server
      .database('skill_files')
      .where({ skill_id: id, file_name: 'SKILL.md' });
    const url = new URL(uploadUrl);
    url.pathname = `${url.pathname.split('/')[1]}/${skillMd}`;
    expect((await upload(String(url), 'taken over')).status).toBe(403);
    expect((await readSkill(server, id)).skillMdContent).not.toContain('taken over');
  });

  test('defaults the size to 0', async () => {
    const { id } = await newSkill(server);
    expect((await newFile(server, { skillId: id, fileName: 'a.md' })).file.fileSize).toBe(0);
  });

  test('returns 400 for a name that the skill already has, including SKILL.md; another skill may have it', async () => {
    const [one, two] = [await newSkill(server), await newSkill(server)];
    for (const skill of [one, two]) await newFile(server, { skillId: skill.id, fileName: 'docs/a.md' });
    for (const fileName of ['docs/a.md', 'SKILL.md']) {
      const reply = await addFile(server, { skillId: one.id, fileName });
      expect(reply).toMatchObject({
        status: 400,
        body: { error: `File name "${fileName}" is already in use in this skill`, details: [{ path: ['fileName'] }] },
      });
    }
    expect(await namesOf(one.id)).toEqual(['SKILL.md', 'docs/a.md']);
  });

  test('10 concurrent calls with one name create one file', async () => {
    const { id: skillId } = await newSkill(server);
    const token = await server.tokenFor();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => addFile(server, { skillId, fileName: 'race.md' }, { token })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(400)]);
    expect(await namesOf(skillId)).toEqual(['SKILL.md', 'race.md']);
  });

  test('returns 400 for the 21st file, counting SKILL.md, even for concurrent calls', async () => {
    const { id: skillId } = await newSkill(server);
    const token = await server.tokenFor();
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_item, index) => addFile(server, { skillId, fileName: `${index}.md` }, { token })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(19);
    const refused = replies.find(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 400, body: { error: 'A skill can have at most 20 files' } });
    expect((await readSkill(server, skillId)).fileCount).toBe(20);
  });

  test.each([
    ['..'],
    ['../SKILL.md'],
    ['docs/../../x'],
    ['docs/./x'],
    ['/etc/passwd'],
    ['docs//x'],
    ['docs/'],
    ['.hidden'],
    ['docs/.hidden'],
    ['..\\x'],
    ['docs\\..\\x'],
    ['a\nb'],
    ['a\u0000b'],
    ['a\u007fb'],
    [''],
    ['x'.repeat(256)],
    [null],
    [7],
  ])('returns 400 for the name %j', async (fileName) => {
    const { id } = await newSkill(server);
    expectNamed(await addFile(server, { skillId: id, fileName }), ['fileName']);
    expect(await namesOf(id)).toEqual(['SKILL.md']);
  });

  test('accepts a name of 255 wide characters and a name that storage keys cannot hold', async () => {
    const { id } = await newSkill(server);
    for (const fileName of [
      '漢'.repeat(255),
      'a?b#c%2F..d+e&f "g".md',
      `${'😀'.repeat(120)}/${'é'.repeat(134)}`,
      'x/\u202egnp.exe',
    ]) {
      const { file, uploadUrl } = await newFile(server, { skillId: id, fileName });
      expect(file.fileName).toBe(fileName);
      expect((await upload(uploadUrl, fileName)).status).toBe(200);
      expect(await server.container.modules.skills.load(server.organizationId, id, fileName)).toMatchObject({
        kind: 'text',
        text: fileName,
      });
    }
  });

  test.each([
    ['contentType', { contentType: 'markdown' }],
    ['contentType', { contentType: 'text/plain\r\nx-amz-acl: public-read' }],
    ['contentType', { contentType: undefined }],
    ['fileSize', { fileSize: -1 }],
    ['fileSize', { fileSize: 1.5 }],
    ['fileSize', { fileSize: '7' }],
    ['skillId', { skillId: 0 }],
    ['skillId', { skillId: undefined }],
    ['storageKey', { storageKey: 'org_2kTestOther/x' }],
  ])('returns 400 and names %s in %j', async (field, fields) => {
    const { id } = await newSkill(server);
    expectNamed(await addFile(server, { skillId: id, fileName: 'a.md', ...fields }), [field]);
  });

  test('returns 404 for a missing, deleted or cross-tenant skill', async () => {
    const { id } = await newSkill(server);
    const deleted = await newSkill(server);
    await server.call('DELETE', '/skills/manage', { query: { id: deleted.id } });
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const replies = [2_000_000_000, deleted.id].map((skillId) => addFile(server, { skillId, fileName: 'a.md' }));
    expectSameNotFound(
      [...(await Promise.all(replies)), await addFile(server, { skillId: id, fileName: 'a.md' }, { token })],
      'Skill not found',
    );
    expect(await namesOf(id)).toEqual(['SKILL.md']);
  });
});
