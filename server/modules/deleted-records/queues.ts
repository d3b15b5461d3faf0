import { defineQueue } from '../../platform/jobs/queue-definition.js';

/** Purges due records before the periodic task does. The erasure of a user enqueues such a job. */
export const purgeQueue = defineQueue<{ readonly organizationId: string }>('purge-deleted-records', {
  organizationId: 'string',
});
