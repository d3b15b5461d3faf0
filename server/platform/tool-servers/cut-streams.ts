// Fails a request immediately if its event stream ends, or its connection breaks, before the reply arrives. The client
// of the MCP SDK would wait for the reply until its time limit.
import { ErrorCode, type McpError } from '@modelcontextprotocol/sdk/types.js';
import { isEventStream, type Fetch } from './guarded-fetch.js';

const cutMark = 'the stream ended before the reply';

/** Returns whether this file created the error. Servers may use the same error code. */
export const isCutStream = ({ code, data }: McpError): boolean =>
  code === (ErrorCode.ConnectionClosed as number) && data === cutMark;

function idOf(body: unknown): unknown {
  return typeof body === 'string' ? (JSON.parse(body) as { id?: unknown }).id : undefined;
}

/** Appends an error for the request to each event stream. A client that has received the reply ignores the error. */
export const failUnansweredRequests =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    const response = await fetch(url, init);
    const id = idOf(init?.body);
    if (id === undefined || !isEventStream(response.headers) || response.body === null) return response;
    const error = { code: ErrorCode.ConnectionClosed, message: cutMark, data: cutMark };
    const lastEvent = `\n\ndata: ${JSON.stringify({ jsonrpc: '2.0', id, error })}\n\n`;
    return new Response(ReadableStream.from(withLast(response.body, Buffer.from(lastEvent))), response);
  };

async function* withLast(stream: AsyncIterable<Uint8Array>, last: Uint8Array): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch {
    // Treat a broken connection like the end of the stream.
  }
  yield last;
}
