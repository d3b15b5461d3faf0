// Runs turns that nobody waits for: at least once, whatever happens to the process that runs them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Turn, Turns } from '../conversations/turns.js';
import type { GivenUpJob, JobHandler, NewJob } from '../../platform/jobs/jobs.js';
import type { Runner } from './runner.js';

const queue = 'run-turn';

/** The answer's id is the job's: a turn is enqueued once, however often somebody tries. */
export const turnJob = ({ organizationId, conversationId, answerId }: Turn): NewJob => ({
  queue,
  id: answerId,
  data: { organizationId, conversationId, answerId },
});

/** One whose process has died keeps its lease for a while. */
const leasePollMs = 1_000;
/** Agents run in the worker's own process, so that one which ends it takes the others with it: a few losses prove nothing. */
const maxLostAttempts = 5;
/** For waiting for a lease and for recording. */
const overheadMs = 90_000;

type TurnKey = Record<'organizationId' | 'conversationId' | 'answerId', string>;

const givenUpFailures = {
  lost: { code: 'interrupted', message: 'The run was given up: the processes that ran the agent ended unexpectedly.' },
  failed: { code: 'internal', message: 'The run was given up after several attempts.' },
} as const;

/** Records that a turn failed whose job will not be run again. Does nothing if the turn has ended. */
export async function endTurn(
  turns: TurnJobDependencies['turns'],
  { organizationId, conversationId, answerId }: TurnKey,
  { cause }: Pick<GivenUpJob, 'cause'>,
): Promise<void> {
  const turn = await turns.resume(organizationId, conversationId, answerId);
  if (turn === 'over') return;
  // The lease of the last attempt outlives its job. The failure repeats this later.
  if (turn === 'held' || !(await turns.finish(turn, { status: 'error', parts: [], failure: givenUpFailures[cause] }))) {
    throw new Error('the turn is held by another process');
  }
}

export interface TurnJobDependencies {
  readonly turns: Pick<Turns, 'resume' | 'finish'>;
  readonly runner: Pick<Runner, 'runTurn'>;
  /** Of one run. */
  readonly timeLimitMs: number;
  /** Runs at one time in one worker. Default 10. */
  readonly concurrency?: number;
  /** How many of one organization run at once. */
  readonly concurrencyPerOrganization: number;
}

export function createTurnJob({
  turns,
  runner,
  timeLimitMs,
  concurrencyPerOrganization,
  concurrency = 10,
}: TurnJobDependencies): JobHandler {
  return {
    queue,
    concurrency,
    organizationShare: concurrencyPerOrganization,
    timeLimitMs: timeLimitMs + overheadMs,
    retries: 5,
    maxLostAttempts,
    onGivenUp: (job) => endTurn(turns, job.data as unknown as TurnKey, job),
    async run({ data, signal, isLastAttempt }) {
      const { organizationId, conversationId, answerId } = data as unknown as TurnKey;
      const resume = () => turns.resume(organizationId, conversationId, answerId);
      let turn = await resume();
      while (turn === 'held') {
        await sleep(leasePollMs, undefined, { signal });
        turn = await resume();
      }
      // Finished or stopped before this attempt.
      if (turn === 'over') return;
      const { isRecorded } = await runner.runTurn(turn, { source: 'job', signal, willRetry: !isLastAttempt });
      if (!isRecorded) throw new Error('the run of a turn is to be repeated');
    },
  };
}
