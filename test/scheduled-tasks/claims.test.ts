// Tests the claims of due slots, and the executions of tasks that change after the claim.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createScheduledTasksModule } from '../../server/modules/scheduled-tasks/index.js';
import { createJobQueues } from '../../server/platform/jobs/index.js';
import { save } from '../api/agents/support.js';
import { createTask, readTask } from '../api/scheduled-tasks/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { insertTasks, minutesAgo } from './data.js';
import { ignoredEvents } from '../support/events.js';
import { eventually } from '../support/eventually.js';
import { allOver, giveSlot, slotsOf } from './support.js';

let server: TestServer;
let agent: { id: number };
beforeAll(async () => {
  server = await startTestServer({}, { worker: false });
  agent = await save(server, { model: 'offline:echo' });
});
afterAll(() => server?.stop());

const everyLeapDay = '0 0 29 2 *';
const newTask = (more: Record<string, unknown> = {}, token?: string) =>
  createTask(server, { agentId: agent.id, schedule: everyLeapDay, ...more }, token === undefined ? {} : { token });
const jobsOf = async () =>
  Number((await server.database('pgboss.job').where({ name: 'execute-scheduled-task' }).count())[0]?.['count']);

/** Creates a module with the given clock, and with a queue that can fail. */
async function moduleAt(now: () => Date, enqueue?: () => Promise<void>) {
  const { database } = server;
  const { agentRunner } = server.container.modules;
  const queue = createJobQueues({ database, leaseMs: 2_000 });
  const module = createScheduledTasksModule({
    database,
    unattendedRuns: agentRunner.unattendedRuns,
    agentRunner,
    events: ignoredEvents,
    jobs: enqueue === undefined ? queue : { enqueue },
    membershipStatusOf: async () => 'member',
    lastKnownMembershipStatusOf: async () => 'member',
    settings: { timeLimitMs: 10_000, maxPerWorker: 10, maxPerOrganization: 5 },
    now,
  });
  await queue.open(module.work.jobs);
  return module;
}

const executionsAt = async (now: () => Date, enqueue?: () => Promise<void>) =>
  (await moduleAt(now, enqueue)).executionStarts;

