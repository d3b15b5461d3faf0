import type { Database, DatabaseTransaction } from '../../../platform/database/database.js';
import type { Events } from '../../../platform/events/emit-events.js';
import type { Enqueue, ExecutionKey } from '../queues.js';
import { pausedColumns, pausedEvent, type PausedTask } from '../paused-event-statements.js';
import type { DueTask, SlotDecision, SlotRecord } from '../schedule/slots.js';

interface DueRow extends DueTask {
  readonly id: number;
  readonly organizationId: string;
  readonly isAgentDeleted: boolean;
}

export interface SlotRepository {
  /**
   * Returns the current time and the oldest due slot, or null if no task is due. Uses the database's clock unless a
   * time is given.
   */
  findDue(given: Date | null): Promise<{ at: Date; dueSince: Date } | null>;
  /**
   * In one transaction, claims due tasks, records the slots that `decide` returns, stores jobs for the executions that
   * start now, and reschedules the tasks. If the agent of a claimed task was deleted, only disables the task. Returns
   * the number of claimed tasks.
   */
  claim(claim: SlotClaim): Promise<number>;
}

export interface SlotClaim {
  readonly now: Date;
  readonly limit: number;
  /** Maximum executions in progress per task. */
  readonly maxExecutions: number;
  readonly decide: (task: DueTask) => SlotDecision;
  readonly enqueue: Enqueue;
}

/**
 * Once a transaction has this many records, the remaining locked tasks stay due. After an outage of one day, a task
 * that runs every minute has 1,440 slots.
 */
const maxRecordsPerTransaction = 3_000;

// `skip locked` distributes the tasks between workers. The transaction that ends an execution locks the task too. It
// waits for a concurrent claim, and then finds the execution that the claim queued.
const lockDueSql = `
  select id from scheduled_tasks
  where next_run_at <= :now
  order by next_run_at, id limit :limit
  for update skip locked
  -- all organizations`;

// Reads the executions only after the tasks are locked. If `lockDueSql` read them, an execution that ended before the
// lock was taken could still count as in progress. The due slot would then be skipped, or queued behind that execution.
// Task ids are unique across organizations.
const readSql = `
  select task.organization_id as "organizationId", task.id, task.schedule, task.overlap_policy as "overlapPolicy",
    task.catch_up_window_seconds as "catchUpWindowSeconds", task.next_run_at as "dueAt",
    executions.count > 0 as "hasExecutionInProgress",
    executions.has_queued as "hasQueuedExecution",
    executions.count >= :maxExecutions as "isAtExecutionLimit",
    agents.deleted_at is not null as "isAgentDeleted"
  from scheduled_tasks task
  join agents on agents.organization_id = task.organization_id and agents.id = task.agent_id
  cross join lateral (
    select count(*) as count, coalesce(bool_or(is_queued), false) as has_queued
    from task_executions execution
    where execution.organization_id = task.organization_id and execution.scheduled_task_id = task.id
      and execution.status = 'in_progress') executions
  where task.id = any(:ids)
  order by task.next_run_at, task.id
  -- all organizations`;

// The reaction to `agent.deleted` also disables these tasks, but possibly after their next slot, which must not run.
const disableTasksOfDeletedAgentsSql = `
  update scheduled_tasks set enabled = false, next_run_at = null, off_since = next_run_at,
    paused_reason = 'agent_deleted', updated_at = :now
  where id = any(:ids)
  returning ${pausedColumns}
  -- all organizations`;

const recordSql = `
  insert into task_executions as execution (organization_id, scheduled_task_id, kind, scheduled_for, status, is_queued,
    reason, created_at)
  select slot.organization_id, slot.task_id, 'slot', slot.scheduled_for, slot.status, slot.is_queued, slot.reason,
    cast(:now as timestamptz)
  from jsonb_to_recordset(cast(:slots as jsonb)) as slot (organization_id text, task_id integer,
    scheduled_for timestamptz, status text, is_queued boolean, reason text)
  on conflict (organization_id, scheduled_task_id, scheduled_for) where kind = 'slot' do nothing
  returning organization_id as "organizationId", id as "executionId", status = 'in_progress'
    and not is_queued as "isToRun"`;

