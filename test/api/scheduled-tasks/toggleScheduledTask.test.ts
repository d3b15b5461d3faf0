import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole } from '../access.js';
import { save } from '../agents/support.js';
import { createTask, notFound, ofAnother, people, readDisabledTask, readTask } from './support.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
  agentId = (await save(server)).id;
});
afterAll(() => server?.stop());

const toggle = (taskId: unknown, enabled: unknown, options: CallOptions = {}) =>
  server.call('POST', '/scheduled-tasks/toggle', { ...options, body: { taskId, enabled } });

describe('POST /scheduled-tasks/toggle', () => {
  test('disables and enables a task; a repeated call changes nothing', async () => {
    const task = await createTask(server, { agentId });
    const off = await toggle(task.id, false);
    expect(off).toMatchObject({ status: 200, body: { enabled: false, nextRunAt: null, pausedReason: null } });
    expect((await toggle(task.id, false)).body).toEqual(off.body);
    expect(await toggle(task.id, true)).toMatchObject({
      status: 200,
      body: { enabled: true, nextRunAt: task.nextRunAt },
    });
  });

  test('returns 404 if the agent of the task to enable is deleted, and keeps `pausedReason`', async () => {
    const agent = await save(server);
    const task = await createTask(server, { agentId: agent.id });
    await server.call('DELETE', '/agents', { body: { agentId: agent.id } });
    await readDisabledTask(server, task.id);
    expect(await toggle(task.id, true)).toMatchObject({ status: 404, body: { error: 'Agent not found' } });
    expect((await readTask(server, task.id)).body).toMatchObject({ enabled: false, pausedReason: 'agent_deleted' });
  });

  test('returns 400 if the owner of the task to enable left, 200 after the owner returned', async () => {
    const leaver = await server.tokenFor({ role: 'org:member', userId: 'user_leaver' });
    const task = await createTask(server, { agentId }, { token: leaver });
    await server.call('DELETE', '/admin/users', { body: { userIds: ['user_leaver'] } });
    await readDisabledTask(server, task.id);
    expect(await toggle(task.id, true)).toMatchObject({
      status: 400,
      body: { error: 'Owner of the scheduled task is no longer a member of the organization' },
    });
    await server.container.identityProvider?.addMember({
      organizationId: server.organizationId,
      userId: 'user_leaver',
      email: 'user_leaver@test.example',
      role: 'org:member',
    });
    await server.container.modules.organization.reconcile(server.organizationId);
    expect(await toggle(task.id, true)).toMatchObject({ status: 200, body: { enabled: true, pausedReason: null } });
  });

  test('returns 404 for a missing, deleted or cross-tenant task', async () => {
    const { crossTenant } = await people(server);
    const task = await createTask(server, { agentId });
    const deleted = await createTask(server, { agentId });
    await server.call('DELETE', '/scheduled-tasks/manage', { query: { taskId: deleted.id } });
    expectSameNotFound(
      [
        await toggle(task.id, false, { token: crossTenant }),
        await toggle(deleted.id, true),
        await toggle(2_000_000_000, true),
      ],
      notFound,
    );
  });

  test('returns 403 for another member and a guest', async () => {
    const { member, another, guest } = await people(server);
    const task = await createTask(server, { agentId }, { token: member });
    expect(await toggle(task.id, false, { token: another })).toMatchObject({ status: 403, body: { error: ofAnother } });
    expect(await toggle(task.id, false, { token: guest })).toMatchObject({ status: 403, body: { error: noConsole } });
  });

  test('returns 400 and names a missing or invalid field', async () => {
    expectNamed(await toggle(undefined, true), ['taskId']);
    expectNamed(await toggle(1, undefined), ['enabled']);
    expectNamed(await toggle(1, 'yes'), ['enabled']);
  });

  test('returns 401 without a token', async () => {
    expect((await toggle(1, true, { token: null })).status).toBe(401);
  });
});
