import { ApiError } from '../../platform/errors.js';
import { etagHeader } from '../../platform/records/etag.js';
import type { Handlers } from '../../generated/handlers.js';
import { messageFor } from '../../generated/problem-messages.js';
import { reasons } from '../../generated/reasons.js';
import type { TaskExecutions } from './executions/list-executions.js';
import type { ExecutionStarts } from './executions/start-executions.js';
import type { ScheduledTask, ScheduledTasks } from './scheduled-tasks.js';

export type ScheduledTaskOperation =
  | 'listScheduledTasks'
  | 'createScheduledTask'
  | 'updateScheduledTask'
  | 'deleteScheduledTask'
  | 'toggleScheduledTask'
  | 'runScheduledTask'
  | 'listTaskExecutions'
  | 'previewSchedule';

const one = <Status extends 200 | 201>(status: Status, task: ScheduledTask) => ({
  status,
  headers: etagHeader(task),
  body: task,
});

/** Rejects two different ids, so that the wrong task is not deleted. */
function onlyId(inQuery: number | undefined, inBody: number | undefined): number {
  const refusal = (message: string) =>
    new ApiError('bad_request', { details: [{ message, path: ['taskId'], in: 'query' }] });
  if (inQuery !== undefined && inBody !== undefined && inQuery !== inBody) throw refusal(reasons.request.differs);
  const id = inQuery ?? inBody;
  if (id === undefined) throw refusal(messageFor('required', true));
  return id;
}

export interface ScheduledTaskHandlerDependencies extends ScheduledTasks {
  readonly executions: TaskExecutions;
  readonly executionStarts: Pick<ExecutionStarts, 'startManually'>;
}

export function scheduledTaskHandlers(
  scheduledTasks: ScheduledTaskHandlerDependencies,
): Pick<Handlers, ScheduledTaskOperation> {
  const { executions, executionStarts } = scheduledTasks;
  return {
    async listScheduledTasks({ query: { taskId, allInOrg }, caller }) {
      if (taskId === undefined)
        return { status: 200, body: scheduledTasks.list(caller, { allInOrganization: allInOrg }) };
      return one(200, await scheduledTasks.get(caller, taskId));
    },

    async createScheduledTask({ body, caller, unit }) {
      return one(201, await scheduledTasks.create(caller, body, unit));
    },

    async updateScheduledTask({ query, precondition, body, caller, unit }) {
      return one(200, await scheduledTasks.update(caller, query.taskId, body, unit, precondition));
    },

    async deleteScheduledTask({ query, precondition, body, caller, unit }) {
      await scheduledTasks.delete(caller, onlyId(query.taskId, body?.taskId), unit, precondition);
      return { status: 204 };
    },

    async toggleScheduledTask({ precondition, body: { taskId, enabled }, caller, unit }) {
      return one(200, await scheduledTasks.update(caller, taskId, { enabled }, unit, precondition));
    },

    async runScheduledTask({ body, caller, unit }) {
      return { status: 202, body: await executionStarts.startManually(caller, body.taskId, unit) };
    },

    async listTaskExecutions({ query: { stats, limit, before, include, ...query }, caller }) {
      return {
        status: 200,
        body: stats
          ? await executions.count(caller, query)
          : await executions.list(caller, { ...query, before, limit, occurrences: include === 'occurrences' }),
      };
    },

    async previewSchedule({ query }) {
      return { status: 200, body: scheduledTasks.preview(query.schedule) };
    },
  };
}
