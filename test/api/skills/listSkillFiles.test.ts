import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, testAccess } from '../access.js';
import { newFile, newSkill, readSkill } from './support.js';

let server: TestServer;
let skillId: number;
beforeAll(async () => {
  server = await startTestServer();
  ({ id: skillId } = await newSkill(server));
});
afterAll(() => server?.stop());

const list = (id: unknown = skillId, options = {}) =>
  server.call('GET', '/skills/files', { query: { skillId: String(id) }, ...options });

describe('GET /skills/files', () => {
  testAccess(
    () => server,
    (options) => list(skillId, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('returns SKILL.md first, then the other files by name, in one statement', async () => {
    for (const fileName of ['scripts/check.py', 'Appendix.md', 'aaa.md', 'template.md'])
      await newFile(server, { skillId, fileName, fileSize: 5_000_000_000 });
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.files.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      'SKILL.md',
      'aaa.md',
      'Appendix.md',
      'scripts/check.py',
      'template.md',
    ]);
    expect(body).toEqual({ success: true, files: (await readSkill(server, skillId)).files });
    expect(body.files[1].fileSize).toBe(5_000_000_000);
    const token = await server.tokenFor();
    expect(await server.countStatements(() => list(skillId, { token }))).toBe(1);
  });

  test('returns 404 for a missing, deleted or cross-tenant skill', async () => {
    const deleted = await newSkill(server);
    await server.call('DELETE', '/skills/manage', { query: { id: deleted.id } });
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    expectSameNotFound(
      [await list(2_000_000_000), await list(deleted.id), await list(skillId, { token })],
      'Skill not found',
    );
  });

  test('returns 400 and names a missing or invalid id', async () => {
    for (const id of ['0', 'x', '2147483648']) expectNamed(await list(id), ['query', 'skillId']);
    expectNamed(await server.call('GET', '/skills/files'), ['query', 'skillId']);
  });
});
