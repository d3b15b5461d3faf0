// The queue of purges.
import { defineQueue } from '../../platform/jobs/queue-definition.js';

/** Its jobs purge due records without waiting for the periodic task. Used when a person is erased. */
export const purgeQueue = defineQueue<{ readonly organizationId: string }>('purge-deleted-records', {
  organizationId: 'string',
});
