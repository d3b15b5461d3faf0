import { fakeLimits, reasons, settableFields } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import { messageFor } from '../../generated/problem-messages.js';
import type { FakeCaller, FakeExchanges, FakeHandlers, FakeRequest } from '../contract.js';
import { nextSlot } from '../cron.js';
import { FakeError, notModelled, refuseField } from '../errors.js';
import { assertMatch, etagOf } from '../etag.js';
import type { Store, StoredTask } from '../store.js';
import { isSame, pick } from '../values.js';
import { assertBelowLimit, recordDeletion } from './deleted-records.js';
import { findAgent } from './agent-records.js';
import { assertOwnerIsNonGuestMember, findTask } from './task-records.js';
import { recordPassedSlots, scheduleNextRun } from './task-executions.js';

type Create = FakeExchanges['createScheduledTask']['body'];
const changeable = settableFields.scheduledTasks;

/** Fields whose change makes the caller the owner. */
const runFields = ['prompt', 'agentId', 'schedule'] as const;

function toTask(
  store: Store,
  { isDeleted: _isDeleted, offSince: _offSince, ...task }: StoredTask,
): schemas.ScheduledTask {
  return { ...task, agentName: store.agents.find(task.agentId)?.name ?? '', etag: etagOfTask(task) };
}

const etagOfTask = (task: Pick<StoredTask, (typeof changeable)[number]>): string => etagOf(pick(task, changeable));

function slotAfterNow(store: Store, schedule: string, place: 'body' | 'query' = 'body'): string {
  const next = nextSlot(schedule, store.clock.now());
  if (typeof next === 'string') throw refuseField(next, ['schedule'], place);
  return next.toISOString();
}

function create(store: Store, given: Create, userId: string): StoredTask {
  const nextRunAt = slotAfterNow(store, given.schedule);
  if (store.scheduledTasks.all().filter(({ isDeleted }) => !isDeleted).length >= fakeLimits.scheduledTasks)
    throw new FakeError('scheduled_task_limit_reached');
  findAgent(store, given.agentId);
  const at = store.clock.timestamp();
  const task = store.scheduledTasks.put({
    id: store.scheduledTasks.nextId(),
    ...pick(given, changeable),
    userId,
    lastRunAt: null,
    nextRunAt: given.enabled ? nextRunAt : null,
    pausedReason: null,
    consecutiveFailures: 0,
    isDeleted: false,
    offSince: given.enabled ? null : at,
    createdAt: at,
    updatedAt: at,
  });
  scheduleNextRun(store, task);
  return task;
}

function update(
  store: Store,
  { caller, headers }: { caller: FakeCaller; headers: { 'If-Match'?: string } },
  id: number,
  given: schemas.ScheduledTaskUpdate,
): StoredTask {
  const task = findTask(store, caller, id);
  assertMatch(headers, { etag: etagOfTask(task) });
  const change = pick(
    given,
    changeable.filter((name) => given[name] !== undefined && !isSame(given[name], task[name])),
  ) as Partial<StoredTask>;
  if (Object.keys(change).length === 0) return task;
  if (change.schedule !== undefined) slotAfterNow(store, change.schedule);
  // Without a change of the owner, the caller's prompt would run on behalf of another member.
  if (runFields.some((name) => change[name] !== undefined)) change.userId = caller.userId;
  if (change.enabled === true) assertOwnerIsNonGuestMember(store, caller, change.userId ?? task.userId);
  if (change.agentId !== undefined || change.enabled === true) findAgent(store, change.agentId ?? task.agentId);
  const { enabled = task.enabled, schedule = task.schedule } = change;
  if (change.enabled !== undefined) change.pausedReason = null;
  if (change.enabled) change.consecutiveFailures = 0;
  if (!enabled) change.nextRunAt = null;
  else if (change.enabled !== undefined || change.schedule !== undefined)
    change.nextRunAt = slotAfterNow(store, schedule);
  const updatedAt = store.clock.timestamp();
  if (change.enabled !== undefined || change.schedule !== undefined) {
    if (!task.enabled) recordPassedSlots(store, task);
    change.offSince = enabled ? null : updatedAt;
  }
  const changed = store.scheduledTasks.change(task, { ...change, updatedAt });
  scheduleNextRun(store, changed);
  return changed;
}

