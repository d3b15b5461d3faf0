// Streams the events of a run to one listener. A slow or disconnected listener does not affect the run.
import type { UIMessageChunk } from 'ai';

export interface LiveEvents {
  /** Fails before the last event if the listener reads too slowly. */
  readonly stream: ReadableStream<UIMessageChunk>;
  emit(chunk: UIMessageChunk): void;
  end(): void;
}

/** Maximum characters buffered for a slow listener, as JSON. A complete answer is far smaller. */
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
      controller.error(new Error('the listener read too slowly'));
      controller = null;
    },
    end() {
      controller?.close();
      controller = null;
    },
  };
}
