// Compares the list of dependents with what a deletion changes in the database.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.js';
import { startTestServer, type CallOptions, type CallResult, type TestServer } from '../../support/server.js';
import { createTag, save, versionsOf } from '../agents/support.js';
import { noConsole } from '../access.js';
import { startRun } from '../conversations/support.js';
import { createBase, embeddingModel } from '../knowledge-bases/support.js';
import { createTask } from '../scheduled-tasks/support.js';
import { newSkill } from '../skills/support.js';
import { connectServer } from '../tool-servers/support.js';
import { addPerson, alwaysFresh, expectNamed, notAdmin, testAccess } from '../organization/support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer(alwaysFresh, { worker: true })), 60_000);
afterAll(() => server?.stop());

type Row = CallResult['body'];

const list = (type: string, id: unknown, options: CallOptions = {}) =>
  server.call('GET', '/dependents', { query: { type, id: String(id) }, ...options });
const tool = (config: Record<string, unknown>) => ({ description: 'A tool', parameters: { type: 'object' }, config });
const remove = (path: string, id: number) => server.call('DELETE', path, { query: { id } });

/** Returns the state of each record that a deletion can change. The key is the record with the effect, as JSON. */
async function states(): Promise<Map<string, string>> {
  const { rows } = await server.database.raw<{ rows: Row[] }>(
    `select 'agent' as type, cast(id as text) as id, name, 'reference_removed' as effect,
       cast(published_version_id as text) as state
       from agents where deleted_at is null
     union all
     select 'agent', cast(agents.id as text), name, 'tag_removed', string_agg(cast(tag_id as text), ',' order by tag_id)
       from agents left join agent_tag_assignments on agent_id = agents.id
       where deleted_at is null
       group by agents.id, name
     union all
     select 'scheduled_task', cast(id as text), name, 'task_disabled', cast(enabled as text) from scheduled_tasks
     union all
     select 'knowledge_base', cast(id as text), name, 'trigger_disabled', cast(trigger_enabled as text)
       from knowledge_bases where deleted_at is null
     union all
     select 'conversation', cast(id as text), name, 'run_stopped', cast(stop_requested_at is null as text)
       from conversations`,
  );
  return new Map(rows.map(({ state, ...record }) => [JSON.stringify(record), state as string]));
}

const whenEventsHandled = () =>
  eventually(
    () => server.database('pgboss.job').where({ name: 'domain-event' }).whereNotIn('state', ['completed', 'failed']),
    (jobs) => jobs.length === 0,
  );

const sorted = (records: Row[]) => records.map((record) => JSON.stringify(record)).sort();

/** Expects that the list contains exactly the records whose state the deletion changes. */
async function expectListedEffects(type: string, id: unknown, deletion: () => Promise<CallResult>): Promise<Row[]> {
  const reply = await list(type, id);
  expect(reply).toMatchObject({ status: 200 });
  const { dependents, totals } = reply.body;
  await whenEventsHandled();
  const before = await states();
  expect((await deletion()).status).toBe(200);
  await whenEventsHandled();
  const after = await states();
  const changed = [...before].filter(([record, state]) => after.has(record) && after.get(record) !== state);
  const shown = dependents.map(({ type: kind, id: recordId, name, effect }: Row) => ({
    type: kind,
    id: recordId,
    name,
    effect,
  }));
  expect(sorted(shown)).toEqual(changed.map(([record]) => record).sort());
  const counts = new Map<string, number>();
  for (const { effect } of dependents) counts.set(effect, (counts.get(effect) ?? 0) + 1);
  expect(totals).toEqual([...counts].map(([effect, total]) => ({ effect, total })));
  return dependents;
}

const effects = (dependents: Row[]) => [...new Set(dependents.map(({ effect }) => effect))].sort();

