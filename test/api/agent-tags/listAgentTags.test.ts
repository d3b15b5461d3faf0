import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { emptyTables } from '../../support/database.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { createTag, save } from '../agents/support.js';
import { expectNamed } from '../errors.js';
import { noConsole, testAccess } from '../access.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());
beforeEach(() => emptyTables(server.database, 'agents', 'agent_versions', 'agent_tags', 'agent_tag_assignments'));

const list = (options = {}) => server.call('GET', '/agent-tags', options);

describe('GET /agent-tags', () => {
  testAccess(() => server, list, {
    allowed: ['org:admin', 'org:agent_manager', 'org:member'],
    refused: ['org:guest'],
    text: noConsole,
  });

  test('returns an empty list for an organization without tags', async () => {
    expect(await list()).toMatchObject({ status: 200, body: [] });
  });

  test('sorts by name, and counts the agents of each tag except deleted agents', async () => {
    const [zulu, able, unused] = [
      await createTag(server, 'zulu'),
      await createTag(server, 'Able'),
      await createTag(server, 'baker'),
    ];
    await save(server, { tagIds: [zulu.id, able.id] });
    const deleted = await save(server, { tagIds: [zulu.id] });
    await save(server, { tagIds: [able.id] });
    await server.call('DELETE', '/agents', { body: { agentId: deleted.id } });
    expect((await list()).body).toEqual([
      { ...able, agentCount: 2 },
      { ...unused, agentCount: 0 },
      { ...zulu, agentCount: 1 },
    ]);
  });

  test('omits tags of another organization', async () => {
    await createTag(server, 'foreign', {
      token: await server.tokenFor({ organizationId: server.otherOrganizationId }),
    });
    expect((await list()).body).toEqual([]);
  });

  test('runs one statement', async () => {
    const token = await server.tokenFor();
    for (const name of ['a', 'b', 'c']) await save(server, { tagIds: [(await createTag(server, name)).id] });
    expect(await server.countStatements(() => list({ token }))).toBe(1);
  });

  test('returns 400 and names an unknown parameter', async () => {
    expectNamed(await list({ query: { unknownName: 'x' } }), ['query', 'unknownName']);
  });
});
