// The queues of deliveries, and what the repository puts into them. jobs.ts runs these jobs.
import type { NewJob } from '../../platform/jobs/port.js';

export const deliveryQueue = 'webhook-delivery';
/**
 * Queue of endpoints whose last attempt took long, so that they do not delay the other endpoints of their organization.
 */
export const slowDeliveryQueue = 'webhook-delivery-slow';

/** The next attempt of a delivery. */
export interface AttemptKey {
  readonly organizationId: string;
  readonly deliveryId: string;
  /** Number of earlier attempts. An attempt that was recorded is not repeated. */
  readonly attempts: number;
}

/** Returns the job that makes the next attempt of a delivery. */
export const attemptJob = (key: AttemptKey, startAfter?: Date, queue = deliveryQueue): NewJob => ({
  queue,
  data: { ...key },
  ...(startAfter && { startAfter }),
});