describe('GET /dependents', () => {
  testAccess(
    () => server,
    async (options) => list('skill', (await newSkill(server)).id, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member'],
      refused: ['org:guest'],
      text: noConsole,
    },
  );

  test('lists what the deletion of an agent changes: other agents, triggers and enabled tasks', async () => {
    const agent = await save(server);
    const callsItself = tool({ callableAgentIds: [agent.id] });
    await save(server, { id: agent.id, tools: { call_agent: callsItself } });
    const caller = await save(server, { tools: { call_agent: tool({ callableAgentIds: [String(agent.id)] }) } });
    await createTask(server, { agentId: agent.id });
    await createTask(server, { agentId: agent.id, enabled: false });
    await createBase(server, { embeddingModel, trigger: { agentId: agent.id, prompt: 'Read it.' } });
    await createBase(server, { embeddingModel, trigger: { agentId: agent.id, prompt: 'Read it.', enabled: false } });
    const deletion = () => server.call('DELETE', '/agents', { body: { agentId: agent.id } });
    const dependents = await expectListedEffects('agent', agent.id, deletion);
    expect(effects(dependents)).toEqual(['reference_removed', 'task_disabled', 'trigger_disabled']);
    expect(dependents).toHaveLength(3);
    expect((await versionsOf(server, caller.id))[0]).toMatchObject({ label: `Agent ${agent.id} was deleted` });
  });

  test('lists the agents that refer to a knowledge base, a skill or a tool server', async () => {
    const base = await createBase(server);
    const skill = await newSkill(server);
    const toolServer = await connectServer(server);
    const agents = [
      await save(server, { tools: { search_knowledge_base: tool({ accessibleKnowledgeBaseIds: [base.id] }) } }),
      await save(server, { tools: { load_skill: tool({ skillIds: [skill.id] }) } }),
      await save(server, { mcpServers: [toolServer.id] }),
      await save(server, { tools: { write_to_knowledge_base: tool({ writableKnowledgeBaseIds: [base.id] }) } }),
    ];
    const ids = (dependents: Row[]) => dependents.map(({ id }) => Number(id));
    const ofBase = await expectListedEffects('knowledge_base', base.id, () => remove('/kb/manage', base.id));
    expect(ids(ofBase)).toEqual([agents[0].id, agents[3].id]);
    const ofSkill = await expectListedEffects('skill', skill.id, () => remove('/skills/manage', skill.id));
    expect(ids(ofSkill)).toEqual([agents[1].id]);
    const ofServer = await expectListedEffects('tool_server', toolServer.id, () =>
      remove('/mcp-servers/manage', toolServer.id),
    );
    expect(ids(ofServer)).toEqual([agents[2].id]);
    const labels = await Promise.all(agents.map(async ({ id }) => (await versionsOf(server, id))[0].label));
    expect(labels).toEqual([
      `Knowledge base ${base.id} was deleted`,
      `Skill ${skill.id} was deleted`,
      `Tool server ${toolServer.id} was deleted`,
      `Knowledge base ${base.id} was deleted`,
    ]);
  });

  test('lists the agents that have a tag', async () => {
    const tag = await createTag(server, 'Doomed');
    const agent = await save(server, { tagIds: [tag.id] });
    const dependents = await expectListedEffects('agent_tag', tag.id, () => remove('/agent-tags', tag.id));
    expect(dependents).toEqual([{ type: 'agent', id: String(agent.id), name: agent.name, effect: 'tag_removed' }]);
  });

  test('lists the enabled tasks and the runs of a user', async () => {
    const userId = await addPerson(server);
    const token = await server.tokenFor({ userId, role: 'org:member' });
    const { id: agentId } = await save(server);
    await createTask(server, { agentId }, { token });
    await createTask(server, { agentId, enabled: false }, { token });
    await startRun(server, { userId });
    const deletion = () => server.call('DELETE', '/admin/users', { body: { userIds: [userId] } });
    expect(effects(await expectListedEffects('user', userId, deletion))).toEqual(['run_stopped', 'task_disabled']);
  });

  test('shows a member only their own tasks, but counts the tasks of all users', async () => {
    const { id: agentId } = await save(server);
    const token = await server.tokenFor({ userId: 'user_of_one_task', role: 'org:member' });
    const own = await createTask(server, { agentId }, { token });
    await createTask(server, { agentId });
    const { body } = await list('agent', agentId, { token });
    expect(body).toEqual({
      dependents: [{ type: 'scheduled_task', id: String(own.id), name: own.name, effect: 'task_disabled' }],
      totals: [{ effect: 'task_disabled', total: 2 }],
    });
    expect((await list('agent', agentId)).body.dependents).toHaveLength(2);
  });

  test('lists at most 100 records of an effect, and counts all', async () => {
    const tag = await createTag(server, 'Everywhere');
    const agent = await save(server, { tagIds: [tag.id] });
    await server.database.raw(
      `with copied as (
         insert into agents (organization_id, configuration, created_by)
         select organization_id, configuration, created_by
         from agents, generate_series(1, 104) where id = :id returning organization_id, id)
       insert into agent_tag_assignments (organization_id, agent_id, tag_id)
       select organization_id, id, :tagId
       from copied`,
      { id: agent.id, tagId: tag.id },
    );
    const { body } = await list('agent_tag', tag.id);
    expect(body.totals).toEqual([{ effect: 'tag_removed', total: 105 }]);
    const ids = body.dependents.map(({ id }: Row) => Number(id));
    expect(ids).toHaveLength(100);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    await server.database('agents').where('id', '>', agent.id).update({ deleted_at: new Date() });
  });

  test('returns 404 for a missing or invalid id, a deleted skill and a cross-tenant agent', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const agent = await save(server, {}, { token });
    const deleted = await newSkill(server);
    await remove('/skills/manage', deleted.id);
    const texts = {
      agent: 'Agent not found',
      agent_tag: 'Tag not found',
      knowledge_base: 'Knowledge base not found',
      skill: 'Skill not found',
      tool_server: 'Tool server not found',
    };
    for (const [type, error] of Object.entries(texts))
      for (const id of [2147483647, '99999999999', 'one', agent.id + 100_000, deleted.id].slice(
        0,
        type === 'skill' ? 5 : 4,
      ))
        expect(await list(type, id)).toMatchObject({ status: 404, body: { error } });
    expect(await list('agent', agent.id)).toMatchObject({ status: 404 });
    expect(await list('agent', agent.id, { token })).toMatchObject({
      status: 200,
      body: { dependents: [], totals: [] },
    });
  });

  test('for the type `user`, returns 403 if that user is not a member, or if the caller is not an admin', async () => {
    const error = 'User is not a member of this organization';
    expect(await list('user', 'user_2kNobody')).toMatchObject({ status: 403, body: { error } });
    const token = await server.tokenFor({ role: 'org:member' });
    expect(await list('user', 'user_2kNobody', { token })).toMatchObject({ status: 403, body: { error: notAdmin } });
  });

  test('returns 400 and names a missing or invalid parameter', async () => {
    expectNamed(await list('planet', 1), ['query', 'type']);
    expectNamed(await server.call('GET', '/dependents', { query: { type: 'agent' } }), ['query', 'id']);
  });
});
