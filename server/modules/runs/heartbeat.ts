// Shows the database that a run is alive, and hears from there that it has to end.
import type { Logger } from 'pino';
import { BEAT_EVERY_MS, LEASE_MS, type Turn, type Turns } from '../conversations/turns.js';
import type { RunEndKind } from './run-end.js';

export interface HeartbeatParts {
  readonly turns: Pick<Turns, 'beat'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly everyMs?: number;
}

/** Beats until the returned function is called or the run has to end. */
export function startHeartbeat(
  { turns, log, everyMs = BEAT_EVERY_MS }: HeartbeatParts,
  turn: Turn,
  end: (kind: RunEndKind) => void,
): () => void {
  let timer: NodeJS.Timeout;
  let isOver = false;
  let heardAtMs = performance.now();
  const finish = () => {
    isOver = true;
    clearTimeout(timer);
  };
  const beat = async () => {
    try {
      const answer = await turns.beat(turn);
      heardAtMs = performance.now();
      if (answer === 'go_on' || isOver) return;
      finish();
      end(answer);
    } catch (error) {
      // A short outage is survived. After a long one the lease is over: what the model says then could not be stored any more.
      if (isOver || performance.now() - heardAtMs < LEASE_MS) return;
      log.warn(
        { err: error, conversationId: turn.conversationId },
        'a run is given up: the database has been out of reach for as long as its lease',
      );
      finish();
      end('lost');
    }
  };
  const schedule = () => {
    timer = setTimeout(() => void beat().then(() => (isOver ? undefined : schedule())), everyMs);
  };
  schedule();
  return finish;
}
