// Rules of scheduled tasks: who may do what with which, and when a task is due. Running them is in runs.ts, their record in executions.ts.
import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';
import { organizationLimits } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import { nextSlot, preview, problemOf } from './cron.js';
import { assertOwnerMayRun, notFound, reachTask, type TaskParts } from './reach.js';
import {
  createTaskRepository,
  type PausedReason,
  type ScheduledTask,
  type TaskDatabase,
  type TaskFields,
  type TaskOutcome,
  type TaskRepository,
} from './repository.js';

type Schemas = components['schemas'];
export type { ScheduledTask } from './repository.js';
export type ScheduledTaskCreate = Schemas['ScheduledTaskCreate'];
export type ScheduledTaskUpdate = Schemas['ScheduledTaskUpdate'];
export type SchedulePreview = Schemas['SchedulePreview'];

export interface ScheduledTasks {
  /** The caller's own tasks, or with `allInOrganization`, for admins, everybody's. Newest first, read while they are taken. */
  list(caller: Caller, options: { allInOrganization: boolean }): AsyncGenerator<ScheduledTask, void, undefined>;
  get(caller: Caller, id: number): Promise<ScheduledTask>;
  create(caller: Caller, given: ScheduledTaskCreate, unit?: UnitOfWork): Promise<ScheduledTask>;
  update(caller: Caller, id: number, given: ScheduledTaskUpdate, unit?: UnitOfWork): Promise<ScheduledTask>;
  remove(caller: Caller, id: number, unit?: UnitOfWork): Promise<void>;
  preview(schedule: string): SchedulePreview;
  /** Disables the tasks of a deleted agent. */
  pauseOfAgent(organizationId: string, agentId: number): Promise<void>;
  /** Disables the tasks of a person who was removed, or who became a guest. */
  pauseOfUser(organizationId: string, userId: string, reason: PausedReason): Promise<void>;
}

export interface ScheduledTasksParts {
  database: TaskDatabase;
  standingOf: TaskParts['standingOf'];
  now?: () => Date;
}

const previewedTimes = limits['SchedulePreview.next'].maxItems;

function assertSchedule(schedule: string, at: Date, place: 'body' | 'query' = 'body'): void {
  const problem = problemOf(schedule, at);
  if (problem !== null)
    throw new ApiError('bad_request', { details: [{ message: problem, path: ['schedule'], in: place }] });
}

function saved(outcome: TaskOutcome): ScheduledTask {
  switch (outcome.kind) {
    case 'saved':
      return outcome.task;
    case 'task-missing':
      throw notFound();
    case 'agent-missing':
      throw new ApiError('agent_not_found');
    case 'limit-reached':
      throw new ApiError('scheduled_task_limit_reached');
  }
}

/** What of a request is a field that somebody may set; what only a reply has falls away. */
const settable = ({
  name,
  description,
  prompt,
  schedule,
  enabled,
  agentId,
  overlapPolicy,
  catchUpWindowSeconds,
}: ScheduledTaskUpdate): Partial<TaskFields> =>
  Object.fromEntries(
    Object.entries({
      name,
      description,
      prompt,
      schedule,
      enabled,
      agentId,
      overlapPolicy,
      catchUpWindowSeconds,
    }).filter(([, value]) => value !== undefined),
  );

/** The fields that really change, with what follows from them: a new schedule, and being switched on, count from now. */
function changeOf(current: ScheduledTask, given: ScheduledTaskUpdate, at: Date): Partial<TaskFields> | null {
  const change = Object.fromEntries(
    Object.entries(settable(given)).filter(([name, value]) => current[name as keyof ScheduledTask] !== value),
  ) as Partial<TaskFields>;
  if (Object.keys(change).length === 0) return null;
  const enabled = change.enabled ?? current.enabled;
  if (change.enabled !== undefined) change.pausedReason = null;
  if (!enabled) change.nextRunAt = null;
  else if (change.enabled !== undefined || change.schedule !== undefined)
    change.nextRunAt = nextSlot(change.schedule ?? current.schedule, at);
  return change;
}

/** What a run does, and when. A change of it by an administrator must not run in the name of the member who wrote the task. */
const ofRuns = ['prompt', 'agentId', 'schedule'] as const;

/** The change, and the caller as the new owner where they rewrote what another member's task does. */
function changeBy(
  caller: Caller,
  current: ScheduledTask,
  given: ScheduledTaskUpdate,
  at: Date,
): Partial<TaskFields> | null {
  const change = changeOf(current, given, at);
  if (change === null || current.userId === caller.userId) return change;
  return ofRuns.some((name) => change[name] !== undefined) ? { ...change, userId: caller.userId } : change;
}

interface Parts extends Required<Omit<ScheduledTasksParts, 'database'>> {
  repository: TaskRepository;
}

async function create(
  { repository, now }: Parts,
  caller: Caller,
  given: ScheduledTaskCreate,
  unit?: UnitOfWork,
): Promise<ScheduledTask> {
  const at = now();
  assertSchedule(given.schedule, at);
  const fields: TaskFields = {
    ...given,
    pausedReason: null,
    nextRunAt: given.enabled ? nextSlot(given.schedule, at) : null,
  };
  const { organizationId, userId } = caller;
  return saved(await repository.create(organizationId, userId, fields, at, organizationLimits.scheduledTasks, unit));
}

async function update(
  parts: Parts,
  caller: Caller,
  id: number,
  given: ScheduledTaskUpdate,
  unit?: UnitOfWork,
): Promise<ScheduledTask> {
  const at = parts.now();
  if (given.schedule !== undefined) assertSchedule(given.schedule, at);
  const before = await reachTask(parts.repository, caller, id);
  if (given.enabled === true && !before.enabled) {
    await assertOwnerMayRun(parts, caller, changeBy(caller, before, given, at)?.userId ?? before.userId);
  }
  const decide = (current: ScheduledTask) => changeBy(caller, current, given, at);
  return saved(await parts.repository.update(caller.organizationId, id, at, decide, unit));
}

export function createScheduledTasks({
  database,
  standingOf,
  now = () => new Date(),
}: ScheduledTasksParts): ScheduledTasks {
  const repository = createTaskRepository(database);
  const parts: Parts = { repository, standingOf, now };
  return {
    list(caller, { allInOrganization }) {
      if (allInOrganization && caller.role !== 'org:admin') throw new ApiError('admin_required');
      return repository.list(caller.organizationId, allInOrganization ? null : caller.userId);
    },
    get: (caller, id) => reachTask(repository, caller, id),
    create: (caller, given, unit) => create(parts, caller, given, unit),
    update: (caller, id, given, unit) => update(parts, caller, id, given, unit),
    async remove(caller, id, unit) {
      await reachTask(parts.repository, caller, id);
      if (!(await repository.remove(caller.organizationId, id, now(), unit))) throw notFound();
    },
    preview(schedule) {
      const at = now();
      assertSchedule(schedule, at, 'query');
      const { next, description } = preview(schedule, at, previewedTimes);
      return { next: next.map((time) => time.toISOString()), description };
    },
    pauseOfAgent: (organizationId, agentId) => repository.pauseOfAgent(organizationId, agentId, now()),
    pauseOfUser: (organizationId, userId, reason) => repository.pauseOfUser(organizationId, userId, reason, now()),
  };
}
