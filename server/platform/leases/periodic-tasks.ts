import type { PeriodicTask } from '../jobs/port.js';
import type { Leases } from './leases.js';

export function leaseTasks(leases: Pick<Leases, 'deleteExpired'>): PeriodicTask[] {
  return [{ name: 'leases.delete-expired', everyMs: 10 * 60_000, run: () => leases.deleteExpired() }];
}
