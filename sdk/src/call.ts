// The return value of an operation: a promise of the output, with a method that returns status and headers too.

/** A reply of the server: its output, status and headers. */
export interface FullResponse<Output> {
  /** Output of the call. */
  data: Output;
  /** HTTP status. */
  status: number;
  /** Headers of the reply. */
  headers: Headers;
  /** `X-Request-Id` of the reply, for support requests. Null if it has none. */
  requestId: string | null;
  /** Number of requests that were sent. */
  attempts: number;
}

/**
 * A call in progress. `await` returns its output.
 *
 * @example
 * ```ts
 * const { data, requestId } = await client.tags.list().withResponse();
 * ```
 */
export interface Call<Output> extends Promise<Output> {
  /** Returns the output together with status, headers and request id. */
  withResponse(): Promise<FullResponse<Output>>;
}

/** Status and headers of a reply. */
export const describeReply = ({ status, headers }: Pick<Response, 'status' | 'headers'>) => ({
  status,
  headers,
  requestId: headers.get('X-Request-Id'),
});

/** Returns a call for work that has begun. */
export function createCall<Output>(full: Promise<FullResponse<Output>>): Call<Output> {
  // Uses an async function instead of `then`, so that the stack of an error leads to the caller.
  const data = (async () => (await full).data)();
  return Object.assign(data, {
    withResponse() {
      // If the call fails, `full` and `data` reject with the same error, and this caller handles only `full`. Handle
      // `data` here, because runtimes report a rejection without a handler, and Node.js then exits.
      data.catch(() => {});
      return full;
    },
  });
}
