// Runs of scheduled tasks in Postgres. Every method is one transaction. Task before execution, wherever both are locked: two orders would wait for
// each other for ever.
import type { Knex } from 'knex';
import type { Enqueue, RunKey } from './due-repository.js';
import type { PausedReason } from './repository.js';

/** What a worker has to know of a run. */
export interface PendingRun {
  readonly taskId: number;
  readonly userId: string;
  readonly agentId: number;
  readonly name: string;
  readonly prompt: string;
  readonly isDeleted: boolean;
  readonly pausedReason: PausedReason | null;
  /** Null: nobody has begun it. */
  readonly turn: { readonly conversationId: string; readonly answerId: string } | null;
}

export interface BegunTurn {
  readonly conversationId: string;
  readonly answerId: string;
}

export interface RunResult {
  readonly status: 'completed' | 'failed';
  readonly error: string | null;
  readonly agentVersionId: number | null;
}

export interface RunRepository {
  /** Null: it is over. */
  find(key: RunKey): Promise<PendingRun | null>;
  /** Ties the run to the conversation that was begun for it, in the transaction that begins it. False: somebody else did, or it is over. */
  noteBegun(transaction: Knex.Transaction, key: RunKey, turn: BegunTurn, at: Date): Promise<boolean>;
  noteAttempt(key: RunKey, attempt: number): Promise<void>;
  /** How the conversation of a run ended that was recorded there before it could be recorded here. Null: it has not. */
  readEnd(key: RunKey): Promise<{ status: string; failure: string | null } | null>;
  /** Ends the run, counts failures in a row and starts the run that waits behind it. False: it was over. */
  finish(key: RunKey, result: RunResult, rules: FinishRules): Promise<boolean>;
  /** A run that was never begun, and never will be. */
  skip(key: RunKey, reason: string): Promise<void>;
  /** Runs whose job seems to be lost: claimed before `before`, and nobody holds the lease of their turn. */
  stranded(before: Date, limit: number): Promise<RunKey[]>;
}

export interface FinishRules {
  readonly at: Date;
  /** So many failures in a row switch the task off. */
  readonly mostFailures: number;
  readonly enqueue: Enqueue;
}

const isOf = 'execution.organization_id = :organizationId and execution.id = :executionId';

interface RunRow extends Omit<PendingRun, 'turn'>, Partial<BegunTurn> {}

const FINISH = `
  update task_executions execution
  set status = :status, error = :error, finished_at = :at, started_at = coalesce(started_at, :at), agent_version_id = coalesce(:agentVersionId, agent_version_id)
  where ${isOf} and status = 'in_progress'
  returning scheduled_task_id`;

const COUNT_FAILURES = `
  update scheduled_tasks set consecutive_failures = case when :status = 'completed' then 0 else consecutive_failures + 1 end
  where organization_id = :organizationId and id = :taskId
  returning enabled and consecutive_failures >= :mostFailures as "isToPause", enabled`;

const PAUSE = `
  update scheduled_tasks set enabled = false, next_run_at = null, off_since = :at, paused_reason = 'consecutive_failures', updated_at = :at
  where organization_id = :organizationId and id = :taskId`;

/** The oldest of those that wait; when the task is off by now, none of them runs. */
const RELEASE_QUEUED = `
  update task_executions execution set is_queued = false
  where organization_id = :organizationId and id = (
    select id from task_executions where organization_id = :organizationId and scheduled_task_id = :taskId and status = 'in_progress' and is_queued
    order by scheduled_for limit 1
  )
  returning id as "executionId"`;

const SKIP_QUEUED = `
  update task_executions set status = 'skipped', is_queued = false, reason = 'The task was switched off while the slot waited.'
  where organization_id = :organizationId and scheduled_task_id = :taskId and status = 'in_progress' and is_queued`;

