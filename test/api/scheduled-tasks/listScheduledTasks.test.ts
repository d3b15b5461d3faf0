import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound, noConsole, notAdmin, save } from '../agents/support.js';
import { createTask, notFound, ofAnother, people, readPausedTask, readTask } from './support.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer();
  agentId = (await save(server)).id;
});
beforeEach(() => server.database.raw('truncate scheduled_tasks cascade'));
afterAll(() => server?.stop());

const list = (query: Record<string, string | boolean | number> = {}, token?: string) =>
  server.call('GET', '/scheduled-tasks/manage', { query, ...(token ? { token } : {}) });

describe('GET /scheduled-tasks/manage', () => {
  test("200 with the caller's own tasks, newest first, as a bare array", async () => {
    const { member, another } = await people(server);
    const first = await createTask(server, { agentId, name: 'first' }, { token: member });
    const second = await createTask(server, { agentId, name: 'second' }, { token: member });
    await createTask(server, { agentId }, { token: another });
    expect(await list({}, member)).toMatchObject({ status: 200, body: [second, first] });
  });

  test("200 with everybody's for an administrator who asks for them, and with nobody else's organization", async () => {
    const { member, stranger } = await people(server);
    const own = await createTask(server, { agentId });
    const members = await createTask(server, { agentId }, { token: member });
    const foreignAgent = await save(server, {}, { token: stranger });
    await createTask(server, { agentId: foreignAgent.id }, { token: stranger });
    expect((await list({ allInOrg: true })).body).toEqual([members, own]);
    expect((await list({ allInOrg: false })).body).toEqual([own]);
  });

  test('is one statement', async () => {
    const token = await server.tokenFor();
    await list({}, token);
    expect(await server.countStatements(() => list({ allInOrg: true }, token))).toBe(1);
  });

  test('200 with one task as an object, for its owner and an administrator', async () => {
    const { member } = await people(server);
    const task = await createTask(server, { agentId }, { token: member });
    expect(await readTask(server, task.id, { token: member })).toMatchObject({ status: 200, body: task });
    expect(await readTask(server, task.id)).toMatchObject({ status: 200, body: task });
  });

  test('200 shows that the agent was deleted: the task is off, with the reason', async () => {
    const agent = await save(server, { name: 'Short-lived' });
    const task = await createTask(server, { agentId: agent.id });
    await server.call('DELETE', '/agents', { body: { agentId: agent.id } });
    expect(await readPausedTask(server, task.id)).toMatchObject({
      enabled: false,
      nextRunAt: null,
      pausedReason: 'agent_deleted',
      agentName: 'Short-lived',
    });
  });

  test("404 for a missing, a deleted and another organization's task, all alike", async () => {
    const { stranger } = await people(server);
    const task = await createTask(server, { agentId });
    expectSameNotFound(
      [await readTask(server, task.id, { token: stranger }), await readTask(server, 2_000_000_000)],
      notFound,
    );
  });

  test("403 for another member's task, for everybody's as a member, and for a guest", async () => {
    const { member, another, guest } = await people(server);
    const task = await createTask(server, { agentId }, { token: member });
    expect(await readTask(server, task.id, { token: another })).toMatchObject({
      status: 403,
      body: { error: ofAnother },
    });
    expect(await list({ allInOrg: true }, member)).toMatchObject({ status: 403, body: { error: notAdmin } });
    expect(await list({}, guest)).toMatchObject({ status: 403, body: { error: noConsole } });
  });

  test('400 names a parameter that is wrong or unknown', async () => {
    expectNamed(await list({ taskId: 'seven' }), ['query', 'taskId']);
    expectNamed(await list({ all: true }), ['query', 'all']);
  });

  test('401 without a token', async () => {
    expect((await server.call('GET', '/scheduled-tasks/manage', { token: null })).status).toBe(401);
  });
});
