import type { PeriodicTask } from '../jobs/port.js';
import type { IdempotencyKeys } from './keys.js';

/** Deletes expired keys to free their space. They have no effect after they expire. */
export function idempotencyTasks(keys: Pick<IdempotencyKeys, 'deleteExpired'>): PeriodicTask[] {
  return [
    {
      name: 'idempotency.delete-expired',
      everyMs: 10 * 60_000,
      run: async (signal) => void (await keys.deleteExpired(signal)),
    },
  ];
}
