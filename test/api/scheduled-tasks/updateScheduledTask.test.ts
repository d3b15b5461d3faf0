import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallOptions } from '../../support/server.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound, noConsole, save } from '../agents/support.js';
import { createTask, notFound, ofAnother, people, readPausedTask, readTask } from './support.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer();
  agentId = (await save(server)).id;
});
afterAll(() => server?.stop());

const update = (taskId: number, body: unknown, options: CallOptions = {}) =>
  server.call('PUT', '/scheduled-tasks/manage', { ...options, query: { taskId }, body });

describe('PUT /scheduled-tasks/manage', () => {
  test('200 changes what is given and keeps the rest', async () => {
    const task = await createTask(server, { agentId, description: 'old' });
    const { status, body } = await update(task.id, { name: 'New name', overlapPolicy: 'allow', description: '' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ...task, name: 'New name', overlapPolicy: 'allow', description: '', updatedAt: expect.any(String) },
    });
    expect((await readTask(server, task.id)).body).toEqual(body);
  });

  test('200 with a new schedule is due by that one', async () => {
    const task = await createTask(server, { agentId });
    expect((await update(task.id, { schedule: '30 7 * * *' })).body.nextRunAt).toMatch(/T07:30:00.000Z$/);
  });

  test('200 for a task that was read and is written back: nothing changes', async () => {
    const task = await createTask(server, { agentId });
    expect(await update(task.id, task)).toMatchObject({ status: 200, body: task });
  });

  test('200 switches off and on: the next slot counts from then', async () => {
    const task = await createTask(server, { agentId });
    expect((await update(task.id, { enabled: false })).body).toMatchObject({ enabled: false, nextRunAt: null });
    expect((await update(task.id, { enabled: true })).body).toMatchObject({ enabled: true, nextRunAt: task.nextRunAt });
  });

  test.each([
    ['prompt', { prompt: 'Something else.' }],
    ['schedule', { schedule: '0 7 * * *' }],
  ])('200 for an administrator who changes the %s, who becomes the owner', async (_field, change) => {
    const { member, another } = await people(server);
    const task = await createTask(server, { agentId, enabled: false }, { token: member });
    expect((await update(task.id, change, { token: another })).status).toBe(403);
    const { userId } = (await server.call('GET', '/me/permissions')).body;
    expect((await update(task.id, { ...task, ...change })).body).toMatchObject({ ...change, userId });
    expect((await readTask(server, task.id, { token: member })).status).toBe(403);
  });

  test('200 for an administrator who changes another field or switches it on, who does not become the owner', async () => {
    const { member } = await people(server);
    const task = await createTask(server, { agentId }, { token: member });
    expect((await update(task.id, { name: 'By the administrator' })).body).toMatchObject({
      name: 'By the administrator',
      userId: 'user_member',
    });
    for (const enabled of [false, true])
      expect((await update(task.id, { ...task, enabled })).body).toMatchObject({ enabled, userId: 'user_member' });
  });

  test('400 names fields that are wrong and changes nothing', async () => {
    const task = await createTask(server, { agentId });
    expectNamed(await update(task.id, { schedule: '0 0 30 2 *', name: 'Lost' }), ['schedule']);
    expectNamed(await update(task.id, { name: '' }), ['name']);
    expectNamed(await update(task.id, { unknown: 1 }), ['unknown']);
    expect((await readTask(server, task.id)).body).toEqual(task);
  });

  test('404 for an agent of nobody, changing nothing', async () => {
    const task = await createTask(server, { agentId });
    expect(await update(task.id, { agentId: 2_000_000_000, name: 'Lost' })).toMatchObject({
      status: 404,
      body: { error: 'Agent not found' },
    });
    expect((await readTask(server, task.id)).body).toEqual(task);
  });

  test("404 for a missing, a deleted and another organization's task, all alike", async () => {
    const { stranger } = await people(server);
    const task = await createTask(server, { agentId });
    const deleted = await createTask(server, { agentId });
    await server.call('DELETE', '/scheduled-tasks/manage', { query: { taskId: deleted.id } });
    expectSameNotFound(
      [
        await update(task.id, { name: 'x' }, { token: stranger }),
        await update(deleted.id, { name: 'x' }),
        await update(2_000_000_000, { name: 'x' }),
      ],
      notFound,
    );
  });

  test('403 for another member and for a guest', async () => {
    const { member, another, guest } = await people(server);
    const task = await createTask(server, { agentId }, { token: member });
    expect(await update(task.id, { name: 'x' }, { token: another })).toMatchObject({
      status: 403,
      body: { error: ofAnother },
    });
    expect(await update(task.id, { name: 'x' }, { token: guest })).toMatchObject({
      status: 403,
      body: { error: noConsole },
    });
  });

  test('401 without a token', async () => {
    expect((await update(1, { name: 'x' }, { token: null })).status).toBe(401);
  });

  test('400 when the owner has left: the task can be changed, but not switched on', async () => {
    const leaver = await server.tokenFor({ role: 'org:member', userId: 'user_leaver' });
    const task = await createTask(server, { agentId }, { token: leaver });
    expect((await server.call('DELETE', '/admin/users', { body: { userIds: ['user_leaver'] } })).status).toBe(200);
    expect(await readPausedTask(server, task.id)).toMatchObject({
      enabled: false,
      nextRunAt: null,
      pausedReason: 'owner_removed',
    });
    expect(await update(task.id, { enabled: true })).toMatchObject({
      status: 400,
      body: { error: 'Owner of the scheduled task is no longer a member of the organization' },
    });
    expect(await update(task.id, { name: 'Kept' })).toMatchObject({
      status: 200,
      body: { name: 'Kept', pausedReason: 'owner_removed' },
    });
  });
});
