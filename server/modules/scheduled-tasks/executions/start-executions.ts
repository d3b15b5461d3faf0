import type { Caller } from '../../../platform/caller.js';
import { ApiError } from '../../../platform/errors.js';
import { silentObserver, type Observer } from '../../../platform/metrics/port.js';
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.js';
import { organizationLimits } from '../../../generated/operations.js';
import type { Organization } from '../../organization/organization.js';
import { assertCanAccess, assertOwnerIsNonGuestMember, notFound } from '../access-checks.js';
import { decideSlots, type DueTask } from '../schedule/slots.js';
import type { ScheduledTasks } from '../scheduled-tasks.js';
import type { TaskExecution } from './list-executions.js';
import type { Enqueue } from '../queues.js';
import type { ManualStartRepository } from './manual-start-repository.js';
import type { SlotRepository } from './slots-repository.js';

export interface ExecutionStarts {
  /** Claims the due slots that no other worker is claiming. Returns the number of claimed tasks. */
  claimDueSlots(signal?: AbortSignal): Promise<number>;
  startManually(caller: Caller, taskId: number, unit: UnitOfWork): Promise<TaskExecution>;
}

export interface ExecutionStartsDependencies {
  readonly slots: SlotRepository;
  readonly manualStarts: ManualStartRepository;
  readonly scheduledTasks: Pick<ScheduledTasks, 'get'>;
  readonly enqueue: Enqueue;
  readonly membershipStatusOf: Organization['membershipStatusOf'];
  readonly observer?: Pick<Observer, 'onExecutionsEnded' | 'onSchedulerLag'>;
  /** Returns the current time. Default: the database's clock, which all workers share. */
  readonly now?: () => Date;
}

/**
 * Maximum tasks per transaction. A larger batch would leave other workers too few tasks. A smaller one would need more
 * round trips.
 */
const claimBatchSize = 200;

async function claimBatch(
  { slots, enqueue, observer = silentObserver }: ExecutionStartsDependencies,
  at: Date,
): Promise<number> {
  const ended = { skipped: 0, missed: 0 };
  const decide = (task: DueTask) => {
    const decision = decideSlots(task, at);
    for (const { status } of decision.records) if (status !== 'in_progress') ended[status]++;
    return decision;
  };
  const count = await slots.claim({
    now: at,
    limit: claimBatchSize,
    maxExecutions: organizationLimits.executionsOfTaskInProgress,
    decide,
    enqueue,
  });
  for (const [status, number] of Object.entries(ended)) if (number > 0) observer.onExecutionsEnded(status, number);
  return count;
}

async function claimDueSlots(dependencies: ExecutionStartsDependencies, signal?: AbortSignal): Promise<number> {
  const { slots, observer = silentObserver, now } = dependencies;
  let total = 0;
  while (!signal?.aborted) {
    const oldest = await slots.findDue(now?.() ?? null);
    // After a claim, do not report a lag of 0, because it would replace the lag that this call found.
    if (oldest !== null || total === 0)
      observer.onSchedulerLag(oldest === null ? 0 : (oldest.at.getTime() - oldest.dueSince.getTime()) / 1000);
    // A batch is empty if other workers have locked the remaining due tasks.
    const count = oldest === null ? 0 : await claimBatch(dependencies, oldest.at);
    if (count === 0) break;
    total += count;
  }
  return total;
}

async function startManually(
  dependencies: ExecutionStartsDependencies,
  caller: Caller,
  taskId: number,
  unit: UnitOfWork,
): Promise<TaskExecution> {
  const { manualStarts, scheduledTasks, enqueue } = dependencies;
  const task = await scheduledTasks.get(caller, taskId);
  await assertOwnerIsNonGuestMember(dependencies, caller, task.userId);
  const limit = organizationLimits.executionsOfTaskInProgress;
  const check = (owner: string) => assertCanAccess(caller, owner);
  const outcome = await manualStarts.startManually(caller.organizationId, taskId, { limit, enqueue, check }, unit);
  switch (outcome.kind) {
    case 'started':
      return outcome.execution;
    case 'task-missing':
      throw notFound();
    case 'agent-missing':
      throw new ApiError('agent_not_found');
    case 'limit-reached':
      throw new ApiError('scheduled_task_run_limit_reached');
  }
}

export const createExecutionStarts = (dependencies: ExecutionStartsDependencies): ExecutionStarts => ({
  claimDueSlots: (signal) => claimDueSlots(dependencies, signal),
  startManually: (caller, taskId, unit) => startManually(dependencies, caller, taskId, unit),
});
