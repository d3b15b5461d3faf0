import type { PeriodicTask } from '../../platform/jobs/port.js';
import { purgeDue, type PurgeDependencies } from './purge.js';

export const purgeTasks = (dependencies: PurgeDependencies): PeriodicTask[] => [
  { name: 'deleted-records.purge', everyMs: 60 * 60_000, run: (signal) => purgeDue(dependencies, signal) },
];
