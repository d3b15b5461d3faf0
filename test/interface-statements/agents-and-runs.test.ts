// Tests statements of test/contract/interface.md over HTTP.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addFile, createBase } from '../api/knowledge-bases/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { callerOf, expectError, notAdmin, type Caller } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: true })));
afterAll(() => server?.stop());

const call = callerOf(() => server);
const member: Caller = { role: 'org:member', userId: 'user_interface_member' };
const guest: Caller = { role: 'org:guest', userId: 'user_interface_guest' };
const crossTenantCaller = (): Caller => ({
  organizationId: server.otherOrganizationId,
  userId: 'user_interface_cross_tenant',
});

let count = 0;
const saveAgent = async (body: object = {}) =>
  (
    await call('POST', '/agents', {
      body: { name: `Agent ${++count}`, model: 'offline:echo', stage: 'released', ...body },
    })
  ).body;
const readAgent = async (id: number) => (await call('GET', '/agents', { query: { id } })).body;
/** Creates a conversation whose run has ended. Returns its id. */
async function talk(agentId: number, as: Caller = {}): Promise<string> {
  const message = { role: 'user', parts: [{ type: 'text', text: 'Hello' }] };
  const token = await server.tokenFor(as);
  const headers = { 'X-Stream-Response': 'false' };
  const { body } = await server.call('POST', '/chat', { token, headers, body: { agentId, message } });
  const read = () => server.call('GET', '/getConversation', { token, query: { threadId: body.threadId } });
  await eventually(read, (reply) => reply.body.streamStatus === 'completed');
  return body.threadId;
}

describe('agents', () => {
  test('GET /agents lists the agents of the organization by name, each with its tags', async () => {
    const tag = (await call('POST', '/agent-tags', { body: { name: 'listed' } })).body;
    for (const name of ['Zoe', 'Anna', 'Mia']) await saveAgent({ name, tagIds: [tag.id] });
    const { body } = await call('GET', '/agents');
    const names = body.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
    expect(body.find(({ name }: { name: string }) => name === 'Mia').tags).toEqual([{ id: tag.id, name: 'listed' }]);
    expect((await call('GET', '/agents', { as: crossTenantCaller() })).body).toEqual([]);
  });

  test('DELETE /agents returns the record; conversations are preserved and new ones cannot start', async () => {
    const { id } = await saveAgent();
    const threadId = await talk(id);
    const { status, body } = await call('DELETE', '/agents', { body: { agentId: id } });
    expect([status, body.id]).toEqual([200, id]);
    expect((await call('GET', '/agents', { query: { id } })).status).toBe(404);
    expect((await call('GET', '/getConversation', { query: { threadId } })).status).toBe(200);
    const message = { role: 'user', parts: [{ type: 'text', text: 'Hello' }] };
    expect((await call('POST', '/chat', { body: { agentId: id, message } })).status).toBe(404);
  });

  test('DELETE /agents needs an id ("Agent ID is required") and the role org:admin', async () => {
    expectError(await call('DELETE', '/agents', { body: {} }), 400, 'Agent ID is required');
    const { id } = await saveAgent();
    expectError(await call('DELETE', '/agents', { body: { agentId: id }, as: member }), 403, notAdmin);
  });

  test('a save that changes the agent appends a version and advances publishedVersionId', async () => {
    const before = await saveAgent();
    const after = await saveAgent({ id: before.id, name: before.name, description: 'changed' });
    expect(after.publishedVersionId).toBeGreaterThan(before.publishedVersionId);
    const { versions } = (await call('GET', '/agents/versions', { query: { agentId: before.id } })).body;
    expect(versions.map(({ id }: { id: number }) => id)).toEqual([after.publishedVersionId, before.publishedVersionId]);
  });

  test('a rollback restores the configuration, effective immediately, and repoints publishedVersionId', async () => {
    const { id, publishedVersionId, name } = await saveAgent({ description: 'first' });
    await saveAgent({ id, name, description: 'second' });
    const body = { agentId: id, action: 'rollback', versionId: publishedVersionId };
    expect((await call('POST', '/agents/versions', { body })).body).toEqual({ success: true, publishedVersionId });
    expect(await readAgent(id)).toMatchObject({ description: 'first', publishedVersionId });
  });

  test('a checkpoint keeps the configuration, takes a label and is de-duplicated if nothing changed', async () => {
    const before = await saveAgent();
    const body = { agentId: before.id, action: 'checkpoint', label: 'stable' };
    const first = (await call('POST', '/agents/versions', { body })).body;
    const second = (await call('POST', '/agents/versions', { body })).body;
    expect([first.version.label, second.created, second.version.id]).toEqual(['stable', false, first.version.id]);
    expect((await readAgent(before.id)).description).toBe(before.description);
  });

  test('POST /agents/versions: "Bad Request" with details for invalid input', async () => {
    const { id: agentId } = await saveAgent();
    const change = (body: object, as: Caller = {}) => call('POST', '/agents/versions', { body, as });
    expectError(await change({ agentId, action: 'rollback' }), 400, 'Bad Request', 'versionId');
    expectError(await change({ agentId, action: 'publish' }), 400, 'Bad Request', 'action');
    expect((await change({ agentId, action: 'checkpoint' }, member)).status).toBe(403);
  });

  test('POST /agents/sync-tools refreshes the schemas and keeps the settings of each tool', async () => {
    const callee = await saveAgent();
    const config = { callableAgentIds: [callee.id] };
    const { id } = await saveAgent({ tools: { call_agent: { description: 'old', parameters: {}, config } } });
    const { body } = await call('POST', '/agents/sync-tools');
    expect(body).toMatchObject({ success: true, updated: expect.any(Number), total: expect.any(Number) });
    expect(body.agents).toContainEqual({ id, name: expect.any(String) });
    const { call_agent: tool } = (await readAgent(id)).tools;
    expect([tool.config, tool.description === 'old']).toEqual([config, false]);
    const refused = await call('POST', '/agents/sync-tools', { as: member });
    expectError(refused, 403, 'Unauthorized: Only admins can sync agent tools');
  });
});

