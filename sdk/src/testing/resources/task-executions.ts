// Executions of scheduled tasks, started at slots or manually. A slot is a time at which a schedule is due.
import { fakeLimits, reasons } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeCaller, FakeExchanges, FakeHandlers } from '../contract.js';
import { nextSlot } from '../cron.js';
import { FakeError, refuseField } from '../errors.js';
import type { Store, StoredTask } from '../store.js';
import { compare, readTimestamp } from '../values.js';
import { findAgent } from './agent-records.js';
import { startConversation } from './chat.js';
import { assertOwnerIsNonGuestMember, findTask, disableTasks } from './task-records.js';

type Execution = schemas.TaskExecution;

const inProgressOf = (store: Store, taskId: number): Execution[] =>
  store.taskExecutions
    .all()
    .filter(({ scheduledTaskId, status }) => scheduledTaskId === taskId && status === 'in_progress');

function record(
  store: Store,
  scheduledTaskId: number,
  fields: Pick<Execution, 'status' | 'scheduledFor' | 'reason'> & Partial<Pick<Execution, 'kind'>>,
) {
  return store.taskExecutions.put<Execution>({
    id: store.taskExecutions.nextId(),
    scheduledTaskId,
    kind: 'slot',
    conversationId: null,
    agentVersionId: null,
    startedAt: null,
    finishedAt: null,
    error: null,
    createdAt: store.clock.timestamp(),
    ...fields,
  });
}

function start(store: Store, task: StoredTask, kind: Execution['kind'], scheduledFor: string): Execution {
  const execution = record(store, task.id, { kind, status: 'in_progress', scheduledFor, reason: null });
  // As in the service, the execution begins after the request has returned.
  store.clock.after(0, () => begin(store, execution.id));
  return execution;
}

function begin(store: Store, executionId: number): void {
  const execution = store.taskExecutions.find(executionId);
  const task = store.scheduledTasks.find(execution?.scheduledTaskId ?? 0);
  if (execution?.status !== 'in_progress' || execution.startedAt !== null || !task) return;
  const agent = store.agents.find(task.agentId);
  if (!agent || agent.isDeleted)
    return finish(store, executionId, { code: 'agent_not_found', message: reasons.run.agentDeleted });
  const { agentId, userId, name, prompt: text } = task;
  const conversation = startConversation(store, { agentId, userId, name, text, source: 'task' }, (failure) =>
    finish(store, executionId, failure),
  );
  const startedAt = store.clock.timestamp();
  const { publishedVersionId: agentVersionId } = agent;
  store.taskExecutions.change(execution, { conversationId: conversation.id, agentVersionId, startedAt });
  store.scheduledTasks.change(task, { lastRunAt: startedAt });
}

function finish(store: Store, executionId: number, failure: schemas.RunFailure | null): void {
  const execution = store.taskExecutions.find(executionId);
  // Keep an outcome that the test has set.
  if (execution?.status !== 'in_progress') return;
  store.taskExecutions.change(execution, {
    status: failure ? 'failed' : 'completed',
    finishedAt: store.clock.timestamp(),
    ...(failure && { error: failure.message, failureCode: failure.code }),
  });
  const task = store.scheduledTasks.find(execution.scheduledTaskId);
  if (task) countFailures(store, task, failure);
  beginWaiting(store, execution.scheduledTaskId);
}

function beginWaiting(store: Store, taskId: number): void {
  const open = inProgressOf(store, taskId);
  const waiting = open.find(({ startedAt }) => startedAt === null);
  if (!waiting) return;
  const reason = reasons.execution.disabledWhileWaiting;
  if (!store.scheduledTasks.find(taskId)?.enabled) store.taskExecutions.change(waiting, { status: 'skipped', reason });
  else if (open.every(({ startedAt }) => startedAt === null)) begin(store, waiting.id);
}

/** Disables a task after several failed executions in a row. */
function countFailures(store: Store, task: StoredTask, failure: schemas.RunFailure | null): void {
  const consecutiveFailures = failure ? task.consecutiveFailures + 1 : 0;
  const { lastFailure: _before, ...others } = task;
  const counted = store.scheduledTasks.put({
    ...others,
    consecutiveFailures,
    ...(failure && { lastFailure: failure }),
  });
  if (consecutiveFailures >= fakeLimits.failedExecutionsInARow)
    disableTasks(store, ({ id }) => id === counted.id, 'consecutive_failures');
}

/** Records the slots that passed while a task was disabled. */
export function recordPassedSlots(store: Store, { id, schedule, offSince }: StoredTask): void {
  const now = store.clock.now();
  const slots: string[] = [];
  let slot = nextSlot(schedule, offSince ? new Date(Date.parse(offSince) - 1) : now);
  for (; slot instanceof Date && slot <= now; slot = nextSlot(schedule, slot)) slots.push(slot.toISOString());
  const { disabled, earlierSlots } = reasons.execution;
  slots.slice(-fakeLimits.slotsRecordedAtOnce).forEach((scheduledFor, index) => {
    const isTruncated = index === 0 && scheduledFor !== slots[0];
    const reason = isTruncated ? `${disabled} ${earlierSlots}` : disabled;
    record(store, id, { status: 'skipped', scheduledFor, reason });
  });
}

