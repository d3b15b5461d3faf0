// Renews the lease of a run periodically, and learns from the database if the run must end.
import type { Logger } from 'pino';
import { HEARTBEAT_INTERVAL_MS, type Turn, type Turns } from '../conversations/turns.js';
import type { RunEndKind } from './run-end.js';

export interface HeartbeatDependencies {
  readonly turns: Pick<Turns, 'heartbeat' | 'leaseMs'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly everyMs?: number;
}

/** Sends heartbeats until the returned function is called or the run must end. */
export function startHeartbeat(
  { turns, log, everyMs = HEARTBEAT_INTERVAL_MS }: HeartbeatDependencies,
  turn: Turn,
  { end, onFollowed }: { end(kind: RunEndKind): void; onFollowed(): void },
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
      if (response === 'followed') onFollowed();
      if (response === 'continue' || response === 'followed' || isOver) return;
      finish();
      end(response);
    } catch (error) {
      // Retry during a short outage. After a long one the lease has expired, so the answer could no longer be stored.
      if (isOver || performance.now() - lastResponseAtMs < turns.leaseMs) return;
      log.warn(
        { err: error, conversationId: turn.conversationId },
        'a run was ended: the database was unavailable for as long as its lease',
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
