// Shows the database that a run is alive, and hears from there that it has to end.
import type { Logger } from 'pino';
import { HEARTBEAT_INTERVAL_MS, LEASE_MS, type Turn, type Turns } from '../conversations/turns.js';
import type { RunEndKind } from './run-end.js';

export interface HeartbeatDependencies {
  readonly turns: Pick<Turns, 'heartbeat'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly everyMs?: number;
}

/** Beats until the returned function is called or the run has to end. */
export function startHeartbeat(
  { turns, log, everyMs = HEARTBEAT_INTERVAL_MS }: HeartbeatDependencies,
  turn: Turn,
  end: (kind: RunEndKind) => void,
): () => void {
  let timer: NodeJS.Timeout;
  let isOver = false;
  let lastResponseAtMs = performance.now();
  const finish = () => {
    isOver = true;
    clearTimeout(timer);
  };
  const heartbeat = async () => {
    try {
      const response = await turns.heartbeat(turn);
      lastResponseAtMs = performance.now();
      if (response === 'continue' || isOver) return;
      finish();
      end(response);
    } catch (error) {
      // A short outage is survived. After a long one the lease is over: what the model says then could not be stored any more.
      if (isOver || performance.now() - lastResponseAtMs < LEASE_MS) return;
      log.warn(
        { err: error, conversationId: turn.conversationId },
        'a run is given up: the database has been out of reach for as long as its lease',
      );
      finish();
      end('lost');
    }
  };
  const schedule = () => {
    timer = setTimeout(() => void heartbeat().then(() => (isOver ? undefined : schedule())), everyMs);
  };
  schedule();
  return finish;
}
