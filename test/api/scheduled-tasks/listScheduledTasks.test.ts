import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { emptyTables } from '../../support/database.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole, notAdmin } from '../access.js';
import { save } from '../agents/support.js';
import { createTask, notFound, ofAnother, people, readDisabledTask, readTask } from './support.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
  agentId = (await save(server)).id;
});
beforeEach(() => emptyTables(server.database, 'scheduled_tasks'));
afterAll(() => server?.stop());

const list = (query: Record<string, string | boolean | number> = {}, token?: string) =>
  server.call('GET', '/scheduled-tasks/manage', { query, ...(token ? { token } : {}) });

describe('GET /scheduled-tasks/manage', () => {
  test("returns the caller's own tasks, newest first, as a bare array", async () => {
    const { member, another } = await people(server);
    const first = await createTask(server, { agentId, name: 'first' }, { token: member });
    const second = await createTask(server, { agentId, name: 'second' }, { token: member });
    await createTask(server, { agentId }, { token: another });
    expect(await list({}, member)).toMatchObject({ status: 200, body: [second, first] });
  });

  test('returns all tasks of the organization to an administrator with allInOrg', async () => {
    const { member, crossTenant } = await people(server);
    const own = await createTask(server, { agentId });
    const members = await createTask(server, { agentId }, { token: member });
    const foreignAgent = await save(server, {}, { token: crossTenant });
    await createTask(server, { agentId: foreignAgent.id }, { token: crossTenant });
    expect((await list({ allInOrg: true })).body).toEqual([members, own]);
    expect((await list({ allInOrg: false })).body).toEqual([own]);
  });

  test('runs one statement', async () => {
    const token = await server.tokenFor();
    await list({}, token);
    expect(await server.countStatements(() => list({ allInOrg: true }, token))).toBe(1);
  });

  test('returns one task as an object to its owner and an administrator', async () => {
    const { member } = await people(server);
    const task = await createTask(server, { agentId }, { token: member });
    expect(await readTask(server, task.id, { token: member })).toMatchObject({ status: 200, body: task });
    expect(await readTask(server, task.id)).toMatchObject({ status: 200, body: task });
  });

  test('after the agent of a task is deleted, shows the task as disabled, with the reason', async () => {
    const agent = await save(server, { name: 'Short-lived' });
    const task = await createTask(server, { agentId: agent.id });
    await server.call('DELETE', '/agents', { body: { agentId: agent.id } });
    expect(await readDisabledTask(server, task.id)).toMatchObject({
      enabled: false,
      nextRunAt: null,
      pausedReason: 'agent_deleted',
      agentName: 'Short-lived',
    });
  });

  test('returns 404 for a missing or cross-tenant task', async () => {
    const { crossTenant } = await people(server);
    const task = await createTask(server, { agentId });
    expectSameNotFound(
      [await readTask(server, task.id, { token: crossTenant }), await readTask(server, 2_000_000_000)],
      notFound,
    );
  });

  test("returns 403 for another member's task, for allInOrg as a member, and for a guest", async () => {
    const { member, another, guest } = await people(server);
    const task = await createTask(server, { agentId }, { token: member });
    expect(await readTask(server, task.id, { token: another })).toMatchObject({
      status: 403,
      body: { error: ofAnother },
    });
    expect(await list({ allInOrg: true }, member)).toMatchObject({ status: 403, body: { error: notAdmin } });
    expect(await list({}, guest)).toMatchObject({ status: 403, body: { error: noConsole } });
  });

  test('returns 400 and names an invalid or unknown parameter', async () => {
    expectNamed(await list({ taskId: 'seven' }), ['query', 'taskId']);
    expectNamed(await list({ all: true }), ['query', 'all']);
  });

  test('returns 401 without a token', async () => {
    expect((await server.call('GET', '/scheduled-tasks/manage', { token: null })).status).toBe(401);
  });
});
