import { defineQueue } from '../../platform/jobs/queue-definition.js';

export interface ObjectKey {
  readonly organizationId: string;
  readonly key: string;
}

export const unusedObjectQueue = defineQueue<ObjectKey>('unused-object', { organizationId: 'string', key: 'string' });
