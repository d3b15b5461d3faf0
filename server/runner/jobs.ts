// Runs turns that nobody waits for: at least once, whatever happens to the process that runs them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Turn, Turns } from '../conversations/turns.js';
import type { JobHandler, NewJob } from '../jobs.js';
import type { Runner } from './runner.js';

const queue = 'run-turn';

/** The answer's id is the job's: a turn is enqueued once, however often somebody tries. */
export const turnJob = ({ organizationId, conversationId, answerId }: Turn): NewJob => ({ queue, id: answerId, data: { organizationId, conversationId, answerId } });

/** One whose process has died keeps its lease for a while. */
const lookAgainMs = 1_000;
/** For waiting for a lease and for recording. */
const spareMs = 90_000;

export interface TurnJobParts {
  readonly turns: Pick<Turns, 'resume'>;
  readonly runner: Pick<Runner, 'runTurn'>;
  /** Of one run. */
  readonly timeLimitMs: number;
  /** Runs at one time in one worker. Default 10. */
  readonly concurrency?: number;
  /** How many of one organization run at once. */
  readonly organizationShare: number;
}

export function createTurnJob({ turns, runner, timeLimitMs, organizationShare, concurrency = 10 }: TurnJobParts): JobHandler {
  return {
    queue,
    concurrency,
    organizationShare,
    timeLimitMs: timeLimitMs + spareMs,
    retries: 5,
    async run({ data, signal, isLastAttempt }) {
      const { organizationId, conversationId, answerId } = data as Record<'organizationId' | 'conversationId' | 'answerId', string>;
      const resume = () => turns.resume(organizationId, conversationId, answerId);
      let turn = await resume();
      while (turn === 'held') {
        await sleep(lookAgainMs, undefined, { signal });
        turn = await resume();
      }
      // Finished or stopped before this attempt.
      if (turn === 'over') return;
      const { isRecorded } = await runner.runTurn(turn, { source: 'job', signal, isRunAgain: !isLastAttempt });
      if (!isRecorded) throw new Error('the run of a turn is to be repeated');
    },
  };
}
