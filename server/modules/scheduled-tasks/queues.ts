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

export type Enqueue = (transaction: Transaction, executions: readonly ExecutionKey[]) => Promise<void>;

export const createEnqueue =
  (jobs: JobQueue): Enqueue =>
  (transaction, executions) =>
    jobs.enqueue(
      transaction,
      executions.map((execution) => executionQueue.job(execution)),
    );
