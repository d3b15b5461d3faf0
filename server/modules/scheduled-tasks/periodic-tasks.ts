import { createHash } from 'node:crypto';
import type { JobQueue, PeriodicTask } from '../../platform/jobs/port.js';
import type { ExecutionAttemptRepository } from './executions/attempts-repository.js';
import { executionQueue, type Enqueue, type ExecutionKey } from './queues.js';
import type { ExecutionStarts } from './executions/start-executions.js';

export interface ExecutionTaskDependencies {
  readonly executionStarts: Pick<ExecutionStarts, 'claimDueSlots'>;
  readonly attempts: Pick<ExecutionAttemptRepository, 'rescueStranded'>;
  readonly jobs: JobQueue;
  readonly now?: () => Date;
}

/** Minimum age of an execution to which `rescueStranded` gives a new job. */
const strandedAfterMs = 15 * 60_000;
const strandedBatchSize = 200;

/**
 * Returns the same job id throughout each period of `strandedAfterMs`, so that an execution gets at most one new job
 * per period.
 */
function rescueJobId({ organizationId, executionId }: ExecutionKey, at: Date): string {
  const digest = createHash('sha256')
    .update(`${organizationId}/${executionId}/${Math.floor(at.getTime() / strandedAfterMs)}`)
    .digest('hex');
  const part = (from: number, to: number) => digest.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}

async function rescueStranded(
  { attempts, jobs, now = () => new Date() }: ExecutionTaskDependencies,
  signal: AbortSignal,
): Promise<void> {
  const at = now();
  const enqueue: Enqueue = (transaction, stranded) =>
    jobs.enqueue(
      transaction,
      stranded.map((execution) => executionQueue.job(execution, { id: rescueJobId(execution, at) })),
    );
  const batch = { afterMs: strandedAfterMs, limit: strandedBatchSize, enqueue };
  let afterId: number | null = 0;
  while (afterId !== null && !signal.aborted) afterId = await attempts.rescueStranded({ ...batch, afterId });
}

export const executionTasks = (dependencies: ExecutionTaskDependencies): PeriodicTask[] => [
  // Every worker looks for due slots, so that a crashed worker delays no task.
  {
    name: 'scheduled-tasks.claim-due-slots',
    everyMs: 1_000,
    runsInEveryWorker: true,
    run: async (signal) => void (await dependencies.executionStarts.claimDueSlots(signal)),
  },
  {
    name: 'scheduled-tasks.rescue-stranded-executions',
    everyMs: 60_000,
    run: (signal) => rescueStranded(dependencies, signal),
  },
];
