import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allowSilentUrl, makers } from '../../properties/records.js';
import { eventually } from '../../support/eventually.js';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { expectSameNotFound } from '../errors.js';
import { readAgent, save, versionsOf } from '../agents/support.js';
import { startRun, talk } from '../conversations/support.js';
import { addProcessed, createBase, filesOf, readBase, search } from '../knowledge-bases/support.js';
import { createTask, readTask } from '../scheduled-tasks/support.js';
import { newSkill, readSkill, skillMd } from '../skills/support.js';
import { connectServer, newUrl, readServer, secret } from '../tool-servers/support.js';
import { backdate, listDeleted, remove, restore } from './support.js';
import { addPerson, expectNamed, notAdmin, testAccess } from '../organization/support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer(allowSilentUrl, { worker: true })));
afterAll(() => server?.stop());

const notFound = 'Deleted record not found';

/** Restores a record and expects that it is no longer listed. */
async function restored(type: string, id: number | string, name: string): Promise<void> {
  expect(await restore(server, type, id)).toMatchObject({ status: 200, body: { type, id: String(id), name } });
  const { records } = (await listDeleted(server, { type, limit: 100 })).body;
  expect(records.map((record: { id: string }) => record.id)).not.toContain(String(id));
  expectSameNotFound([await restore(server, type, id)], notFound);
}

async function removeAndRestore(options: CallOptions) {
  const { id } = await save(server, { name: 'Restored by roles' });
  await remove(server, 'agent', id);
  return restore(server, 'agent', id, options);
}

