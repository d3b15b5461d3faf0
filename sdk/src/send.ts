// Sends the requests of a client, with its token, time limits, retries and middleware.
import {
  AgentPlatformError,
  MiddlewareError,
  report,
  TokenError,
  UsageError,
  type OperationName,
  type Phase,
} from './errors.js';
import { sdkVersion } from './generated/version.js';
import { startTimeLimit, type TimeLimit } from './time-limit.js';
import type { Operation } from './operation.js';
import { checkLimits, defined, refuseToken, type Settings } from './options.js';
import type { CallState } from './call-state.js';
import { retryDelayMs } from './retry.js';
import { createTokenSource } from './token.js';
import { exchange, isStream } from './transport.js';

/**
 * Sends the request of a call, and repeats it if necessary. Returns the last reply, with its body in memory unless the
 * reply is a stream of events or lines.
 */
export type Send = (request: Request, call: CallState) => Promise<Response>;

/**
 * Returns a function that sends one request, and repeats it with a fresh token if the server refuses the token. `phase`
 * is the phase of the call while it waits for a token.
 */
function createAttempt(settings: Settings) {
  const tokens = createTokenSource(settings.token);
  return async (
    create: RequestFactory,
    call: CallState,
    limit: TimeLimit,
    signal: AbortSignal,
    phase: Phase,
  ): Promise<Response> => {
    const { operation } = call;
    const sendWith = async (token: string) => {
      // The call may have ended while the token was fetched.
      signal.throwIfAborted();
      return exchange(create(token, signal), settings, call, limit);
    };
    limit.phase = phase;
    const token = await tokens.get(operation);
    const response = await sendWith(token);
    if (response.status !== 401) return response;
    limit.phase = phase;
    const fresh = await tokens.replace(operation, token);
    const repeated = fresh === token ? response : await sendWith(fresh);
    if (repeated.status === 401) tokens.forget();
    return repeated;
  };
}

export function createSend(settings: Settings): Send {
  const attempt = createAttempt(settings);
  const announced = new Set<string>();

  function announce(operationId: string, headers: Headers): void {
    if (!headers.has('Deprecation') || announced.has(operationId)) return;
    announced.add(operationId);
    report(settings.onDeprecation, { operationId, sunset: headers.get('Sunset'), link: headers.get('Link') });
  }

  return async (request, call) => {
    const { operation, options } = call;
    const { attemptTimeoutMs, deadlineMs, maxRetries } = { ...settings, ...defined(options) };
    checkLimits({ attemptTimeoutMs, deadlineMs, maxRetries }, operation);
    const limit = startTimeLimit(operation, deadlineMs, options.signal, settings.clock);
    try {
      const create = await repeatable(request, operation);
      let failed: unknown;
      for (let failures = 1; ; failures += 1) {
        // The phase `token` means that the server did nothing, which is certain only before the first attempt.
        const phase = failures === 1 ? 'token' : 'backoff';
        let outcome: unknown = await limit
          .attempt(attemptTimeoutMs, (signal) => attempt(create, call, limit, signal, phase))
          .catch((error: unknown) => error);
        // Without a token, this attempt had no effect. The previous attempt may have had an effect, so its outcome
        // decides whether the request is repeated.
        if (outcome instanceof TokenError) outcome = failed ?? outcome;
        failed = outcome;
        const delayMs = failures <= maxRetries ? retryDelayMs(operation, outcome, failures) : null;
        // A wait beyond the deadline is useless, so the caller gets the error immediately.
        if (delayMs !== null && limit.elapsedMs() + delayMs < deadlineMs) {
          await limit.wait(delayMs);
          continue;
        }
        if (!(outcome instanceof Response)) throw outcome;
        announce(operation.id, outcome.headers);
        if (isStream(operation, outcome)) call.streamTimeLimit = limit;
        return outcome;
      }
    } finally {
      limit.release(call.streamTimeLimit !== undefined);
    }
  };
}

/** Creates the request of each attempt, because a `Request` with a body can be sent only once. */
type RequestFactory = (token: string, signal: AbortSignal) => Request;

async function repeatable(request: Request, operation: Operation): Promise<RequestFactory> {
  // A request without a body has an empty text.
  const body = (await request.text()) || null;
  const headers = new Headers(request.headers);
  refuseToken(headers, operation);
  const key = headers.get('Idempotency-Key');
  if (key === '') throw new UsageError('Idempotency-Key is empty', operation);
  // All attempts have the same key, so the server runs the write once and returns its first reply again.
  if (key === null && operation.key) headers.set('Idempotency-Key', randomId());
  if (isServer() && !headers.has('User-Agent')) headers.set('User-Agent', `agent-platform-sdk/${sdkVersion}`);
  return (token, signal) => {
    headers.set('Authorization', `Bearer ${token}`);
    // The request of a raw call can have another `redirect`. The SDK never follows a redirect.
    return new Request(request, { headers, body, signal, redirect: 'manual' });
  };
}

// `randomUUID` is missing on most pages that are not served over https.
const randomId = () =>
  (crypto as Partial<typeof crypto>).randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');

// Node, Bun and Deno have `versions.node`. In a browser, another `User-Agent` would fail unless CORS allows it.
const isServer = () => (globalThis as { process?: { versions?: { node?: string } } }).process?.versions?.node;

/**
 * Returns an error of the SDK unchanged, and wraps any other error. Before the first request, such an error usually
 * comes from input or options of a wrong type. After a request, it comes from a middleware of `raw`.
 */
export function asTyped(error: unknown, what: OperationName, attempts = 0): AgentPlatformError {
  if (error instanceof AgentPlatformError) return error;
  return attempts > 0
    ? new MiddlewareError(what, error)
    : new UsageError('cannot build the request', what, { cause: error });
}

export function asCallError(error: unknown, { operation, attempts }: CallState, url: string): AgentPlatformError {
  return Object.assign(asTyped(error, operation, attempts), { attempts, url: url.split(/[?#]/, 1)[0] });
}
