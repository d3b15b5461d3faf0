// The job that runs an execution of a scheduled task.
import type { JobHandler } from '../../platform/jobs/port.js';
import { jobOverheadMs } from '../runs/background-turns.js';
import type { RunJobLimits } from '../runs/limits.js';
import { executionQueue } from './execution-queue.js';
import type { TaskRunner } from './task-runner.js';

export interface ExecutionJobDependencies {
  readonly taskRunner: Pick<TaskRunner, 'runExecution' | 'failExecution'>;
  readonly limits: RunJobLimits;
}

export const executionJobs = ({ taskRunner, limits }: ExecutionJobDependencies): JobHandler[] => [
  executionQueue.handler({
    concurrency: limits.maxPerWorker,
    concurrencyPerOrganization: limits.maxPerOrganization,
    timeLimitMs: limits.timeLimitMs + jobOverheadMs,
    retries: 8,
    run: ({ data, ...attempt }) => taskRunner.runExecution(data, attempt),
    onDeadLetter: ({ data, cause }) => taskRunner.failExecution(data, cause),
  }),
];
