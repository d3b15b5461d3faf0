// The queues of deliveries. The repository stores their jobs, and jobs.ts runs them.
import { defineQueue } from '../../platform/jobs/queue-definition.js';

/** The next attempt of a delivery. */
export interface AttemptKey {
  readonly organizationId: string;
  readonly deliveryId: string;
  /** Number of earlier attempts. An attempt that was recorded is not repeated. */
  readonly attempts: number;
}

const fields = { organizationId: 'string', deliveryId: 'string', attempts: 'number' } as const;

export const deliveryQueue = defineQueue<AttemptKey>('webhook-delivery', fields);
/**
 * Queue of endpoints whose last attempt took long, so that they do not delay the other endpoints of their organization.
 */
export const slowDeliveryQueue = defineQueue<AttemptKey>('webhook-delivery-slow', fields);
