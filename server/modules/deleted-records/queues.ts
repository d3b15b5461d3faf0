import { defineQueue } from '../../platform/jobs/queue-definition.js';

/** A job purges due records before the periodic task does. The erasure of a user enqueues one. */
export const purgeQueue = defineQueue<{ readonly organizationId: string }>('purge-deleted-records', {
  organizationId: 'string',
});
