// Faults on loopback, and the expected outcome of each.
import { json, text, type Misbehaviour } from '../misbehaving-server.js';

/** One fault. */
export interface Scenario {
  name: string;
  /** The server's behaviour for the nth request, from 1. */
  fault: (nth: number, elsewhere: string) => Misbehaviour;
  /** Time of the abort after the start of the call. */
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
const busy = (seconds: number) => json(429, { error: 'Too Many Requests' }, { 'Retry-After': String(seconds) });

export const scenarios: Scenario[] = [
  { name: 'reset, always', fault: () => reset, ours: 'ConnectionError' },
  { name: 'reset, once', fault: (nth) => (nth === 1 ? reset : good), ours: 'value' },
  { name: 'stall before headers', fault: () => never, ours: 'TimeoutError' },
  { name: 'stall in the body', fault: () => stallInBody, ours: 'TimeoutError' },
  { name: 'half a body', fault: () => halfBody, ours: 'ConnectionError' },
  { name: '503, once', fault: (nth) => (nth === 1 ? json(503, { error: 'x' }) : good), ours: 'value' },
  { name: '429, wait 2 s', fault: (nth) => (nth === 1 ? busy(2) : good), ours: 'value' },
  { name: '429, wait 90 s', fault: () => busy(90), ours: 'RateLimitError' },
  { name: 'HTML on 200', fault: () => text(200, 'text/html', '<html>'), ours: 'ResponseParseError' },
  { name: 'broken JSON on 200', fault: () => text(200, 'application/json', '[{"id":'), ours: 'ResponseParseError' },
  { name: 'HTML on 502', fault: () => text(502, 'text/html', '<html>'), ours: 'ApiError' },
  {
    name: 'redirect to another origin',
    fault: (_nth, elsewhere) => (_request, response) => void response.writeHead(307, { Location: elsewhere }).end(),
    ours: 'RedirectError',
  },
  { name: 'abort before headers', fault: () => never, abortAfterMs: 200, ours: 'AbortError' },
  { name: 'abort in the body', fault: () => stallInBody, abortAfterMs: 200, ours: 'AbortError' },
  { name: 'abort in backoff', fault: () => busy(5), abortAfterMs: 200, ours: 'AbortError' },
];
