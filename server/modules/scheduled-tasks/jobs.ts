// The job that runs an execution of a scheduled task.
import type { JobHandler } from '../../platform/jobs/port.js';
import { overheadMs } from '../runs/jobs.js';
import { executionQueue, type ExecutionKey } from './new-executions-repository.js';
import type { TaskRunner } from './task-runner.js';

export interface ExecutionJobDependencies {
  readonly taskRunner: Pick<TaskRunner, 'runExecution' | 'giveUpExecution'>;
  /** Maximum time of one run. */
  readonly timeLimitMs: number;
  /** Maximum concurrent runs in one worker. Default: 10. */
  readonly concurrency?: number;
  /** Maximum concurrent runs of one organization. */
  readonly concurrencyPerOrganization: number;
}

export const executionJobs = ({
  taskRunner,
  timeLimitMs,
  concurrencyPerOrganization,
  concurrency = 10,
}: ExecutionJobDependencies): JobHandler[] => [
  {
    queue: executionQueue,
    concurrency,
    concurrencyPerOrganization,
    timeLimitMs: timeLimitMs + overheadMs,
    retries: 8,
    run: ({ data, ...attempt }) => taskRunner.runExecution(data as unknown as ExecutionKey, attempt),
    onGivenUp: ({ data, cause }) => taskRunner.giveUpExecution(data as unknown as ExecutionKey, cause),
  },
];
