// A queued execution waits until no other execution of its task is running.
//
// Lock order: task, then execution. The reverse order could deadlock. Timestamps come from the database, because the
// clocks of workers differ.
import type { Database, DatabaseTransaction } from '../../../platform/database/database.js';
import { reasons } from '../../../generated/reasons.js';
import type { Events } from '../../../platform/events/emit-events.js';
import type { Transaction } from '../../../platform/unit-of-work/unit-of-work.js';
import type { RunFailure, RunIds } from '../../conversations/runs/runs.js';
import type { Enqueue, ExecutionKey } from '../queues.js';
import { pausedColumns, pausedEvent, type PausedTask } from '../paused-event-statements.js';

/** Once a later attempt has begun, this attempt can no longer change the execution. */
export interface ExecutionAttempt extends ExecutionKey {
  readonly taskId: number;
  readonly attempt: number;
}

export interface PendingExecution extends ExecutionAttempt {
  readonly userId: string;
  readonly agentId: number;
  readonly name: string;
  readonly prompt: string;
  readonly isTaskDeleted: boolean;
  /** Null if no conversation was started for the execution. */
  readonly run: RunIds | null;
}

export interface ExecutionResult {
  readonly status: 'completed' | 'failed';
  /** Null if and only if the execution completed. */
  readonly failure: RunFailure | null;
  readonly agentVersionId: number | null;
}

export interface ExecutionAttemptRepository {
  /** Returns null if the execution is no longer in progress. */
  beginAttempt(key: ExecutionKey): Promise<PendingExecution | null>;
  /**
   * Called in the transaction that stores the conversation. Returns false if the execution has ended, if it already has
   * a conversation, or if a later attempt has begun.
   */
  linkConversation(execution: ExecutionAttempt, run: RunIds, transaction: Transaction): Promise<boolean>;
  /**
   * Returns how the execution's run ended, or null if no end is recorded. A conversation records only the end of its
   * last run. An earlier run counts as completed if its answer is stored.
   */
  findRecordedEnd(key: ExecutionKey): Promise<{ status: string; failure: RunFailure | null } | null>;
  /**
   * Ends the execution, and disables the task after `maxFailures` consecutive failures. If the task is disabled, skips
   * its queued execution. Otherwise starts the queued execution, unless another execution of the task is running.
   * Returns false if the execution had already ended, or if a later attempt has begun.
   */
  finish(execution: ExecutionAttempt, end: ExecutionEnd): Promise<boolean>;
  /**
   * Marks the execution and the task's queued execution as skipped. Returns false if the execution has ended, if it has
   * a conversation, or if a later attempt has begun.
   */
  skip(execution: ExecutionAttempt, reason: string): Promise<boolean>;
  /**
   * Stores new jobs for executions whose jobs seem lost: the first `limit` with ids above `afterId`. Such an execution
   * is not queued, was created more than `afterMs` ago, and no process holds its run's lease. Returns the last id, or
   * null if fewer than `limit` were found.
   */
  rescueStranded(rescue: { afterMs: number; afterId: number; limit: number; enqueue: Enqueue }): Promise<number | null>;
}

export interface ExecutionEnd extends ExecutionResult {
  /** Number of consecutive failures that disables the task. */
  readonly maxFailures: number;
  readonly enqueue: Enqueue;
}

const isCurrentAttempt = "execution.status = 'in_progress' and execution.attempt = :attempt";

interface AttemptRow extends Omit<PendingExecution, 'run' | keyof ExecutionKey>, Partial<RunIds> {}

const beginAttemptSql = `
  update task_executions execution set attempt = execution.attempt + 1
  from scheduled_tasks task
  where execution.organization_id = :organizationId and execution.id = :executionId and execution.status = 'in_progress'
    and task.organization_id = execution.organization_id
    and task.id = execution.scheduled_task_id
  returning execution.attempt, task.id as "taskId", task.user_id as "userId", task.agent_id as "agentId", task.name,
    task.prompt, task.deleted_at is not null as "isTaskDeleted", execution.conversation_id as "conversationId",
    execution.answer_id as "answerId"`;

const lockTaskSql = 'select from scheduled_tasks where organization_id = :organizationId and id = :taskId for update';

