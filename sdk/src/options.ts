import type { Clock } from './clock.js';
import { UsageError, type OperationName } from './errors.js';
import { isToken, tokenRule, type TokenProvider } from './token.js';

/** A function with the signature of `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/** Describes the request that a middleware wraps. */
export interface MiddlewareContext {
  /** The `operationId` in the contract. For a raw call, method and path, such as `GET /agents`. */
  operationId: string;
  /** Number of this request in the call, from 1. */
  attempt: number;
  /** Waits for a promise, such as a place in a queue. The time does not count against `attemptTimeoutMs`. */
  outsideAttempt<T>(work: Promise<T>): Promise<T>;
}

/**
 * Wraps every request to the service, retries included. The first middleware of a client is the outermost. If a
 * middleware throws an `AgentPlatformError`, the call rejects with that error. Any other error becomes the `cause` of a
 * `MiddlewareError`. The call can be retried only after a `ConnectionError` or a `TimeoutError`.
 *
 * @example
 * ```ts
 * const log: Middleware = async (request, next, { operationId, attempt }) => {
 *   const response = await next(request);
 *   console.log(operationId, attempt, response.status);
 *   return response;
 * };
 * ```
 */
export type Middleware = (request: Request, next: Fetch, context: MiddlewareContext) => Promise<Response>;

/** The server marked an operation as deprecated. */
export interface Deprecation {
  /** The `operationId` of the called operation. For a raw call, method and path, such as `GET /agents`. */
  operationId: string;
  /** Date on which the operation will be removed, from the header `Sunset`. Null if the reply has none. */
  sunset: string | null;
  /** The operation that replaces this one, from the header `Link`. Null if the reply has none. */
  link: string | null;
}

/** Settings that a client has and a call can change. */
export interface SharedOptions {
  /**
   * Maximum duration of one attempt, from the call of the token function to the last byte of the reply, in
   * milliseconds. `Infinity` for no limit. For a stream, the attempt ends when the headers arrive. While a stream of
   * lines is read, this option limits the time without a byte. While a chat is read, that time is at least 60 seconds.
   *
   * @default 30000
   */
  attemptTimeoutMs?: number | undefined;
  /**
   * Maximum duration of the call, including all attempts and the delays between them, in milliseconds. `Infinity` for
   * no limit.
   *
   * @default 120000
   */
  deadlineMs?: number | undefined;
  /**
   * Maximum number of retries; 0 for none. The SDK retries broken connections, attempts that exceed their time limit,
   * and the statuses 408, 429, 500, 502, 503 and 504. It also retries a 409 with `Retry-After`.
   *
   * @default 2
   */
  maxRetries?: number | undefined;
  /**
   * Headers of the request. Headers of a call override headers of the client. An `Idempotency-Key` of a call replaces
   * the generated key; a client cannot have one. `Authorization` is refused, because the SDK sets it.
   */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Settings of a client. */
export interface ClientOptions extends SharedOptions {
  /** URL of the service, for example `https://api.agent-platform.example`. It can have a path. */
  baseUrl: string | URL;
  /** Bearer token, or a function that returns one. Sent to the origin of `baseUrl` only. */
  token: TokenProvider;
  /**
   * Replaces the runtime's `fetch`, for a proxy or for tests. Receives a `Request` of the runtime.
   *
   * @default globalThis.fetch at the time of each call
   */
  fetch?: Fetch | undefined;
  /**
   * Replaces the clock of waits and of delays between attempts, for tests: `createFake().clock`.
   *
   * @default real time
   */
  clock?: Clock | undefined;
  /** Functions that wrap every request to the service. */
  middleware?: readonly Middleware[] | undefined;
  /**
   * Called once for each operation that the server marks as deprecated.
   *
   * @default a line on the console
   */
  onDeprecation?: ((deprecation: Deprecation) => void) | undefined;
}

/** Settings of a client with the defaults filled in. openapi-fetch adds the headers. */
export type Settings = { baseUrl: string } & {
  [Key in Exclude<keyof ClientOptions, 'baseUrl' | 'headers'>]-?: NonNullable<ClientOptions[Key]>;
};

/** Settings of one call. They override the client's settings. */
export interface CallOptions extends SharedOptions {
  /** Cancels the call, which then rejects with `AbortError` immediately. */
  signal?: AbortSignal | undefined;
}

/**
 * Returns the URL without slashes at its end. Throws if the URL is not http or https, or has a user, query or fragment.
 */
export function checkBaseUrl(baseUrl: string | URL): string {
  // A test environment such as jsdom has its own class `URL`, so `instanceof` would not match.
  const text = (Object(baseUrl) as Partial<URL>).href ?? baseUrl;
  if (typeof text !== 'string' || !URL.canParse(text) || !/^https?:\/\/[^/?#@]+(\/[^?#]*)?$/i.test(text)) {
    throw new UsageError('baseUrl must be an http or https URL without user, query and fragment', null);
  }
  return text.replace(/\/+$/, '');
}

const isTime = (value: unknown) => typeof value === 'number' && value > 0;

export function checkLimits(
  { attemptTimeoutMs = 1, deadlineMs, maxRetries = 0 }: Omit<SharedOptions, 'headers'>,
  operation: OperationName,
): void {
  if (!isTime(attemptTimeoutMs) || !isTime(deadlineMs))
    throw new UsageError('attemptTimeoutMs, deadlineMs and waitMs must be numbers over 0', operation);
  if (!Number.isInteger(maxRetries) || maxRetries < 0)
    throw new UsageError('maxRetries must be a whole number of at least 0', operation);
}

/** Throws if the caller set `Authorization`, because the SDK would replace the header. */
export function refuseToken(headers: Headers, operation: OperationName): void {
  if (headers.has('Authorization'))
    throw new UsageError('Authorization is set by the SDK; create a client with the other token', operation);
}

export function checkSettings(settings: Omit<ClientOptions, 'baseUrl'>): void {
  checkLimits(settings, null);
  const { token, fetch, middleware, clock, onDeprecation, headers } = settings;
  const isFunction = (value: unknown) => typeof value === 'function';
  const valid: Record<string, boolean> = {
    token: isFunction(token) || isToken(token),
    fetch: isFunction(fetch),
    middleware: Array.isArray(middleware) && middleware.every(isFunction),
    clock: isFunction(Object(clock).now) && isFunction(Object(clock).sleep),
    onDeprecation: isFunction(onDeprecation),
  };
  const invalid = Object.keys(valid).find((name) => !valid[name]);
  if (invalid) throw new UsageError(invalid === 'token' ? tokenRule : `${invalid} is missing or invalid`, null);
  let given: Headers;
  try {
    given = new Headers(headers);
  } catch (cause) {
    throw new UsageError('headers are invalid', null, { cause });
  }
  // With one key for all calls, the server would refuse later calls, or treat them as repeats of the first.
  if (given.has('Idempotency-Key')) throw new UsageError('Idempotency-Key is a header of one call', null);
  refuseToken(given, null);
}

/** Returns the fields that are not undefined. */
export function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
