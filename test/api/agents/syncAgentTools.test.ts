import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { toolCatalog } from '../../../server/modules/tools/catalog.js';
import { emptyTables } from '../../support/database.js';
import { changeWhileWaiting } from '../../support/locked-row.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { readAgent, save, versionsOf } from './support.js';
import { testAccess } from '../access.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());
beforeEach(() => emptyTables(server.database, 'agents', 'agent_versions', 'agent_tags', 'agent_tag_assignments'));

const sync = (options = {}) => server.call('POST', '/agents/sync-tools', options);
const outdated = (config?: object) => ({
  description: 'As it was',
  parameters: { type: 'object' },
  ...(config ? { config } : {}),
});
const current = (name: string) => {
  const { description, parameters } = toolCatalog.platformTools.find((tool) => tool.name === name)!;
  return { description, parameters };
};

describe('POST /agents/sync-tools', () => {
  testAccess(() => server, sync, {
    allowed: ['org:admin'],
    refused: ['org:agent_manager', 'org:member', 'org:guest'],
    text: 'Unauthorized: Only admins can sync agent tools',
  });

  test('returns zeros for an organization without agents', async () => {
    expect((await sync()).body).toEqual({ success: true, updated: 0, total: 0, agents: [], retiredTools: [] });
  });

  test('refreshes description and parameters, keeps config, adds a version; a second call updates none', async () => {
    const callee = await save(server, { name: 'Callee' });
    const config = { callableAgentIds: [String(callee.id)] };
    const agent = await save(server, {
      name: 'zebra',
      tools: { call_agent: outdated(config), load_skill: outdated(), 'openai:web_search': { isProviderTool: true } },
    });
    const other = await save(server, { name: 'Aardvark', tools: { read_kb_file: outdated() } });
    expect(await sync()).toMatchObject({
      status: 200,
      body: {
        success: true,
        updated: 2,
        total: 3,
        agents: [
          { id: other.id, name: 'Aardvark' },
          { id: agent.id, name: 'zebra' },
        ],
        retiredTools: [],
      },
    });
    const synced = await readAgent(server, agent.id);
    expect(synced.tools).toEqual({
      call_agent: { ...current('call_agent'), config },
      load_skill: current('load_skill'),
      'openai:web_search': { isProviderTool: true },
    });
    const versions = await versionsOf(server, agent.id);
    expect(versions.map(({ number, source, isPublished }) => ({ number, source, isPublished }))).toEqual([
      { number: 2, source: 'save', isPublished: true },
      { number: 1, source: 'save', isPublished: false },
    ]);
    expect(synced.publishedVersionId).toBe(versions[0].id);
    expect((await sync()).body).toEqual({ success: true, updated: 0, total: 3, agents: [], retiredTools: [] });
    expect(await readAgent(server, agent.id)).toEqual(synced);
    expect(await readAgent(server, callee.id)).toEqual(callee);
  });

  test('keeps and reports tools that are no longer in the catalog', async () => {
    const tools = { summon_demon: outdated(), 'openai:retired_search': { isProviderTool: true } };
    const agent = await save(server, { tools });
    expect((await sync()).body).toEqual({
      success: true,
      updated: 0,
      total: 1,
      agents: [],
      retiredTools: [
        { agentId: agent.id, toolName: 'openai:retired_search' },
        { agentId: agent.id, toolName: 'summon_demon' },
      ],
    });
    expect(await readAgent(server, agent.id)).toEqual(agent);
  });

  test('does not change deleted agents or agents of other organizations', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await save(server, { tools: { load_skill: outdated() } }, { token });
    const deleted = await save(server, { tools: { load_skill: outdated() } });
    await server.call('DELETE', '/agents', { body: { agentId: deleted.id } });
    expect((await sync()).body).toMatchObject({ updated: 0, total: 0 });
    expect((await server.call('GET', '/agents', { token, query: { id: foreign.id } })).body).toEqual(foreign);
    expect(await server.database('agent_versions').where({ agent_id: deleted.id })).toHaveLength(1);
  });

  test('runs the same number of statements for any number of agents', async () => {
    const token = await server.tokenFor();
    for (let index = 0; index < 12; index++)
      await save(server, { name: `Agent ${index}`, tools: { load_skill: outdated() } });
    expect(await server.countStatements(() => sync({ token }))).toBe(3);
    expect(
      (await server.call('GET', '/agents')).body.every(({ tools }: { tools: object }) => 'load_skill' in tools),
    ).toBe(true);
  });

  test('during saves, concurrent syncs refresh each agent once, without version gaps or deadlocks', async () => {
    const agents = [];
    for (let index = 0; index < 6; index++)
      agents.push(await save(server, { name: `Agent ${index}`, tools: { load_skill: outdated() } }));
    const replies = await Promise.all([
      ...Array.from({ length: 4 }, () => sync()),
      ...agents.map(({ id }) => server.call('POST', '/agents', { body: { id, description: 'Changed' } })),
    ]);
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(replies.slice(0, 4).reduce((sum, { body }) => sum + body.updated, 0)).toBe(6);
    for (const { id } of agents) {
      expect((await versionsOf(server, id)).map(({ number }) => number)).toEqual([3, 2, 1]);
      expect(await readAgent(server, id)).toMatchObject({
        description: 'Changed',
        tools: { load_skill: current('load_skill') },
      });
    }
  });

  test('omits an agent that is created while the call waits to lock the agents', async () => {
    const { id } = await save(server, { name: 'First', tools: { load_skill: outdated() } });
    const { body } = await changeWhileWaiting(server.database, { table: 'agents', id }, sync, (transaction) =>
      transaction.raw(
        `insert into agents (organization_id, created_by, configuration)
         select organization_id, created_by, jsonb_set(configuration, '{name}', '"Second"') from agents where id = ?`,
        [id],
      ),
    );
    expect(body).toMatchObject({ updated: 1, total: 1, agents: [{ id, name: 'First' }] });
  });

  test('returns 400 and names an unknown parameter', async () => {
    expect(await sync({ query: { unknownName: 'x' } })).toMatchObject({
      status: 400,
      body: { details: [{ path: ['unknownName'], in: 'query' }] },
    });
  });
});
