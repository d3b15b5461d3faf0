// One HTTP exchange, from a finished request to a whole reply. Everything that repeats belongs here (retries, a refreshed token): a middleware
// of openapi-fetch sees one request and one response and cannot loop.
import { ConnectionError, RedirectError } from './errors.js';
import type { Limit } from './limit.js';
import type { TokenSource } from './token.js';

/** A function with the signature of `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/** A reply. `text` is its whole body; null when the body is a stream of events, which the caller reads. */
export interface Reply {
  response: Response;
  text: string | null;
}

/** Sends one request of an operation. */
export type Transport = (operationId: string, request: Request, limit: Limit) => Promise<Reply>;

/** The transport over `fetch`. The token goes to the base URL's origin only: all requests are built on it, and redirects are not followed. */
export function createTransport(fetch: Fetch, tokenSource: TokenSource): Transport {
  return async (operationId, request, limit) => {
    const token = await tokenSource(operationId);
    request.headers.set('Authorization', `Bearer ${token}`);
    return exchange(operationId, request, fetch, limit);
  };
}

async function exchange(operationId: string, request: Request, fetch: Fetch, limit: Limit): Promise<Reply> {
  limit.phase = 'headers';
  limit.signal.throwIfAborted();
  let response: Response;
  try {
    response = await fetch(request);
  } catch (cause) {
    throw new ConnectionError(operationId, 'headers', cause);
  }
  limit.phase = 'body';
  // A browser hides a redirect that it does not follow behind this type; elsewhere its status shows.
  if (response.type === 'opaqueredirect' || (response.status > 300 && response.status < 309 && response.headers.has('Location'))) {
    discard(response);
    throw new RedirectError(operationId, response.status, response.headers.get('Location'));
  }
  if (limit.signal.aborted) discard(response);
  if (response.ok && isMediaType(response, 'text/event-stream')) return { response, text: null };
  try {
    return { response, text: await response.text() };
  } catch (cause) {
    throw new ConnectionError(operationId, 'body', cause);
  }
}

// Lets go of the connection of a reply that nobody will read.
function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}

/** Whether the reply has a content type, whatever its parameters. */
export function isMediaType(response: Response, mediaType: string): boolean {
  return response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() === mediaType;
}
