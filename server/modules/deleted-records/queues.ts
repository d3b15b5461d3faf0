import { defineQueue } from '../../platform/jobs/queue-definition.js';

/** A job of this queue purges due records without waiting for the periodic task. An erasure of a user enqueues one. */
export const purgeQueue = defineQueue<{ readonly organizationId: string }>('purge-deleted-records', {
  organizationId: 'string',
});