describe('claims', () => {
  test('concurrent claims share due slots without overlap; a claim that finds none sends one statement', async () => {
    const count = 500;
    const slot = minutesAgo(1);
    await insertTasks(server.database, {
      organizationId: server.organizationId,
      agentId: agent.id,
      count,
      prompt: 'Shared',
      schedule: `${slot.getUTCMinutes()} ${slot.getUTCHours()} * * *`,
      nextRunAt: slot,
    });
    const jobsBefore = await jobsOf();
    const { executionStarts } = server.container.modules.scheduledTasks;
    const claimed = await Promise.all([
      executionStarts.claimDueSlots(),
      executionStarts.claimDueSlots(),
      executionStarts.claimDueSlots(),
    ]);
    expect(claimed.reduce((sum, some) => sum + some, 0)).toBe(count);
    const { rows } = await server.database.raw(
      `select count(*) as records, count(distinct scheduled_task_id) as tasks,
         count(*) filter (where execution.status = 'in_progress') as runs
       from task_executions execution
       join scheduled_tasks task on task.id = scheduled_task_id
       where task.prompt = 'Shared'`,
    );
    expect(rows[0]).toEqual({ records: count, tasks: count, runs: count });
    expect((await jobsOf()) - jobsBefore).toBe(count);
    expect(await executionStarts.claimDueSlots()).toBe(0);
    expect(await server.countStatements(() => executionStarts.claimDueSlots())).toBe(1);
  });

  test('a rolled back claim stores nothing, and the next claim gets the slot', async () => {
    const task = await newTask();
    const slot = await giveSlot(server.database, task.id, 1);
    const broken = await executionsAt(
      () => new Date(),
      () => Promise.reject(new Error('the queue is away')),
    );
    await expect(broken.claimDueSlots()).rejects.toThrow('the queue is away');
    expect(await slotsOf(server, task.id)).toEqual([]);
    expect((await readTask(server, task.id)).body.nextRunAt).toBe(slot.toISOString());
    await server.container.modules.scheduledTasks.executionStarts.claimDueSlots();
    expect(await slotsOf(server, task.id)).toMatchObject([{ status: 'in_progress', scheduledFor: slot.toISOString() }]);
  });

  test('a task that another transaction has locked is claimed only after that transaction', async () => {
    const task = await newTask();
    await giveSlot(server.database, task.id, 1);
    await server.database.transaction(async (transaction) => {
      await transaction('scheduled_tasks').where({ id: task.id }).forUpdate().first();
      expect(await server.container.modules.scheduledTasks.executionStarts.claimDueSlots()).toBe(0);
    });
    expect(await server.container.modules.scheduledTasks.executionStarts.claimDueSlots()).toBe(1);
  });

  test('a task with ten executions in progress skips its next slot, even if its executions may overlap', async () => {
    const task = await newTask({ overlapPolicy: 'allow', catchUpWindowSeconds: 86_400 });
    for (let n = 0; n < 11; n++) {
      await giveSlot(server.database, task.id, 30 - n);
      expect(await server.container.modules.scheduledTasks.executionStarts.claimDueSlots()).toBe(1);
    }
    const slots = await slotsOf(server, task.id);
    expect(slots.slice(0, 10).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'in_progress'));
    expect(slots.slice(10)).toMatchObject([
      { status: 'skipped', reason: 'The task already had its maximum number of executions in progress.' },
    ]);
  });

  test('a task whose agent no longer exists is disabled', async () => {
    const doomed = await save(server);
    const task = await newTask({ agentId: doomed.id });
    await server.database('agents').where({ id: doomed.id }).update({ deleted_at: new Date() });
    await giveSlot(server.database, task.id, 1);
    expect(await server.container.modules.scheduledTasks.executionStarts.claimDueSlots()).toBe(1);
    expect((await readTask(server, task.id)).body).toMatchObject({
      enabled: false,
      pausedReason: 'agent_deleted',
      nextRunAt: null,
    });
    expect(await slotsOf(server, task.id)).toEqual([]);
  });

  test('several transactions record the slots that eight tasks missed, at most 1,440 per task', async () => {
    const count = 8;
    await insertTasks(server.database, {
      organizationId: server.organizationId,
      agentId: agent.id,
      count,
      prompt: 'Missed',
      schedule: '* * * * *',
      nextRunAt: minutesAgo(3_000),
    });
    expect(await server.container.modules.scheduledTasks.executionStarts.claimDueSlots()).toBeGreaterThanOrEqual(count);
    const { rows } = await server.database.raw(
      `select count(*) as records, count(*) filter (where execution.status = 'in_progress') as runs,
         count(*) filter (where execution.reason like '%not listed.') as cut,
         count(distinct execution.xmin::text) as transactions
       from task_executions execution
       join scheduled_tasks task on task.id = scheduled_task_id
       where task.prompt = 'Missed'`,
    );
    expect(rows[0]).toMatchObject({ runs: count, cut: count });
    // If a minute begins during the claim, each task has one more due slot, which the claim records too.
    expect(Math.ceil(rows[0].records / count)).toBeLessThanOrEqual(1_441);
    expect(Number(rows[0].records)).toBeGreaterThanOrEqual(count * 1_440);
    expect(rows[0].transactions).toBeGreaterThan(1);
    await server.database('scheduled_tasks').where({ prompt: 'Missed' }).update({ enabled: false, next_run_at: null });
  });
});

