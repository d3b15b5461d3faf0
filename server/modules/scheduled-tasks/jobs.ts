import type { JobHandler } from '../../platform/jobs/port.js';
import { jobOverheadMs, type RunJobSettings } from '../agent-runner/run-settings.js';
import { executionQueue } from './queues.js';
import type { ExecutionRunner } from './executions/run-execution.js';

export interface ExecutionJobDependencies {
  readonly executionRunner: ExecutionRunner;
  readonly settings: RunJobSettings;
}

export const executionJobs = ({ executionRunner, settings }: ExecutionJobDependencies): JobHandler[] => [
  executionQueue.handler({
    concurrency: settings.maxPerWorker,
    concurrencyPerOrganization: settings.maxPerOrganization,
    timeLimitMs: settings.timeLimitMs + jobOverheadMs,
    retries: 8,
    run: ({ data, ...jobAttempt }) => executionRunner.runExecution(data, jobAttempt),
    onDeadLetter: ({ data, cause }) => executionRunner.failExecution(data, cause),
  }),
];
