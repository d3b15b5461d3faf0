// Renews the leases of all runs of this process with one statement, because one statement per run could use most
// connections of the process.
import type { Logger } from 'pino';
import { heartbeatIntervalMs, type HeartbeatReply, type Run, type Runs } from '../conversations/runs/runs.js';
import type { EarlyEndKind } from './attempt/outcome.js';

export interface HeartbeatsDependencies {
  readonly runs: Pick<Runs, 'heartbeat' | 'minLeaseLeftMs'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly everyMs?: number;
}

interface RunListener {
  /** Called at most once, if the run must end early. */
  end(kind: EarlyEndKind): void;
  /** Called at each heartbeat after another process has requested the events of the run. */
  onFollowed(): void;
}

export interface Heartbeats {
  /** Includes the run in the heartbeats until the returned function is called or the run must end. */
  start(run: Run, listener: RunListener): () => void;
}

interface HeartbeatEntry {
  readonly run: Run;
  readonly listener: RunListener;
  /** Time when the last successful heartbeat was sent. Initially, the time when `start` was called. */
  lastSentAtMs: number;
}

export function createHeartbeats({ runs, log, everyMs = heartbeatIntervalMs }: HeartbeatsDependencies): Heartbeats {
  const entries = new Set<HeartbeatEntry>();
  let timer: NodeJS.Timeout | null = null;

  function end(entry: HeartbeatEntry, kind: EarlyEndKind): void {
    if (entries.delete(entry)) entry.listener.end(kind);
  }

  function receive(entry: HeartbeatEntry, sentAtMs: number, reply: HeartbeatReply | undefined): void {
    entry.lastSentAtMs = sentAtMs;
    if (reply === 'stop' || reply === 'lost') end(entry, reply);
    else if (reply === 'followed' && entries.has(entry)) entry.listener.onFollowed();
  }

  /** Ends the runs whose lease may have expired during an outage, because another process may have ended these runs. */
  function endExpired(error: unknown): void {
    for (const entry of entries) {
      if (performance.now() - entry.lastSentAtMs < runs.minLeaseLeftMs) continue;
      const fields = { err: error, conversationId: entry.run.conversationId };
      log.warn(fields, 'a run was ended because its lease may have expired while the database was unavailable');
      end(entry, 'lost');
    }
  }

  async function beat(): Promise<void> {
    const sent = [...entries];
    const sentAtMs = performance.now();
    try {
      const replies = await runs.heartbeat(sent.map(({ run }) => run));
      sent.forEach((entry, index) => receive(entry, sentAtMs, replies[index]));
    } catch (error) {
      endExpired(error);
    }
  }

  function schedule(): void {
    timer = setTimeout(() => {
      void beat().then(() => {
        timer = null;
        if (entries.size > 0) schedule();
      });
    }, everyMs).unref();
  }

  return {
    start(run, listener) {
      const entry = { run, listener, lastSentAtMs: performance.now() };
      entries.add(entry);
      if (timer === null) schedule();
      return () => void entries.delete(entry);
    },
  };
}
