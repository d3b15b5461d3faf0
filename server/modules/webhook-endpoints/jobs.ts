// The jobs that send events. Each attempt of a delivery is a job of its own, because the delays between attempts are
// longer than the delays of the queue. The queue retries the job if the attempt could not be recorded, so a receiver
// may get an event twice.
import type { JobHandler } from '../../platform/jobs/port.js';
import { reasons } from '../../generated/reasons.js';
import type { WebhookDeliveries } from './deliveries.js';
import { deliveryQueue, slowDeliveryQueue } from './queues.js';

/**
 * The concurrency is high, because jobs mostly wait for receivers. The limit per organization leaves capacity for the
 * other organizations.
 */
const queues = [
  { queue: deliveryQueue, movesSlowToOwnQueue: true, concurrency: 20, concurrencyPerOrganization: 5 },
  { queue: slowDeliveryQueue, movesSlowToOwnQueue: false, concurrency: 20, concurrencyPerOrganization: 5 },
];
/** Time limit of a job. It is longer than the time limit of an attempt. */
const timeLimitMs = 60_000;
/** Maximum retries of a job. Their delays grow from 1–2 seconds to 17–34 minutes, 51 to 102 minutes in total. */
const retries = 12;

export const deliveryJobs = (deliveries: Pick<WebhookDeliveries, 'attempt' | 'fail'>): JobHandler[] =>
  queues.map(({ queue, movesSlowToOwnQueue, ...limits }) =>
    queue.handler({
      ...limits,
      timeLimitMs,
      retries,
      // Sending an event cannot crash a worker, so a lost attempt of the job is retried like a failed one.
      maxLostAttempts: retries,
      run: ({ data, signal }) => deliveries.attempt(data, signal, { movesSlowToOwnQueue }),
      onDeadLetter: ({ data, cause }) => deliveries.fail(data, reasons.delivery[cause]),
    }),
  );