describe('POST /admin/deletedRecords/restore', () => {
  testAccess(() => server, removeAndRestore, {
    allowed: ['org:admin'],
    refused: ['org:agent_manager', 'org:member', 'org:guest'],
    text: notAdmin,
  });

  test('restores an agent with its versions; references to it stay removed', async () => {
    const agent = await save(server, { name: 'Clerk', emailSlug: 'clerk' });
    const call_agent = { description: '', parameters: {}, config: { callableAgentIds: [agent.id] } };
    const caller = await save(server, { name: 'Caller', tools: { call_agent } });
    await remove(server, 'agent', agent.id);
    const callable = async () => (await readAgent(server, caller.id)).tools.call_agent.config.callableAgentIds;
    await eventually(callable, (ids) => ids.length === 0);
    await restored('agent', agent.id, 'Clerk');
    expect(await readAgent(server, agent.id)).toEqual(agent);
    expect(await versionsOf(server, agent.id)).toHaveLength(1);
    expect(await callable()).toEqual([]);
  });

  test('returns 400 while the email slug of the agent is in use', async () => {
    const { id } = await save(server, { name: 'First', emailSlug: 'contested' });
    await remove(server, 'agent', id);
    const second = await save(server, { name: 'Second', emailSlug: 'contested' });
    expectNamed(await restore(server, 'agent', id), ['id'], 'Email slug "contested" is already in use');
    await save(server, { id: second.id, emailSlug: null });
    await restored('agent', id, 'First');
  });

  test('restores a knowledge base so that search finds its files again, with its trigger disabled', async () => {
    const { id: agentId } = await save(server, { name: 'Reader', model: 'offline:echo', stage: 'released' });
    const trigger = { agentId, prompt: 'Sum up.' };
    const { id, name } = await createBase(server, { name: 'Restored manuals', trigger });
    const file = await addProcessed(server, id, 'The brake of joint 2 does not release.');
    await remove(server, 'knowledge_base', id);
    await createBase(server, { name });
    const inUse = 'Knowledge base name "Restored manuals" is already in use';
    expectNamed(await restore(server, 'knowledge_base', id), ['id'], inUse);
    await server.database('knowledge_bases').where({ name }).whereNot({ id }).update({ name: 'Another' });
    await restored('knowledge_base', id, name);
    expect(await search(server, id, 'brake')).toMatchObject([{ fileId: file.fileId }]);
    const restoredTrigger = (await readBase(server, id)).trigger;
    expect(restoredTrigger).toMatchObject({ ...trigger, enabled: false });
    const query = { action: 'knowledge_base.restored', recordId: String(id) };
    expect((await server.call('GET', '/admin/auditLog', { query })).body.entries).toMatchObject([
      {
        before: { deletedAt: expect.any(String), trigger: { ...restoredTrigger, enabled: true } },
        after: { deletedAt: null, trigger: restoredTrigger },
      },
    ]);
  });

  test('restores a conversation that was deleted during a run; the cost is unknown', async () => {
    const { conversationId: threadId } = await startRun(server);
    await remove(server, 'conversation', threadId);
    expect((await restore(server, 'conversation', threadId)).status).toBe(200);
    const { body } = await server.call('GET', '/getConversation', { query: { threadId } });
    expect(body).toMatchObject({ streamStatus: 'stopped', costUsd: null });
  });

  test('continues file processing that the deletion interrupted', async () => {
    const { id } = await createBase(server, { name: 'Interrupted' });
    const file = await addProcessed(server, id, 'The brake of joint 3 does not release.');
    await server
      .database('knowledge_base_files')
      .where({ id: file.id })
      .update({ processing_status: 'parsing', next_step: 'parse', active_at: new Date(), is_held: true });
    await remove(server, 'knowledge_base', id);
    await restored('knowledge_base', id, 'Interrupted');
    const task = server.container.work.periodic.find(({ name }) => name === 'file-processing.reclaim-stale-files');
    await task!.run(new AbortController().signal);
    await eventually(
      async () => (await filesOf(server, id))[0].processingStatus,
      (status) => status === 'completed',
    );
  });

  test('restores a skill with its text', async () => {
    const { id } = await newSkill(server, skillMd({ name: 'kept' }, '# Still here\n'));
    await remove(server, 'skill', id);
    await restored('skill', id, 'kept');
    expect((await readSkill(server, id)).skillMdContent).toContain('# Still here');
  });

  test('restores a tool server with its headers, unless its name is in use', async () => {
    const given = { name: 'Restored inventory', url: newUrl(), headers: { Authorization: secret } };
    const before = await connectServer(server, given);
    const sealed = () => server.database('tool_servers').where({ id: before.id }).first('sealed_headers');
    const headers = await sealed();
    await remove(server, 'tool_server', before.id);
    const other = await connectServer(server, given);
    const inUse = 'Tool server name "Restored inventory" is already in use';
    expectNamed(await restore(server, 'tool_server', before.id), ['id'], inUse);
    await remove(server, 'tool_server', other.id);
    await restored('tool_server', before.id, given.name);
    expect(await readServer(server, before.id)).toEqual(before);
    expect(await sealed()).toEqual(headers);
  });

  test('restores a scheduled task as disabled, with the reason if its agent is deleted', async () => {
    const { id: agentId } = await save(server, { name: 'Runner', stage: 'released' });
    const [kept, orphan] = [await createTask(server, { agentId }), await createTask(server, { agentId })];
    for (const { id } of [kept, orphan]) await remove(server, 'scheduled_task', id);
    await restored('scheduled_task', kept.id, kept.name);
    expect((await readTask(server, kept.id)).body).toMatchObject({
      enabled: false,
      nextRunAt: null,
      pausedReason: null,
      prompt: kept.prompt,
    });
    await remove(server, 'agent', agentId);
    await restored('scheduled_task', orphan.id, orphan.name);
    expect((await readTask(server, orphan.id)).body).toMatchObject({ enabled: false, pausedReason: 'agent_deleted' });
  });

  test.each([
    ['left the organization', { removed_at: Date.now() }, 'owner_removed'],
    ['became a guest', { role: 'org:guest' }, 'owner_demoted'],
  ])('returns the reason if the owner of a restored task %s', async (_, change, pausedReason) => {
    const { id: agentId } = await save(server, { name: 'Runner', stage: 'released' });
    const userId = await addPerson(server);
    const token = await server.tokenFor({ role: 'org:member', userId });
    const task = await createTask(server, { agentId }, { token });
    await remove(server, 'scheduled_task', task.id);
    await server.container.modules.organization.reconcile(server.organizationId);
    const changed = await server.database('members').where({ user_id: userId }).update(change);
    expect(changed).toBe(1);
    await restored('scheduled_task', task.id, task.name);
    expect((await readTask(server, task.id)).body).toMatchObject({ enabled: false, pausedReason });
  });

  test('restores a conversation with the sub-conversations that were deleted with it', async () => {
    const { conversationId: top } = await talk(server);
    const under = { upstreamConversationId: top };
    const { conversationId: earlier } = await startRun(server, under);
    const { conversationId: below } = await startRun(server, under);
    await remove(server, 'conversation', earlier);
    await remove(server, 'conversation', top);
    const { records } = (await listDeleted(server, { type: 'conversation', limit: 100 })).body;
    const listed = records.map((record: { id: string }) => record.id);
    expect(listed).toContain(top);
    expect(listed).not.toContain(earlier);
    expect(listed).not.toContain(below);
    expectSameNotFound([await restore(server, 'conversation', below)], notFound);
    expect((await restore(server, 'conversation', top)).status).toBe(200);
    const read = async (threadId: string) =>
      (await server.call('GET', '/getConversation', { query: { threadId } })).body;
    expect(await read(top)).toMatchObject({ deletedAt: null, messages: [{}, {}] });
    expect(await read(below)).toMatchObject({ deletedAt: null });
    expect(await read(earlier)).toMatchObject({ isDeleted: true });
    expect((await restore(server, 'conversation', earlier)).status).toBe(200);
  });

  test('returns 404 for a record that is missing, cross-tenant, not deleted or past its purge date', async () => {
    const { id } = await save(server, { name: 'Elsewhere' });
    expectSameNotFound([await restore(server, 'agent', id)], notFound);
    await remove(server, 'agent', id);
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const missing = [
      await restore(server, 'agent', id, { token }),
      await restore(server, 'skill', id),
      await restore(server, 'agent', 2_147_483_647),
      await restore(server, 'agent', '99999999999'),
      await restore(server, 'agent', 'x'),
      await restore(server, 'conversation', 'x'),
    ];
    expectSameNotFound(missing, notFound);
    await backdate(server, 'agent', id, 31);
    expectSameNotFound([await restore(server, 'agent', id)], notFound);
  });

  test('returns 400 if the limit of tool servers is reached, before it checks whether the name is taken', async () => {
    const organizationId = 'org_2kFullOfServers';
    const token = await server.tokenFor({ organizationId });
    const { id } = await makers.toolServer(server, { organizationId, userId: 'user_full' });
    await remove(server, 'tool_server', id, { token });
    await server.database.raw(
      `insert into tool_servers (organization_id, name, url, transport, created_by)
       select organization_id, case when number = 1 then name else 'Server ' || number end,
         'https://mcp.weather.example/', 'sse', 'user_full'
       from tool_servers, generate_series(1, 1000) as number
       where organization_id = :organizationId and id = :id`,
      { organizationId, id },
    );
    expect(await restore(server, 'tool_server', id, { token })).toMatchObject({
      status: 400,
      body: { error: 'Organization has reached its limit of 1000 tool servers' },
    });
  });

  test('returns 400 for a body without a type or an id', async () => {
    const send = (body: object) => server.call('POST', '/admin/deletedRecords/restore', { body });
    expectNamed(await send({ id: '1' }), ['type']);
    expectNamed(await send({ type: 'agent' }), ['id']);
  });
});
