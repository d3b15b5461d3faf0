// Slots that have come, in Postgres: claiming them, and starting a run by hand.
import type { Knex } from 'knex';
import type { NewJob } from '../jobs.js';
import { executionColumns, toExecution, type ExecutionRow, type TaskExecution } from './executions-repository.js';
import type { DueTask, SlotDecision, SlotRecord } from './slots.js';

interface DueRow extends DueTask {
  readonly id: number;
  readonly organizationId: string;
}

export interface DueRepository {
  /**
   * Takes up to `limit` tasks that are due, records what `decide` says of their slots, stores the jobs of the runs and moves the tasks on, in one
   * transaction: a slot is recorded once, and its run has a job, or nothing happened. Returns how many tasks were taken.
   */
  claim(now: Date, limit: number, decide: (task: DueTask) => SlotDecision, enqueue: Enqueue): Promise<number>;
  /** Records a run that somebody asked for. Null: the task is gone. */
  startManual(organizationId: string, taskId: number, at: Date, enqueue: Enqueue): Promise<TaskExecution | 'agent-missing' | null>;
}

/** Stores jobs for executions, as part of the transaction. */
export type Enqueue = (transaction: Knex.Transaction, runs: readonly RunKey[]) => Promise<void>;

export interface RunKey {
  readonly organizationId: string;
  readonly executionId: number;
}

export const runJob = (queue: string, { organizationId, executionId }: RunKey): NewJob => ({ queue, data: { organizationId, executionId } });

// `skip locked`: several workers tick at one time, and each takes what no other has. The lock also keeps a run that is ending from missing the
// run that is queued behind it: both hold the task's row.
const DUE = `
  select task.organization_id as "organizationId", task.id, task.schedule, task.overlap_policy as "overlapPolicy",
    task.catch_up_window_seconds as "catchUpWindowSeconds", task.next_run_at as "dueAt",
    exists (${open('')}) as "hasOpenRun", exists (${open('and execution.is_queued')}) as "hasQueuedRun"
  from scheduled_tasks task
  where task.next_run_at <= :now
  order by task.next_run_at, task.id
  limit :limit
  for update of task skip locked`;

function open(condition: string): string {
  return `select from task_executions execution
    where execution.organization_id = task.organization_id and execution.scheduled_task_id = task.id and execution.status = 'in_progress' ${condition}`;
}

// An agent that was deleted pauses its tasks itself; if that was cut short, it is made good here.
const PAUSE_ORPHANS = `
  update scheduled_tasks task set enabled = false, next_run_at = null, off_since = :now, paused_reason = 'agent_deleted', updated_at = :now
  from agents
  where task.next_run_at <= :now and agents.organization_id = task.organization_id and agents.id = task.agent_id and agents.deleted_at is not null`;

const RECORD = `
  insert into task_executions as execution (organization_id, scheduled_task_id, kind, scheduled_for, status, is_queued, reason, created_at)
  select slot.organization_id, slot.task_id, 'slot', slot.scheduled_for, slot.status, slot.is_queued, slot.reason, cast(:now as timestamptz)
  from jsonb_to_recordset(cast(:slots as jsonb)) as slot (organization_id text, task_id integer, scheduled_for timestamptz, status text, is_queued boolean, reason text)
  on conflict (organization_id, scheduled_task_id, scheduled_for) where kind = 'slot' do nothing
  returning organization_id as "organizationId", id as "executionId", status = 'in_progress' and not is_queued as "isToRun"`;

const MOVE_ON = `
  update scheduled_tasks task set next_run_at = moved.next_run_at
  from jsonb_to_recordset(cast(:moves as jsonb)) as moved (organization_id text, id integer, next_run_at timestamptz)
  where task.organization_id = moved.organization_id and task.id = moved.id`;

export const slotRow = (organizationId: string, taskId: number, { scheduledFor, status, isQueued, reason }: SlotRecord) => ({
  organization_id: organizationId,
  task_id: taskId,
  scheduled_for: scheduledFor,
  status,
  is_queued: isQueued,
  reason,
});

/** Records slots; a slot that has a record already keeps it. Returns the runs among the new ones that are to start at once. */
export async function recordSlots(transaction: Knex, slots: readonly ReturnType<typeof slotRow>[], now: Date): Promise<RunKey[]> {
  if (slots.length === 0) return [];
  const { rows } = await transaction.raw<{ rows: (RunKey & { isToRun: boolean })[] }>(RECORD, { slots: JSON.stringify(slots), now });
  return rows.filter(({ isToRun }) => isToRun);
}

async function claim(transaction: Knex.Transaction, now: Date, limit: number, decide: Parameters<DueRepository['claim']>[2], enqueue: Enqueue): Promise<number> {
  const { rows: due } = await transaction.raw<{ rows: DueRow[] }>(DUE, { now, limit });
  if (due.length === 0) return 0;
  const decided = due.map((task) => ({ task, ...decide(task) }));
  const slots = decided.flatMap(({ task, records }) => records.map((record) => slotRow(task.organizationId, task.id, record)));
  await enqueue(transaction, await recordSlots(transaction, slots, now));
  const moves = decided.map(({ task, nextRunAt }) => ({ organization_id: task.organizationId, id: task.id, next_run_at: nextRunAt }));
  await transaction.raw(MOVE_ON, { moves: JSON.stringify(moves) });
  return due.length;
}

export function createDueRepository(database: Knex): DueRepository {
  return {
    claim: (now, limit, decide, enqueue) =>
      database.transaction(async (transaction) => {
        await transaction.raw(PAUSE_ORPHANS, { now });
        return claim(transaction, now, limit, decide, enqueue);
      }),

    startManual: (organizationId, taskId, at, enqueue) =>
      database.transaction(async (transaction) => {
        const { rows: tasks } = await transaction.raw<{ rows: { agentExists: boolean }[] }>(
          `select exists (select from agents where agents.organization_id = task.organization_id and agents.id = task.agent_id and agents.deleted_at is null) as "agentExists"
           from scheduled_tasks task where organization_id = :organizationId and id = :taskId and deleted_at is null for share`,
          { organizationId, taskId },
        );
        if (!tasks[0]) return null;
        if (!tasks[0].agentExists) return 'agent-missing';
        const { rows } = await transaction.raw<{ rows: ExecutionRow[] }>(
          `insert into task_executions as execution (organization_id, scheduled_task_id, kind, scheduled_for, status, created_at)
           values (:organizationId, :taskId, 'manual', :at, 'in_progress', :at) returning ${executionColumns}`,
          { organizationId, taskId, at },
        );
        if (!rows[0]) throw new Error('starting a run returned no row');
        await enqueue(transaction, [{ organizationId, executionId: rows[0].id }]);
        return toExecution(rows[0]);
      }),
  };
}
