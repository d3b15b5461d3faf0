import {
  AgentPlatformError,
  asConnectionError,
  ConnectionError,
  MiddlewareError,
  RedirectError,
  ResponseParseError,
  UsageError,
} from './errors.js';
import { successStatuses } from './generated/statuses.js';
import type { TimeLimit } from './time-limit.js';
import type { Operation } from './operation.js';
import type { Fetch, Settings } from './options.js';
import type { CallState } from './call-state.js';

async function readWhole(operation: Operation, response: Response): Promise<Response> {
  let body: ArrayBuffer;
  try {
    body = await response.arrayBuffer();
  } catch (cause) {
    throw new ConnectionError(operation, 'body', cause);
  }
  // `fetch` accepts a status above 599, but `Response` does not.
  if (response.status > 599 || (response.ok && !isDeclared(response.status)))
    throw new ResponseParseError(operation, response, new TextDecoder().decode(body));
  return new Response(body.byteLength > 0 ? body : null, response);
}

/**
 * Sends a request through the middleware and reads the reply into memory, so that reading the reply later cannot fail.
 * Returns a stream of events or lines unread.
 */
export async function exchange(
  request: Request,
  { baseUrl, fetch, middleware }: Settings,
  call: CallState,
  limit: TimeLimit,
): Promise<Response> {
  const { operation } = call;
  limit.phase = 'headers';
  // A middleware can change these headers, so `send` compares them.
  const token = request.headers.get('Authorization');
  const key = request.headers.get('Idempotency-Key');
  const send: Fetch = async (sent) => {
    // A raw call or a middleware can direct the request to another server. That server must not get the token.
    if (new URL(sent.url).origin !== new URL(baseUrl).origin && sent.headers.get('Authorization') === token)
      throw new UsageError('the token is only for the origin of baseUrl; use one client per origin', operation);
    if (key !== null && sent.headers.get('Idempotency-Key') !== key)
      throw new UsageError('a middleware must keep Idempotency-Key, which makes retries safe', operation);
    if (sent.bodyUsed) throw new TypeError('the body was read; a middleware must read a clone of the request');
    call.attempts += 1;
    try {
      // A middleware can create a request that follows redirects.
      const received = await fetch(sent.redirect === 'manual' ? sent : new Request(sent, { redirect: 'manual' }));
      // A `fetch` of the caller can resolve to nothing, or to `Response.error()`.
      if (!isResponse(received) || received.type === 'error') throw new TypeError('fetch returned no response');
      return received;
    } catch (cause) {
      throw asConnectionError(operation, 'headers', cause);
    }
  };
  const context = {
    operationId: operation.id,
    attempt: call.attempts + 1,
    outsideAttempt: limit.outsideAttempt,
  };
  let response: Response;
  try {
    response = await middleware.reduceRight<Fetch>(
      (next, layer) => (sent) => layer(sent, next, context),
      send,
    )(request);
    if (!isResponse(response)) throw new TypeError('it returned no response');
    if (response.bodyUsed) throw new TypeError('it returned a response whose body it had read');
  } catch (cause) {
    throw cause instanceof AgentPlatformError ? cause : new MiddlewareError(operation, cause);
  }
  limit.phase = 'body';
  // Browsers set this type for a redirect. Other runtimes report its status.
  if (response.type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(response.status)) {
    discard(response);
    throw new RedirectError(operation, response.status, response.headers.get('Location'));
  }
  if (request.signal.aborted) discard(response);
  if (isStream(operation, response)) return response;
  return readWhole(operation, response);
}

// A reply with a successful status that the contract does not have, such as 206, may be incomplete.
const isDeclared = (status: number) => (successStatuses as readonly number[]).includes(status);

// The `fetch` of a library can return its own class of responses, for which `instanceof Response` is false.
const isResponse = (value: unknown) =>
  typeof (value as Partial<Response> | null | undefined)?.arrayBuffer === 'function';

/** Releases the connection of a reply that is not read. */
function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}

export const isStream = (operation: Operation, response: Response) =>
  operation.reply === 'stream' &&
  response.body !== null &&
  isDeclared(response.status) &&
  isMediaType(response, 'text/event-stream|application/x-ndjson');

/** `mediaType` can be several media types separated by `|`. Ignores the parameters of the content type. */
export function isMediaType(response: Response, mediaType: string): boolean {
  return new RegExp(`^(${mediaType}) *(;|$)`, 'i').test(`${response.headers.get('Content-Type')}`);
}
