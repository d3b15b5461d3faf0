import type { MemberKey } from '../../platform/identity/port.js';
import type { NewJob } from '../../platform/jobs/port.js';
import { defineQueue } from '../../platform/jobs/queue-definition.js';
import { purgeQueue } from '../deleted-records/queues.js';
import type { DeliveriesToErase, Person } from './repository.js';

export const uploadsQueue = defineQueue<MemberKey>('uploads-of-erased-user', {
  organizationId: 'string',
  userId: 'string',
});

export type Deliveries = DeliveriesToErase & {
  /** Number of earlier jobs of this queue for the same erasure. */
  readonly earlier: number;
};

/** Each job deletes deliveries about the person, and enqueues another job while such deliveries may remain. */
export const deliveriesQueue = defineQueue<Deliveries>('deliveries-of-erased-user', {
  organizationId: 'string',
  userId: 'string',
  earlier: 'number',
  until: 'string',
});

export const lateWritesQueue = defineQueue<Person>('late-writes-of-erased-user', {
  organizationId: 'string',
  userId: 'string',
  erasedAs: 'string',
});

/**
 * Assumed maximum difference between the clocks of processes. If the person joins again within this time, deliveries
 * about the new membership are deleted too.
 */
const clockDifferenceMs = 60_000;

/**
 * Returns the job that erases late writes. A late write is stored after the erasure, by a request that began before the
 * erasure. The job runs after the deadline of such requests.
 */
export const lateWritesOfPersonJob = (person: Person, requestDeadlineMs: number): NewJob =>
  lateWritesQueue.job(person, { delayMs: requestDeadlineMs + clockDifferenceMs });

export const jobsAfterErasure = ({ organizationId, userId }: MemberKey, erasedAt: Date): NewJob[] => [
  purgeQueue.job({ organizationId }),
  uploadsQueue.job({ organizationId, userId }),
  deliveriesQueue.job({
    organizationId,
    userId,
    earlier: 0,
    until: new Date(erasedAt.getTime() + clockDifferenceMs).toISOString(),
  }),
];
