// The queue of executions. The transaction that starts an execution also stores its job, and jobs.ts runs the job.
import type { JobQueue } from '../../platform/jobs/port.js';
import { defineQueue } from '../../platform/jobs/queue-definition.js';
import type { Transaction } from '../../platform/unit-of-work/unit-of-work.js';

export interface ExecutionKey {
  readonly organizationId: string;
  readonly executionId: number;
}

/** Two jobs for one execution are safe, because only the latest attempt can end the execution. */
export const executionQueue = defineQueue<ExecutionKey>('execute-scheduled-task', {
  organizationId: 'string',
  executionId: 'number',
});

/** Enqueues jobs for executions in the given transaction. */
export type Enqueue = (transaction: Transaction, executions: readonly ExecutionKey[]) => Promise<void>;

export const createEnqueue =
  (jobs: JobQueue): Enqueue =>
  (transaction, executions) =>
    jobs.enqueue(
      transaction,
      executions.map((execution) => executionQueue.job(execution)),
    );
