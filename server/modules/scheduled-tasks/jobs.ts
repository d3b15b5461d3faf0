import type { JobHandler } from '../../platform/jobs/port.js';
import { jobOverheadMs, type RunJobLimits } from '../agent-runner/run-limits.js';
import { executionQueue } from './queues.js';
import type { ExecutionRunner } from './executions/run-execution.js';

export interface ExecutionJobDependencies {
  readonly executionRunner: ExecutionRunner;
  readonly limits: RunJobLimits;
}

export const executionJobs = ({ executionRunner, limits }: ExecutionJobDependencies): JobHandler[] => [
  executionQueue.handler({
    concurrency: limits.maxPerWorker,
    concurrencyPerOrganization: limits.maxPerOrganization,
    timeLimitMs: limits.timeLimitMs + jobOverheadMs,
    retries: 8,
    run: ({ data, ...jobAttempt }) => executionRunner.runExecution(data, jobAttempt),
    onDeadLetter: ({ data, cause }) => executionRunner.failExecution(data, cause),
  }),
];
