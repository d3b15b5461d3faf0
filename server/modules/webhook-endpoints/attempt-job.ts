// The job that makes the next attempt of a delivery. The repository stores it with the delivery; jobs.ts runs it.
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

export const attemptJob = (key: AttemptKey, startAfter?: Date, queue = deliveryQueue): NewJob => ({
  queue,
  data: { ...key },
  ...(startAfter && { startAfter }),
});
