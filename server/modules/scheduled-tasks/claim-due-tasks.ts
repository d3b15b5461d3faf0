// Claims the slots that are due. Each worker does this once a second.
import { organizationLimits } from '../../generated/operations.js';
import type { Observer } from '../../platform/metrics/port.js';
import type { Enqueue } from './execution-queue.js';
import type { NewExecutionRepository } from './new-executions-repository.js';
import { decideSlots, type DueTask } from './slots.js';

/**
 * Maximum tasks per transaction. More would leave too few tasks for other workers, and fewer would need more round
 * trips.
 */
const claimBatchSize = 200;

export interface ClaimDueTasksDependencies {
  readonly newExecutions: Pick<NewExecutionRepository, 'findDue' | 'claim'>;
  /** Returns the current time. Default: the database's clock. */
  readonly now: (() => Date) | undefined;
  readonly observer: Pick<Observer, 'onExecutionsEnded' | 'onSchedulerLag'>;
  readonly enqueue: Enqueue;
}

/** Returns a function that claims all due slots in batches, and returns the number of tasks that were due. */
export function createClaimDueTasks({ newExecutions, now, observer, enqueue }: ClaimDueTasksDependencies) {
  /** Claims one batch and returns its number of tasks. */
  async function claimBatch(at: Date): Promise<number> {
    const ended = { skipped: 0, missed: 0 };
    const decide = (task: DueTask) => {
      const decision = decideSlots(task, at);
      for (const { status } of decision.records) if (status !== 'in_progress') ended[status]++;
      return decision;
    };
    const count = await newExecutions.claim({
      now: at,
      limit: claimBatchSize,
      maxExecutions: organizationLimits.executionsOfTaskInProgress,
      decide,
      enqueue,
    });
    for (const [status, slots] of Object.entries(ended)) if (slots > 0) observer.onExecutionsEnded(status, slots);
    return count;
  }

  return async (signal?: AbortSignal): Promise<number> => {
    for (let total = 0; !signal?.aborted;) {
      const oldest = await newExecutions.findDue(now?.() ?? null);
      // Report the lag even if this tick catches up. The next tick reports 0.
      if (oldest !== null || total === 0)
        observer.onSchedulerLag(oldest === null ? 0 : (oldest.at.getTime() - oldest.dueSince.getTime()) / 1000);
      // Other workers have locked the remaining due tasks.
      const count = oldest === null ? 0 : await claimBatch(oldest.at);
      if (count === 0) return total;
      total += count;
    }
    return 0;
  };
}
