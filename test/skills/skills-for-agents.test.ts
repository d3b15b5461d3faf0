// Tests how agents load skills, and how requests behave during a storage outage.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { skillTasks } from '../../server/modules/skills/periodic-tasks.js';
import { newFile, newSkill, skillMd, upload } from '../api/skills/support.js';
import { agentWith, call, run } from '../agent-runner/support.js';
import { startTestServer, type TestServer } from '../support/server.js';

describe('the module of skills', () => {
  let server: TestServer;
  let skillId: number;
  let foreignId: number;
  beforeAll(async () => {
    server = await startTestServer();
    ({ id: skillId } = await newSkill(server, skillMd({ name: 'b', description: 'does b' }, 'Instructions')));
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    ({ id: foreignId } = await newSkill(server, skillMd(), { token }));
  });
  afterAll(() => server?.stop());

  const load = (id: number, fileName?: string) =>
    server.container.modules.skills.load(server.organizationId, id, fileName);
  const uploaded = async (fileName: string, bytes: string | Buffer) =>
    upload((await newFile(server, { skillId, fileName })).uploadUrl, bytes);

  test('returns SKILL.md with the name and the files of the skill', async () => {
    await uploaded('a.md', 'text of a');
    const skill = { id: skillId, name: 'b', description: 'does b' };
    const fileNames = ['SKILL.md', 'a.md'];
    const text = skillMd({ name: 'b', description: 'does b' }, 'Instructions');
    expect(await load(skillId)).toEqual({ kind: 'text', skill, fileName: 'SKILL.md', text, fileNames });
    expect(await load(skillId, 'a.md')).toEqual({
      kind: 'text',
      skill,
      fileName: 'a.md',
      text: 'text of a',
      fileNames,
    });
    expect(await load(skillId, 'A.md')).toEqual({ kind: 'file-missing', fileNames });
    expect(await load(skillId, '../SKILL.md')).toEqual({ kind: 'file-missing', fileNames });
  });

  test('returns nothing of another organization', async () => {
    expect(await load(foreignId)).toEqual({ kind: 'skill-missing' });
    expect(await load(2_000_000_000)).toEqual({ kind: 'skill-missing' });
  });

  test('returns names and descriptions ordered by name, and omits ids that are not skills', async () => {
    const { id } = await newSkill(server, skillMd({ name: 'A' }));
    expect(
      await server.container.modules.skills.summaries(server.organizationId, [skillId, foreignId, id, 2_000_000_000]),
    ).toEqual([
      { id, name: 'A', description: null },
      { id: skillId, name: 'b', description: 'does b' },
    ]);
    expect(
      await server.container.modules.skills.missing(server.organizationId, [foreignId, id, 9_999_999_999]),
    ).toEqual([foreignId, 9_999_999_999]);
  });

  test('returns 503, or a tool failure in a run, for a skill without SKILL.md, until it has a new one', async () => {
    const { id } = await newSkill(server, skillMd({ name: 'lost' }));
    const agent = await agentWith(server, { load_skill: { skillIds: [id] } });
    const [row] = await server.database('skill_files').where({ skill_id: id }).select('storage_key');
    await server.container.platform.storage.remove(row.storage_key);
    const get = () => server.call('GET', '/skills/manage', { query: { id } });
    const reply = await get();
    expect(reply).toMatchObject({ status: 503, body: { error: 'SKILL.md is missing in the file storage' } });
    expect(reply.headers.get('retry-after')).toBe('60');
    const { calls, conversation } = await run(server, agent.id, call('load_skill', { skillId: id }));
    expect(calls[0]).toMatchObject({
      state: 'output-error',
      errorText: 'SKILL.md of the skill is missing in the file storage.',
    });
    expect(conversation.streamStatus).toBe('completed');
    const text = skillMd({ name: 'lost' }, 'Found again');
    expect(await server.call('PUT', '/skills/manage', { query: { id }, body: { skillMdContent: text } })).toMatchObject(
      { status: 200 },
    );
    expect((await get()).body.skill).toMatchObject({ skillMdContent: text });
  });

  test('distinguishes binary content from text above the size limit', async () => {
    await uploaded('logo.png', Buffer.from([0x89, 0x50, 0xff, 0xfe]));
    await uploaded('fits.txt', 'x'.repeat(1_048_576));
    await uploaded('large.txt', 'x'.repeat(1_048_577));
    expect(await load(skillId, 'logo.png')).toEqual({ kind: 'not-text' });
    expect(await load(skillId, 'fits.txt')).toMatchObject({ kind: 'text' });
    expect(await load(skillId, 'large.txt')).toEqual({ kind: 'too-large' });
  });

  test('lets an agent refer only to a skill of its organization', async () => {
    const save = (id: number) =>
      server.call('POST', '/agents', {
        body: {
          name: 'x',
          model: 'offline:echo',
          tools: { load_skill: { description: '', parameters: {}, config: { skillIds: [id] } } },
        },
      });
    expect((await save(skillId)).status).toBe(200);
    expect(await save(foreignId)).toMatchObject({ status: 404, body: { error: `Skill ${foreignId} not found` } });
  });

  test('removes orphaned objects in a periodic task', async () => {
    const [task] = skillTasks({ skills: server.container.modules.skills });
    await server
      .database('skill_orphaned_objects')
      .insert({ organization_id: 'org_1', storage_key: 'org_1/skills/x', removable_at: new Date(0) });
    await task?.run(AbortSignal.timeout(10_000));
    expect(await server.database('skill_orphaned_objects').where({ storage_key: 'org_1/skills/x' })).toEqual([]);
  });
});

