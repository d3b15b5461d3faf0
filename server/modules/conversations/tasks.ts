// What conversations need done again and again.
import type { PeriodicTask } from '../../platform/jobs/jobs.js';
import type { Turns } from './turns.js';

/** With the lease, a run is given up at most this long plus LEASE_MS after its process died. */
const EXPIRY_CHECK_INTERVAL_MS = 10_000;

export function conversationTasks({ turns }: { turns: Pick<Turns, 'failExpiredRuns'> }): PeriodicTask[] {
  return [
    {
      name: 'give-up-dead-runs',
      everyMs: EXPIRY_CHECK_INTERVAL_MS,
      run: async () => void (await turns.failExpiredRuns()),
    },
  ];
}
