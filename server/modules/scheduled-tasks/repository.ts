import type { Database, DatabaseTransaction } from '../../platform/database/database.js';
import { changesOf, recordChanges, type Origin } from '../../platform/audit.js';
import { etagOf } from '../../platform/records/etag.js';
import { pick } from '../../platform/records/pick-fields.js';
import { readDependents, type DependentsPage, type FoundDependents } from '../../platform/dependents.js';
import { isLimitReached } from '../../platform/database/organization-limits.js';
import { assignmentList, columnList, selectList, toColumns, valueList } from '../../platform/database/columns.js';
import { toRecord, type Stored } from '../../platform/records/row-to-record.js';
import { readList, type PagedList } from '../../platform/database/paged-list.js';
import type { Events } from '../../platform/events/emit-events.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { fields as fieldsOf } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';
import { lockReferencedAgent } from '../agents/index.js';
import { recordSlots, slotRow } from './executions/slots-repository.js';
import { pausedColumns, pausedEvent, type PausedTask } from './paused-event-statements.js';
import { slotsBeforeChange, slotsWhileOff } from './schedule/slots.js';

export type ScheduledTask = components['schemas']['ScheduledTask'];
export type PausedReason = NonNullable<ScheduledTask['pausedReason']>;

export type TaskFields = components['schemas']['ScheduledTaskCreate'] & {
  /** New owner of an existing task. Absent if the owner does not change. */
  userId?: string;
  pausedReason: PausedReason | null;
  /** Null if and only if the task is disabled. */
  nextRunAt: Date | null;
};

export type TaskOutcome =
  | { kind: 'saved'; task: ScheduledTask }
  | { kind: 'task-missing' }
  | { kind: 'agent-missing' }
  | { kind: 'limit-reached' };

export type TaskGroup = { readonly agentId: number } | { readonly userId: string };

export interface NewTask {
  readonly userId: string;
  readonly at: Date;
  readonly limit: number;
  readonly fields: TaskFields;
}

export interface TaskRepository {
  /** Streams tasks, newest first. If `userId` is null, streams the tasks of all users. */
  list(organizationId: string, userId: string | null): AsyncGenerator<ScheduledTask, void, undefined>;
  find(organizationId: string, id: number): Promise<ScheduledTask | null>;
  /** Returns the owner, even of a deleted task. Returns null if the task does not exist. */
  ownerOf(organizationId: string, id: number): Promise<string | null>;
  create(organizationId: string, task: NewTask, unit: UnitOfWork): Promise<TaskOutcome>;
  /**
   * `decide` receives the locked task and returns the change, or null for none. `decide` throws to prevent the update.
   */
  update(
    organizationId: string,
    id: number,
    change: { at: Date; decide: (current: ScheduledTask) => Partial<TaskFields> | null },
    unit: UnitOfWork,
  ): Promise<TaskOutcome>;
  /** Returns false if the task does not exist. `check` receives the locked task, and throws to prevent the deletion. */
  delete(
    organizationId: string,
    id: number,
    deletion: { at: Date; check: (current: ScheduledTask) => void },
    unit: UnitOfWork,
  ): Promise<boolean>;
  disable(organizationId: string, of: TaskGroup, change: { reason: PausedReason; at: Date }): Promise<void>;
  enabledOf(organizationId: string, of: TaskGroup, page: DependentsPage): Promise<FoundDependents>;
}

type Row = Stored<Omit<ScheduledTask, 'lastFailure' | 'etag'>> & {
  id: number;
  lastFailure: ScheduledTask['lastFailure'] | null;
};

function toTask({ lastFailure, ...row }: Row): ScheduledTask {
  const task = toRecord<Omit<ScheduledTask, 'lastFailure' | 'etag'>>(row);
  return {
    ...task,
    ...(lastFailure ? { lastFailure } : {}),
    etag: etagOf(pick(task, fieldsOf.ScheduledTaskUpdate)),
  };
}

const columns = selectList('task', fieldsOf.ScheduledTask, { agentName: 'agents.name' });

