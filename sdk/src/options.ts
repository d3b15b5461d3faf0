// What a caller can set: for a client, and for one call.
import { UsageError } from './errors.js';
import type { TokenProvider } from './token.js';
import type { Fetch } from './transport.js';

/** What a middleware is told of the request it wraps. */
export interface MiddlewareContext {
  /** The operation that is called, as the contract names it. */
  operationId: string;
  /** The how-manieth request of this call, from 1. */
  attempt: number;
}

/**
 * Wraps every request that is sent, retries included; the first of several is the outermost. What it throws counts as a failed
 * connection, unless it is an `AgentPlatformError`: that is what the call rejects with.
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

/** The server has said that an operation will go. */
export interface Deprecation {
  /** The operation that was called. */
  operationId: string;
  /** When it will be removed, as the server writes it in `Sunset`; null when it does not say. */
  sunset: string | null;
  /** What takes its place, as the server writes it in `Link`; null when it does not say. */
  link: string | null;
}

/** Settings that a client has and a call can change. */
export interface SharedOptions {
  /**
   * Most time one attempt may take, from asking for the token to the last byte of the reply, in milliseconds. `Infinity` for no limit. A stream
   * of events is only limited until its headers are there.
   *
   * @default 30000
   */
  attemptTimeoutMs?: number;
  /**
   * Most time the whole call may take, with all attempts and the waits between them, in milliseconds. `Infinity` for no limit.
   *
   * @default 120000
   */
  deadlineMs?: number;
  /**
   * How often a failed attempt is repeated; 0 for never. Repeated are failed connections, attempts that took too long, and the statuses 408,
   * 429, 500, 502, 503 and 504, and the 409 that says that an attempt before is still at work.
   *
   * @default 2
   */
  maxRetries?: number;
  /** Headers of the request. Those of a call go over those of the client. A given `Idempotency-Key` is kept. */
  headers?: Readonly<Record<string, string>>;
}

/** Settings of a client. */
export interface ClientOptions extends SharedOptions {
  /** Address of the service, for example `https://api.agent-platform.example`. A path in it is kept. */
  baseUrl: string;
  /** Bearer token, or a function that gives one. Sent to the origin of `baseUrl` only. */
  token: TokenProvider;
  /**
   * Replaces the runtime's `fetch`, for a proxy, for tests. Takes the runtime's own `Request`.
   *
   * @default globalThis.fetch at the time of each call
   */
  fetch?: Fetch;
  /** Wraps every request, in this order. */
  middleware?: readonly Middleware[];
  /**
   * Told once for each operation that the server calls deprecated.
   *
   * @default a line on the console
   */
  onDeprecation?: (deprecation: Deprecation) => void;
}

/** Settings of one call, over those of the client. */
export interface CallOptions extends SharedOptions {
  /** Cancels the call, which then rejects with `AbortError` at once. */
  signal?: AbortSignal;
}

/** The address without a slash at its end; throws when it is none. */
export function checkBaseUrl(baseUrl: string): string {
  if (!URL.canParse(baseUrl) || !/^https?:\/\/[^?#@]+$/i.test(baseUrl)) {
    throw new UsageError('baseUrl must be an http address without user, query and fragment', null);
  }
  return baseUrl.replace(/\/+$/, '');
}

/** Throws unless both times are over 0. */
export function checkTimes(
  { attemptTimeoutMs, deadlineMs }: Required<Pick<SharedOptions, 'attemptTimeoutMs' | 'deadlineMs'>>,
  id: string | null,
): void {
  if (!(attemptTimeoutMs > 0 && deadlineMs > 0))
    throw new UsageError('attemptTimeoutMs and deadlineMs must be over 0', id);
}
