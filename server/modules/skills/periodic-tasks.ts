import type { PeriodicTask } from '../../platform/jobs/port.js';
import type { Skills } from './skills.js';

export function skillTasks({ skills }: { skills: Pick<Skills, 'removeOrphanedObjects'> }): PeriodicTask[] {
  return [
    {
      name: 'skills.remove-orphaned-objects',
      everyMs: 10 * 60_000,
      run: async (signal) => void (await skills.removeOrphanedObjects(signal)),
    },
  ];
}
