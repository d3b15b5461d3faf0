// Lets clients follow a run in progress from its first event. Each process keeps the events of its own runs in memory.
// To follow a run of another process, this process marks the conversation, and polls the batches of events that the
// other process then stores. See server/docs/decisions/resumed-streams.md.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Caller } from '../../../platform/caller.js';
import type { Run, RunKey } from '../../conversations/runs/runs.js';
import { createEventLog, type EventLog } from './run-event-log.js';
import type { RunEventsRepository } from './run-events-repository.js';

export interface Following {
  openLog(run: Run): EventLog;
  /**
   * Closes the log because another attempt can execute the run. Followers in this process fail. A follower in another
   * process follows the next attempt, but fails if it has already read a batch of this attempt.
   */
  abandon(run: Run): void;
  /** Ends the streams of the followers. Does nothing after `abandon`. */
  close(run: Run): Promise<void>;
  /**
   * Streams the run in progress of a conversation that the caller may read. Returns null if there is no such run, or if
   * this process executes the run and its events are too large to keep. Only admins can follow runs of other users.
   * Such a stream fails at its next event after this process has learned that the caller is no longer an admin.
   */
  follow(caller: Caller, id: string): Promise<{ conversationId: string; events: ReadableStream<string> } | null>;
}

const pollEveryMs = 150;
/** Maximum wait of a follower for the last events after a run has ended. */
const lastEventsTimeoutMs = 5_000;

export interface FollowingDependencies {
  readonly repository: RunEventsRepository;
  /** Reports the access that a member has lost since `since`, a timestamp in milliseconds since 1970. */
  readonly lostAccess: {
    hasLostAccess(organizationId: string, userId: string, since: number): boolean;
    loweredRole(organizationId: string, userId: string, role: string | null, since: number): string | null;
  };
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Yields, as JSON, the events that another process stores. Throws if the run begins again, if its events are too large
 * or missing, or when the signal is aborted.
 */
async function* readStored(
  repository: RunEventsRepository,
  run: RunKey,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  let position = 0;
  let lease: string | null = null;
  let endedAtMs: number | null = null;
  for (;;) {
    const { isRunning, batches } = await repository.read(run, position);
    for (const batch of batches) {
      if (batch.lease !== (lease ??= batch.lease)) throw new Error('the run began again');
      if (batch.position !== ++position) throw new Error('events of the run were not stored');
      for (const event of batch.events) yield JSON.stringify(event);
      if (batch.isLast && position === 1 && batch.events.length === 0)
        throw new Error('the events of the run are too large to keep');
      if (batch.isLast) return;
    }
    if (!isRunning) endedAtMs ??= performance.now();
    if (endedAtMs !== null && performance.now() - endedAtMs > lastEventsTimeoutMs)
      throw new Error('the last events of the run were not stored');
    await sleep(pollEveryMs, undefined, { signal });
  }
}

/** Stops polling when the stream is cancelled. `ReadableStream.from` would poll until the next event. */
function streamStored(repository: RunEventsRepository, run: RunKey): ReadableStream<string> {
  const cancelled = new AbortController();
  const events = readStored(repository, run, cancelled.signal);
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await events.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: () => cancelled.abort(),
    },
    { highWaterMark: 0 },
  );
}

function asAdmin(
  lostAccess: FollowingDependencies['lostAccess'],
  { organizationId, userId, role }: Caller,
): TransformStream<string, string> {
  // Any loss counts, also an earlier one: this process may learn about it only after the stream has begun.
  const since = 0;
  return new TransformStream({
    transform(event, controller) {
      if (
        lostAccess.hasLostAccess(organizationId, userId, since) ||
        lostAccess.loweredRole(organizationId, userId, role, since) !== null
      )
        throw new Error('the caller lost access to the run');
      controller.enqueue(event);
    },
  });
}

export function createFollowing({ repository, lostAccess, log }: FollowingDependencies): Following {
  const logs = new Map<string, { readonly lease: string; readonly eventLog: EventLog }>();

  /** Returns null if the log was already removed, or replaced by the log of another attempt. */
  function removeLog({ answerId, lease }: Run): EventLog | null {
    const found = logs.get(answerId);
    if (found?.lease !== lease) return null;
    logs.delete(answerId);
    return found.eventLog;
  }

  return {
    openLog(run) {
      const eventLog = createEventLog({
        store: (batch) => repository.store(run, { ...batch, lease: run.lease }),
        onFailure: (error) =>
          log.warn({ err: error, conversationId: run.conversationId }, 'events of a run could not be stored'),
      });
      // This process can still execute an earlier attempt that has lost its lease.
      logs.get(run.answerId)?.eventLog.abandon();
      logs.set(run.answerId, { lease: run.lease, eventLog });
      return eventLog;
    },

    abandon: (run) => removeLog(run)?.abandon(),

    close: async (run) => removeLog(run)?.end(),

    async follow(caller, id) {
      const { organizationId, userId, role } = caller;
      const run = await repository.findRunning(organizationId, id, { userId, isAdmin: role === 'org:admin' });
      if (run === null) return null;
      const local = logs.get(run.answerId)?.eventLog;
      // This process has no log if another process executes the run, or if the run ended after it was found.
      if (local === undefined && !(await repository.requestEvents(run))) return null;
      const events = local === undefined ? streamStored(repository, run) : local.follow();
      if (events === null) return null;
      return {
        conversationId: run.conversationId,
        events: run.isOwn ? events : events.pipeThrough(asAdmin(lostAccess, caller)),
      };
    },
  };
}
