// The job that purges deleted records.
import type { JobHandler } from '../../platform/jobs/port.js';
import { defineQueue } from '../../platform/jobs/queue-definition.js';
import { purgeDue, type PurgeDependencies } from './purge.js';

/** Its jobs purge due records without waiting for the periodic task. Used when a person is erased. */
export const purgeQueue = defineQueue<{ readonly organizationId: string }>('purge-deleted-records', {
  organizationId: 'string',
});

export const purgeJobs = (dependencies: PurgeDependencies): JobHandler[] => [
  purgeQueue.handler({
    concurrency: 1,
    timeLimitMs: 10 * 60_000,
    // If all retries fail, the periodic task purges the rest.
    retries: 12,
    run: ({ signal }) => purgeDue(dependencies, signal),
  }),
];
