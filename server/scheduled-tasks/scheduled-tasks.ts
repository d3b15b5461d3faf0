// Rules of scheduled tasks: who may do what with which, and when a task is due. Running them is runs.ts, their record is executions.ts.
import type { Caller } from '../caller.js';
import { ApiError } from '../errors.js';
import { organizationLimits } from '../generated/operations.js';
import type { components } from '../generated/types.js';
import { nextSlot, preview, problemOf } from './cron.js';
import { createTaskRepository, type ScheduledTask, type TaskDatabase, type TaskFields, type TaskOutcome, type TaskRepository } from './repository.js';

type Schemas = components['schemas'];
export type { ScheduledTask } from './repository.js';
export type ScheduledTaskCreate = Schemas['ScheduledTaskCreate'];
export type ScheduledTaskUpdate = Schemas['ScheduledTaskUpdate'];
export type SchedulePreview = Schemas['SchedulePreview'];

export interface ScheduledTasks {
  /** The caller's own tasks, or with `allInOrganization`, for admins, everybody's. Newest first. */
  list(caller: Caller, options: { allInOrganization: boolean }): Promise<ScheduledTask[]>;
  get(caller: Caller, id: number): Promise<ScheduledTask>;
  create(caller: Caller, given: ScheduledTaskCreate): Promise<ScheduledTask>;
  update(caller: Caller, id: number, given: ScheduledTaskUpdate): Promise<ScheduledTask>;
  remove(caller: Caller, id: number): Promise<void>;
  preview(schedule: string): SchedulePreview;
  /** Switches off the tasks of an agent that was deleted. */
  agentDeleted(organizationId: string, agentId: number): Promise<void>;
  /** Switches off the tasks of people who are no longer members. */
  membersRemoved(organizationId: string, userIds: readonly string[]): Promise<void>;
}

export interface ScheduledTasksParts {
  database: TaskDatabase;
  isMember(organizationId: string, userId: string): Promise<boolean>;
  now?: () => Date;
}

const previewedTimes = 10;

export const notFound = (): ApiError => new ApiError('not_found', 'Scheduled task not found');

/** Whether somebody may see and change a task of this owner. */
export const mayUse = ({ role, userId }: Caller, owner: string): boolean => role === 'org:admin' || owner === userId;

export const ofAnother = (): ApiError => new ApiError('forbidden', 'Unauthorized: Scheduled task belongs to another user');

function assertSchedule(schedule: string, at: Date, path: string[]): void {
  const problem = problemOf(schedule, at);
  if (problem !== null) throw new ApiError('bad_request', null, { details: [{ message: problem, path }] });
}

function saved(outcome: TaskOutcome): ScheduledTask {
  switch (outcome.kind) {
    case 'saved':
      return outcome.task;
    case 'task-missing':
      throw notFound();
    case 'agent-missing':
      throw new ApiError('not_found', 'Agent not found');
    case 'limit-reached':
      throw new ApiError('bad_request', 'Organization has reached its limit of 10000 scheduled tasks');
  }
}

/** What of a request is a field that somebody may set; what only a reply has falls away. */
const settable = ({ name, description, prompt, schedule, enabled, agentId, overlapPolicy, catchUpWindowSeconds }: ScheduledTaskUpdate): Partial<TaskFields> =>
  Object.fromEntries(
    Object.entries({ name, description, prompt, schedule, enabled, agentId, overlapPolicy, catchUpWindowSeconds }).filter(([, value]) => value !== undefined),
  );

/** The fields that really change, with what follows from them: a new schedule, and being switched on, count from now. */
export function changeOf(current: ScheduledTask, given: ScheduledTaskUpdate, at: Date): Partial<TaskFields> | null {
  const change = Object.fromEntries(Object.entries(settable(given)).filter(([name, value]) => current[name as keyof ScheduledTask] !== value)) as Partial<TaskFields>;
  if (Object.keys(change).length === 0) return null;
  const enabled = change.enabled ?? current.enabled;
  if (change.enabled !== undefined) change.pausedReason = null;
  if (!enabled) change.nextRunAt = null;
  else if (change.enabled !== undefined || change.schedule !== undefined) change.nextRunAt = nextSlot(change.schedule ?? current.schedule, at);
  return change;
}

export interface TaskParts extends Required<Omit<ScheduledTasksParts, 'database'>> {
  repository: TaskRepository;
}

/** The task, when the caller may use it; another member's own is said to be so, another organization's does not exist. */
async function reach({ repository }: TaskParts, caller: Caller, id: number): Promise<ScheduledTask> {
  const task = await repository.find(caller.organizationId, id);
  if (task === null) throw notFound();
  if (!mayUse(caller, task.userId)) throw ofAnother();
  return task;
}

/** Nothing may run in the name of somebody who is no longer there. A caller with a valid token is. */
export async function assertOwnerIsThere({ isMember }: Pick<TaskParts, 'isMember'>, caller: Caller, owner: string): Promise<void> {
  if (owner === caller.userId || (await isMember(caller.organizationId, owner))) return;
  throw new ApiError('bad_request', 'Owner of the scheduled task is no longer a member of the organization');
}

async function create({ repository, now }: TaskParts, caller: Caller, given: ScheduledTaskCreate): Promise<ScheduledTask> {
  const at = now();
  assertSchedule(given.schedule, at, ['schedule']);
  const fields: TaskFields = { ...given, pausedReason: null, nextRunAt: given.enabled ? nextSlot(given.schedule, at) : null };
  return saved(await repository.create(caller.organizationId, caller.userId, fields, at, organizationLimits.scheduledTasks));
}

async function update(parts: TaskParts, caller: Caller, id: number, given: ScheduledTaskUpdate): Promise<ScheduledTask> {
  const at = parts.now();
  if (given.schedule !== undefined) assertSchedule(given.schedule, at, ['schedule']);
  const before = await reach(parts, caller, id);
  if (given.enabled === true && !before.enabled) await assertOwnerIsThere(parts, caller, before.userId);
  return saved(await parts.repository.update(caller.organizationId, id, at, (current) => changeOf(current, given, at)));
}

export function createScheduledTasks({ database, isMember, now = () => new Date() }: ScheduledTasksParts): ScheduledTasks {
  const repository = createTaskRepository(database);
  const parts: TaskParts = { repository, isMember, now };
  return {
    async list(caller, { allInOrganization }) {
      if (allInOrganization && caller.role !== 'org:admin') throw new ApiError('forbidden', 'Unauthorized: User is not an admin in this organization');
      return repository.list(caller.organizationId, allInOrganization ? null : caller.userId);
    },
    get: (caller, id) => reach(parts, caller, id),
    create: (caller, given) => create(parts, caller, given),
    update: (caller, id, given) => update(parts, caller, id, given),
    async remove(caller, id) {
      await reach(parts, caller, id);
      if (!(await repository.remove(caller.organizationId, id, now()))) throw notFound();
    },
    preview(schedule) {
      const at = now();
      assertSchedule(schedule, at, ['query', 'schedule']);
      const { next, description } = preview(schedule, at, previewedTimes);
      return { next: next.map((time) => time.toISOString()), description };
    },
    agentDeleted: async (organizationId, agentId) => void (await repository.pauseOfAgent(organizationId, agentId, now())),
    membersRemoved: async (organizationId, userIds) => void (await repository.pauseOfUsers(organizationId, userIds, now())),
  };
}
