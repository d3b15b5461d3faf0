import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { noConsole } from '../access.js';
import { save } from '../agents/support.js';
import { createTask, notFound, ofAnother, people } from './support.js';

let server: TestServer;
let mine: { id: number };
let members: { id: number };
beforeAll(async () => {
  server = await startTestServer({}, { worker: false });
  const agent = await save(server);
  const { member } = await people(server);
  mine = await createTask(server, { agentId: agent.id });
  members = await createTask(server, { agentId: agent.id }, { token: member });
  await insert(mine.id, 'completed', '2026-11-01T06:00:00Z');
  await insert(mine.id, 'failed', '2026-11-02T06:00:00Z', {
    error: 'The model provider is down.',
    failure_code: 'model_unavailable',
  });
  await insert(mine.id, 'skipped', '2026-11-03T06:00:00Z', { reason: 'The previous execution was still in progress.' });
  await insert(mine.id, 'in_progress', '2026-11-04T06:00:00Z');
  await insert(members.id, 'completed', '2026-11-05T06:00:00Z');
  await insert(members.id, 'missed', '2026-11-06T06:00:00Z', { reason: 'No worker ran at that time.' });
});
afterAll(() => server?.stop());

const insert = (taskId: number, status: string, at: string, more: Record<string, unknown> = {}) =>
  server.database('task_executions').insert({
    organization_id: server.organizationId,
    scheduled_task_id: taskId,
    kind: 'slot',
    scheduled_for: at,
    created_at: at,
    status,
    ...(status === 'completed' || status === 'failed' ? { started_at: at, finished_at: at } : {}),
    ...more,
  });

const list = (query: Record<string, string | number | boolean> = {}, token?: string | null) =>
  server.call('GET', '/scheduled-tasks/executions', { query, ...(token === undefined ? {} : { token }) });
const seen = (body: { status: string; scheduledTaskId: number }[]) =>
  body.map(({ scheduledTaskId, status }) => `${scheduledTaskId === mine.id ? 'mine' : 'members'} ${status}`);

