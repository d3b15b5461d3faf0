// Past days can have stored counts of completed and failed executions (server/docs/decisions/daily-totals.md).
// Executions in progress are few, so they are counted directly.
import type { Bindings, DatabaseTransaction } from '../../../platform/database/database.js';
import type { DailySubject } from '../../../platform/daily-totals/periodic-tasks.js';
import { isCurrent, rangesBetween, wholeDaysOf } from '../../../platform/daily-totals/statements.js';

export interface ExecutionFilter {
  /** Owner of the tasks. Null for all owners. */
  userId: string | null;
  taskId: number | null;
  /** Only executions created after this timestamp. Null for all executions. */
  since: Date | null;
}

/** Minimum executions of a task or an organization on a day. Counts of fewer executions are not stored. */
const minExecutions = 3;

export const executionDays: DailySubject = {
  name: 'executions',
  table: 'task_executions',
  firstDayCondition: 'true',
  totals: 'task_execution_days',

  async store(transaction: DatabaseTransaction, day) {
    await transaction.raw(
      `insert into task_execution_days (organization_id, task_id, day, completed_count, failed_count)
       select :organizationId, coalesce(scheduled_task_id, 0),
         cast(cast(:since as timestamptz) at time zone 'UTC' as date),
         count(*) filter (where status = 'completed'), count(*) filter (where status = 'failed')
       from task_executions
       where organization_id = :organizationId and created_at >= :since and created_at < :until
       group by grouping sets ((), (scheduled_task_id))
       having count(*) >= ${minExecutions}`,
      { ...day },
    );
  },
};

const endOfTime = new Date('9999-12-31T00:00:00Z');
/** Used if the range contains no whole day. */
const noDay = { firstDay: endOfTime, endDay: endOfTime };

/**
 * Returns SQL that selects the task ids whose stored counts are summed. Without a filter, this is the id 0, which has
 * the counts of all tasks.
 */
function keysOf({ userId, taskId }: Pick<ExecutionFilter, 'userId' | 'taskId'>): string {
  if (userId === null && taskId === null) return 'select 0 as task_id';
  const conditions = [
    ...(taskId === null ? [] : ['task.id = :taskId']),
    ...(userId === null ? [] : ['task.user_id = :userId']),
  ];
  return `
    select task.id as task_id from scheduled_tasks task
    where task.organization_id = :organizationId and ${conditions.join(' and ')}`;
}

export function countStatement(organizationId: string, { userId, taskId, since }: ExecutionFilter): [string, Bindings] {
  // The range excludes `since`. Timestamps are whole milliseconds, so the range starts one millisecond later.
  const from = since === null ? 0 : Math.min(since.getTime() + 1, endOfTime.getTime());
  const range = { from: new Date(from), to: endOfTime };
  const isOfAll = userId === null && taskId === null;
  const days = (columns: string) =>
    `select ${columns} from task_execution_days totals
     where totals.organization_id = :organizationId and totals.task_id = keys.task_id
       and ${isCurrent('totals', executionDays)}`;
  const isOfKey = isOfAll ? '' : 'and execution.scheduled_task_id = keys.task_id';
  const sql = `
    with keys as materialized (${keysOf({ userId, taskId })}), parts as (
      select stored.completed_count as completed, stored.failed_count as failed, 0 as in_progress
      from keys cross join lateral (${days('completed_count, failed_count')}) stored
      union all
      select counted.completed, counted.failed, 0
      from keys
      cross join lateral (${rangesBetween(days('day'))}) ranges
      cross join lateral (
        select count(*) filter (where execution.status = 'completed') as completed,
          count(*) filter (where execution.status = 'failed') as failed
        from task_executions execution
        where execution.organization_id = :organizationId ${isOfKey}
          and execution.created_at >= ranges.since and execution.created_at < ranges.until
      ) counted
      union all
      select 0, 0, 1
      from keys
      join task_executions execution on execution.organization_id = :organizationId ${isOfKey}
        and execution.status = 'in_progress' and execution.created_at >= :from
    ), sums as (
      select coalesce(sum(completed), 0) as completed, coalesce(sum(failed), 0) as failed,
        coalesce(sum(in_progress), 0) as in_progress from parts
    )
    select cast(completed + failed + in_progress as bigint) as total, cast(completed as bigint) as completed,
      cast(failed as bigint) as failed,
      cast(in_progress as bigint) as in_progress
    from sums`;
  const bindings = { organizationId, ...range, ...(wholeDaysOf(range) ?? noDay), taskId, userId };
  const isUsed = ([, value]: [string, unknown]) => value !== null;
  return [sql, Object.fromEntries(Object.entries(bindings).filter(isUsed)) as Bindings];
}