const agentOfTask = 'join agents on agents.organization_id = task.organization_id and agents.id = task.agent_id';

const taskList = (organizationId: string, userId: string | null): PagedList => ({
  table: 'scheduled_tasks',
  alias: 'task',
  bytes: 'task.content_bytes',
  organizationId,
  where: `task.deleted_at is null ${userId === null ? '' : 'and task.user_id = :userId'}`,
  order: 'task.created_at desc, task.id desc',
  columns,
  joins: agentOfTask,
  bindings: userId === null ? {} : { userId },
});

async function readTask(database: Database, organizationId: string, id: number): Promise<ScheduledTask | null> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select ${columns} from scheduled_tasks as task ${agentOfTask}
     where task.organization_id = :organizationId and task.id = :id and task.deleted_at is null`,
    { organizationId, id },
  );
  return rows[0] ? toTask(rows[0]) : null;
}

const changeOf = changesOf((task: ScheduledTask) => pick(task, [...fieldsOf.ScheduledTaskUpdate, 'userId']), {
  contentOwner: ({ userId }) => userId,
});

async function create(
  transaction: Database,
  organizationId: string,
  { userId, at, limit, fields }: NewTask,
  origin: Origin,
): Promise<TaskOutcome> {
  if (await isLimitReached(transaction, 'scheduled_tasks', organizationId, limit)) return { kind: 'limit-reached' };
  if (!(await lockReferencedAgent(transaction, organizationId, fields.agentId))) return { kind: 'agent-missing' };
  const row = toColumns({
    ...fields,
    organizationId,
    userId,
    offSince: fields.enabled ? null : at,
    createdAt: at,
    updatedAt: at,
  });
  const { rows } = await transaction.raw<{ rows: { id: number }[] }>(
    `insert into scheduled_tasks (${columnList(row)}) values (${valueList(row)}) returning id`,
    row,
  );
  const task = rows[0] && (await readTask(transaction, organizationId, rows[0].id));
  if (!task) throw new Error('inserting a scheduled task returned no row');
  const entry = changeOf('scheduled_task.created', null, task);
  await recordChanges(transaction, origin, organizationId, entry);
  return { kind: 'saved', task };
}

/**
 * Records the slots that passed before a change of `enabled` or `schedule`. For an enabled task, these are the
 * unclaimed due slots. For a disabled task, these are the slots since `off_since`. Slots from that time on have no
 * records yet. Returns further columns to update.
 */
async function recordPassedSlots(
  transaction: Database,
  organizationId: string,
  current: ScheduledTask,
  change: Partial<TaskFields>,
  at: Date,
): Promise<Record<string, unknown>> {
  if (change.enabled === undefined && change.schedule === undefined) return {};
  const { id, schedule, enabled } = current;
  const { rows } = await transaction.raw<{ rows: { offSince: Date | null; nextRunAt: Date | null }[] }>(
    `select off_since as "offSince", next_run_at as "nextRunAt" from scheduled_tasks
     where organization_id = :organizationId and id = :id`,
    { organizationId, id },
  );
  const passed = enabled
    ? slotsBeforeChange(schedule, rows[0]?.nextRunAt ?? at, at)
    : slotsWhileOff(schedule, rows[0]?.offSince ?? at, at);
  await recordSlots(
    transaction,
    passed.map((slot) => slotRow(organizationId, id, slot)),
    at,
  );
  const isOn = change.enabled ?? enabled;
  return { offSince: isOn ? null : at, ...(change.enabled === true ? { consecutiveFailures: 0 } : {}) };
}

async function lockTask(transaction: Database, organizationId: string, id: number): Promise<ScheduledTask | null> {
  await transaction.raw(
    `select from scheduled_tasks
     where organization_id = :organizationId and id = :id and deleted_at is null
     for update`,
    { organizationId, id },
  );
  return readTask(transaction, organizationId, id);
}

async function update(
  transaction: Database,
  organizationId: string,
  id: number,
  { at, decide }: Parameters<TaskRepository['update']>[2],
  origin: Origin,
): Promise<TaskOutcome> {
  // Without the lock, the update could set `next_run_at` back to a slot that was claimed concurrently.
  const current = await lockTask(transaction, organizationId, id);
  if (current === null) return { kind: 'task-missing' };
  const change = decide(current);
  if (change === null) return { kind: 'saved', task: current };
  if (
    (change.agentId !== undefined || change.enabled === true) &&
    !(await lockReferencedAgent(transaction, organizationId, change.agentId ?? current.agentId))
  ) {
    return { kind: 'agent-missing' };
  }
  const row = toColumns({
    ...change,
    ...(await recordPassedSlots(transaction, organizationId, current, change, at)),
    updatedAt: at,
  });
  await transaction.raw(
    `update scheduled_tasks set ${assignmentList(row)} where organization_id = :organizationId and id = :id`,
    { ...row, organizationId, id },
  );
  const task = await readTask(transaction, organizationId, id);
  if (task === null) throw new Error('a locked scheduled task no longer exists');
  const entry = changeOf('scheduled_task.updated', current, task);
  await recordChanges(transaction, origin, organizationId, entry);
  return { kind: 'saved', task };
}

const enabledTasks = (organizationId: string, of: TaskGroup) => ({
  organizationId,
  where: `deleted_at is null and enabled
    and ${'agentId' in of ? 'agent_id = :agentId' : 'user_id = :userId'}`,
  bindings: { ...of },
});

async function disable(
  transaction: DatabaseTransaction,
  events: Events,
  { organizationId, where, bindings }: ReturnType<typeof enabledTasks>,
  { reason, at }: Parameters<TaskRepository['disable']>[2],
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: PausedTask[] }>(
    `update scheduled_tasks set enabled = false, next_run_at = null, off_since = least(next_run_at, :at),
      paused_reason = :reason, updated_at = :at
     where organization_id = :organizationId and ${where}
     returning ${pausedColumns}`,
    { ...bindings, organizationId, reason, at },
  );
  await events.emit(transaction, ...rows.map(pausedEvent));
}

export function createTaskRepository(database: Database, events: Events): TaskRepository {
  return {
    list: (organizationId, userId) => readList(database, taskList(organizationId, userId), toTask),

    find: (organizationId, id) => readTask(database, organizationId, id),

    async ownerOf(organizationId, id) {
      const { rows } = await database.raw<{ rows: { userId: string }[] }>(
        'select user_id as "userId" from scheduled_tasks where organization_id = :organizationId and id = :id',
        { organizationId, id },
      );
      return rows[0]?.userId ?? null;
    },

    create: (organizationId, task, unit) =>
      unit.transaction(database, (transaction) => create(transaction, organizationId, task, unit.origin)),
    update: (organizationId, id, change, unit) =>
      unit.transaction(database, (transaction) => update(transaction, organizationId, id, change, unit.origin)),

    delete: (organizationId, id, { at, check }, unit) =>
      unit.transaction(database, async (transaction) => {
        const task = await lockTask(transaction, organizationId, id);
        if (task === null) return false;
        check(task);
        await transaction.raw(
          `update scheduled_tasks
           set deleted_at = :at, deleted_by = :deletedBy, enabled = false, next_run_at = null,
             off_since = coalesce(off_since, least(next_run_at, :at)), updated_at = :at
           where organization_id = :organizationId and id = :id`,
          { organizationId, id, deletedBy: unit.origin.actor.id, at },
        );
        const entry = changeOf('scheduled_task.deleted', task, null);
        await recordChanges(transaction, unit.origin, organizationId, entry);
        return true;
      }),

    disable: (organizationId, of, given) =>
      database.transaction((transaction) => disable(transaction, events, enabledTasks(organizationId, of), given)),

    enabledOf: (organizationId, of, page) =>
      readDependents(
        database,
        { table: 'scheduled_tasks', ...enabledTasks(organizationId, of), owner: 'user_id' },
        page,
      ),
  };
}
