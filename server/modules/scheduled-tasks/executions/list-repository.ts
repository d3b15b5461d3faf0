import type { Database } from '../../../platform/database/database.js';
import type { components } from '../../../generated/types.js';
import { countStatement, type ExecutionFilter } from './count-queries.js';

export type TaskExecution = components['schemas']['TaskExecution'];
export type TaskExecutionStats = components['schemas']['TaskExecutionStats'];

/** Position in the list, which is sorted by creation time and id. */
export interface ExecutionPosition {
  readonly createdAt: Date;
  readonly id: number;
}

export interface ExecutionListRepository {
  /** Returns executions, newest first. With `after`, returns only those after this position in the list. */
  list(
    organizationId: string,
    filter: ExecutionFilter & { after: ExecutionPosition | null; limit: number; occurrences: boolean },
  ): Promise<TaskExecution[]>;
  /** Returns null if the filter selects no such execution. Ignores `since`. */
  positionOf(organizationId: string, filter: ExecutionFilter, id: number): Promise<ExecutionPosition | null>;
  count(organizationId: string, filter: ExecutionFilter): Promise<TaskExecutionStats>;
}

export type ExecutionRow = Omit<
  TaskExecution,
  'scheduledFor' | 'startedAt' | 'finishedAt' | 'createdAt' | 'failureCode'
> & {
  scheduledFor: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  createdAt: Date;
  failureCode: NonNullable<TaskExecution['failureCode']> | null;
};

export const toExecution = ({ failureCode, ...row }: ExecutionRow): TaskExecution => ({
  ...row,
  ...(failureCode === null ? {} : { failureCode }),
  scheduledFor: row.scheduledFor.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  finishedAt: row.finishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

export const executionColumns = `
  execution.id, execution.scheduled_task_id as "scheduledTaskId", execution.kind,
  execution.conversation_id as "conversationId",
  execution.agent_version_id as "agentVersionId", execution.status, execution.scheduled_for as "scheduledFor",
  execution.started_at as "startedAt", execution.finished_at as "finishedAt", execution.error,
  execution.failure_code as "failureCode", execution.reason, execution.created_at as "createdAt"`;

function restrict({ userId, taskId, since }: ExecutionFilter): string {
  return [
    ...(taskId === null ? [] : ['and execution.scheduled_task_id = :taskId']),
    ...(since === null ? [] : ['and execution.created_at > :since']),
    ...(userId === null
      ? []
      : [
          `and exists (
            select from scheduled_tasks task
            where task.organization_id = execution.organization_id and task.id = execution.scheduled_task_id
              and task.user_id = :userId
          )`,
        ]),
  ].join(' ');
}

const valuesOf = (organizationId: string, { userId, taskId, since }: ExecutionFilter): Record<string, unknown> =>
  Object.fromEntries(Object.entries({ organizationId, userId, taskId, since }).filter(([, value]) => value !== null));

export function createExecutionListRepository(database: Database): ExecutionListRepository {
  return {
    async list(organizationId, { after, limit, occurrences, ...filter }) {
      const { rows } = await database.raw<{ rows: ExecutionRow[] }>(
        `select ${executionColumns} from task_executions execution
         where execution.organization_id = :organizationId ${restrict(filter)}
           ${after === null ? '' : 'and (execution.created_at, execution.id) < (:createdAt, :id)'}
           ${occurrences ? '' : `and execution.status in ('in_progress', 'completed', 'failed')`}
         order by execution.created_at desc, execution.id desc
         limit :limit`,
        { ...valuesOf(organizationId, filter), ...after, limit },
      );
      return rows.map(toExecution);
    },

    async positionOf(organizationId, { userId, taskId }, id) {
      const filter = { userId, taskId, since: null };
      const { rows } = await database.raw<{ rows: ExecutionPosition[] }>(
        `select execution.created_at as "createdAt", execution.id from task_executions execution
         where execution.organization_id = :organizationId and execution.id = :id ${restrict(filter)}`,
        { ...valuesOf(organizationId, filter), id },
      );
      return rows[0] ?? null;
    },

    async count(organizationId, filter) {
      const { rows } = await database.raw<{ rows: TaskExecutionStats[] }>(...countStatement(organizationId, filter));
      if (!rows[0]) throw new Error('counting executions returned no row');
      return rows[0];
    },
  };
}