describe('GET /scheduled-tasks/executions', () => {
  test('lists executions newest first: all to an administrator, and their own to a member', async () => {
    expect(seen((await list()).body)).toEqual([
      'members completed',
      'mine in_progress',
      'mine failed',
      'mine completed',
    ]);
    expect(seen((await list({}, (await people(server)).member)).body)).toEqual(['members completed']);
    expect((await list({}, (await people(server)).crossTenant)).body).toEqual([]);
  });

  test('returns skipped and missed slots and their reasons on request', async () => {
    const { body } = await list({ include: 'occurrences' });
    expect(seen(body)).toEqual([
      'members missed',
      'members completed',
      'mine in_progress',
      'mine skipped',
      'mine failed',
      'mine completed',
    ]);
    expect(body[3]).toMatchObject({
      conversationId: null,
      startedAt: null,
      finishedAt: null,
      error: null,
      reason: 'The previous execution was still in progress.',
    });
  });

  test('filters by task and time, and limits the number', async () => {
    expect(seen((await list({ taskId: mine.id })).body)).toEqual(['mine in_progress', 'mine failed', 'mine completed']);
    expect(seen((await list({ since: '2026-11-02T06:00:00Z' })).body)).toEqual([
      'members completed',
      'mine in_progress',
    ]);
    expect(seen((await list({ since: '2026-11-02T07:00:00+02:00' })).body)).toEqual([
      'members completed',
      'mine in_progress',
      'mine failed',
    ]);
    expect(seen((await list({ since: '2026-11-05' })).body)).toEqual(['members completed']);
    expect(seen((await list({ limit: 1 })).body)).toEqual(['members completed']);
  });

  test('returns counts', async () => {
    expect((await list({ stats: true })).body).toEqual({ total: 4, completed: 2, failed: 1, in_progress: 1 });
    expect((await list({ stats: true, taskId: mine.id })).body).toEqual({
      total: 3,
      completed: 1,
      failed: 1,
      in_progress: 1,
    });
    expect((await list({ stats: true, since: '2026-11-04T06:00:00Z' })).body).toEqual({
      total: 1,
      completed: 1,
      failed: 0,
      in_progress: 0,
    });
  });

  test.each(['9999-12-30', '9999-12-31T23:59:59.999Z'])('counts no executions since %s', async (since) => {
    const none = { total: 0, completed: 0, failed: 0, in_progress: 0 };
    expect(await list({ stats: true, since })).toMatchObject({ status: 200, body: none });
  });

  test('returns the executions of a deleted task', async () => {
    const agent = await save(server);
    const task = await createTask(server, { agentId: agent.id });
    await insert(task.id, 'completed', '2026-10-01T06:00:00Z');
    await server.call('DELETE', '/scheduled-tasks/manage', { query: { taskId: task.id } });
    expect((await list({ taskId: task.id })).body).toHaveLength(1);
  });

  test('runs one statement', async () => {
    const token = await server.tokenFor();
    await list({}, token);
    expect(await server.countStatements(() => list({ include: 'occurrences' }, token))).toBe(1);
    expect(await server.countStatements(() => list({ stats: true }, token))).toBe(1);
  });

  test('returns 404 for a missing or cross-tenant task', async () => {
    expectSameNotFound(
      [await list({ taskId: mine.id }, (await people(server)).crossTenant), await list({ taskId: 2_000_000_000 })],
      notFound,
    );
  });

  test("returns 403 for another member's task and for a guest", async () => {
    const { member, guest } = await people(server);
    expect(await list({ taskId: mine.id }, member)).toMatchObject({ status: 403, body: { error: ofAnother } });
    expect(await list({}, guest)).toMatchObject({ status: 403, body: { error: noConsole } });
  });

  test('returns 400 and names an invalid or unknown parameter', async () => {
    expectNamed(await list({ limit: 0 }), ['query', 'limit']);
    expectNamed(await list({ limit: 501 }), ['query', 'limit']);
    expectNamed(await list({ since: 'yesterday' }), ['query', 'since']);
    expectNamed(await list({ include: 'everything' }), ['query', 'include']);
    expectNamed(await list({ after: 1 }), ['query', 'after']);
  });

  test('returns the executions after the one that `before` names, also those of the same time', async () => {
    const { id: taskId } = await createTask(server, { agentId: (await save(server)).id });
    const times = ['2026-11-01', '2026-11-02', '2026-11-02', '2026-11-02', '2026-11-03'];
    for (const [hour, time] of times.entries())
      await insert(taskId, 'completed', `${time}T06:00:00Z`, { scheduled_for: `${time}T0${hour}:00:00Z` });
    const idsOf = async (query: Record<string, number | string>) =>
      (await list({ taskId, ...query })).body.map(({ id }: { id: number }) => id);
    const all: number[] = await idsOf({});
    expect(all).toHaveLength(5);
    const read: number[] = await idsOf({ limit: 2 });
    for (let pages = 1; pages < 4; pages++) read.push(...(await idsOf({ limit: 2, before: read.at(-1)! })));
    expect(read).toEqual(all);
    expect(await idsOf({ before: all[0]!, since: '2026-11-02' })).toEqual(all.slice(1, 4));
    expect((await list({ taskId, before: all[0]!, stats: true })).body.total).toBe(5);
  });

  test('returns 400 if the list of the caller does not contain the execution that `before` names', async () => {
    const [newest] = (await list({ taskId: mine.id })).body;
    const { member, crossTenant } = await people(server);
    for (const [query, token] of [
      [{ before: 2_000_000_000 }],
      [{ before: newest.id, taskId: members.id }],
      [{ before: newest.id }, member],
      [{ before: newest.id }, crossTenant],
    ] as const)
      expectNamed(await list(query, token), ['query', 'before']);
    expect((await list({ before: newest.id, taskId: mine.id })).status).toBe(200);
  });

  test('returns how an execution was started', async () => {
    const { id: taskId } = await createTask(server, { agentId: (await save(server)).id });
    await insert(taskId, 'completed', '2026-11-01T06:00:00Z');
    const started = await server.call('POST', '/scheduled-tasks/run', { body: { taskId } });
    expect(started.body.kind).toBe('manual');
    const { body } = await list({ taskId });
    expect(body.map(({ kind }: { kind: string }) => kind)).toEqual(['manual', 'slot']);
  });

  test('returns 401 without a token', async () => {
    expect((await list({}, null)).status).toBe(401);
  });
});
