// The queue of executions, and the job that a transaction puts into it when it starts an execution. jobs.ts runs these
// jobs.
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
