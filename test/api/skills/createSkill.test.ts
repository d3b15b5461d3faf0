import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { notAdmin } from '../access.js';
import { createSkill, newSkill, readSkill, skillMd, testRefusedTexts } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

describe('POST /skills/manage', () => {
  test('returns 201 to an administrator, with the fields of the frontmatter', async () => {
    const { status, body } = await createSkill(server, skillMd({ description: 'Writes a report', version: '1.2' }));
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        success: true,
        skill: {
          id: expect.any(Number),
          name: 'incident-report',
          description: 'Writes a report',
          fileCount: 1,
          etag: expect.stringMatching(/^[\w-]{16}$/),
        },
      },
    });
  });

  test('returns 401 without a token or with an invalid one', async () => {
    for (const token of [null, 'not.a.token'])
      expect(await createSkill(server, skillMd(), { token })).toMatchObject({
        status: 401,
        body: { error: 'Unauthorized' },
      });
  });

  test.each(['org:agent_manager', 'org:member', 'org:guest'])('returns 403 for %s', async (role) => {
    expect(await createSkill(server, skillMd(), { token: await server.tokenFor({ role }) })).toMatchObject({
      status: 403,
      body: { error: notAdmin },
    });
  });

  test('stores other fields of any JSON type as metadata, even with names of built-in properties', async () => {
    const metadata = {
      version: 1.5,
      draft: false,
      none: null,
      tags: ['a', 'b'],
      owner: { team: 'support' },
      excerpt_separator: { toString: 1 },
      constructor: 'x',
      hasOwnProperty: 1,
    };
    const { id } = await newSkill(server, skillMd(metadata));
    expect((await readSkill(server, id)).metadata).toEqual(metadata);
  });

  test('keeps dates as text, expands aliases and treats merge keys as ordinary keys', async () => {
    const { id } = await newSkill(
      server,
      '---\nname: x\nsince: 2026-11-03\nbase: &base {a: 1}\ncopy: *base\nmerged: {<<: *base}\nchecked: yes\n---\n',
    );
    expect((await readSkill(server, id)).metadata).toEqual({
      since: '2026-11-03',
      base: { a: 1 },
      copy: { a: 1 },
      merged: { '<<': { a: 1 } },
      checked: 'yes',
    });
  });

  test.each([
    ['CRLF', '---\r\nname: x\r\nowner: support\r\n---\r\nDo it.\r\n'],
    ['a byte order mark', '\uFEFF---\nname: x\nowner: support\n---\nDo it.'],
    [
      'CRLF, a byte order mark, and spaces at the ends of lines',
      '\uFEFF---  \r\nname: x \r\nowner: support\r\n--- \t\r\nDo it.\r\n---\r\n',
    ],
    ['no instructions', '---\nname: x\nowner: support\n---'],
  ])('a text with %s is parsed and returned unchanged', async (_what, text) => {
    const skill = await readSkill(server, (await newSkill(server, text)).id);
    expect(skill).toMatchObject({ name: 'x', metadata: { owner: 'support' }, skillMdContent: text });
    expect(skill.files).toMatchObject([
      { fileName: 'SKILL.md', contentType: 'text/markdown', fileSize: Buffer.byteLength(text) },
    ]);
  });

  test("stores the text as one object under the organization's prefix, without orphaned objects", async () => {
    const { id } = await newSkill(server);
    const [file] = await server.database('skill_files').where({ skill_id: id });
    expect(file.storage_key).toBe(`${server.organizationId}/skills/${file.file_id}/SKILL.md`);
    expect(await server.database('skill_orphaned_objects').where({ storage_key: file.storage_key })).toEqual([]);
  });

  test('creates two skills for two calls with the same name and text', async () => {
    const [one, two] = [await newSkill(server), await newSkill(server)];
    expect(one.id).not.toBe(two.id);
  });

  testRefusedTexts((text) => createSkill(server, text));

  test('returns 400 and names an unknown field', async () => {
    expectNamed(await server.call('POST', '/skills/manage', { body: { skillMdContent: skillMd(), name: 'x' } }), [
      'name',
    ]);
  });

  test('returns 400 at the limit of skills, not counting deleted ones', async () => {
    const organizationId = 'org_2kFull';
    const token = await server.tokenFor({ organizationId });
    await server.database.raw(
      `insert into skills (organization_id, name, created_by, deleted_at)
       select ?, 'skill ' || n, 'user_x', case when n = 10000 then now() end
       from generate_series(1, 10000) n`,
      [organizationId],
    );
    expect((await createSkill(server, skillMd(), { token })).status).toBe(201);
    expect(await createSkill(server, skillMd(), { token })).toMatchObject({
      status: 400,
      body: { error: 'Organization has reached its limit of 10000 skills' },
    });
  });

  test('returns 400 for a token whose organization id cannot be part of a storage key', async () => {
    const token = await server.tokenFor({ organizationId: `${server.organizationId}/skills` });
    expect(await createSkill(server, skillMd(), { token })).toMatchObject({
      status: 400,
      body: { error: 'Bad Request' },
    });
  });
});
