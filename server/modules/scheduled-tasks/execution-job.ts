// The job that runs an execution. It is stored in the transaction that starts the execution; jobs.ts runs it.
import type { NewJob } from '../../platform/jobs/port.js';
import type { Transaction } from '../../platform/unit-of-work/unit-of-work.js';

export const executionQueue = 'execute-scheduled-task';

export interface ExecutionKey {
  readonly organizationId: string;
  readonly executionId: number;
}

/** Two jobs for one execution are safe, because only its latest attempt can end it. */
export const executionJob = ({ organizationId, executionId }: ExecutionKey): NewJob => ({
  queue: executionQueue,
  data: { organizationId, executionId },
});

/** Enqueues jobs for executions in the given transaction. */
export type Enqueue = (transaction: Transaction, executions: readonly ExecutionKey[]) => Promise<void>;
