// Job handler that runs turns in the background, at least once.
import type { JobHandler } from '../../platform/jobs/port.js';
import { jobOverheadMs } from './background-turns.js';
import type { RunJobLimits } from './limits.js';
import { turnQueue } from './queues.js';
import type { Runs } from './runs.js';

export interface TurnJobDependencies {
  readonly runs: Pick<Runs, 'takeOver' | 'runTurn' | 'failTurn'>;
  readonly limits: RunJobLimits;
}

export function createTurnJob({ runs, limits }: TurnJobDependencies): JobHandler {
  return turnQueue.handler({
    concurrency: limits.maxPerWorker,
    concurrencyPerOrganization: limits.maxPerOrganization,
    timeLimitMs: limits.timeLimitMs + jobOverheadMs,
    retries: 5,
    onDeadLetter: ({ data, cause }) => runs.failTurn(data, cause),
    async run({ data, signal, isLastAttempt }) {
      const turn = await runs.takeOver(data, signal);
      if (turn === null) return;
      const { isRecorded } = await runs.runTurn(turn, { source: 'job', signal, willRetry: !isLastAttempt });
      if (!isRecorded) throw new Error('the run of a turn must be retried');
    },
  });
}
