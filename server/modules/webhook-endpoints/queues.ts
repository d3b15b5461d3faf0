import { defineQueue } from '../../platform/jobs/queue-definition.js';

export interface AttemptKey {
  readonly organizationId: string;
  readonly deliveryId: string;
  /** Number of earlier attempts. If the delivery has more, this attempt was recorded before and is not repeated. */
  readonly attempts: number;
}

const fields = { organizationId: 'string', deliveryId: 'string', attempts: 'number' } as const;

export const deliveryQueue = defineQueue<AttemptKey>('webhook-delivery', fields);
/** Queue for slow endpoints, so that they do not delay the organization's other endpoints. */
export const slowDeliveryQueue = defineQueue<AttemptKey>('webhook-delivery-slow', fields);
