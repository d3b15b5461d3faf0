import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { eventually } from '../../support/eventually.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { readAgent, save } from '../agents/support.js';
import { newFile, newSkill } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: true })));
afterAll(() => server?.stop());

const remove = (id: unknown, options = {}) =>
  server.call('DELETE', '/skills/manage', { query: { id: String(id) }, ...options });

describe('DELETE /skills/manage', () => {
  testAccess(
    () => server,
    async (options) => remove((await newSkill(server)).id, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('removes the skill from lists, prevents its loading, and keeps its files', async () => {
    const { id } = await newSkill(server);
    await newFile(server, { skillId: id, fileName: 'template.md' });
    const files = await server.database('skill_files').where({ skill_id: id });
    expect(await remove(id)).toMatchObject({ status: 200, body: { success: true, message: 'Skill deleted' } });
    const { body } = await server.call('GET', '/skills/manage');
    expect(body.skills.map((skill: { id: number }) => skill.id)).not.toContain(id);
    expect(await server.container.modules.skills.load(server.organizationId, id)).toEqual({ kind: 'skill-missing' });
    expect(await server.container.modules.skills.summaries(server.organizationId, [id])).toEqual([]);
    expect(await server.container.modules.skills.removeOrphanedObjects()).toBe(0);
    expect(await server.database('skill_files').where({ skill_id: id })).toEqual(files);
  });

  test('saves a version without the skill for each agent that used it; agents can no longer refer to it', async () => {
    const { id } = await newSkill(server);
    const tools = { load_skill: { description: 'Loads a skill', parameters: {}, config: { skillIds: [id] } } };
    const agent = await save(server, { tools });
    await remove(id);
    const after = await eventually(
      () => readAgent(server, agent.id),
      ({ publishedVersionId }) => publishedVersionId !== agent.publishedVersionId,
    );
    expect(after.tools).toEqual({ load_skill: { ...tools.load_skill, config: { skillIds: [] } } });
    for (const body of [
      { ...agent, name: 'Written back' },
      { name: 'Another', model: 'offline:echo', tools },
    ]) {
      expect(await server.call('POST', '/agents', { body })).toMatchObject({
        status: 404,
        body: { error: `Skill ${id} not found` },
      });
    }
  });

  test('returns 404 for a missing, deleted or cross-tenant skill', async () => {
    const { id } = await newSkill(server);
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await remove(id, { token });
    expect((await remove(id)).status).toBe(200);
    expectSameNotFound([await remove(2_000_000_000), await remove(id), foreign], 'Skill not found');
  });

  test.each([['0'], ['x'], ['2147483648']])('returns 400 and names the id %s', async (id) => {
    expectNamed(await remove(id), ['query', 'id']);
  });
});