const rescheduleSql = `
  update scheduled_tasks task set next_run_at = moved.next_run_at
  from jsonb_to_recordset(cast(:moves as jsonb)) as moved (organization_id text, id integer, next_run_at timestamptz)
  where task.organization_id = moved.organization_id and task.id = moved.id
  -- all organizations`;

export const slotRow = (
  organizationId: string,
  taskId: number,
  { scheduledFor, status, isQueued, reason }: SlotRecord,
) => ({
  organization_id: organizationId,
  task_id: taskId,
  scheduled_for: scheduledFor,
  status,
  is_queued: isQueued,
  reason,
});

/** Records slots, except slots that already have a record. Returns the new executions that start now. */
export async function recordSlots(
  transaction: Database,
  slots: readonly ReturnType<typeof slotRow>[],
  now: Date,
): Promise<ExecutionKey[]> {
  if (slots.length === 0) return [];
  const { rows } = await transaction.raw<{ rows: (ExecutionKey & { isToRun: boolean })[] }>(recordSql, {
    slots: JSON.stringify(slots),
    now,
  });
  return rows.filter(({ isToRun }) => isToRun);
}

type Decided = DueRow & SlotDecision;

/** Yields to the event loop after each task with several records, because evaluating many slots takes time. */
async function decideBatch(rows: readonly DueRow[], decide: (task: DueTask) => SlotDecision): Promise<Decided[]> {
  const decided: Decided[] = [];
  for (let records = 0; decided.length < rows.length && records < maxRecordsPerTransaction;) {
    const row = rows[decided.length] as DueRow;
    const decision = decide(row);
    decided.push({ ...row, ...decision });
    records += decision.records.length;
    if (decision.records.length > 1) await new Promise(setImmediate);
  }
  return decided;
}

async function claim(
  transaction: DatabaseTransaction,
  events: Events,
  { now, limit, maxExecutions, decide, enqueue }: SlotClaim,
): Promise<number> {
  const { rows: locked } = await transaction.raw<{ rows: { id: number }[] }>(lockDueSql, { now, limit });
  if (locked.length === 0) return 0;
  const { rows } = await transaction.raw<{ rows: DueRow[] }>(readSql, {
    ids: locked.map(({ id }) => id),
    maxExecutions,
  });
  const idsToDisable = rows.filter(({ isAgentDeleted }) => isAgentDeleted).map(({ id }) => id);
  if (idsToDisable.length > 0) {
    const { rows: disabled } = await transaction.raw<{ rows: PausedTask[] }>(disableTasksOfDeletedAgentsSql, {
      now,
      ids: idsToDisable,
    });
    await events.emit(transaction, ...disabled.map(pausedEvent));
  }
  const decided = await decideBatch(
    rows.filter(({ isAgentDeleted }) => !isAgentDeleted),
    decide,
  );
  const slots = decided.flatMap(({ organizationId, id, records }) =>
    records.map((record) => slotRow(organizationId, id, record)),
  );
  await enqueue(transaction, await recordSlots(transaction, slots, now));
  const moves = decided.map(({ organizationId, id, nextRunAt }) => ({
    organization_id: organizationId,
    id,
    next_run_at: nextRunAt,
  }));
  if (moves.length > 0) await transaction.raw(rescheduleSql, { moves: JSON.stringify(moves) });
  return idsToDisable.length + decided.length;
}

export function createSlotRepository(database: Database, events: Events): SlotRepository {
  return {
    async findDue(given) {
      // now() is evaluated once and can use the index; clock_timestamp() is evaluated per row and cannot.
      const time =
        given === null ? { sql: 'now()', values: {} } : { sql: 'cast(:given as timestamptz)', values: { given } };
      const { rows } = await database.raw<{ rows: { at: Date; dueSince: Date }[] }>(
        `select ${time.sql} as at, next_run_at as "dueSince" from scheduled_tasks
         where next_run_at <= ${time.sql}
         order by next_run_at limit 1
         -- all organizations`,
        time.values,
      );
      return rows[0] ?? null;
    },

    claim: (given) => database.transaction((transaction) => claim(transaction, events, given)),
  };
}
