import { isDeepStrictEqual } from 'node:util';
import type { DependentsPage, FoundDependents } from '../../platform/dependents.js';
import type { Caller } from '../../platform/caller.js';
import { assertMatch, type Precondition } from '../../platform/records/etag.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { ApiError } from '../../platform/errors.js';
import { pick } from '../../platform/records/pick-fields.js';
import { fields } from '../../generated/fields.js';
import { limits } from '../../generated/limits.js';
import { organizationLimits } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import type { Organization } from '../organization/organization.js';
import { nextSlot, preview, problemOf } from './schedule/cron.js';
import { assertCanAccess, assertOwnerIsNonGuestMember, notFound, findAccessibleTask } from './access-checks.js';
import type { PausedReason, ScheduledTask, TaskFields, TaskGroup, TaskOutcome, TaskRepository } from './repository.js';

type Schemas = components['schemas'];
export type { ScheduledTask } from './repository.js';
export type ScheduledTaskCreate = Schemas['ScheduledTaskCreate'];
export type ScheduledTaskUpdate = Schemas['ScheduledTaskUpdate'];
export type SchedulePreview = Schemas['SchedulePreview'];

export interface ScheduledTasks {
  /**
   * Streams the caller's tasks, newest first. With `allInOrganization`, which only administrators may set, streams the
   * tasks of all users.
   */
  list(caller: Caller, options: { allInOrganization: boolean }): AsyncGenerator<ScheduledTask, void, undefined>;
  get(caller: Caller, id: number): Promise<ScheduledTask>;
  create(caller: Caller, given: ScheduledTaskCreate, unit: UnitOfWork): Promise<ScheduledTask>;
  update(
    caller: Caller,
    id: number,
    given: ScheduledTaskUpdate,
    unit: UnitOfWork,
    precondition?: Precondition,
  ): Promise<ScheduledTask>;
  delete(caller: Caller, id: number, unit: UnitOfWork, precondition?: Precondition): Promise<void>;
  preview(schedule: string): SchedulePreview;
  /** Disables the tasks of a deleted agent, or of a user who was removed or became a guest. */
  disable(organizationId: string, of: TaskGroup, reason: PausedReason): Promise<void>;
  enabledOf(organizationId: string, of: TaskGroup, page: DependentsPage): Promise<FoundDependents>;
}

export interface ScheduledTasksDependencies {
  repository: TaskRepository;
  membershipStatusOf: Organization['membershipStatusOf'];
  now?: () => Date;
}

const previewedTimes = limits['SchedulePreview.next'].maxItems;

