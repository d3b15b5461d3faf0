import { defineQueue } from '../../platform/jobs/queue-definition.js';

export interface ObjectKey {
  readonly organizationId: string;
  readonly key: string;
}

/** Each job removes an object, unless a record refers to it when the job runs. */
export const unusedObjectQueue = defineQueue<ObjectKey>('unused-object', { organizationId: 'string', key: 'string' });
