import type { PeriodicTask } from '../../platform/jobs/port.js';
import type { Runs } from './runs/runs.js';

/** If the process of a streamed run crashes, the run fails after at most its lease plus this interval. */
const expiryCheckIntervalMs = 10_000;

export function conversationTasks({ runs }: { runs: Pick<Runs, 'failExpiredRuns'> }): PeriodicTask[] {
  return [
    {
      name: 'conversations.fail-expired-runs',
      everyMs: expiryCheckIntervalMs,
      run: async () => void (await runs.failExpiredRuns()),
    },
  ];
}
