// Records, columns and jobs that the statements about deliveries share.
import type { NewJob } from '../../platform/jobs/port.js';
import { selectList } from '../../platform/database/columns.js';
import type { AttemptResult } from '../../platform/webhooks/port.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';

type Schemas = components['schemas'];
type Delivery = Schemas['WebhookDelivery'];
/** An event as it is sent. */
export type WebhookEvent =
  | Schemas['RunCompletedEvent']
  | Schemas['RunFailedEvent']
  | Schemas['FileProcessedEvent']
  | Schemas['FileFailedEvent']
  | Schemas['TaskPausedEvent']
  | Schemas['MemberRemovedEvent']
  | Schemas['WebhookTestEvent'];

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

type Timestamps = 'lastAttemptAt' | 'nextAttemptAt' | 'createdAt';
export type StoredDelivery = Omit<Delivery, Timestamps> & {
  readonly lastAttemptAt: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly createdAt: Date;
};

export interface AttemptEnd {
  readonly result: AttemptResult;
  readonly at: Date;
  readonly status: Delivery['status'];
  /** Null if the status is not `pending`. */
  readonly nextAttemptAt: Date | null;
}

export const deliveryColumns = selectList('webhook_deliveries', fields.WebhookDelivery);

export const attemptJob = (key: AttemptKey, startAfter?: Date, queue = deliveryQueue): NewJob => ({
  queue,
  data: { ...key },
  ...(startAfter && { startAfter }),
});
