import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { eventually } from '../../support/eventually.js';
import { createTag, readAgent, save, versionsOf } from './support.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: true })));
afterAll(() => server?.stop());

const remove = (agentId: unknown, options = {}) => server.call('DELETE', '/agents', { body: { agentId }, ...options });

describe('DELETE /agents', () => {
  testAccess(
    () => server,
    async (options) => remove((await save(server)).id, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('requires the permission org:manage_agents:delete', async () => {
    const { id } = await save(server);
    const permissions = ['org:manage_agents:create', 'org:manage_agents:update'];
    expect((await remove(id, { token: await server.tokenFor({ role: 'org:member', permissions }) })).status).toBe(403);
    expect(
      (
        await remove(id, {
          token: await server.tokenFor({ role: 'org:member', permissions: ['org:manage_agents:delete'] }),
        })
      ).status,
    ).toBe(200);
  });

  test('returns the deleted agent with its tags and slug', async () => {
    const tag = await createTag(server, 'kept');
    const agent = await save(server, { emailSlug: 'as-it-was', tagIds: [tag.id] });
    expect(await remove(agent.id)).toMatchObject({ status: 200, body: agent });
  });

  test('a deleted agent is not listed, requests for it return 404, and its versions stay stored', async () => {
    const agent = await save(server);
    await remove(agent.id);
    const after = [
      await remove(agent.id),
      await server.call('GET', '/agents', { query: { id: agent.id } }),
      await server.call('POST', '/agents', { body: { id: agent.id, name: 'Back' } }),
      await server.call('GET', '/agents/versions', { query: { agentId: agent.id } }),
      await server.call('POST', '/agents/versions', { body: { agentId: agent.id, action: 'checkpoint' } }),
      await server.call('POST', '/agents/versions', {
        body: { agentId: agent.id, action: 'rollback', versionId: agent.publishedVersionId },
      }),
    ];
    expectSameNotFound(after, 'Agent not found');
    expect((await server.call('GET', '/agents')).body.map(({ id }: { id: number }) => id)).not.toContain(agent.id);
    expect(await server.database('agent_versions').where({ agent_id: agent.id })).toHaveLength(1);
  });

  test('rolls back the deletion if the event cannot be stored, so that a retry succeeds', async () => {
    const { id } = await save(server);
    await server.database.raw(`
      create function refuse_job() returns trigger language plpgsql
      as $$ begin raise exception 'no job is stored'; end $$;
      create trigger refuse_job before insert on pgboss.job
      for each row when (new.name = 'domain-event') execute function refuse_job();`);
    expect(await remove(id)).toMatchObject({ status: 500 });
    await server.database.raw('drop trigger refuse_job on pgboss.job');
    expect(await remove(id)).toMatchObject({ status: 200, body: { id } });
  });

  test('saves a version by the deleting user for exactly the agents that could call the deleted one', async () => {
    const { id } = await save(server);
    const other = await save(server);
    const configured = (callableAgentIds: unknown[]) => ({
      tools: { call_agent: { description: 'd', parameters: {}, config: { callableAgentIds } } },
    });
    const caller = await save(server, configured([other.id, id, String(id)]));
    const unrelated = await save(server, configured([other.id]));
    await remove(id);
    const after = await eventually(
      () => readAgent(server, caller.id),
      ({ publishedVersionId }) => publishedVersionId !== caller.publishedVersionId,
    );
    expect(after.tools).toEqual(configured([other.id]).tools);
    expect(await versionsOf(server, caller.id)).toMatchObject([
      { number: 2, createdBy: 'user_org_admin_', source: 'save' },
      { number: 1 },
    ]);
    expect(await readAgent(server, unrelated.id)).toEqual(unrelated);
  });

  test('returns 404 for a missing or cross-tenant agent', async () => {
    const other = { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) };
    const foreign = await save(server, {}, other);
    expectSameNotFound([await remove(2147483647), await remove(foreign.id)], 'Agent not found');
    expect((await server.call('GET', '/agents', { ...other, query: { id: foreign.id } })).status).toBe(200);
  });

  test('returns 400 "Agent ID is required" only if the id is missing', async () => {
    const text = 'Agent ID is required';
    expectNamed(await server.call('DELETE', '/agents', { body: {} }), ['agentId'], text);
    expectNamed(await server.call('DELETE', '/agents'), ['agentId'], text);
    expectNamed(await remove('one'), ['agentId']);
    expectNamed(await server.call('DELETE', '/agents', { body: { agentId: 1, force: true } }), ['force']);
  });

  test('one of several concurrent deletions returns the agent, the others return 404', async () => {
    const { id } = await save(server);
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => remove(id)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404, 404, 404, 404]);
  });
});
