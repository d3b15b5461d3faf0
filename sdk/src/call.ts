// The return value of an operation: a promise of its output, which can also return the whole reply.

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
      // The caller handles a rejection of the full reply. The same rejection of `data` must not count as unhandled.
      data.catch(() => {});
      return full;
    },
  });
}
