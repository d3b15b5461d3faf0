// The events of one run in progress. Followers in this process read the events from memory, and followers in other
// processes from the database.
import type { UIMessageChunk } from '../../../platform/models/port.js';
import type { EventBatch } from './run-events-repository.js';
import { createClientStream, type ClientStream } from './client-stream.js';

export interface EventLogDependencies {
  store(batch: EventBatch): Promise<void>;
  onFailure(error: unknown): void;
}

export interface EventLog {
  add(chunk: UIMessageChunk, json: string): void;
  /** Returns whether clients follow the run. An answer that clients have received must not begin again. */
  isFollowed(): boolean;
  /** Removes the events of the answer. Call before the answer begins again. */
  restart(): void;
  /** Streams the events as JSON from the beginning of the run, or returns null if the log is too large. */
  follow(): ReadableStream<string> | null;
  /**
   * Begins to store the events for followers in other processes. If the log is too large, stores one empty batch, so
   * that these followers stop waiting.
   */
  publish(): void;
  /** Fails the streams of this process, because another attempt can execute the run. Stores no later events. */
  abandon(): void;
  /** Ends the streams. Resolves when the last events are stored, or could not be stored. */
  end(): Promise<void>;
}

const storeEveryMs = 100;
/** If a log exceeds this size, it accepts no new followers. Existing followers still receive all events. */
const maxCharacters = 16 * 1024 * 1024;
const retryDelaysMs = [100, 400, 1_000];

type Delta = Extract<UIMessageChunk, { delta: string }>;
const isDelta = (chunk: UIMessageChunk): chunk is Delta => 'delta' in chunk;

/** Merges consecutive deltas of one text into one delta. */
function addMerged(events: UIMessageChunk[], chunk: UIMessageChunk): void {
  const last = events.at(-1);
  if (last !== undefined && isDelta(chunk) && isDelta(last) && last.type === chunk.type && last.id === chunk.id)
    last.delta += chunk.delta;
  // Append later deltas to a copy, because other functions also receive the original event.
  else events.push({ ...chunk });
}

const sizeOf = (chunk: UIMessageChunk, json: string): number => (isDelta(chunk) ? chunk.delta.length : json.length);

/** Returns whether the event stays in the log if the answer begins again. */
const isHeader = ({ type }: UIMessageChunk) => type === 'start' || type === 'message-metadata';

/** Stores batches one after the other. If a batch cannot be stored, followers find the gap and fail. */
function createPublisher({ store, onFailure }: EventLogDependencies, first: readonly UIMessageChunk[]) {
  let pending: UIMessageChunk[] = first.map((chunk) => ({ ...chunk }));
  let position = 0;
  let storing = Promise.resolve();
  let isAbandoned = false;

  async function storeBatch(batch: EventBatch): Promise<void> {
    for (const delayMs of [...retryDelaysMs, null]) {
      // After `abandon`, a batch of this attempt would overwrite a batch of the next attempt.
      if (isAbandoned) return;
      try {
        return await store(batch);
      } catch (error) {
        if (delayMs === null) return onFailure(error);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
      }
    }
  }

  function flush(isLast: boolean): Promise<void> {
    if (pending.length === 0 && !isLast) return storing;
    const batch = { position: ++position, events: pending, isLast };
    pending = [];
    storing = storing.then(() => storeBatch(batch));
    return storing;
  }

  const timer = setInterval(() => void flush(false), storeEveryMs);
  void flush(false);
  return {
    add: (chunk: UIMessageChunk) => addMerged(pending, chunk),
    abandon() {
      clearInterval(timer);
      isAbandoned = true;
    },
    end(): Promise<void> {
      clearInterval(timer);
      return flush(true);
    },
  };
}

export function createEventLog(dependencies: EventLogDependencies): EventLog {
  let events: UIMessageChunk[] = [];
  let characters = 0;
  let publisher: ReturnType<typeof createPublisher> | null = null;
  let isEmptyBatchStored = false;
  let isAbandoned = false;
  const followers = new Set<ClientStream>();
  const isTooLarge = () => characters > maxCharacters;
  return {
    add(chunk, json) {
      characters += sizeOf(chunk, json);
      // Keep the header events for new followers, which the log accepts again after `restart`.
      if (isTooLarge()) events = events.filter(isHeader);
      if (!isTooLarge() || isHeader(chunk)) addMerged(events, chunk);
      for (const follower of followers) follower.emit(json);
      publisher?.add(chunk);
    },
    isFollowed: () => publisher !== null || followers.size > 0,
    restart() {
      events = events.filter(isHeader);
      characters = 0;
    },
    follow() {
      if (isTooLarge()) return null;
      const follower = createClientStream(2 * maxCharacters, () => followers.delete(follower));
      for (const chunk of events) follower.emit(JSON.stringify(chunk));
      followers.add(follower);
      return follower.stream;
    },
    publish() {
      // A late reply to a heartbeat can call this method for an abandoned attempt.
      if (isAbandoned) return;
      if (!isTooLarge()) publisher ??= createPublisher(dependencies, events);
      if (publisher !== null || isEmptyBatchStored) return;
      // Each heartbeat of a followed run calls this method, so store the batch again only after a failure.
      isEmptyBatchStored = true;
      dependencies.store({ position: 1, events: [], isLast: true }).catch((error: unknown) => {
        isEmptyBatchStored = false;
        dependencies.onFailure(error);
      });
    },
    abandon() {
      for (const follower of followers) follower.fail(new Error('another attempt may execute the run'));
      followers.clear();
      publisher?.abandon();
      [publisher, isAbandoned] = [null, true];
    },
    async end() {
      for (const follower of followers) follower.end();
      await publisher?.end();
    },
  };
}
