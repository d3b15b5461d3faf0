// Faults of servers and connections, and the expected outcome of each.
import { json, text, type Misbehaviour } from '../misbehaving-server.js';

export interface Scenario {
  name: string;
  /** The server's behavior for the nth request, from 1. */
  fault: (nth: number, elsewhere: string, events: string[]) => Misbehaviour;
  /** What the client does. Default: it reads something. */
  does?: 'stream' | 'callWithBug';
  /** Returns the address that the client gets, for the address of the server. */
  address?: (url: string) => string;
  /** Time from the start of the call to the abort. */
  abortAfterMs?: number;
  /** The name of the SDK's error, or the word `value`. */
  ours: string;
}

const never: Misbehaviour = () => {};
const reset: Misbehaviour = (request) => void request.socket.destroy();
const stallInBody: Misbehaviour = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).write('[');
const halfBody: Misbehaviour = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' }).write('[');
  setTimeout(() => response.destroy(), 20);
};
const good = json(200, []);
const busy = (retryAfter: number | string | string[]) =>
  json(
    429,
    { error: 'Too Many Requests' },
    { 'Retry-After': typeof retryAfter === 'number' ? `${retryAfter}` : retryAfter },
  );

/** The text of a stream. U+2028 ends a line in JavaScript, but not in a stream of events. */
export const streamedText = 'one\u2028two';

/** Sends events with these line ends. `isCut` leaves out the last two events. */
const streamed =
  (events: string[], lineEnd: string, isCut = false): Misbehaviour =>
  (_request, response) => {
    const lines = events.slice(0, isCut ? -2 : undefined).map((event) => `data: ${event}${lineEnd}${lineEnd}`);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(lines.join(''));
  };

export const scenarios: Scenario[] = [
  { name: 'reset, always', fault: () => reset, ours: 'ConnectionError' },
  { name: 'reset, once', fault: (nth) => (nth === 1 ? reset : good), ours: 'value' },
  { name: 'stall before headers', fault: () => never, ours: 'TimeoutError' },
  { name: 'stall in the body', fault: () => stallInBody, ours: 'TimeoutError' },
  { name: 'half a body', fault: () => halfBody, ours: 'ConnectionError' },
  { name: '503, once', fault: (nth) => (nth === 1 ? json(503, { error: 'x' }) : good), ours: 'value' },
  { name: '429, wait 2 s', fault: (nth) => (nth === 1 ? busy(2) : good), ours: 'value' },
  { name: '429, wait 90 s', fault: () => busy(90), ours: 'RateLimitError' },
  { name: '429, wait "soon"', fault: (nth) => (nth === 1 ? busy('soon') : good), ours: 'value' },
  { name: '429, wait −5 s', fault: (nth) => (nth === 1 ? busy(-5) : good), ours: 'value' },
  { name: '429, wait 1 s and 90 s', fault: (nth) => (nth === 1 ? busy(['1', '90']) : good), ours: 'value' },
  {
    name: '429, wait until 1970',
    fault: (nth) => (nth === 1 ? busy('Thu, 01 Jan 1970 00:00:00 GMT') : good),
    ours: 'value',
  },
  { name: 'HTML on 200', fault: () => text(200, 'text/html', '<html>'), ours: 'ResponseParseError' },
  { name: 'broken JSON on 200', fault: () => text(200, 'application/json', '[{"id":'), ours: 'ResponseParseError' },
  { name: 'HTML on 502', fault: () => text(502, 'text/html', '<html>'), ours: 'ApiError' },
  {
    name: 'redirect to another origin',
    fault: (_nth, elsewhere) => (_request, response) => void response.writeHead(307, { Location: elsewhere }).end(),
    ours: 'RedirectError',
  },
  { name: 'unknown host', fault: () => good, address: () => 'http://no-such-host.invalid', ours: 'ConnectionError' },
  {
    name: 'TLS to a server without it',
    fault: () => good,
    address: (url) => url.replace('http:', 'https:'),
    ours: 'ConnectionError',
  },
  { name: 'mistake in a middleware', fault: () => good, does: 'callWithBug', ours: 'MiddlewareError' },
  { name: 'stream with U+2028', fault: (_nth, _url, events) => streamed(events, '\n'), does: 'stream', ours: 'value' },
  { name: 'stream with CR', fault: (_nth, _url, events) => streamed(events, '\r'), does: 'stream', ours: 'value' },
  { name: 'stream with CR LF', fault: (_nth, _url, events) => streamed(events, '\r\n'), does: 'stream', ours: 'value' },
  {
    name: 'cut stream',
    fault: (_nth, _url, events) => streamed(events, '\n', true),
    does: 'stream',
    ours: 'ConnectionError',
  },
  { name: 'abort before headers', fault: () => never, abortAfterMs: 200, ours: 'AbortError' },
  { name: 'abort in the body', fault: () => stallInBody, abortAfterMs: 200, ours: 'AbortError' },
  { name: 'abort in backoff', fault: () => busy(5), abortAfterMs: 200, ours: 'AbortError' },
];
