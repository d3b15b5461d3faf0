import type { PeriodicTask } from '../jobs/jobs.js';
import type { IdempotencyKeys } from './keys.js';

/** Expired keys are as good as new from the moment they expire; this gives their space back. */
export function idempotencyTasks(keys: Pick<IdempotencyKeys, 'deleteExpired'>): PeriodicTask[] {
  return [
    {
      name: 'idempotency.delete-expired',
      everyMs: 10 * 60_000,
      run: async (signal) => void (await keys.deleteExpired(signal)),
    },
  ];
}
