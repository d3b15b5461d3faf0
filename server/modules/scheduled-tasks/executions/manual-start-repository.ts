import type { Database, DatabaseTransaction } from '../../../platform/database/database.js';
import { recordChanges, type Origin } from '../../../platform/audit.js';
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.js';
import { lockReferencedAgent } from '../../agents/index.js';
import type { Enqueue } from '../queues.js';
import { executionColumns, toExecution, type ExecutionRow, type TaskExecution } from './list-repository.js';

export interface ManualStart {
  /** Maximum executions of the task that are in progress. */
  readonly limit: number;
  readonly enqueue: Enqueue;
  /** Called with the owner of the locked task. Throws if the caller has no access to the task. */
  readonly check: (owner: string) => void;
}

export type StartOutcome =
  | { kind: 'started'; execution: TaskExecution }
  | { kind: 'task-missing' }
  | { kind: 'agent-missing' }
  | { kind: 'limit-reached' };

export interface ManualStartRepository {
  startManually(organizationId: string, taskId: number, start: ManualStart, unit: UnitOfWork): Promise<StartOutcome>;
}

async function startManually(
  transaction: DatabaseTransaction,
  organizationId: string,
  taskId: number,
  { limit, enqueue, check }: ManualStart,
  origin: Origin,
): Promise<StartOutcome> {
  const { rows: tasks } = await transaction.raw<{ rows: { userId: string; agentId: number; name: string }[] }>(
    `select user_id as "userId", agent_id as "agentId", name from scheduled_tasks
     where organization_id = :organizationId and id = :taskId and deleted_at is null
     for update`,
    { organizationId, taskId },
  );
  if (!tasks[0]) return { kind: 'task-missing' };
  const { userId, agentId, name } = tasks[0];
  check(userId);
  // Lock the agent in a second statement. The statement above may wait for the task's lock, and a join in it would read
  // the agent before that wait.
  if (!(await lockReferencedAgent(transaction, organizationId, agentId))) return { kind: 'agent-missing' };
  const { rows: last } = await transaction.raw<{ rows: unknown[] }>(
    `select from task_executions
     where organization_id = :organizationId and scheduled_task_id = :taskId
       and status = 'in_progress'
     offset :limit - 1 limit 1`,
    { organizationId, taskId, limit },
  );
  if (last.length > 0) return { kind: 'limit-reached' };
  const { rows } = await transaction.raw<{ rows: ExecutionRow[] }>(
    `insert into task_executions as execution (organization_id, scheduled_task_id, kind, scheduled_for, status)
     values (:organizationId, :taskId, 'manual', now(), 'in_progress')
     returning ${executionColumns}`,
    { organizationId, taskId },
  );
  if (!rows[0]) throw new Error('starting an execution returned no row');
  await enqueue(transaction, [{ organizationId, executionId: rows[0].id }]);
  await recordChanges(transaction, origin, organizationId, {
    action: 'scheduled_task.run',
    recordId: taskId,
    recordName: name,
    before: null,
    after: { executionId: rows[0].id },
    contentOwnerIds: [userId],
  });
  return { kind: 'started', execution: toExecution(rows[0]) };
}

export const createManualStartRepository = (database: Database): ManualStartRepository => ({
  startManually: (organizationId, taskId, start, unit) =>
    unit.transaction(database, (transaction) => startManually(transaction, organizationId, taskId, start, unit.origin)),
});
