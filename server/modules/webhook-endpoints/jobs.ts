// Each attempt of a delivery has its own job, because attempts need longer delays than the retries of a job. The queue
// retries a job whose attempt could not be recorded, so a receiver may get an event twice.
import type { JobHandler } from '../../platform/jobs/port.js';
import { reasons } from '../../generated/reasons.js';
import type { WebhookDeliveries } from './deliveries.js';
import { deliveryQueue, slowDeliveryQueue } from './queues.js';

/** The concurrency is high, because jobs mostly wait for receivers. */
const queues = [
  { queue: deliveryQueue, movesSlowToOwnQueue: true, concurrency: 20, concurrencyPerOrganization: 5 },
  { queue: slowDeliveryQueue, movesSlowToOwnQueue: false, concurrency: 20, concurrencyPerOrganization: 5 },
];
/** Exceeds the time limit of one request to the receiver. */
const timeLimitMs = 60_000;
/** The delays before the retries take 51 to 102 minutes in total. */
const retries = 12;

export const deliveryJobs = (deliveries: Pick<WebhookDeliveries, 'attempt' | 'fail'>): JobHandler[] =>
  queues.map(({ queue, movesSlowToOwnQueue, ...limits }) =>
    queue.handler({
      ...limits,
      timeLimitMs,
      retries,
      // Allow as many lost attempts as retries, because sending an event does not crash its worker.
      maxLostAttempts: retries,
      run: ({ data, signal }) => deliveries.attempt(data, signal, { movesSlowToOwnQueue }),
      onDeadLetter: ({ data, cause }) => deliveries.fail(data, reasons.delivery[cause]),
    }),
  );