const finishSql = `
  update task_executions execution
  set status = :status, error = :error, failure_code = :failureCode, finished_at = now(),
    started_at = coalesce(started_at, now()), agent_version_id = coalesce(:agentVersionId, agent_version_id)
  where execution.organization_id = :organizationId and execution.id = :executionId and ${isCurrentAttempt}
  returning id`;

const skipSql = `
  update task_executions execution set status = 'skipped', reason = :reason
  where execution.organization_id = :organizationId and execution.id = :executionId
    and ${isCurrentAttempt} and conversation_id is null
  returning id`;

const countFailuresSql = `
  update scheduled_tasks task set consecutive_failures = case when :status = 'completed' then 0
    else consecutive_failures + 1 end,
    last_failure = cast(:failure as jsonb)
  where organization_id = :organizationId and id = :taskId
  returning enabled and consecutive_failures >= :maxFailures as "mustDisable", enabled, exists (
    select from task_executions execution
    where execution.organization_id = task.organization_id and execution.scheduled_task_id = task.id
      and execution.status = 'in_progress' and execution.is_queued
  ) as "hasQueuedExecution"`;

const disableSql = `
  update scheduled_tasks
  set enabled = false, next_run_at = null, off_since = least(next_run_at, now()),
    paused_reason = 'consecutive_failures', updated_at = now()
  where organization_id = :organizationId and id = :taskId
  returning ${pausedColumns}`;

// Releases no execution while another execution of the task is running. For example, a manual execution can still run
// when the execution of a slot ends.
const releaseQueuedSql = `
  update task_executions execution set is_queued = false
  where organization_id = :organizationId and id = (
    select id from task_executions
    where organization_id = :organizationId and scheduled_task_id = :taskId
      and status = 'in_progress' and is_queued
    order by scheduled_for limit 1
  ) and not exists (
    select from task_executions
    where organization_id = :organizationId and scheduled_task_id = :taskId
      and status = 'in_progress' and not is_queued
  )
  returning id as "executionId"`;

const skipQueuedSql = `
  update task_executions execution set status = 'skipped', is_queued = false,
    reason = case when task.deleted_at is null then :disabled else :deleted end
  from scheduled_tasks task
  where execution.organization_id = :organizationId and execution.scheduled_task_id = :taskId
    and execution.status = 'in_progress' and execution.is_queued
    and task.organization_id = execution.organization_id and task.id = execution.scheduled_task_id`;

const skipQueued = (
  transaction: DatabaseTransaction,
  { organizationId, taskId }: Pick<ExecutionAttempt, 'organizationId' | 'taskId'>,
) => {
  const { disabledWhileWaiting, deleted } = reasons.execution;
  return transaction.raw(skipQueuedSql, { organizationId, taskId, disabled: disabledWhileWaiting, deleted });
};

async function linkConversation(
  { organizationId, executionId, taskId, attempt }: ExecutionAttempt,
  { conversationId, answerId }: RunIds,
  transaction: DatabaseTransaction,
): Promise<boolean> {
  await transaction.raw(
    `update scheduled_tasks set last_run_at = greatest(last_run_at, now())
     where organization_id = :organizationId and id = :taskId`,
    { organizationId, taskId },
  );
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    `update task_executions execution
     set conversation_id = :conversationId, answer_id = :answerId, started_at = now(),
       agent_version_id = (
         select agents.published_version_id from agents join scheduled_tasks task
           on task.organization_id = agents.organization_id and task.agent_id = agents.id
         where task.organization_id = execution.organization_id and task.id = execution.scheduled_task_id
       )
     where execution.organization_id = :organizationId and execution.id = :executionId
       and ${isCurrentAttempt} and conversation_id is null
     returning id`,
    { organizationId, executionId, attempt, conversationId, answerId },
  );
  return rows.length > 0;
}

