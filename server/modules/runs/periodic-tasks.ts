// Periodic tasks of runs.
import type { PeriodicTask } from '../../platform/jobs/jobs.js';
import type { RunEventsRepository } from './stream/run-events-repository.js';

const CLEAN_UP_EVERY_MS = 5 * 60_000;
/** Followers that read slowly may still need the events. */
const KEEP_AFTER_END_MS = 10 * 60_000;

export function runTasks({ runEvents }: { runEvents: Pick<RunEventsRepository, 'removeOld'> }): PeriodicTask[] {
  return [
    {
      name: 'runs.delete-events-of-ended-runs',
      everyMs: CLEAN_UP_EVERY_MS,
      run: async () => void (await runEvents.removeOld(KEEP_AFTER_END_MS)),
    },
  ];
}
