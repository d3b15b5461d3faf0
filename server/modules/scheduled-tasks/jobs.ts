// The job that runs an execution of a scheduled task.
import type { JobHandler } from '../../platform/jobs/port.js';
import { jobOverheadMs } from '../runs/background-turns.js';
import type { RunJobLimits } from '../runs/limits.js';
import { executionQueue, type ExecutionKey } from './execution-queue.js';
import type { TaskRunner } from './task-runner.js';

export interface ExecutionJobDependencies {
  readonly taskRunner: Pick<TaskRunner, 'runExecution' | 'failExecution'>;
  readonly limits: RunJobLimits;
}

export const executionJobs = ({ taskRunner, limits }: ExecutionJobDependencies): JobHandler[] => [
  {
    queue: executionQueue,
    concurrency: limits.maxPerWorker,
    concurrencyPerOrganization: limits.maxPerOrganization,
    timeLimitMs: limits.timeLimitMs + jobOverheadMs,
    retries: 8,
    run: ({ data, ...attempt }) => taskRunner.runExecution(data as unknown as ExecutionKey, attempt),
    onDeadLetter: ({ data, cause }) => taskRunner.failExecution(data as unknown as ExecutionKey, cause),
  },
];
