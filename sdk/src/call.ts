// What an operation returns: a promise of its output that can also give the reply around it.

/** A reply of the server with what it carries besides its body. */
export interface FullResponse<Output> {
  /** What the call gives. */
  data: Output;
  /** HTTP status. */
  status: number;
  /** Headers of the reply. */
  headers: Headers;
  /** `X-Request-Id` of the reply, to quote to support; null when it has none. */
  requestId: string | null;
  /** How many requests were sent. */
  attempts: number;
}

/**
 * A call in progress. Awaiting it gives its output.
 *
 * @example
 * ```ts
 * const { data, requestId } = await client.tags.list().withResponse();
 * ```
 */
export interface Call<Output> extends Promise<Output> {
  /** The output together with status, headers and request id. */
  withResponse(): Promise<FullResponse<Output>>;
}

/** Status and headers of a reply. */
export const describeReply = ({ status, headers }: Pick<Response, 'status' | 'headers'>) => ({
  status,
  headers,
  requestId: headers.get('X-Request-Id'),
});

/** A call over work that has begun. */
export function createCall<Output>(full: Promise<FullResponse<Output>>): Call<Output> {
  // An async function and not `then`, so that the stack of an error leads to the caller.
  const data = (async () => (await full).data)();
  return Object.assign(data, {
    withResponse() {
      // The caller handles a failure at the whole reply.
      data.catch(() => {});
      return full;
    },
  });
}
