// What a run says, for whoever listens while it goes on. The run never waits for its listener and does not end with it.
import type { UIMessageChunk } from 'ai';

export interface LiveEvents {
  /** Ends early, without having said everything, for a listener that is too slow. */
  readonly stream: ReadableStream<UIMessageChunk>;
  emit(chunk: UIMessageChunk): void;
  end(): void;
}

/** What is kept for a slow listener, as JSON. A whole answer fits many times over; a listener that has stopped reading gets no more than this. */
const maxBufferedCharacters = 16 * 1024 * 1024;

export function createLiveEvents(bufferCharacters = maxBufferedCharacters): LiveEvents {
  let controller: ReadableStreamDefaultController<UIMessageChunk> | null = null;
  const stream = new ReadableStream<UIMessageChunk>(
    {
      start: (given) => void (controller = given),
      cancel: () => void (controller = null),
    },
    { highWaterMark: bufferCharacters, size: (chunk) => JSON.stringify(chunk)?.length ?? 0 },
  );
  return {
    stream,
    emit(chunk) {
      if (controller === null) return;
      controller.enqueue(chunk);
      if ((controller.desiredSize ?? 0) > 0) return;
      controller.error(new Error('the listener reads too slowly'));
      controller = null;
    },
    end() {
      controller?.close();
      controller = null;
    },
  };
}
