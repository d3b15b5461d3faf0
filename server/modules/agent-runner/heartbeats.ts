// Renews the leases of all runs of this process with one statement per interval. The result of the statement shows
// which runs must end. With one statement per run, a thousand runs would use most of the connections of the process.
import type { Logger } from 'pino';
import { heartbeatIntervalMs, type HeartbeatReply, type Turn, type Turns } from '../conversations/turns/turns.js';
import type { EarlyEndKind } from './attempt/outcome.js';

export interface HeartbeatsDependencies {
  readonly turns: Pick<Turns, 'heartbeat' | 'leaseMs'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly everyMs?: number;
}

interface RunListener {
  /** Called at most once. */
  end(kind: EarlyEndKind): void;
  /** Called when another process has requested the events of the run. May be called repeatedly. */
  onFollowed(): void;
}

export interface Heartbeats {
  /** Includes the run in the heartbeats until the returned function is called or the run must end. */
  start(turn: Turn, listener: RunListener): () => void;
}

interface Beating {
  readonly turn: Turn;
  readonly listener: RunListener;
  lastReplyAtMs: number;
}

export function createHeartbeats({ turns, log, everyMs = heartbeatIntervalMs }: HeartbeatsDependencies): Heartbeats {
  const beating = new Set<Beating>();
  let timer: NodeJS.Timeout | null = null;

  function end(run: Beating, kind: EarlyEndKind): void {
    if (beating.delete(run)) run.listener.end(kind);
  }

  function receive(run: Beating, reply: HeartbeatReply | undefined): void {
    run.lastReplyAtMs = performance.now();
    if (reply === 'stop' || reply === 'lost') end(run, reply);
    else if (reply === 'followed' && beating.has(run)) run.listener.onFollowed();
  }

  /**
   * Ends the runs whose lease has expired during an outage, because another process may have ended them. The other runs
   * continue, because the next heartbeat renews their leases.
   */
  function endExpired(error: unknown): void {
    for (const run of beating) {
      if (performance.now() - run.lastReplyAtMs < turns.leaseMs) continue;
      const fields = { err: error, conversationId: run.turn.conversationId };
      log.warn(fields, 'a run was ended because its lease expired while the database was unavailable');
      end(run, 'lost');
    }
  }

  async function beat(): Promise<void> {
    const sent = [...beating];
    try {
      const replies = await turns.heartbeat(sent.map(({ turn }) => turn));
      sent.forEach((run, index) => receive(run, replies[index]));
    } catch (error) {
      endExpired(error);
    }
  }

  function schedule(): void {
    timer = setTimeout(() => {
      void beat().then(() => {
        timer = null;
        if (beating.size > 0) schedule();
      });
    }, everyMs);
  }

  return {
    start(turn, listener) {
      const run = { turn, listener, lastReplyAtMs: performance.now() };
      beating.add(run);
      if (timer === null) schedule();
      return () => void beating.delete(run);
    },
  };
}
