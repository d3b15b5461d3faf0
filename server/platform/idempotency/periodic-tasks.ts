import type { PeriodicTask } from '../jobs/port.js';
import type { IdempotencyKeys } from './keys.js';

export function idempotencyTasks(keys: Pick<IdempotencyKeys, 'deleteExpired'>): PeriodicTask[] {
  return [
    {
      name: 'idempotency.delete-expired',
      everyMs: 10 * 60_000,
      run: async (signal) => void (await keys.deleteExpired(signal)),
    },
  ];
}