describe('the clock', () => {
  const hourMs = 3_600_000;
  test('a jump forward records every slot once and runs the newest; a jump back runs nothing twice', async () => {
    const task = await newTask({ schedule: '*/10 * * * *', overlapPolicy: 'allow' });
    const start = minutesAgo(0);
    await server
      .database('scheduled_tasks')
      .where({ id: task.id })
      .update({ next_run_at: new Date(Math.ceil(start.getTime() / 600_000) * 600_000) });
    let offsetMs = 10 * 60_000;
    const runs = await executionsAt(() => new Date(start.getTime() + offsetMs));
    const seen = async () => {
      await runs.claimDueSlots();
      return (await slotsOf(server, task.id)).map(({ scheduledFor, status }) => `${scheduledFor} ${status}`);
    };
    const before = await seen();
    expect(before).toHaveLength(start.getTime() % 600_000 === 0 ? 2 : 1);
    offsetMs += hourMs;
    const jumped = await seen();
    expect(jumped.slice(0, before.length)).toEqual(before);
    expect(jumped.slice(before.length).map((slot) => slot.split(' ')[1])).toEqual([
      ...Array<string>(5).fill('missed'),
      'in_progress',
    ]);
    offsetMs -= hourMs;
    expect(await seen()).toEqual(jumped);
    offsetMs -= hourMs;
    expect(await seen()).toEqual(jumped);
    offsetMs += 2 * hourMs + 10 * 60_000;
    expect(await seen()).toEqual([...jumped, expect.stringMatching(/in_progress$/)]);
    await server.database('scheduled_tasks').where({ id: task.id }).update({ enabled: false, next_run_at: null });
  });

  test('the clock of the database decides what is due, not the clock of a worker', async () => {
    const task = await newTask();
    const { executionStarts } = server.container.modules.scheduledTasks;
    // The server is loaded outside of the test's realm, so it has another global object than the test.
    const globalOfServer = executionStarts.claimDueSlots.constructor('return globalThis')() as typeof globalThis;
    const RealDate = globalOfServer.Date;
    const slot = new Date(minutesAgo(0).getTime() + 30 * 60_000);
    await server
      .database('scheduled_tasks')
      .where({ id: task.id })
      .update({ schedule: `${slot.getUTCMinutes()} ${slot.getUTCHours()} * * *`, next_run_at: slot });
    class DateOfWorker extends RealDate {
      constructor(...given: [] | [number]) {
        super(given[0] ?? RealDate.now() + hourMs);
      }
      static override now = () => RealDate.now() + hourMs;
    }
    globalOfServer.Date = DateOfWorker as DateConstructor;
    try {
      expect(await executionStarts.claimDueSlots()).toBe(0);
    } finally {
      globalOfServer.Date = RealDate;
    }
    expect(await slotsOf(server, task.id)).toEqual([]);
  });
});

describe('a slot that is due but not yet claimed', () => {
  test('is recorded when the schedule changes, and when the task is disabled', async () => {
    const task = await newTask({ schedule: '*/10 * * * *' });
    const due = new Date(Math.floor(Date.now() / 600_000) * 600_000);
    await server.database('scheduled_tasks').where({ id: task.id }).update({ next_run_at: due });
    await server.call('PUT', '/scheduled-tasks/manage', {
      query: { taskId: task.id },
      body: { schedule: everyLeapDay },
    });
    const changed = await slotsOf(server, task.id);
    expect(changed[0]).toMatchObject({
      status: 'missed',
      scheduledFor: due.toISOString(),
      reason: 'The task was changed before a worker claimed the slot.',
    });
    await server
      .database('scheduled_tasks')
      .where({ id: task.id })
      .update({ schedule: '*/10 * * * *', next_run_at: new Date(due.getTime() - 600_000) });
    await server.call('POST', '/scheduled-tasks/toggle', { body: { taskId: task.id, enabled: false } });
    expect((await slotsOf(server, task.id)).map(({ scheduledFor }) => scheduledFor)).toEqual(
      expect.arrayContaining([new Date(due.getTime() - 600_000).toISOString(), due.toISOString()]),
    );
  });

  test('is recorded when the task is deleted, restored and enabled', async () => {
    const task = await newTask({ schedule: '*/10 * * * *' });
    const due = new Date(Math.floor(Date.now() / 600_000) * 600_000);
    await server.database('scheduled_tasks').where({ id: task.id }).update({ next_run_at: due });
    await server.call('DELETE', '/scheduled-tasks/manage', { query: { taskId: task.id } });
    await server.call('POST', '/admin/deletedRecords/restore', {
      body: { type: 'scheduled_task', id: String(task.id) },
    });
    await server.call('POST', '/scheduled-tasks/toggle', { body: { taskId: task.id, enabled: true } });
    expect(await slotsOf(server, task.id)).toContainEqual(
      expect.objectContaining({ status: 'skipped', scheduledFor: due.toISOString() }),
    );
    await server.call('POST', '/scheduled-tasks/toggle', { body: { taskId: task.id, enabled: false } });
  });
});

