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
    // A purge does not crash the worker, so a crash must not end the job.
    maxLostAttempts: retries,
    async run({ signal }) {
      await purgeDue(dependencies, signal);
      // An interrupted purge can be incomplete. Fail the attempt, so that the job runs again.
      signal.throwIfAborted();
    },
  }),
];
