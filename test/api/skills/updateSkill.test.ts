import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { newFile, newSkill, readSkill, skillMd, testRefusedTexts } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const update = (id: unknown, body: unknown, options = {}) =>
  server.call('PUT', '/skills/manage', { query: { id: String(id) }, body, ...options });
const skillMdOf = async (id: number) =>
  (await server.database('skill_files').where({ skill_id: id, file_name: 'SKILL.md' }))[0];

describe('PUT /skills/manage', () => {
  testAccess(
    () => server,
    async (options) => update((await newSkill(server)).id, { name: 'x' }, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('a text replaces SKILL.md and its parsed fields; name and description in the body are ignored', async () => {
    const skill = await newSkill(server, skillMd({ description: 'before', version: '1', owner: 'support' }));
    await newFile(server, { skillId: skill.id, fileName: 'template.md' });
    const before = await readSkill(server, skill.id);
    const text = skillMd({ name: 'visit-report', version: '2' }, 'Other instructions é');
    const { status, body } = await update(skill.id, { skillMdContent: text, name: 'ignored', description: 'ignored' });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        skill: {
          id: skill.id,
          name: 'visit-report',
          description: null,
          metadata: { version: '2' },
          fileCount: 2,
          etag: expect.any(String),
        },
      },
    });
    const after = await readSkill(server, skill.id);
    expect(after).toMatchObject({ name: 'visit-report', skillMdContent: text, createdAt: before.createdAt });
    expect(after.files[0]).toEqual({
      ...before.files[0],
      fileId: expect.any(String),
      fileSize: Buffer.byteLength(text),
    });
    expect(after.files[1]).toEqual(before.files[1]);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  });

  test('without a text, changes the given fields and keeps SKILL.md', async () => {
    const text = skillMd({ description: 'before', version: '1' });
    const { id } = await newSkill(server, text);
    const stored = await skillMdOf(id);
    expect((await update(id, { name: '  Renamed ' })).body.skill).toEqual({
      id,
      name: 'Renamed',
      description: 'before',
      metadata: { version: '1' },
      fileCount: 1,
      etag: expect.any(String),
    });
    expect((await update(id, { description: null })).body.skill).toMatchObject({ name: 'Renamed', description: null });
    expect((await update(id, { description: '' })).body.skill).toMatchObject({ name: 'Renamed', description: '' });
    expect(await readSkill(server, id)).toMatchObject({ name: 'Renamed', skillMdContent: text });
    expect(await skillMdOf(id)).toEqual(stored);
  });

  test('records the replaced and the new text in the audit log', async () => {
    const entriesOf = async (id: number) => {
      const query = { recordType: 'skill', recordId: String(id) };
      return (await server.call('GET', '/admin/auditLog', { query })).body.entries;
    };
    const [first, second] = [skillMd({}, 'First.'), skillMd({}, 'Second.')];
    const { id } = await newSkill(server, first);
    for (const skillMdContent of [second, second]) await update(id, { skillMdContent });
    expect(await entriesOf(id)).toMatchObject([
      { action: 'skill.updated', before: { skillMdContent: first }, after: { skillMdContent: second } },
      { action: 'skill.created', before: null, after: { skillMdContent: first } },
    ]);
    expect(Object.keys((await entriesOf(id))[0].after)).toEqual(['skillMdContent']);

    // The difference is beyond the length to which values are cut.
    const long = (last: string) => skillMd({}, `${'x'.repeat(30_000)}${last}`);
    const head = long('').length;
    const { id: longId } = await newSkill(server, long('old'));
    await update(longId, { skillMdContent: long('new') });
    const { before, after } = (await entriesOf(longId))[0];
    expect(before.skillMdContent).toBe(`[… ${head} characters before] old`);
    expect(after.skillMdContent).toBe(`[… ${head} characters before] new`);
  });

  test('an entry of the audit log shows the text that a concurrent request replaced as null', async () => {
    const { id } = await newSkill(server, skillMd({}, 'First.'));
    const token = await server.tokenFor();
    const texts = Array.from({ length: 10 }, (_item, index) => skillMd({}, `Text ${index}.`));
    await Promise.all(texts.map((skillMdContent) => update(id, { skillMdContent }, { token })));
    const query = { action: 'skill.updated', recordId: String(id) };
    const { entries } = (await server.call('GET', '/admin/auditLog', { query })).body;
    type Texts = Record<'before' | 'after', { skillMdContent: string | null }>;
    const changes = (entries as Texts[]).map(({ before, after }) => [before.skillMdContent, after.skillMdContent]);
    expect(changes.map(([, text]) => text).sort()).toEqual(texts);
    // Entries are listed newest first, so each replaced text is the new text of the next entry.
    const replaced = [...changes.slice(1).map(([, text]) => text), skillMd({}, 'First.')];
    for (const [index, [before]] of changes.entries()) expect([null, replaced[index]]).toContain(before);
  });

  test('changes nothing for an empty body or unchanged values', async () => {
    const { id } = await newSkill(server, skillMd({ description: 'same' }));
    const before = await readSkill(server, id);
    for (const body of [{}, { name: 'incident-report', description: 'same' }])
      expect((await update(id, body)).status).toBe(200);
    expect(await readSkill(server, id)).toEqual(before);
  });

  test('accepts a skill exactly as a read returned it', async () => {
    const { id } = await newSkill(server, skillMd({ description: 'kept', tags: ['a'] }));
    await newFile(server, { skillId: id, fileName: 'template.md' });
    const before = await readSkill(server, id);
    expect(await update(id, before)).toMatchObject({ status: 200 });
    const {
      updatedAt: _then,
      files: [_skillMd, ...files],
      // Each stored text changes the etag.
      etag: _etag,
      ...same
    } = before;
    expect(await readSkill(server, id)).toMatchObject({ ...same, files: [{ fileName: 'SKILL.md' }, ...files] });
  });

  test('after 20 concurrent updates, row and storage have the same text, and its object is not orphaned', async () => {
    const { id } = await newSkill(server);
    const token = await server.tokenFor();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_item, index) =>
        update(id, { skillMdContent: skillMd({ name: `name ${index}` }, `text ${index}`) }, { token }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const skill = await readSkill(server, id);
    expect(skill.skillMdContent).toBe(skillMd({ name: skill.name }, `text ${skill.name.slice(5)}`));
    const { storage_key: current } = await skillMdOf(id);
    const orphanedObjects = await server.database('skill_orphaned_objects').pluck('storage_key');
    expect(orphanedObjects).not.toContain(current);
    expect(new Set(orphanedObjects).size).toBe(orphanedObjects.length);
  });

  test('returns 404 for a missing, deleted or cross-tenant skill and stores nothing', async () => {
    const { id } = await newSkill(server);
    const deleted = await newSkill(server);
    await server.call('DELETE', '/skills/manage', { query: { id: deleted.id } });
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const orphanedObjects = await server.database('skill_orphaned_objects').select();
    for (const body of [{ name: 'x' }, { skillMdContent: skillMd({ name: 'taken over' }) }, {}]) {
      expectSameNotFound(
        [await update(2_000_000_000, body), await update(deleted.id, body), await update(id, body, { token })],
        'Skill not found',
      );
    }
    expect((await readSkill(server, id)).name).toBe('incident-report');
    expect(await server.database('skill_orphaned_objects').select()).toEqual(orphanedObjects);
  });

  describe('an invalid text', () => {
    let id: number;
    beforeAll(async () => void ({ id } = await newSkill(server)));
    testRefusedTexts((skillMdContent) => update(id, { skillMdContent }));

    test('returns 400 and does not change the skill', async () => {
      const before = await readSkill(server, id);
      expect((await update(id, { skillMdContent: '# no frontmatter', name: 'x' })).status).toBe(400);
      expect(await readSkill(server, id)).toEqual(before);
    });
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: '  ' }],
    ['name', { name: null }],
    ['name', { name: 'x'.repeat(201) }],
    ['description', { description: 'x'.repeat(4001) }],
    ['description', { description: 7 }],
    ['unknownName', { unknownName: 'x' }],
  ])('returns 400 and names %s in %j', async (field, body) => {
    expectNamed(await update((await newSkill(server)).id, body), [field]);
  });

  test('returns 400 without an id', async () => {
    expectNamed(await server.call('PUT', '/skills/manage', { body: {} }), ['query', 'id']);
  });
});
