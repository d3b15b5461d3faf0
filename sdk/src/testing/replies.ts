// Turns replies of handlers, and errors, into HTTP responses.
import { contractSha256 } from '../generated/version.js';
import { messageFor } from '../generated/problem-messages.js';
import { fakeErrors, fakeRateLimit } from '../generated/fake-contract.js';
import type { FakeError } from './errors.js';
import type { FakeOperation } from './tables.js';

export interface WireReply {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
  /** Events of a stream, instead of a body. */
  events?: readonly object[];
  /** Called when the client has read all events. */
  onRead?: () => void;
  /** Lines of JSON, instead of a body. */
  lines?: readonly object[];
}

/** An operation can have its own codes for an invalid request. */
export function errorReply(error: FakeError, operation: FakeOperation | null): WireReply {
  const lacksField = error.details.some(({ message }) => message === messageFor('required', true));
  const own = (lacksField && operation?.missingField) || operation?.badRequest;
  const code = error.code === 'bad_request' && own ? own : error.code;
  const text = code === error.code ? error.message : fakeErrors[code].text;
  const details = error.details.length > 0 ? { details: error.details } : {};
  return {
    status: error.status,
    headers: { ...error.headers, 'X-Error-Code': code },
    body: { error: text, ...details },
  };
}

export function toResponse(
  { status, headers, body, events, onRead, lines }: WireReply,
  operation: FakeOperation | null,
): Response {
  const all = new Headers({
    'X-Request-Id': `req_${crypto.randomUUID()}`,
    'X-Contract-Sha256': contractSha256,
    ...fakeRateLimit,
    ...headers,
  });
  const { since, sunset, link } = operation?.deprecated ?? {};
  for (const [name, value] of Object.entries({ Deprecation: since, Sunset: sunset, Link: link }))
    if (value !== undefined) all.set(name, value);
  if (status === 401) all.set('WWW-Authenticate', 'Bearer');
  if (events) {
    all.set('Content-Type', 'text/event-stream; charset=utf-8');
    return new Response(toStream(events, onRead), { status, headers: all });
  }
  if (lines) {
    all.set('Content-Type', 'application/x-ndjson; charset=utf-8');
    return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { status, headers: all });
  }
  if (body === undefined) return new Response(null, { status, headers: all });
  all.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(body), { status, headers: all });
}

/** Sends each event in its own chunk, so that a reader gets the events one by one. */
function toStream(events: readonly object[], onRead?: () => void): ReadableStream<Uint8Array> {
  const lines = [...events.map((event) => JSON.stringify(event)), '[DONE]'];
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const line = lines.shift();
      if (line === undefined) {
        onRead?.();
        return controller.close();
      }
      controller.enqueue(encoder.encode(`data: ${line}\n\n`));
    },
  });
}
