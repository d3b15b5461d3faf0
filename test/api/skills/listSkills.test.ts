import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { save } from '../agents/support.js';
import { newFile, newSkill, readSkill, skillMd } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const list = (query: Record<string, string | number> = {}, options = {}) =>
  server.call('GET', '/skills/manage', { query, ...options });
const loading = (skillIds: number[]) => ({
  tools: { load_skill: { description: 'Loads a skill', parameters: {}, config: { skillIds } } },
});
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('GET /skills/manage', () => {
  testAccess(
    () => server,
    (options) => list({}, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('returns an empty list for an organization without skills', async () => {
    const token = await server.tokenFor({ organizationId: 'org_2kEmpty' });
    expect(await list({}, { token })).toMatchObject({ status: 200, body: { success: true, skills: [] } });
  });

  test('returns all skills of the organization by name, without files, agents and text', async () => {
    const token = await server.tokenFor({ organizationId: 'org_2kSorted' });
    for (const name of ['b', 'A', 'c'])
      await newSkill(server, skillMd({ name, description: `does ${name}`, owner: 'support' }), { token });
    const { body } = await list({}, { token });
    expect(body.skills.map(({ name }: { name: string }) => name)).toEqual(['A', 'b', 'c']);
    expect(body.skills[0]).toEqual({
      id: expect.any(Number),
      name: 'A',
      description: 'does A',
      metadata: { owner: 'support' },
      fileCount: 1,
      createdAt: time,
      updatedAt: body.skills[0].createdAt,
      etag: expect.stringMatching(/^[\w-]{16}$/),
    });
  });

  test('runs one statement for any number of skills', async () => {
    const token = await server.tokenFor();
    await newSkill(server);
    expect(await server.countStatements(() => list({}, { token }))).toBe(1);
    for (let count = 0; count < 5; count++) await newSkill(server);
    expect(await server.countStatements(() => list({}, { token }))).toBe(1);
  });

  test('with id, returns one skill with its files, agents and text, in two statements', async () => {
    const text = skillMd({ description: 'Writes a report' });
    const { id } = await newSkill(server, text);
    const { file } = await newFile(server, { skillId: id, fileName: 'template.md', fileSize: 1184 });
    const [zoe, adam] = [
      await save(server, { name: 'Zoe', ...loading([id]) }),
      await save(server, { name: 'adam', ...loading([id]) }),
    ];
    await save(server, { name: 'Reads another', ...loading([(await newSkill(server)).id]) });
    const gone = await save(server, { name: 'Gone', ...loading([id]) });
    await server.call('DELETE', '/agents', { body: { agentId: gone.id } });
    await save(server, {
      name: 'Elsewhere',
      tools: { other: { description: '', parameters: {}, config: { skillIds: [id] } } },
    });
    const skill = await readSkill(server, id);
    expect(skill).toEqual({
      id,
      name: 'incident-report',
      description: 'Writes a report',
      metadata: {},
      fileCount: 2,
      createdAt: time,
      updatedAt: time,
      etag: expect.stringMatching(/^[\w-]{16}$/),
      files: [
        {
          id: expect.any(Number),
          fileId: expect.any(String),
          fileName: 'SKILL.md',
          contentType: 'text/markdown',
          fileSize: text.length,
          createdAt: time,
        },
        file,
      ],
      agents: [
        { id: adam.id, name: 'adam' },
        { id: zoe.id, name: 'Zoe' },
      ],
      skillMdContent: text,
    });
    const token = await server.tokenFor();
    expect(await server.countStatements(() => list({ id }, { token }))).toBe(2);
  });

  test('returns 404 for a missing, deleted or cross-tenant skill', async () => {
    const { id } = await newSkill(server);
    const foreign = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const deleted = await newSkill(server);
    await server.call('DELETE', '/skills/manage', { query: { id: deleted.id } });
    expectSameNotFound(
      [await list({ id: 2_000_000_000 }), await list({ id: deleted.id }), await list({ id }, { token: foreign })],
      'Skill not found',
    );
    const { body } = await list();
    expect(body.skills.map((skill: { id: number }) => skill.id)).not.toContain(deleted.id);
    expect((await list({}, { token: foreign })).body.skills).toEqual([]);
  });

  test.each([['0'], ['x'], ['1.5'], ['2147483648']])('returns 400 and names the id %s', async (id) => {
    expectNamed(await list({ id }), ['query', 'id']);
  });
});