describe('agent tags', () => {
  test('POST /agent-tags is idempotent: the tag of the same name is returned', async () => {
    const create = () => call('POST', '/agent-tags', { body: { name: 'twice' } });
    const [first, second] = [await create(), await create()];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect(first.body).not.toHaveProperty('agentCount');
  });

  test('a name has 1 to 50 characters: "Validation Error" with details', async () => {
    for (const name of ['', 'x'.repeat(51)])
      expectError(await call('POST', '/agent-tags', { body: { name } }), 400, 'Validation Error', 'name');
    expect((await call('POST', '/agent-tags', { body: { name: 'x'.repeat(50) } })).status).toBe(200);
  });

  test('GET /agent-tags counts the agents of each tag', async () => {
    const { id } = (await call('POST', '/agent-tags', { body: { name: 'counted' } })).body;
    await saveAgent({ tagIds: [id] });
    const { body } = await call('GET', '/agent-tags');
    expect(body.find((tag: { id: number }) => tag.id === id).agentCount).toBe(1);
  });
});

describe('knowledge bases and files', () => {
  test('GET /kb/manage returns {success, knowledgeBases}', async () => {
    const { id } = await createBase(server);
    const { body } = await call('GET', '/kb/manage', { as: member });
    expect(body.success).toBe(true);
    expect(body.knowledgeBases.map((base: { id: number }) => base.id)).toContain(id);
  });

  test('DELETE /kb/files needs both ids, and fileId is the id of the record, not the UUID', async () => {
    const { id: kbId } = await createBase(server);
    const { id: fileId } = await addFile(server, kbId);
    const remove = (query: object) => call('DELETE', '/kb/files', { query });
    for (const query of [{ kbId }, { fileId }])
      expectError(await remove(query), 400, 'Valid knowledge base ID and file ID are required for DELETE');
    expect(await remove({ kbId, fileId })).toMatchObject({ status: 200, body: { success: true } });
    expectError(await remove({ kbId, fileId }), 404, 'File not found');
  });

  test('POST /upload/presigned describes a PUT to <org_id>/uploads/<file_id>/<filename> for 10 minutes', async () => {
    const body = { filename: 'notes.md', contentType: 'text/markdown' };
    const grant = (await call('POST', '/upload/presigned', { body, as: member })).body;
    const organization = server.organizationId;
    expect(grant).toMatchObject({
      method: 'PUT',
      key: `${organization}/uploads/${grant.fileId}/notes.md`,
      contentKey: `${organization}/contents/${grant.fileId}.md`,
      metadata: { contentType: 'text/markdown', orgId: organization, userId: member.userId },
    });
    expect(new URL(grant.url).searchParams.get('X-Amz-Expires')).toBe('600');
    expectError(await server.call('POST', '/upload/presigned', { token: null, body }), 401, 'Unauthorized');
  });

  test('an upload with a different header fails with SignatureDoesNotMatch', async () => {
    const body = { filename: 'notes.md', contentType: 'text/markdown' };
    const { url, metadata } = (await call('POST', '/upload/presigned', { body })).body;
    const headers = {
      'Content-Type': metadata.contentType,
      'x-amz-meta-file-type': metadata.contentType,
      'x-amz-meta-org-id': metadata.orgId,
      'x-amz-meta-user-id': metadata.userId,
    };
    const put = async (changes: object) => {
      const response = await fetch(url, { method: 'PUT', body: 'text', headers: { ...headers, ...changes } });
      return [response.status, await response.text()];
    };
    for (const name of Object.keys(headers))
      expect(await put({ [name]: 'different' })).toEqual([403, expect.stringContaining('SignatureDoesNotMatch')]);
    expect((await put({}))[0]).toBe(200);
  });
});

