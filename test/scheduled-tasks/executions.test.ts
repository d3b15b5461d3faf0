// Tests executions from the slot to the reply. A slot is a time at which the schedule fires. The tests make slots due
// by moving them into the past.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { organizationLimits } from '../../server/generated/operations.js';
import { createExecutionAttemptRepository } from '../../server/modules/scheduled-tasks/executions/attempts-repository.js';
import { save } from '../api/agents/support.js';
import { createTask, readTask } from '../api/scheduled-tasks/support.js';
import { fails, hangs, serverKey, startChatServer, streamsText, type ChatServer } from '../models/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { minutesAgo } from './data.js';
import { ignoredEvents } from '../support/events.js';
import { eventually } from '../support/eventually.js';
import { allOver, giveSlot, makeDue, slotsOf } from './support.js';

let provider: ChatServer;
let server: TestServer;
let agent: { id: number; publishedVersionId: number };
beforeAll(async () => {
  provider = await startChatServer();
  server = await startTestServer(
    {
      MODEL_SERVERS: JSON.stringify([{ name: 'local', baseUrl: provider.baseUrl, apiKey: serverKey }]),
      MODEL_FIRST_TOKEN_TIMEOUT_SECONDS: '2',
    },
    { worker: true },
  );
  agent = await save(server, { model: 'offline:echo' });
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

const everyLeapDay = '0 0 29 2 *';
const newTask = (more: Record<string, unknown> = {}) =>
  createTask(server, { agentId: agent.id, schedule: everyLeapDay, ...more });
const ended = (taskId: number, count = 1) =>
  eventually(
    () => slotsOf(server, taskId),
    (slots) => slots.length >= count && allOver(slots),
  );
const countConversations = async (name: string) =>
  Number((await server.database('conversations').where({ name }).count())[0]?.['count']);

describe('a slot', () => {
  test('runs once at its time, as the owner, with the version that is published then', async () => {
    const task = await newTask({ name: 'On time', prompt: 'Good morning' });
    const slot = await giveSlot(server.database, task.id, 0);
    const [execution, ...others] = await ended(task.id);
    expect(others).toEqual([]);
    expect(execution).toMatchObject({
      status: 'completed',
      scheduledFor: slot.toISOString(),
      agentVersionId: agent.publishedVersionId,
      error: null,
      reason: null,
    });
    const conversation = await server.call('GET', '/getConversation', {
      query: { threadId: execution?.conversationId ?? '' },
    });
    expect(conversation.body).toMatchObject({
      userId: task.userId,
      agentId: agent.id,
      name: 'On time',
      streamStatus: 'completed',
    });
    const after = (await readTask(server, task.id)).body;
    expect(after).toMatchObject({
      lastRunAt: execution?.startedAt,
      nextRunAt: new Date(slot.getTime() + 24 * 3_600_000).toISOString(),
      updatedAt: task.updatedAt,
    });
    expect(await countConversations('On time')).toBe(1);
  });

  test('ends even if a stalled attempt has taken over the execution and does nothing', async () => {
    const task = await newTask({ name: 'Stalled', prompt: 'slow 150\nsay one two three four' });
    await giveSlot(server.database, task.id, 1);
    const [begun] = await eventually(
      () => slotsOf(server, task.id),
      ([first]) => first !== undefined && first.startedAt !== null,
    );
    await server.database('task_executions').where({ id: begun?.id }).increment('attempt');
    expect(await ended(task.id)).toMatchObject([{ id: begun?.id, status: 'completed', error: null }]);
  });

  test('counts as completed even if its conversation continues with another run', async () => {
    const task = await newTask({ name: 'Goes on' });
    await giveSlot(server.database, task.id, 1);
    const [run] = await ended(task.id);
    const threadId = run?.conversationId;
    const { status } = await server.call('POST', '/chat', {
      headers: { 'x-stream-response': 'false' },
      body: { agentId: agent.id, threadId, message: { role: 'user', parts: [{ type: 'text', text: 'hang' }] } },
    });
    expect(status).toBe(202);
    const { organization_id: organizationId } = await server.database('scheduled_tasks').where({ id: task.id }).first();
    const findRecordedEnd = () =>
      createExecutionAttemptRepository(server.database, ignoredEvents).findRecordedEnd({
        organizationId,
        executionId: run?.id ?? 0,
      });
    expect(await findRecordedEnd()).toEqual({ status: 'completed', failure: null });
    await server.call('POST', '/conversations/stop', { body: { threadId } });
    const { body: laterEnd } = await eventually(
      () => server.call('GET', '/getConversation', { query: { threadId: threadId ?? '' } }),
      ({ body }) => body.streamStatus !== 'in_progress',
    );
    expect(laterEnd.streamStatus).not.toBe('completed');
    expect(await findRecordedEnd()).toEqual({ status: 'completed', failure: null });
  });

  test('that passed without a worker is recorded as missed, except for the newest, which is run', async () => {
    const task = await newTask({ name: 'Late', schedule: '* * * * *' });
    const due = minutesAgo(3);
    await makeDue(server.database, task.id, due);
    await eventually(
      () => slotsOf(server, task.id),
      (found) => found.length >= 4,
    );
    await server.call('POST', '/scheduled-tasks/toggle', { body: { taskId: task.id, enabled: false } });
    const slots = await ended(task.id, 4);
    // The minute may have changed in between.
    expect(slots.map(({ scheduledFor }) => (Date.parse(scheduledFor) - due.getTime()) / 60_000)).toEqual(
      slots.map((_slot, index) => index),
    );
    const caughtUp = slots.findIndex(({ status }) => status === 'completed');
    expect(caughtUp).toBeGreaterThanOrEqual(3);
    expect(
      slots.slice(0, caughtUp).map(({ status, reason, conversationId }) => [status, reason, conversationId]),
    ).toEqual(
      Array(caughtUp).fill([
        'missed',
        'No worker ran at that time. Of several missed slots, only the latest can still run.',
        null,
      ]),
    );
  });

  test('older than the window is missed and not run', async () => {
    const task = await newTask({ name: 'Too late', catchUpWindowSeconds: 120 });
    await giveSlot(server.database, task.id, 10);
    expect(await ended(task.id)).toMatchObject([
      { status: 'missed', reason: 'No worker ran at that time, and the slot is older than catchUpWindowSeconds.' },
    ]);
    expect(await countConversations('Too late')).toBe(0);
  });

  test('that passed while its task was disabled is recorded when the task is enabled again', async () => {
    const task = await newTask({ schedule: '*/2 * * * *', enabled: false });
    await server
      .database('scheduled_tasks')
      .where({ id: task.id })
      .update({ off_since: minutesAgo(9) });
    await server.call('POST', '/scheduled-tasks/toggle', { body: { taskId: task.id, enabled: true } });
    const skipped = (await slotsOf(server, task.id)).filter(({ status }) => status === 'skipped');
    expect([4, 5]).toContain(skipped.length);
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['The task was disabled.']));
    await server.call('POST', '/scheduled-tasks/toggle', { body: { taskId: task.id, enabled: false } });
  });
});