test('each of 201 executions whose jobs were lost gets one new job per 15 minutes', async () => {
  const { id: taskId } = await newTask();
  const executions = () => server.database('task_executions').where({ scheduled_task_id: taskId });
  await server.database.raw(
    `insert into task_executions (organization_id, scheduled_task_id, kind, scheduled_for, status, created_at)
     select organization_id, id, 'slot', now() - n * interval '1 minute', 'in_progress', now() - interval '20 minutes'
     from scheduled_tasks, generate_series(1, 201) n where id = :taskId`,
    { taskId },
  );
  let now = new Date();
  const { work } = await moduleAt(() => now);
  const rescue = work.periodic.find(({ name }) => name === 'scheduled-tasks.rescue-stranded-executions');
  const before = await jobsOf();
  for (let round = 1; round <= 2; round++) await rescue?.run(new AbortController().signal);
  expect((await jobsOf()) - before).toBe(201);
  now = new Date(now.getTime() + 15 * 60_000);
  await rescue?.run(new AbortController().signal);
  expect((await jobsOf()) - before).toBe(402);
  await executions().delete();
});

// Only this test starts the worker. It tests all cases concurrently.
test('a change between the claim and the run decides whether the run starts', async () => {
  // Slots of the earlier tests would keep the worker busy.
  await server.database('scheduled_tasks').whereNotNull('next_run_at').update({ enabled: false, next_run_at: null });
  await server.database('pgboss.job').delete();
  const doomed = await save(server, { model: 'offline:echo' });
  const leaver = await server.tokenFor({ role: 'org:member', userId: 'user_leaver' });
  const ofDoomed = await newTask({ agentId: doomed.id });
  const ofLeaver = await newTask({}, leaver);
  const deleted = await newTask({ overlapPolicy: 'queue_one' });
  for (const { id } of [ofDoomed, ofLeaver, deleted]) await giveSlot(server.database, id, 20);
  await server.container.modules.scheduledTasks.executionStarts.claimDueSlots();
  await giveSlot(server.database, deleted.id, 10);
  await server.container.modules.scheduledTasks.executionStarts.claimDueSlots();
  expect(await slotsOf(server, deleted.id)).toMatchObject([{ status: 'in_progress' }, { status: 'in_progress' }]);

  await server.call('DELETE', '/agents', { body: { agentId: doomed.id } });
  await server.call('DELETE', '/admin/users', { body: { userIds: ['user_leaver'] } });
  await server.call('DELETE', '/scheduled-tasks/manage', { query: { taskId: deleted.id } });
  // The events of the deleted agent and the removed member are lost, so the executions must detect both changes.
  expect(await server.database('pgboss.job').where({ name: 'domain-event' }).delete()).toBeGreaterThan(0);
  await server.container.startWorker();
  const ended = (taskId: number) => eventually(() => slotsOf(server, taskId), allOver);
  expect(await ended(ofDoomed.id)).toMatchObject([
    { status: 'failed', error: 'The agent was deleted.', conversationId: null },
  ]);
  expect(await ended(ofLeaver.id)).toMatchObject([
    { status: 'skipped', reason: 'The owner left the organization before the execution began.' },
  ]);
  expect(await ended(deleted.id)).toMatchObject([
    { status: 'skipped', reason: 'The task was deleted before the execution began.' },
    { status: 'skipped', reason: 'The task was deleted before the execution began.' },
  ]);
  expect((await readTask(server, ofDoomed.id)).body).toMatchObject({ enabled: false, pausedReason: 'agent_deleted' });
  expect((await readTask(server, ofLeaver.id)).body).toMatchObject({ enabled: false, pausedReason: 'owner_removed' });
});
