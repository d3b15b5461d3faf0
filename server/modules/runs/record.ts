// Stores the result of a run, with retries during short outages of the database.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Turn, TurnResult, Turns } from '../conversations/turns.js';

/** Failure that is recorded and reported if the answer itself cannot be stored. */
export const notStored = { code: 'internal', message: 'The answer could not be stored.' } as const;

const retryDelaysMs = [200, 1_000, 3_000, 8_000];

/** Returns false if the lease was lost. Retries, so that a short outage of the database does not lose an answer. */
export async function record(
  { turns, log }: { turns: Pick<Turns, 'finish'>; log: Pick<Logger, 'error'> },
  turn: Turn,
  result: TurnResult,
): Promise<boolean> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await turns.finish(turn, result);
    } catch (error) {
      const delayMs = retryDelaysMs[attempt];
      log.error({ err: error, conversationId: turn.conversationId, attempt }, 'an answer could not be stored');
      if (error instanceof TypeError)
        return turns.finish(turn, { status: 'error', parts: [], failure: notStored }).catch(() => false);
      if (delayMs === undefined) return false;
      await sleep(delayMs);
    }
  }
}