describe('a slot that becomes due during a run', () => {
  const slow = 'slow 2000\nsay one two three';
  /** Creates two slots, of which the second becomes due while the first runs. */
  async function overlap(overlapPolicy: string): Promise<number> {
    const task = await newTask({ overlapPolicy, prompt: slow });
    await giveSlot(server.database, task.id, 20);
    await eventually(
      () => slotsOf(server, task.id),
      ([first]) => first?.startedAt !== null && first !== undefined,
    );
    await giveSlot(server.database, task.id, 10);
    return task.id;
  }

  test('is skipped by default, with the reason', async () => {
    const slots = await ended(await overlap('skip'), 2);
    expect(slots).toMatchObject([
      { status: 'completed' },
      { status: 'skipped', reason: 'The previous execution was still in progress.', conversationId: null },
    ]);
  });

  test('waits with queue_one and starts after the run; a third slot is skipped', async () => {
    const taskId = await overlap('queue_one');
    await eventually(
      () => slotsOf(server, taskId),
      ({ length }) => length === 2,
    );
    await giveSlot(server.database, taskId, 5);
    const [first, second, third] = await ended(taskId, 3);
    expect([first?.status, second?.status, third?.status]).toEqual(['completed', 'completed', 'skipped']);
    expect(Date.parse(second?.startedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.finishedAt ?? ''));
    expect(third?.reason).toBe('The previous execution was still in progress, and another one was waiting.');
  });

  test('keeps waiting with queue_one if a manual execution ends first', async () => {
    const taskId = await overlap('queue_one');
    await eventually(
      () => slotsOf(server, taskId),
      ({ length }) => length === 2,
    );
    // The manual execution is short, so it ends while the first slot is in progress.
    await server.call('PUT', '/scheduled-tasks/manage', { query: { taskId }, body: { prompt: 'say one' } });
    await server.call('POST', '/scheduled-tasks/run', { body: { taskId } });
    const [first, second] = await ended(taskId, 3);
    expect(Date.parse(second?.startedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.finishedAt ?? ''));
  });

  test('runs concurrently with allow', async () => {
    const [first, second] = await ended(await overlap('allow'), 2);
    expect([first?.status, second?.status]).toEqual(['completed', 'completed']);
    expect(Date.parse(second?.startedAt ?? '')).toBeLessThan(Date.parse(first?.finishedAt ?? ''));
  });

  test('is skipped if it is queued and the task is disabled', async () => {
    const taskId = await overlap('queue_one');
    await eventually(
      () => slotsOf(server, taskId),
      ({ length }) => length === 2,
    );
    await server.call('POST', '/scheduled-tasks/toggle', { body: { taskId, enabled: false } });
    expect(await ended(taskId, 2)).toMatchObject([
      { status: 'completed' },
      { status: 'skipped', reason: 'The task was disabled while the slot waited.' },
    ]);
  });

  test('is skipped if it is queued and the task is deleted', async () => {
    const taskId = await overlap('queue_one');
    await eventually(
      () => slotsOf(server, taskId),
      ({ length }) => length === 2,
    );
    await server.call('DELETE', '/scheduled-tasks/manage', { query: { taskId } });
    expect(await ended(taskId, 2)).toMatchObject([
      { status: 'completed' },
      { status: 'skipped', reason: 'The task was deleted before the execution began.' },
    ]);
  });
});