/** Runs the task at its next slot, unless the next slot has changed by then. */
export function scheduleNextRun(store: Store, { id, nextRunAt }: StoredTask): void {
  if (nextRunAt === null) return;
  const delayMs = Date.parse(nextRunAt) - store.clock.now().getTime();
  store.clock.after(delayMs, () => {
    const task = store.scheduledTasks.find(id);
    if (!task || task.nextRunAt !== nextRunAt) return;
    runSlot(store, task, nextRunAt);
    const next = nextSlot(task.schedule, new Date(nextRunAt));
    const changed = store.scheduledTasks.change(store.scheduledTasks.find(id) ?? task, {
      nextRunAt: typeof next === 'string' ? null : next.toISOString(),
    });
    scheduleNextRun(store, changed);
  });
}

function runSlot(store: Store, task: StoredTask, slot: string): void {
  const running = inProgressOf(store, task.id);
  const skip = (reason: string) => record(store, task.id, { status: 'skipped', scheduledFor: slot, reason });
  if (running.length >= fakeLimits.executionsOfTaskInProgress) skip(reasons.execution.atLimit);
  else if (running.length === 0 || task.overlapPolicy === 'allow') start(store, task, 'slot', slot);
  else if (task.overlapPolicy === 'skip') skip(reasons.execution.overlapped);
  else if (running.some(({ startedAt }) => startedAt === null)) skip(reasons.execution.queueFull);
  else record(store, task.id, { status: 'in_progress', scheduledFor: slot, reason: null });
}

function startManually(store: Store, caller: FakeCaller, taskId: number): Execution {
  const task = findTask(store, caller, taskId);
  assertOwnerIsNonGuestMember(store, caller, task.userId);
  findAgent(store, task.agentId);
  if (inProgressOf(store, taskId).length >= fakeLimits.executionsOfTaskInProgress)
    throw new FakeError('scheduled_task_run_limit_reached');
  return start(store, task, 'manual', store.clock.timestamp());
}

type Query = FakeExchanges['listTaskExecutions']['query'];

/** Returns the given executions that follow the execution `before` in the sorted list of `all` executions. */
function after(all: Execution[], before: number, given: Execution[]): Execution[] {
  const position = all.findIndex(({ id }) => id === before);
  if (position < 0) throw refuseField(reasons.request.foreignExecution, ['before'], 'query');
  return given.filter((execution) => all.indexOf(execution) > position);
}

function select(store: Store, caller: FakeCaller, { taskId, since, before, stats }: Query): Execution[] {
  const isOwn = (id: number) => caller.role === 'org:admin' || store.scheduledTasks.find(id)?.userId === caller.userId;
  if (taskId !== undefined) {
    // Executions of deleted tasks can still be read.
    if (!store.scheduledTasks.find(taskId)) throw new FakeError('scheduled_task_not_found');
    if (!isOwn(taskId)) throw new FakeError('scheduled_task_not_owned');
  }
  const start = since === undefined ? null : readTimestamp(since);
  if (since !== undefined && start === null) throw refuseField(reasons.request.noSuchDate, ['since'], 'query');
  const all = store.taskExecutions
    .all()
    .filter(({ scheduledTaskId }) => (taskId === undefined || scheduledTaskId === taskId) && isOwn(scheduledTaskId))
    .sort((left, right) => compare(right.createdAt, left.createdAt) || right.id - left.id);
  const created = all.filter(({ createdAt }) => start === null || new Date(createdAt) > start);
  return before === undefined || stats ? created : after(all, before, created);
}

const hasRun = ({ status }: Execution): boolean => status !== 'skipped' && status !== 'missed';

export const taskExecutionHandlers = (store: Store): FakeHandlers<'runScheduledTask' | 'listTaskExecutions'> => ({
  runScheduledTask: ({ body: { taskId }, caller }) => ({ status: 202, body: startManually(store, caller, taskId) }),
  listTaskExecutions({ query, caller }) {
    const found = select(store, caller, query);
    const executions = found.filter(hasRun);
    if (!query.stats) {
      const shown = query.include === 'occurrences' ? found : executions;
      return { status: 200, body: shown.slice(0, query.limit) };
    }
    const count = (status: string) => executions.filter((execution) => execution.status === status).length;
    const [completed, failed, in_progress] = [count('completed'), count('failed'), count('in_progress')];
    return { status: 200, body: { total: executions.length, completed, failed, in_progress } };
  },
});
