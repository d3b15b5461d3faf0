import type { JobHandler } from '../../platform/jobs/port.js';
import { purgeDue, type PurgeDependencies } from './purge.js';
import { purgeQueue } from './queues.js';

/** If all retries fail, the periodic task purges the rest. */
const retries = 12;

export const purgeJobs = (dependencies: PurgeDependencies): JobHandler[] => [
  purgeQueue.handler({
    concurrency: 1,
    timeLimitMs: 10 * 60_000,
    retries,
    // Allow as many lost attempts as retries, because a purge does not crash its worker.
    maxLostAttempts: retries,
    async run({ signal }) {
      await purgeDue(dependencies, signal);
      // An interrupted purge can be incomplete. Fail the attempt, so that the job runs again.
      signal.throwIfAborted();
    },
  }),
];
