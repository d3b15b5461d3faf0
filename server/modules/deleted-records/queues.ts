import { defineQueue } from '../../platform/jobs/queue-definition.js';

/** The erasure of a user enqueues a job, so that due records are purged before the next run of the periodic task. */
export const purgeQueue = defineQueue<{ readonly organizationId: string }>('purge-deleted-records', {
  organizationId: 'string',
});
