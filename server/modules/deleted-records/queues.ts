// The queue of purges.
import { defineQueue } from '../../platform/jobs/queue-definition.js';

/** Its jobs purge due records before the next run of the periodic task. The erasure of a person enqueues one. */
export const purgeQueue = defineQueue<{ readonly organizationId: string }>('purge-deleted-records', {
  organizationId: 'string',
});
