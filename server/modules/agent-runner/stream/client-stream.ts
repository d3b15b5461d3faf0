// Passes the events of a run to the stream of one client. A slow or disconnected client does not affect the run.
export interface ClientStream {
  /** Events as JSON. Fails if the client reads too slowly. */
  readonly stream: ReadableStream<string>;
  emit(event: string): void;
  end(): void;
  fail(error: Error): void;
}

/** Maximum characters of JSON that are buffered for a slow client. */
const defaultBufferCharacters = 16 * 1024 * 1024;

/** Calls `onLost` if the client disconnects or reads too slowly. */
export function createClientStream(
  bufferCharacters = defaultBufferCharacters,
  onLost: () => void = () => undefined,
): ClientStream {
  let controller: ReadableStreamDefaultController<string> | null = null;
  const stream = new ReadableStream<string>(
    {
      start: (given) => void (controller = given),
      cancel() {
        controller = null;
        onLost();
      },
    },
    { highWaterMark: bufferCharacters, size: ({ length }) => length },
  );
  return {
    stream,
    emit(event) {
      if (controller === null) return;
      controller.enqueue(event);
      if ((controller.desiredSize ?? 0) > 0) return;
      controller.error(new Error('the client read too slowly'));
      controller = null;
      onLost();
    },
    end() {
      controller?.close();
      controller = null;
    },
    fail(error) {
      controller?.error(error);
      controller = null;
    },
  };
}
