// The jobs that send events. Each attempt is a job of its own, because the delays between them are longer than those of
// the queue. The queue repeats an attempt that could not be recorded, so a receiver may get an event twice.
import { givenUpReasons, type JobHandler } from '../../platform/jobs/jobs.js';
import type { WebhookDeliveries } from './deliveries.js';
import { deliveryQueue, slowDeliveryQueue, type AttemptKey } from './deliveries-repository.js';

/** Most of the time is spent waiting for receivers. An organization whose receivers are slow leaves slots for the others. */
const LANES = [
  { queue: deliveryQueue, leavesSlow: true, concurrency: 20, concurrencyPerOrganization: 5 },
  { queue: slowDeliveryQueue, leavesSlow: false, concurrency: 20, concurrencyPerOrganization: 5 },
];
/** Longer than an attempt, which has a time limit of its own. */
const TIME_LIMIT_MS = 60_000;
/** The delay starts at one second and doubles, so the retries outlast an outage of the database of an hour. */
const RETRIES = 12;

const reasons = givenUpReasons('The delivery', 'sent the event');

export const deliveryJobs = (deliveries: Pick<WebhookDeliveries, 'attempt' | 'abandon'>): JobHandler[] =>
  LANES.map(({ leavesSlow, ...lane }) => ({
    ...lane,
    timeLimitMs: TIME_LIMIT_MS,
    retries: RETRIES,
    // Sending an event cannot crash a worker, so a lost attempt is retried like a failed one.
    maxLostAttempts: RETRIES,
    run: ({ data, signal }) => deliveries.attempt(data as unknown as AttemptKey, signal, { leavesSlow }),
    onGivenUp: ({ data, cause }) => deliveries.abandon(data as unknown as AttemptKey, reasons[cause]),
  }));