async function finish(
  transaction: DatabaseTransaction,
  events: Events,
  execution: ExecutionAttempt,
  { status, failure, agentVersionId, maxFailures, enqueue }: ExecutionEnd,
): Promise<boolean> {
  const { organizationId, executionId, taskId, attempt } = execution;
  const task = { organizationId, taskId };
  await transaction.raw(lockTaskSql, task);
  const { rows: ended } = await transaction.raw<{ rows: unknown[] }>(finishSql, {
    organizationId,
    executionId,
    attempt,
    status,
    agentVersionId,
    error: failure?.message ?? null,
    failureCode: failure?.code ?? null,
  });
  if (ended.length === 0) return false;
  const { rows: counted } = await transaction.raw<{
    rows: { mustDisable: boolean; enabled: boolean; hasQueuedExecution: boolean }[];
  }>(countFailuresSql, {
    ...task,
    maxFailures,
    status,
    failure: failure === null ? null : JSON.stringify(failure),
  });
  const { mustDisable = false, enabled = false, hasQueuedExecution = false } = counted[0] ?? {};
  if (mustDisable) {
    const { rows: disabled } = await transaction.raw<{ rows: PausedTask[] }>(disableSql, task);
    await events.emit(transaction, ...disabled.map(pausedEvent));
  }
  if (!hasQueuedExecution) return true;
  if (mustDisable || !enabled) await skipQueued(transaction, task);
  else {
    const { rows: next } = await transaction.raw<{ rows: { executionId: number }[] }>(releaseQueuedSql, task);
    await enqueue(
      transaction,
      next.map((released) => ({ organizationId, executionId: released.executionId })),
    );
  }
  return true;
}

async function findRecordedEnd(
  database: Database,
  key: ExecutionKey,
): Promise<{ status: string; failure: RunFailure | null } | null> {
  const { rows } = await database.raw<{ rows: { status: string; failure: RunFailure | null }[] }>(
    `select 1 as rank, conversations.stream_status as status, case when conversations.failure is not null
       then json_build_object('code', conversations.failure_code, 'message', conversations.failure) end as failure
     from task_executions execution
     join conversations on conversations.organization_id = execution.organization_id
       and conversations.id = execution.conversation_id and conversations.last_answer_id = execution.answer_id
     where execution.organization_id = :organizationId and execution.id = :executionId
       and conversations.stream_status is distinct from 'in_progress'
     union all
     select 2, 'completed', null
     from task_executions execution
     join messages on messages.organization_id = execution.organization_id and messages.id = execution.answer_id
     where execution.organization_id = :organizationId and execution.id = :executionId
     order by rank limit 1`,
    { ...key },
  );
  return rows[0] ? { status: rows[0].status, failure: rows[0].failure } : null;
}

export function createExecutionAttemptRepository(database: Database, events: Events): ExecutionAttemptRepository {
  return {
    async beginAttempt(key) {
      const { rows } = await database.raw<{ rows: AttemptRow[] }>(beginAttemptSql, { ...key });
      if (!rows[0]) return null;
      const { conversationId, answerId, ...execution } = rows[0];
      return { ...key, ...execution, run: conversationId && answerId ? { conversationId, answerId } : null };
    },

    linkConversation,
    findRecordedEnd: (key) => findRecordedEnd(database, key),

    finish: (execution, end) => database.transaction((transaction) => finish(transaction, events, execution, end)),

    skip: ({ organizationId, executionId, taskId, attempt }, reason) =>
      database.transaction(async (transaction) => {
        await transaction.raw(lockTaskSql, { organizationId, taskId });
        const { rows: skipped } = await transaction.raw<{ rows: unknown[] }>(skipSql, {
          organizationId,
          executionId,
          attempt,
          reason,
        });
        if (skipped.length === 0) return false;
        await skipQueued(transaction, { organizationId, taskId });
        return true;
      }),

    async rescueStranded({ afterMs, afterId, limit, enqueue }) {
      const { rows } = await database.raw<{ rows: ExecutionKey[] }>(
        `select execution.organization_id as "organizationId", execution.id as "executionId"
         from task_executions execution
         left join conversations on conversations.organization_id = execution.organization_id
           and conversations.id = execution.conversation_id
         where execution.status = 'in_progress' and not execution.is_queued
           and execution.id > :afterId and execution.created_at < now() - :afterMs * interval '1 millisecond'
           and (conversations.id is null or conversations.stream_status is distinct from 'in_progress'
             or conversations.lease_expires_at < now())
         order by execution.id limit :limit
         -- all organizations`,
        { afterMs, afterId, limit },
      );
      if (rows.length > 0) await database.transaction((transaction) => enqueue(transaction, rows));
      return rows.length < limit ? null : (rows.at(-1)?.executionId ?? null);
    },
  };
}
