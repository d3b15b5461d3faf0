import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole } from '../access.js';
import { save } from '../agents/support.js';
import { createTask, notFound, ofAnother, people, readTask } from './support.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer();
  agentId = (await save(server)).id;
});
afterAll(() => server?.stop());

const remove = (options: CallOptions) => server.call('DELETE', '/scheduled-tasks/manage', options);

describe('DELETE /scheduled-tasks/manage', () => {
  test('returns 204 for an id in the query, the body or both, and removes the task', async () => {
    for (const how of [
      (taskId: number) => ({ query: { taskId } }),
      (taskId: number) => ({ body: { taskId } }),
      (taskId: number) => ({ query: { taskId }, body: { taskId } }),
    ]) {
      const task = await createTask(server, { agentId });
      expect(await remove(how(task.id))).toMatchObject({ status: 204, body: '' });
      expect((await readTask(server, task.id)).status).toBe(404);
      expect((await server.call('GET', '/scheduled-tasks/manage')).body).toEqual([]);
      expect(await server.database('scheduled_tasks').where({ id: task.id }).first('enabled', 'next_run_at')).toEqual({
        enabled: false,
        next_run_at: null,
      });
    }
  });

  test('returns 400 without an id or with two different ids, and deletes nothing', async () => {
    const task = await createTask(server, { agentId });
    expectNamed(await remove({}), ['query', 'taskId']);
    expectNamed(await remove({ query: { taskId: task.id }, body: { taskId: task.id + 1 } }), ['query', 'taskId']);
    expect((await readTask(server, task.id)).status).toBe(200);
  });

  test('returns 404 for a missing, deleted or cross-tenant task', async () => {
    const { crossTenant } = await people(server);
    const task = await createTask(server, { agentId });
    const deleted = await createTask(server, { agentId });
    await remove({ query: { taskId: deleted.id } });
    expectSameNotFound(
      [
        await remove({ query: { taskId: task.id }, token: crossTenant }),
        await remove({ query: { taskId: deleted.id } }),
        await remove({ query: { taskId: 2_000_000_000 } }),
      ],
      notFound,
    );
  });

  test('returns 403 for another member and a guest, 204 for the owner and an administrator', async () => {
    const { member, another, guest } = await people(server);
    const [first, second] = [
      await createTask(server, { agentId }, { token: member }),
      await createTask(server, { agentId }, { token: member }),
    ];
    expect(await remove({ query: { taskId: first.id }, token: another })).toMatchObject({
      status: 403,
      body: { error: ofAnother },
    });
    expect(await remove({ query: { taskId: first.id }, token: guest })).toMatchObject({
      status: 403,
      body: { error: noConsole },
    });
    expect((await remove({ query: { taskId: first.id }, token: member })).status).toBe(204);
    expect((await remove({ query: { taskId: second.id } })).status).toBe(204);
  });

  test('returns 401 without a token', async () => {
    expect((await remove({ query: { taskId: 1 }, token: null })).status).toBe(401);
  });
});
