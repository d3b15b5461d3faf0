import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole } from '../access.js';
import { save } from '../agents/support.js';
import { createTask, ended, executionsOf, notFound, ofAnother, people, readTask } from './support.js';

let server: TestServer;
let agent: { id: number; publishedVersionId: number };
beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
  agent = await save(server, { model: 'offline:echo' });
});
afterAll(() => server?.stop());

const run = (taskId: unknown, options: CallOptions = {}) =>
  server.call('POST', '/scheduled-tasks/run', { ...options, body: { taskId } });

describe('POST /scheduled-tasks/run', () => {
  test("returns 202, and the run stores the agent's reply in a conversation that belongs to the owner", async () => {
    const { member } = await people(server);
    const task = await createTask(
      server,
      { agentId: agent.id, prompt: 'What is new?', name: 'News' },
      { token: member },
    );
    const started = await run(task.id);
    expect(started).toMatchObject({
      status: 202,
      body: {
        scheduledTaskId: task.id,
        status: 'in_progress',
        conversationId: null,
        agentVersionId: null,
        startedAt: null,
        finishedAt: null,
        error: null,
        reason: null,
      },
    });
    const execution = await ended(server, started.body.id);
    expect(execution).toMatchObject({
      id: started.body.id,
      status: 'completed',
      agentVersionId: agent.publishedVersionId,
      error: null,
    });
    expect(execution.startedAt).not.toBeNull();
    expect(execution.finishedAt >= execution.startedAt).toBe(true);
    const conversation = await server.call('GET', '/getConversation', {
      query: { threadId: execution.conversationId },
      token: member,
    });
    expect(conversation).toMatchObject({
      status: 200,
      body: { userId: 'user_member', agentId: agent.id, name: 'News', streamStatus: 'completed' },
    });
    expect(conversation.body.messages).toMatchObject([
      { role: 'user', parts: [{ type: 'text', text: 'What is new?' }] },
      { role: 'assistant' },
    ]);
    expect((await readTask(server, task.id)).body).toMatchObject({
      lastRunAt: execution.startedAt,
      nextRunAt: task.nextRunAt,
    });
  });

  test('returns 202 for a disabled task, and while another execution is in progress', async () => {
    const task = await createTask(server, { agentId: agent.id, enabled: false });
    const [first, second] = [await run(task.id), await run(task.id)];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect([(await ended(server, first.body.id)).status, (await ended(server, second.body.id)).status]).toEqual([
      'completed',
      'completed',
    ]);
    expect(await executionsOf(server, task.id)).toHaveLength(2);
  });

  test("returns 404 and records nothing if the task's agent is deleted", async () => {
    const doomed = await save(server);
    const task = await createTask(server, { agentId: doomed.id });
    await server.call('DELETE', '/agents', { body: { agentId: doomed.id } });
    expect(await run(task.id)).toMatchObject({ status: 404, body: { error: 'Agent not found' } });
    expect(await executionsOf(server, task.id)).toEqual([]);
  });

  test('returns 400 for a task whose owner left', async () => {
    const leaver = await server.tokenFor({ role: 'org:member', userId: 'user_leaver' });
    const task = await createTask(server, { agentId: agent.id }, { token: leaver });
    await server.call('DELETE', '/admin/users', { body: { userIds: ['user_leaver'] } });
    expect(await run(task.id)).toMatchObject({
      status: 400,
      body: { error: 'Owner of the scheduled task is no longer a member of the organization' },
    });
  });

  test('returns 404 for a missing, deleted or cross-tenant task', async () => {
    const { crossTenant } = await people(server);
    const task = await createTask(server, { agentId: agent.id });
    const deleted = await createTask(server, { agentId: agent.id });
    await server.call('DELETE', '/scheduled-tasks/manage', { query: { taskId: deleted.id } });
    expectSameNotFound(
      [await run(task.id, { token: crossTenant }), await run(deleted.id), await run(2_000_000_000)],
      notFound,
    );
  });

  test('returns 403 for another member and a guest', async () => {
    const { member, another, guest } = await people(server);
    const task = await createTask(server, { agentId: agent.id }, { token: member });
    expect(await run(task.id, { token: another })).toMatchObject({ status: 403, body: { error: ofAnother } });
    expect(await run(task.id, { token: guest })).toMatchObject({ status: 403, body: { error: noConsole } });
  });

  test('returns 400 and names the missing field', async () => {
    expectNamed(await run(undefined), ['taskId']);
  });

  test('returns 401 without a token', async () => {
    expect((await run(1, { token: null })).status).toBe(401);
  });
});
