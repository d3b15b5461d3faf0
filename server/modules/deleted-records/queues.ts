// The queue of purges.
import { defineQueue } from '../../platform/jobs/queue-definition.js';

/**
 * The queue of jobs that purge due records immediately, without waiting for the periodic task. The erasure of a person
 * stores such a job.
 */
export const purgeQueue = defineQueue<{ readonly organizationId: string }>('purge-deleted-records', {
  organizationId: 'string',
});
