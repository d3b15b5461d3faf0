// The job that purges deleted records.
import type { JobHandler, NewJob } from '../../platform/jobs/port.js';
import { purgeDue, type PurgeDependencies } from './purge.js';

const queue = 'purge-deleted-records';

/** Purges due records without waiting for the periodic task. Used when a person is erased. */
export const purgeJob = (organizationId: string): NewJob => ({ queue, data: { organizationId } });

export const purgeJobs = (dependencies: PurgeDependencies): JobHandler[] => [
  {
    queue,
    concurrency: 1,
    timeLimitMs: 10 * 60_000,
    // If all retries fail, the periodic task purges the rest.
    retries: 12,
    run: ({ signal }) => purgeDue(dependencies, signal),
  },
];
