// One HTTP exchange, from a finished request to a whole reply.
import { AgentPlatformError, ConnectionError, RedirectError } from './errors.js';
import type { Limit } from './limit.js';

/** A function with the signature of `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/** A reply. `text` is its whole body; null when the body is a stream of events, which the caller reads. */
export interface Reply {
  response: Response;
  text: string | null;
}

/** Sends a request and reads the reply. */
export async function exchange(operationId: string, request: Request, fetch: Fetch, limit: Limit): Promise<Reply> {
  limit.phase = 'headers';
  let response: Response;
  try {
    response = await fetch(request);
  } catch (cause) {
    // Middleware may have an error of its own to report.
    throw cause instanceof AgentPlatformError ? cause : new ConnectionError(operationId, 'headers', cause);
  }
  limit.phase = 'body';
  // A browser hides a redirect that it does not follow behind this type; elsewhere its status shows.
  if (
    response.type === 'opaqueredirect' ||
    (response.status > 300 && response.status < 309 && response.headers.has('Location'))
  ) {
    discard(response);
    throw new RedirectError(operationId, response.status, response.headers.get('Location'));
  }
  if (request.signal.aborted) discard(response);
  if (response.ok && isMediaType(response, 'text/event-stream')) return { response, text: null };
  try {
    return { response, text: await response.text() };
  } catch (cause) {
    throw new ConnectionError(operationId, 'body', cause);
  }
}

/** Lets go of the connection of a reply that nobody will read. */
export function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}

/** Whether the reply has a content type, whatever its parameters. */
export function isMediaType(response: Response, mediaType: string): boolean {
  return new RegExp(`^${mediaType} *(;|$)`, 'i').test(`${response.headers.get('Content-Type')}`);
}
