import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allowSilentUrl, makers, type Kind } from '../../properties/records.js';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { save } from '../agents/support.js';
import { backdate, listDeleted, remove } from './support.js';
import { expectNamed, newUserId, notAdmin, testAccess } from '../organization/support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer(allowSilentUrl, { worker: false })));
afterAll(() => server?.stop());

async function newOrganization() {
  const organizationId = `org_2k${newUserId()}`;
  const userId = `admin_${organizationId}`;
  return { organizationId, userId, token: await server.tokenFor({ organizationId, userId }) };
}

const kinds: Record<string, Kind> = {
  agent: 'agent',
  knowledge_base: 'knowledgeBase',
  skill: 'skill',
  tool_server: 'toolServer',
  scheduled_task: 'scheduledTask',
  conversation: 'conversation',
};

async function deletedAgents(names: readonly string[], options: CallOptions): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const { id } = await save(server, { name }, options);
    await remove(server, 'agent', id, options);
    ids.push(id);
  }
  return ids;
}

describe('GET /admin/deletedRecords', () => {
  testAccess(
    () => server,
    (options) => listDeleted(server, {}, options),
    { allowed: ['org:admin'], refused: ['org:agent_manager', 'org:member', 'org:guest'], text: notAdmin },
  );

  test.each(Object.entries(kinds))('lists a deleted %s until its purge date', async (type, kind) => {
    const { organizationId, userId, token } = await newOrganization();
    const { id } = await makers[kind](server, { organizationId, userId });
    expect((await listDeleted(server, {}, { token })).body).toEqual({ records: [], nextCursor: null });
    await remove(server, type, id, { token });
    const { records } = (await listDeleted(server, { type }, { token })).body;
    expect(records).toEqual([
      {
        type,
        id: String(id),
        name: expect.stringMatching(/./),
        deletedBy: userId,
        deletedAt: expect.any(String),
        purgeAt: expect.any(String),
      },
    ]);
    expect(Date.parse(records[0].purgeAt) - Date.parse(records[0].deletedAt)).toBe(30 * 86_400_000);
    await backdate(server, type, id, 31);
    expect((await listDeleted(server, {}, { token })).body.records).toEqual([]);
  });

  test('returns each record once, page by page, even if several were deleted at the same time', async () => {
    const { organizationId, userId, token } = await newOrganization();
    const ids = await deletedAgents(['One', 'Two', 'Three'], { token });
    const skill = await makers.skill(server, { organizationId, userId });
    await remove(server, 'skill', skill.id, { token });
    // Gives all agents the same time of deletion, so that their ids decide their order.
    await server.database('agents').where({ organization_id: organizationId }).update({ deleted_at: new Date() });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await listDeleted(server, { limit: 1, ...(cursor === '' ? {} : { cursor }) }, { token });
      seen.push(...body.records.map((record: { type: string; id: string }) => `${record.type} ${record.id}`));
      cursor = body.nextCursor;
      expect(seen.length).toBeLessThan(6);
    }
    expect([...seen].sort()).toEqual([`skill ${skill.id}`, ...ids.map((id) => `agent ${id}`)].sort());
  });

  test('lists no record of another organization', async () => {
    const [one, another] = [await newOrganization(), await newOrganization()];
    await deletedAgents(['Foreign'], { token: another.token });
    expect((await listDeleted(server, {}, { token: one.token })).body.records).toEqual([]);
  });

  test('returns 400 for a cursor of another list and an unknown type', async () => {
    for (const values of [
      [1],
      ['2026-11-20T09:30:00.000Z', 'agent'],
      ['x', 'agent', '1'],
      ['2026-11-20', 'tag', '1'],
    ]) {
      const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
      expectNamed(await listDeleted(server, { cursor }), ['query', 'cursor']);
    }
    expectNamed(await listDeleted(server, { type: 'agent_tag' }), ['query', 'type']);
  });
});
