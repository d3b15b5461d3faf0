// Handles turns that jobs run at least once. An attempt of the job takes over the turn, and a dead letter ends it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Turn, Turns } from '../conversations/turns/turns.js';
import type { DeadLetter } from '../../platform/jobs/port.js';
import { reasons } from '../../generated/reasons.js';
import type { TurnKey } from './queues.js';

/** Interval to check whether the lease of a crashed process has expired. */
const leasePollMs = 1_000;
/** Time that a job has in addition to the time limit of its run, to wait for a lease and to store the answer. */
export const jobOverheadMs = 90_000;

/** The failure of a run whose job became a dead letter, by cause. */
export const deadLetterFailures = {
  lost: { code: 'interrupted', message: reasons.run.lost },
  failed: { code: 'internal', message: reasons.run.failed },
} as const;

/** Implements `Runs.takeOver`. */
export async function takeOverWhenFree(
  turns: Pick<Turns, 'takeOver'>,
  { organizationId, conversationId, answerId }: TurnKey,
  signal: AbortSignal,
): Promise<Turn | null> {
  for (;;) {
    const turn = await turns.takeOver(organizationId, conversationId, answerId);
    if (turn === 'over') return null;
    if (turn !== 'held') return turn;
    await sleep(leasePollMs, undefined, { signal });
  }
}

/** Implements `Runs.failTurn`. */
export async function failRun(
  turns: Pick<Turns, 'takeOver' | 'finish'>,
  { organizationId, conversationId, answerId }: TurnKey,
  cause: DeadLetter['cause'],
): Promise<void> {
  const turn = await turns.takeOver(organizationId, conversationId, answerId);
  if (turn === 'over') return;
  // The last attempt of the job may still hold the lease after the job has failed. Throw, so that the queue retries.
  if (
    turn === 'held' ||
    !(await turns.finish(turn, { status: 'error', parts: [], failure: deadLetterFailures[cause] }))
  ) {
    throw new Error('another process holds the lease of the turn');
  }
}
