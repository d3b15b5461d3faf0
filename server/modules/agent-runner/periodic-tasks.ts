import type { PeriodicTask } from '../../platform/jobs/port.js';
import type { RunEventsRepository } from './stream/run-events-repository.js';

const cleanUpEveryMs = 5 * 60_000;
/** Minimum age at which a batch of events is deleted, so that slow followers can read the batch. */
const keptForMs = 10 * 60_000;

export function runTasks({ runEvents }: { runEvents: Pick<RunEventsRepository, 'removeOld'> }): PeriodicTask[] {
  return [
    {
      name: 'agent-runner.delete-events-of-ended-runs',
      everyMs: cleanUpEveryMs,
      run: async () => void (await runEvents.removeOld(keptForMs)),
    },
  ];
}
