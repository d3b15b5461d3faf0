import type { Caller } from '../../../platform/caller.js';
import { ApiError } from '../../../platform/errors.js';
import { readTimestamp } from '../../../platform/records/timestamps.js';
import { reasons } from '../../../generated/reasons.js';
import type { ExecutionListRepository, TaskExecution, TaskExecutionStats } from './list-repository.js';
import { assertCanAccess, notFound } from '../access-checks.js';
import type { TaskRepository } from '../repository.js';

export type { TaskExecution, TaskExecutionStats } from './list-repository.js';

export interface ExecutionQuery {
  taskId?: number;
  since?: string;
}

export interface TaskExecutions {
  /**
   * Returns executions of the caller's tasks, or of all tasks for administrators, newest first. Omits skipped and
   * missed executions unless `occurrences` is true. `before` is the id of an execution, and restricts the list to the
   * executions after it.
   */
  list(
    caller: Caller,
    query: ExecutionQuery & { before?: number; limit: number; occurrences: boolean },
  ): Promise<TaskExecution[]>;
  count(caller: Caller, query: ExecutionQuery): Promise<TaskExecutionStats>;
}

const refuse = (parameter: string, message: string) =>
  new ApiError('bad_request', { details: [{ message, path: [parameter] }] });

function startOf(since: string): Date {
  const start = readTimestamp(since);
  if (start === null) throw refuse('since', reasons.request.noSuchDate);
  return start;
}

export interface TaskExecutionsDependencies {
  executions: ExecutionListRepository;
  tasks: Pick<TaskRepository, 'ownerOf'>;
}

export function createTaskExecutions({ executions, tasks }: TaskExecutionsDependencies): TaskExecutions {
  /** Accepts deleted tasks, because their executions can still be read. */
  async function filterOf(caller: Caller, { taskId, since }: ExecutionQuery) {
    if (taskId !== undefined) {
      const owner = await tasks.ownerOf(caller.organizationId, taskId);
      if (owner === null) throw notFound();
      assertCanAccess(caller, owner);
    }
    return {
      userId: caller.role === 'org:admin' ? null : caller.userId,
      taskId: taskId ?? null,
      since: since === undefined ? null : startOf(since),
    };
  }

  return {
    async list(caller, { before, limit, occurrences, ...query }) {
      const filter = await filterOf(caller, query);
      const { organizationId } = caller;
      const after = before === undefined ? null : await executions.positionOf(organizationId, filter, before);
      if (before !== undefined && after === null) throw refuse('before', reasons.request.foreignExecution);
      return executions.list(organizationId, { ...filter, after, limit, occurrences });
    },
    count: async (caller, query) => executions.count(caller.organizationId, await filterOf(caller, query)),
  };
}