describe('conversations and dashboard', () => {
  const range = { from: '2020-01-01', to: '2099-01-01' };
  const interactions = (query: object = {}, as: Caller = {}) =>
    call('GET', '/dashboard/getInteractions', { query: { ...range, ...query }, as });

  test('GET /getConversation returns the messages in order of creation, within the organization only', async () => {
    const threadId = await talk((await saveAgent()).id);
    const { body } = await call('GET', '/getConversation', { query: { threadId } });
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
    expect(body.messages[0].parts).toEqual([{ type: 'text', text: 'Hello' }]);
    expect((await call('GET', '/getConversation', { query: { threadId }, as: crossTenantCaller() })).status).toBe(404);
  });

  test('a soft-deleted conversation has deletedAt and isDeleted, and is not listed', async () => {
    const threadId = await talk((await saveAgent()).id);
    await call('DELETE', '/conversations', { query: { threadId } });
    const { body } = await call('GET', '/getConversation', { query: { threadId } });
    expect(body).toMatchObject({ deletedAt: expect.any(String), isDeleted: true });
    const listed = (await interactions()).body.map(({ id }: { id: string }) => id);
    expect(listed).not.toContain(threadId);
  });

  test('GET /dashboard/getInteractions needs from and to, and orders by updatedAt descending', async () => {
    const { id } = await saveAgent();
    const [first, second] = [await talk(id), await talk(id)];
    const { body } = await interactions();
    expect(body.slice(0, 2).map((one: { id: string }) => one.id)).toEqual([second, first]);
    for (const query of [{ from: range.from }, { to: range.to }])
      expect((await call('GET', '/dashboard/getInteractions', { query })).status).toBe(400);
  });

  test('allInOrg and the userId of another user need the role org:admin', async () => {
    const threadId = await talk((await saveAgent()).id, member);
    expect((await interactions({ allInOrg: true }, member)).status).toBe(403);
    expect((await interactions({ userId: 'user_another' }, member)).status).toBe(403);
    const { body } = await interactions({ allInOrg: true, userId: member.userId });
    expect(body.map(({ id }: { id: string }) => id)).toEqual([threadId]);
  });

  test('metadataKey and metadataValue filter, the value with or without a key', async () => {
    const body = { userId: member.userId, metadata: { team: 'North' } };
    await call('POST', '/admin/updateUserMetadata', { body });
    const found = async (query: object) => (await interactions({ allInOrg: true, ...query })).body.length > 0;
    expect(await found({ metadataKey: 'team' })).toBe(true);
    expect(await found({ metadataKey: 'team', metadataValue: 'South' })).toBe(false);
    expect(await found({ metadataValue: 'North' })).toBe(true);
    expect(await found({ metadataKey: 'level' })).toBe(false);
  });
});