async function finish(transaction: Knex.Transaction, key: RunKey, result: RunResult, { at, mostFailures, enqueue }: FinishRules): Promise<boolean> {
  const { organizationId } = key;
  const { rows: found } = await transaction.raw<{ rows: { taskId: number }[] }>(`select scheduled_task_id as "taskId" from task_executions execution where ${isOf}`, { ...key });
  const taskId = found[0]?.taskId;
  if (taskId === undefined) return false;
  await transaction.raw('select from scheduled_tasks where organization_id = :organizationId and id = :taskId for update', { organizationId, taskId });
  const { rows: ended } = await transaction.raw<{ rows: unknown[] }>(FINISH, { ...key, ...result, at });
  if (ended.length === 0) return false;
  const { rows: counted } = await transaction.raw<{ rows: { isToPause: boolean; enabled: boolean }[] }>(COUNT_FAILURES, {
    ...{ organizationId, taskId, mostFailures },
    status: result.status,
  });
  const { isToPause = false, enabled = false } = counted[0] ?? {};
  if (isToPause) await transaction.raw(PAUSE, { organizationId, taskId, at });
  if (isToPause || !enabled) await transaction.raw(SKIP_QUEUED, { organizationId, taskId });
  else {
    const { rows: next } = await transaction.raw<{ rows: { executionId: number }[] }>(RELEASE_QUEUED, { organizationId, taskId });
    await enqueue(transaction, next.map(({ executionId }) => ({ organizationId, executionId })));
  }
  return true;
}

export function createRunRepository(database: Knex): RunRepository {
  return {
    async find(key) {
      const { rows } = await database.raw<{ rows: RunRow[] }>(
        `select task.id as "taskId", task.user_id as "userId", task.agent_id as "agentId", task.name, task.prompt, task.deleted_at is not null as "isDeleted",
           task.paused_reason as "pausedReason", execution.conversation_id as "conversationId", execution.answer_id as "answerId"
         from task_executions execution
         join scheduled_tasks task on task.organization_id = execution.organization_id and task.id = execution.scheduled_task_id
         where ${isOf} and execution.status = 'in_progress'`,
        { ...key },
      );
      if (!rows[0]) return null;
      const { conversationId, answerId, ...run } = rows[0];
      return { ...run, turn: conversationId && answerId ? { conversationId, answerId } : null };
    },

    async noteBegun(transaction, key, { conversationId, answerId }, at) {
      await transaction.raw(
        `update scheduled_tasks task set last_run_at = greatest(last_run_at, :at) from task_executions execution
         where ${isOf} and task.organization_id = execution.organization_id and task.id = execution.scheduled_task_id`,
        { ...key, at },
      );
      const { rows } = await transaction.raw<{ rows: unknown[] }>(
        `update task_executions execution
         set conversation_id = :conversationId, answer_id = :answerId, started_at = :at,
           agent_version_id = (
             select agents.published_version_id from agents join scheduled_tasks task on task.organization_id = agents.organization_id and task.agent_id = agents.id
             where task.organization_id = execution.organization_id and task.id = execution.scheduled_task_id
           )
         where ${isOf} and status = 'in_progress' and conversation_id is null
         returning id`,
        { ...key, conversationId, answerId, at },
      );
      return rows.length > 0;
    },

    async noteAttempt(key, attempt) {
      await database.raw(`update task_executions execution set attempt = :attempt where ${isOf} and status = 'in_progress'`, { ...key, attempt });
    },

    async readEnd(key) {
      const { rows } = await database.raw<{ rows: { status: string; failure: string | null }[] }>(
        `select conversations.stream_status as status, conversations.failure
         from task_executions execution
         join conversations on conversations.organization_id = execution.organization_id and conversations.id = execution.conversation_id
         where ${isOf} and conversations.stream_status is distinct from 'in_progress'`,
        { ...key },
      );
      return rows[0] ?? null;
    },

    finish: (key, result, rules) => database.transaction((transaction) => finish(transaction, key, result, rules)),

    async skip(key, reason) {
      await database.raw(
        `update task_executions execution set status = 'skipped', is_queued = false, reason = :reason where ${isOf} and status = 'in_progress' and conversation_id is null`,
        { ...key, reason },
      );
    },

    async stranded(before, limit) {
      const { rows } = await database.raw<{ rows: RunKey[] }>(
        `select execution.organization_id as "organizationId", execution.id as "executionId"
         from task_executions execution
         left join conversations on conversations.organization_id = execution.organization_id and conversations.id = execution.conversation_id
         where execution.status = 'in_progress' and not execution.is_queued and execution.created_at < :before
           and (conversations.id is null or conversations.stream_status is distinct from 'in_progress' or conversations.lease_expires_at < :before)
         order by execution.created_at
         limit :limit`,
        { before, limit },
      );
      return rows;
    },
  };
}
