import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changeWhileWaiting } from '../../support/locked-row.js';
import type { CallOptions } from '../../support/server.js';
import { startTestServer, type TestServer } from '../../support/server.js';
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

const update = (taskId: number, body: unknown, options: CallOptions = {}) =>
  server.call('PUT', '/scheduled-tasks/manage', { ...options, query: { taskId }, body });

describe('PUT /scheduled-tasks/manage', () => {
  test('changes the given fields and keeps the rest', async () => {
    const task = await createTask(server, { agentId, description: 'old' });
    const { status, body } = await update(task.id, { name: 'New name', overlapPolicy: 'allow', description: '' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        ...task,
        name: 'New name',
        overlapPolicy: 'allow',
        description: '',
        updatedAt: expect.any(String),
        etag: expect.any(String),
      },
    });
    expect((await readTask(server, task.id)).body).toEqual(body);
  });

  test('a task with an invalid stored schedule can be changed, but not enabled without a new schedule', async () => {
    const task = await createTask(server, { agentId, enabled: false });
    const schedule = '0 0 31 2 *';
    expectNamed(await update(task.id, { schedule }), ['schedule']);
    await server.database('scheduled_tasks').where({ id: task.id }).update({ schedule });
    expect(await update(task.id, { schedule, name: 'New name' })).toMatchObject({
      status: 200,
      body: { schedule, name: 'New name' },
    });
    expectNamed(await update(task.id, { enabled: true }), ['schedule']);
    expect(await update(task.id, { schedule: '0 6 * * *', enabled: true })).toMatchObject({ status: 200 });
  });

  test('a new schedule sets the due time', async () => {
    const task = await createTask(server, { agentId });
    expect((await update(task.id, { schedule: '30 7 * * *' })).body.nextRunAt).toMatch(/T07:30:00.000Z$/);
  });

  test('accepts an unchanged record and changes nothing', async () => {
    const task = await createTask(server, { agentId });
    expect(await update(task.id, task)).toMatchObject({ status: 200, body: task });
  });

  test('disables and enables a task, which is then due at the next time of its schedule', async () => {
    const task = await createTask(server, { agentId });
    expect((await update(task.id, { enabled: false })).body).toMatchObject({ enabled: false, nextRunAt: null });
    expect((await update(task.id, { enabled: true })).body).toMatchObject({ enabled: true, nextRunAt: task.nextRunAt });
  });

  test.each([
    ['prompt', { prompt: 'Something else.' }],
    ['schedule', { schedule: '0 7 * * *' }],
  ])('makes an administrator the owner if they change the %s', async (_field, change) => {
    const { member, another } = await people(server);
    const task = await createTask(server, { agentId, enabled: false }, { token: member });
    expect((await update(task.id, change, { token: another })).status).toBe(403);
    const { userId } = (await server.call('GET', '/me/permissions')).body;
    expect((await update(task.id, { ...task, ...change })).body).toMatchObject({ ...change, userId });
    expect((await readTask(server, task.id, { token: member })).status).toBe(403);
  });

  test('records a change of the owner in the audit log', async () => {
    const { member } = await people(server);
    const task = await createTask(server, { agentId, enabled: false }, { token: member });
    const { userId } = (await server.call('GET', '/me/permissions')).body;
    await update(task.id, { prompt: 'By the administrator.' });
    await server.call('DELETE', '/scheduled-tasks/manage', { query: { taskId: task.id } });
    const query = { recordType: 'scheduled_task', recordId: String(task.id) };
    expect((await server.call('GET', '/admin/auditLog', { query })).body.entries).toMatchObject([
      { action: 'scheduled_task.deleted', before: { userId } },
      {
        action: 'scheduled_task.updated',
        before: { prompt: task.prompt, userId: 'user_member' },
        after: { prompt: 'By the administrator.', userId },
      },
      { action: 'scheduled_task.created', after: { userId: 'user_member' } },
    ]);
  });

  test('keeps the owner if an administrator changes another field or enables the task', async () => {
    const { member } = await people(server);
    const task = await createTask(server, { agentId }, { token: member });
    expect((await update(task.id, { name: 'By the administrator' })).body).toMatchObject({
      name: 'By the administrator',
      userId: 'user_member',
    });
    for (const enabled of [false, true])
      expect((await update(task.id, { ...task, enabled })).body).toMatchObject({ enabled, userId: 'user_member' });
  });

  test('returns 400, names the invalid fields and changes nothing', async () => {
    const task = await createTask(server, { agentId });
    expectNamed(await update(task.id, { schedule: '0 0 30 2 *', name: 'Lost' }), ['schedule']);
    for (const name of ['', '  ']) expectNamed(await update(task.id, { name }), ['name']);
    expectNamed(await update(task.id, { unknown: 1 }), ['unknown']);
    expect((await readTask(server, task.id)).body).toEqual(task);
  });

  test('returns 404 for an unknown agent and changes nothing', async () => {
    const task = await createTask(server, { agentId });
    expect(await update(task.id, { agentId: 2_000_000_000, name: 'Lost' })).toMatchObject({
      status: 404,
      body: { error: 'Agent not found' },
    });
    expect((await readTask(server, task.id)).body).toEqual(task);
  });

  test('returns 404 for a missing, deleted or cross-tenant task', async () => {
    const { crossTenant } = await people(server);
    const task = await createTask(server, { agentId });
    const deleted = await createTask(server, { agentId });
    await server.call('DELETE', '/scheduled-tasks/manage', { query: { taskId: deleted.id } });
    expectSameNotFound(
      [
        await update(task.id, { name: 'x' }, { token: crossTenant }),
        await update(deleted.id, { name: 'x' }),
        await update(2_000_000_000, { name: 'x' }),
      ],
      notFound,
    );
  });

  test('returns 403 for another member and a guest', async () => {
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

  test('returns 401 without a token', async () => {
    expect((await update(1, { name: 'x' }, { token: null })).status).toBe(401);
  });

  test('returns 400 if the owner left and the change enables the task; other changes succeed', async () => {
    const leaver = await server.tokenFor({ role: 'org:member', userId: 'user_leaver' });
    const task = await createTask(server, { agentId }, { token: leaver });
    expect((await server.call('DELETE', '/admin/users', { body: { userIds: ['user_leaver'] } })).status).toBe(200);
    expect(await readDisabledTask(server, task.id)).toMatchObject({
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

  test('returns 400 if the task is disabled because the owner left after the request began', async () => {
    const token = await server.tokenFor({ role: 'org:member', userId: 'user_late_leaver' });
    const task = await createTask(server, { agentId }, { token });
    const reply = await changeWhileWaiting(
      server.database,
      { table: 'scheduled_tasks', id: task.id },
      () => update(task.id, { name: 'New name', enabled: true }),
      async (transaction) => {
        await server.call('DELETE', '/admin/users', { body: { userIds: ['user_late_leaver'] } });
        await transaction('scheduled_tasks')
          .where({ id: task.id })
          .update({ enabled: false, paused_reason: 'owner_removed', next_run_at: null, off_since: new Date() });
      },
    );
    expect(reply).toMatchObject({
      status: 400,
      body: { error: 'Owner of the scheduled task is no longer a member of the organization' },
    });
    expect((await readTask(server, task.id)).body).toMatchObject({ name: task.name, enabled: false });
  });

  test('returns 403 to the former owner if an administrator takes over the task during the request', async () => {
    const token = await server.tokenFor({ role: 'org:member', userId: 'user_former_owner' });
    const task = await createTask(server, { agentId }, { token });
    for (const request of [
      () => update(task.id, { name: 'New name' }, { token }),
      () => server.call('DELETE', '/scheduled-tasks/manage', { token, query: { taskId: task.id } }),
      () => server.call('POST', '/scheduled-tasks/run', { token, body: { taskId: task.id } }),
    ]) {
      await server.database('scheduled_tasks').where({ id: task.id }).update({ user_id: 'user_former_owner' });
      const reply = await changeWhileWaiting(
        server.database,
        { table: 'scheduled_tasks', id: task.id },
        request,
        (transaction) => transaction('scheduled_tasks').where({ id: task.id }).update({ user_id: 'user_admin' }),
      );
      expect(reply).toMatchObject({ status: 403, body: { error: expect.stringMatching(/./) } });
    }
    expect((await readTask(server, task.id)).body).toMatchObject({ name: task.name, userId: 'user_admin' });
  });
});
