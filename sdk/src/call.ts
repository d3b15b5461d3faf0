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

export const describeReply = ({ status, headers }: Pick<Response, 'status' | 'headers'>) => ({
  status,
  headers,
  requestId: headers.get('X-Request-Id'),
});

export function createCall<Output>(full: Promise<FullResponse<Output>>): Call<Output> {
  // Uses an async function instead of `then`, so that the stack of an error leads to the caller.
  const data = (async () => (await full).data)();
  return Object.assign(data, {
    withResponse() {
      // The caller handles only the rejection of `full`. An unhandled rejection of `data` would end Node.js.
      data.catch(() => {});
      return full;
    },
  });
}
