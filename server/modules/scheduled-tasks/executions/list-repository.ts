import type { Database } from '../../../platform/database/database.js';
import type { components } from '../../../generated/types.js';
import { countStatement, type ExecutionFilter } from './count-queries.js';

export type TaskExecution = components['schemas']['TaskExecution'];
export type TaskExecutionStats = components['schemas']['TaskExecutionStats'];

export interface ExecutionListRepository {
  list(
    organizationId: string,
    filter: ExecutionFilter & { limit: number; occurrences: boolean },
  ): Promise<TaskExecution[]>;
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
  execution.id, execution.scheduled_task_id as "scheduledTaskId", execution.conversation_id as "conversationId",
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
    async list(organizationId, { limit, occurrences, ...filter }) {
      const { rows } = await database.raw<{ rows: ExecutionRow[] }>(
        `select ${executionColumns} from task_executions execution
         where execution.organization_id = :organizationId ${restrict(filter)}
           ${occurrences ? '' : `and execution.status in ('in_progress', 'completed', 'failed')`}
         order by execution.created_at desc, execution.id desc
         limit :limit`,
        { ...valuesOf(organizationId, filter), limit },
      );
      return rows.map(toExecution);
    },

    async count(organizationId, filter) {
      const { rows } = await database.raw<{ rows: TaskExecutionStats[] }>(...countStatement(organizationId, filter));
      if (!rows[0]) throw new Error('counting executions returned no row');
      return rows[0];
    },
  };
}