function assertSchedule(schedule: string, at: Date): void {
  const problem = problemOf(schedule, at);
  if (problem !== null) throw new ApiError('bad_request', { details: [{ message: problem, path: ['schedule'] }] });
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

/** Returns the changed fields and the fields that depend on them, or null if nothing changes. */
function changeOf(current: ScheduledTask, given: ScheduledTaskUpdate, at: Date): Partial<TaskFields> | null {
  const changed = fields.ScheduledTaskUpdate.filter((name) => !isDeepStrictEqual(given[name], current[name]));
  const change: Partial<TaskFields> = pick(given, changed);
  if (Object.keys(change).length === 0) return null;
  const enabled = change.enabled ?? current.enabled;
  if (change.enabled !== undefined) change.pausedReason = null;
  if (!enabled) change.nextRunAt = null;
  else if (change.enabled !== undefined || change.schedule !== undefined)
    change.nextRunAt = nextSlot(change.schedule ?? current.schedule, at);
  return change;
}

/**
 * Fields whose change makes the caller the owner. After an administrator has changed one of them, the task must not run
 * on behalf of its previous owner.
 */
const runFields = ['prompt', 'agentId', 'schedule'] as const;

function withNewOwner(
  caller: Caller,
  current: ScheduledTask,
  given: ScheduledTaskUpdate,
  at: Date,
): Partial<TaskFields> | null {
  const change = changeOf(current, given, at);
  if (change === null || current.userId === caller.userId) return change;
  return runFields.some((name) => change[name] !== undefined) ? { ...change, userId: caller.userId } : change;
}

type Dependencies = Required<ScheduledTasksDependencies>;

async function create(
  { repository, now }: Dependencies,
  caller: Caller,
  given: ScheduledTaskCreate,
  unit: UnitOfWork,
): Promise<ScheduledTask> {
  const at = now();
  assertSchedule(given.schedule, at);
  const taskFields: TaskFields = {
    ...pick(given, fields.ScheduledTaskCreate),
    pausedReason: null,
    nextRunAt: given.enabled ? nextSlot(given.schedule, at) : null,
  };
  const { organizationId, userId } = caller;
  const task = { userId, at, limit: organizationLimits.scheduledTasks, fields: taskFields };
  return saved(await repository.create(organizationId, task, unit));
}

async function update(
  dependencies: Dependencies,
  caller: Caller,
  { id, given, precondition }: { id: number; given: ScheduledTaskUpdate; precondition: Precondition },
  unit: UnitOfWork,
): Promise<ScheduledTask> {
  const at = dependencies.now();
  const before = await findAccessibleTask(dependencies.repository, caller, id);
  // Check the entity tag before the owner's membership, because a caller with an outdated tag must first read the task
  // again.
  assertMatch(precondition, before);
  const { schedule = before.schedule } = given;
  const isEnabling = given.enabled === true && !before.enabled;
  if (isEnabling || schedule !== before.schedule) assertSchedule(schedule, at);
  if (isEnabling) {
    const owner = withNewOwner(caller, before, given, at)?.userId ?? before.userId;
    await assertOwnerIsNonGuestMember(dependencies, caller, owner);
  }
  let isDisabledSinceRead = false;
  const decide = (current: ScheduledTask) => {
    assertCanAccess(caller, current.userId);
    assertMatch(precondition, current);
    isDisabledSinceRead = before.enabled && !current.enabled;
    return isDisabledSinceRead ? null : withNewOwner(caller, current, given, at);
  };
  const task = saved(await dependencies.repository.update(caller.organizationId, id, { at, decide }, unit));
  // Repeat the update if a concurrent change disabled the task. If the request has `enabled: true`, the repeat enables
  // the task again, after it has checked the owner, who may have left.
  return isDisabledSinceRead ? update(dependencies, caller, { id, given, precondition }, unit) : task;
}

export function createScheduledTaskRules({
  repository,
  membershipStatusOf,
  now = () => new Date(),
}: ScheduledTasksDependencies): ScheduledTasks {
  const dependencies: Dependencies = { repository, membershipStatusOf, now };
  return {
    list(caller, { allInOrganization }) {
      if (allInOrganization && caller.role !== 'org:admin') throw new ApiError('admin_required');
      return repository.list(caller.organizationId, allInOrganization ? null : caller.userId);
    },
    get: (caller, id) => findAccessibleTask(repository, caller, id),
    create: (caller, given, unit) => create(dependencies, caller, given, unit),
    update: (caller, id, given, unit, precondition) => update(dependencies, caller, { id, given, precondition }, unit),
    async delete(caller, id, unit, precondition) {
      await findAccessibleTask(dependencies.repository, caller, id);
      const check = (current: ScheduledTask) => {
        assertCanAccess(caller, current.userId);
        assertMatch(precondition, current);
      };
      if (!(await repository.delete(caller.organizationId, id, { at: now(), check }, unit))) throw notFound();
    },
    preview(schedule) {
      const at = now();
      assertSchedule(schedule, at);
      const { next, description } = preview(schedule, at, previewedTimes);
      return { next: next.map((time) => time.toISOString()), description };
    },
    disable: (organizationId, of, reason) => repository.disable(organizationId, of, { reason, at: now() }),
    enabledOf: (organizationId, of, page) => repository.enabledOf(organizationId, of, page),
  };
}