describe('failures', () => {
  test('are recorded immediately; three in a row disable the task; enabling it resets the count', async () => {
    const maxFailures = organizationLimits.failedExecutionsInARow;
    const task = await newTask({ prompt: 'fail refused', overlapPolicy: 'allow' });
    for (let run = 1; run <= maxFailures; run++) {
      expect((await readTask(server, task.id)).body).toMatchObject({
        enabled: true,
        pausedReason: null,
        consecutiveFailures: run - 1,
      });
      await giveSlot(server.database, task.id, 2 * (maxFailures - run) + 1);
      await ended(task.id, run);
    }
    expect(new Set((await slotsOf(server, task.id)).map(({ status }) => status))).toEqual(new Set(['failed']));
    const failure = { code: 'model_rejected', message: 'The model does not accept this input' };
    expect((await slotsOf(server, task.id))[0]).toMatchObject({ error: failure.message, failureCode: failure.code });
    expect((await readTask(server, task.id)).body).toMatchObject({
      enabled: false,
      pausedReason: 'consecutive_failures',
      nextRunAt: null,
      consecutiveFailures: maxFailures,
      lastFailure: failure,
    });
    const again = await server.call('POST', '/scheduled-tasks/toggle', { body: { taskId: task.id, enabled: true } });
    expect(again.body).toMatchObject({ enabled: true, pausedReason: null });
    await server.call('POST', '/scheduled-tasks/run', { body: { taskId: task.id } });
    await ended(task.id, maxFailures + 1);
    expect((await readTask(server, task.id)).body).toMatchObject({ enabled: true });
  });

  test('in a row are counted anew after a completed run', async () => {
    const task = await newTask();
    await server
      .database('scheduled_tasks')
      .where({ id: task.id })
      .update({ consecutive_failures: organizationLimits.failedExecutionsInARow - 1 });
    await giveSlot(server.database, task.id, 4);
    await ended(task.id);
    await server.call('PUT', '/scheduled-tasks/manage', {
      query: { taskId: task.id },
      body: { prompt: 'fail refused' },
    });
    await giveSlot(server.database, task.id, 2);
    expect(await ended(task.id, 2)).toMatchObject([{ status: 'completed' }, { status: 'failed' }]);
    expect((await readTask(server, task.id)).body).toMatchObject({
      enabled: true,
      pausedReason: null,
      consecutiveFailures: 1,
      lastFailure: { code: 'model_rejected' },
    });
    const shown = expect.objectContaining({
      id: task.id,
      lastFailure: { code: 'model_rejected', message: expect.any(String) },
    });
    expect((await server.call('GET', '/scheduled-tasks/manage', { query: { allInOrg: true } })).body).toContainEqual(
      shown,
    );
    const query = { taskId: task.id };
    expect((await server.call('PUT', '/scheduled-tasks/manage', { query, body: { description: 'x' } })).body).toEqual(
      shown,
    );
  });

  test('of a hanging model end the run, and slots in the meantime are recorded as skipped', async () => {
    const silent = await save(server, { name: 'Silent', model: 'local:tiny' });
    provider.respondWith(hangs);
    const task = await newTask({ agentId: silent.id, name: 'Model hangs' });
    await giveSlot(server.database, task.id, 4);
    await eventually(
      () => slotsOf(server, task.id),
      ([first]) => first !== undefined && first.startedAt !== null,
    );
    await giveSlot(server.database, task.id, 2);
    const [first, second] = await ended(task.id, 2);
    expect(first).toMatchObject({
      status: 'failed',
      failureCode: 'timed_out',
      error: 'The model sent nothing for 2 seconds',
    });
    expect(second).toMatchObject({ status: 'skipped', reason: 'The previous execution was still in progress.' });
    expect((await readTask(server, task.id)).body).toMatchObject({
      enabled: true,
      consecutiveFailures: 1,
      lastFailure: { code: 'timed_out' },
    });
  });

  test('of stopped runs have their own code', async () => {
    const task = await newTask({ name: 'Stopped', prompt: 'hang' });
    await giveSlot(server.database, task.id, 1);
    const [run] = await eventually(
      () => slotsOf(server, task.id),
      ([first]) => first !== undefined && first.conversationId !== null,
    );
    await server.call('POST', '/conversations/stop', { body: { threadId: run?.conversationId } });
    expect(await ended(task.id)).toMatchObject([
      { status: 'failed', failureCode: 'stopped', error: 'The run was stopped.' },
    ]);
  });

  test('of the provider are retried in one run with one conversation', async () => {
    const flaky = await save(server, { name: 'Flaky', model: 'local:tiny' });
    provider.calls.length = 0;
    provider.respondWith((response, call) =>
      (provider.calls.length <= 4 ? fails(503) : streamsText(['Back again']))(response, call),
    );
    const task = await newTask({ agentId: flaky.id, name: 'Provider down' });
    await giveSlot(server.database, task.id, 1);
    const [execution, ...others] = await ended(task.id);
    expect(others).toEqual([]);
    expect(execution).toMatchObject({ status: 'completed', error: null });
    expect(provider.calls.length).toBe(5);
    expect(await countConversations('Provider down')).toBe(1);
    const { body } = await server.call('GET', '/getConversation', {
      query: { threadId: execution?.conversationId ?? '' },
    });
    expect(body.messages).toMatchObject([
      { role: 'user' },
      {
        role: 'assistant',
        parts: expect.arrayContaining([expect.objectContaining({ type: 'text', text: 'Back again' })]),
      },
    ]);
    expect(await server.database('task_executions').where({ id: execution?.id }).first('attempt')).toEqual({
      attempt: 1,
    });
  });
});
