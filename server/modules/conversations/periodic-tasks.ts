// Periodic tasks of conversations.
import type { PeriodicTask } from '../../platform/jobs/port.js';
import type { Turns } from './turns/turns.js';

/** A run fails at most this interval plus its lease after its process crashed. */
const expiryCheckIntervalMs = 10_000;

export function conversationTasks({ turns }: { turns: Pick<Turns, 'failExpiredRuns'> }): PeriodicTask[] {
  return [
    {
      name: 'conversations.fail-expired-runs',
      everyMs: expiryCheckIntervalMs,
      run: async () => void (await turns.failExpiredRuns()),
    },
  ];
}
