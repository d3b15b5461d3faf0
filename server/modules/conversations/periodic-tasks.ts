import type { PeriodicTask } from '../../platform/jobs/port.js';
import type { Runs } from './runs/runs.js';

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