describe('during a storage outage,', () => {
  let server: TestServer;
  beforeAll(
    async () =>
      void (server = await startTestServer({
        S3_BUCKET: 'unknown',
        S3_ENDPOINT: 'http://127.0.0.1:9',
        S3_ACCESS_KEY_ID: 'x',
        S3_SECRET_ACCESS_KEY: 'x',
      })),
  );
  afterAll(() => server?.stop());

  test('creating a skill returns 503 with Retry-After and stores nothing', async () => {
    const reply = await server.call('POST', '/skills/manage', { body: { skillMdContent: skillMd() } });
    expect(reply).toMatchObject({ status: 503, body: { error: 'Service Unavailable' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await server.call('GET', '/skills/manage')).toMatchObject({ status: 200, body: { skills: [] } });
    expect(await server.database('skills')).toEqual([]);
  });

  test('deleting a file succeeds, and its object is recorded as orphaned', async () => {
    const { organizationId: organization_id, database } = server;
    const author = { organization_id, created_by: 'user_1' };
    const [{ id: skill_id }] = await database('skills')
      .insert({ ...author, name: 'x' })
      .returning('id');
    const file = { ...author, skill_id, file_id: '9d3b8c74-5e2a-4f75-9c57-2b4b8b2e1f33', content_type: 'text/plain' };
    const [{ id: fileId }] = await database('skill_files')
      .insert({ ...file, file_name: 'a.txt', storage_key: `${organization_id}/skills/a` })
      .returning('id');
    expect(await server.call('DELETE', '/skills/files', { query: { fileId } })).toMatchObject({ status: 200 });
    expect(await database('skill_orphaned_objects').pluck('storage_key')).toContain(`${organization_id}/skills/a`);
    expect(server.logs).toContainEqual(
      expect.objectContaining({ msg: 'an object could not be removed; the removal will be retried' }),
    );
  });

  test('the sweep ends after three failures', async () => {
    await server.database.raw(
      `insert into skill_orphaned_objects (organization_id, storage_key, removable_at)
       select 'org_1', 'org_1/skills/' || n, now()
       from generate_series(1, 10) n`,
    );
    const before = server.logs.length;
    expect(await server.container.modules.skills.removeOrphanedObjects()).toBe(0);
    expect(
      server.logs.slice(before).filter(({ msg }) => String(msg).startsWith('an object could not be removed')),
    ).toHaveLength(3);
  });
});