describe('scheduled tasks', () => {
  const createTask = async (as: Caller = {}) => {
    const body = { name: 'Digest', prompt: 'Sum up.', schedule: '0 6 * * 1', agentId: (await saveAgent()).id };
    return (await call('POST', '/scheduled-tasks/manage', { body, as })).body;
  };
  const list = (query: object = {}, as: Caller = {}) => call('GET', '/scheduled-tasks/manage', { query, as });

  test("without taskId the caller's tasks are a bare array, with taskId one object", async () => {
    const [mine, others] = [await createTask(member), await createTask()];
    expect((await list({}, member)).body.map(({ id }: { id: number }) => id)).toEqual([mine.id]);
    expect((await list({ taskId: mine.id }, member)).body).toMatchObject({
      id: mine.id,
      agentName: expect.any(String),
    });
    const all = (await list({ allInOrg: true })).body.map(({ id }: { id: number }) => id);
    expect(all).toEqual(expect.arrayContaining([mine.id, others.id]));
    expect((await list({ allInOrg: true }, member)).status).toBe(403);
  });

  test('need management-console access: any role but guest', async () => {
    expect((await list({}, guest)).status).toBe(403);
    expect((await list({}, member)).status).toBe(200);
    expectError(await list({ taskId: 'x' }), 400, 'Bad Request', 'taskId');
  });

  test('DELETE deletes softly and disables; members may delete only their own tasks', async () => {
    const [mine, others] = [await createTask(member), await createTask()];
    const remove = (query: object, as: Caller = {}) => call('DELETE', '/scheduled-tasks/manage', { query, as });
    expect((await remove({ taskId: others.id }, member)).status).toBe(403);
    expect((await remove({ taskId: mine.id }, member)).status).toBe(204);
    const [row] = await server.database('scheduled_tasks').where({ id: mine.id });
    expect([row.enabled, row.deleted_at === null]).toEqual([false, false]);
    expectError(await remove({}), 400, 'Bad Request', 'taskId');
  });

  test('each run produces a conversation and an execution that links to it; stats are counts', async () => {
    const task = await createTask();
    await call('POST', '/scheduled-tasks/run', { body: { taskId: task.id } });
    const executions = (query: object = {}) =>
      call('GET', '/scheduled-tasks/executions', { query: { taskId: task.id, ...query } });
    const { body } = await eventually(executions, (reply) => reply.body[0]?.status === 'completed');
    expect(body).toMatchObject([{ scheduledTaskId: task.id, conversationId: expect.any(String) }]);
    const query = { threadId: body[0].conversationId };
    expect((await call('GET', '/getConversation', { query })).body.agentId).toBe(task.agentId);
    const none = { total: 0, completed: 0, failed: 0, in_progress: 0 };
    expect((await executions({ stats: true })).body).toEqual({ ...none, total: 1, completed: 1 });
    expect((await executions({ stats: true, since: '2099-01-01T00:00:00Z' })).body).toEqual(none);
  });
});

describe('authentication', () => {
  test('a request needs a bearer token, and a caller without an organization gets a specific error', async () => {
    expectError(await server.call('GET', '/agents', { token: null }), 401, 'Unauthorized');
    const provider = server.container.identityProvider!;
    await server.tokenFor(member);
    const token = await provider.mintToken({ userId: member.userId!, lifetimeSeconds: 60 });
    for (const path of ['/agents', '/agent-tags', '/kb/manage', '/admin/users'])
      expectError(await server.call('GET', path, { token }), 400, 'User is not part of any organization');
  });

  test('knowledge bases, skills, agents and tags are open to any member, and not to a guest', async () => {
    for (const path of ['/kb/manage', '/skills/manage', '/agents', '/agent-tags']) {
      expect((await call('GET', path, { as: member })).status).toBe(200);
      expect((await call('GET', path, { as: guest })).status).toBe(403);
    }
  });
});
