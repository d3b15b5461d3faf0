// Job handler that runs turns in the background, at least once.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Turn, Turns } from '../conversations/turns/turns.js';
import { givenUpReasons, type GivenUpJob, type JobHandler, type NewJob } from '../../platform/jobs/port.js';
import type { RunJobLimits } from './limits.js';
import type { Runs } from './runs.js';

const queue = 'run-turn';

/** The job has the answer's id, so that a turn is enqueued only once. */
export const turnJob = ({ organizationId, conversationId, answerId }: Turn): NewJob => ({
  queue,
  id: answerId,
  data: { organizationId, conversationId, answerId },
});

/** Interval to check whether the lease of a crashed process has expired. */
const leasePollMs = 1_000;
/** Added to the time limit of the run, for waiting for a lease and for storing the answer. */
export const overheadMs = 90_000;

type TurnKey = Record<'organizationId' | 'conversationId' | 'answerId', string>;

const reasons = givenUpReasons('The run', 'ran the agent');
/** The failure of a run whose job was given up, by cause. */
export const givenUpFailures = {
  lost: { code: 'interrupted', message: reasons.lost },
  failed: { code: 'internal', message: reasons.failed },
} as const;

/** Takes over a turn when no other process holds its lease. Returns null if the turn has ended. */
export async function resumeWhenFree(
  turns: Pick<Turns, 'resume'>,
  { organizationId, conversationId, answerId }: TurnKey,
  signal: AbortSignal,
): Promise<Turn | null> {
  for (;;) {
    const turn = await turns.resume(organizationId, conversationId, answerId);
    if (turn === 'over') return null;
    if (turn !== 'held') return turn;
    await sleep(leasePollMs, undefined, { signal });
  }
}

/** Marks a turn as failed after the last attempt of its job. Does nothing if the turn has ended. */
export async function endTurn(
  turns: TurnJobDependencies['turns'],
  { organizationId, conversationId, answerId }: TurnKey,
  { cause }: Pick<GivenUpJob, 'cause'>,
): Promise<void> {
  const turn = await turns.resume(organizationId, conversationId, answerId);
  if (turn === 'over') return;
  // The lease of the last attempt outlives its job, so throw and retry later.
  if (turn === 'held' || !(await turns.finish(turn, { status: 'error', parts: [], failure: givenUpFailures[cause] }))) {
    throw new Error('another process holds the lease of the turn');
  }
}

export interface TurnJobDependencies {
  readonly turns: Pick<Turns, 'resume' | 'finish'>;
  readonly runs: Pick<Runs, 'runTurn'>;
  readonly limits: RunJobLimits;
}

export function createTurnJob({ turns, runs, limits }: TurnJobDependencies): JobHandler {
  return {
    queue,
    concurrency: limits.maxPerWorker,
    concurrencyPerOrganization: limits.maxPerOrganization,
    timeLimitMs: limits.timeLimitMs + overheadMs,
    retries: 5,
    onGivenUp: (job) => endTurn(turns, job.data as unknown as TurnKey, job),
    async run({ data, signal, isLastAttempt }) {
      const turn = await resumeWhenFree(turns, data as unknown as TurnKey, signal);
      if (turn === null) return;
      const { isRecorded } = await runs.runTurn(turn, { source: 'job', signal, willRetry: !isLastAttempt });
      if (!isRecorded) throw new Error('the run of a turn is to be repeated');
    },
  };
}