/** Returns why a restored task stays disabled. */
function restoredReasonOf(store: Store, { agentId, userId, pausedReason }: StoredTask): StoredTask['pausedReason'] {
  if (store.agents.find(agentId)?.isDeleted) return 'agent_deleted';
  const owner = store.users.find(userId);
  if (!owner && store.formerMembers.has(userId)) return 'owner_removed';
  return owner?.role === 'org:guest' ? 'owner_demoted' : pausedReason;
}

/** The id can be in the query, in the body, or in both. */
function idToDelete(fromQuery: number | undefined, fromBody: number | undefined): number {
  if (fromQuery !== undefined && fromBody !== undefined && fromQuery !== fromBody)
    throw refuseField(reasons.request.differs, ['taskId'], 'query');
  const id = fromQuery ?? fromBody;
  if (id === undefined) throw refuseField(messageFor('required', true), ['taskId'], 'query');
  return id;
}

function remove(store: Store, { query, headers, body, caller }: FakeRequest<'deleteScheduledTask'>): void {
  const task = findTask(store, caller, idToDelete(query.taskId, body?.taskId));
  assertMatch(headers, { etag: etagOfTask(task) });
  const updatedAt = store.clock.timestamp();
  const { offSince } = task;
  const off = { enabled: false, nextRunAt: null, offSince: offSince ?? updatedAt };
  store.scheduledTasks.change(task, { isDeleted: true, ...off, updatedAt });
  recordDeletion(store, 'scheduled_task', task, caller.userId, () => {
    const others = store.scheduledTasks.all().filter(({ isDeleted }) => !isDeleted);
    assertBelowLimit('scheduledTasks', others.length, 'scheduled_task_limit_reached');
    const deleted = store.scheduledTasks.find(task.id) ?? task;
    store.scheduledTasks.change(deleted, { isDeleted: false, pausedReason: restoredReasonOf(store, deleted) });
  });
}

export const scheduledTaskHandlers = (
  store: Store,
): FakeHandlers<
  | 'listScheduledTasks'
  | 'createScheduledTask'
  | 'updateScheduledTask'
  | 'deleteScheduledTask'
  | 'toggleScheduledTask'
  | 'previewSchedule'
> => ({
  listScheduledTasks({ query: { taskId, allInOrg }, caller }) {
    if (taskId !== undefined) return { status: 200, body: toTask(store, findTask(store, caller, taskId)) };
    if (allInOrg && caller.role !== 'org:admin') throw new FakeError('admin_required');
    const tasks = store.scheduledTasks
      .all()
      .filter(({ isDeleted, userId }) => !isDeleted && (allInOrg || userId === caller.userId))
      .sort((left, right) => right.id - left.id);
    return { status: 200, body: tasks.map((task) => toTask(store, task)) };
  },
  createScheduledTask({ body, caller: { userId } }) {
    return { status: 201, body: toTask(store, create(store, body, userId)) };
  },
  updateScheduledTask({ query: { taskId }, body, ...request }) {
    return { status: 200, body: toTask(store, update(store, request, taskId, body)) };
  },
  deleteScheduledTask(request) {
    remove(store, request);
    return { status: 204 };
  },
  toggleScheduledTask({ body: { taskId, enabled }, ...request }) {
    return { status: 200, body: toTask(store, update(store, request, taskId, { enabled })) };
  },
  previewSchedule({ query: { schedule } }) {
    const next = slotAfterNow(store, schedule, 'query');
    throw notModelled('previewSchedule', 'descriptions of schedules', {
      status: 200,
      body: { next: [next], description: schedule },
    });
  },
});
