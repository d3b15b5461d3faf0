// What a call rejects with when no reply of the contract arrived. Nothing else leaves the SDK: every raw TypeError, SyntaxError or DOMException
// of fetch is turned into one of these classes and kept as `cause`. Refusals by the server are in api-errors.ts.

import { describeReply } from './call.js';

/** What a call was waiting for when it ended: the token, the status line and headers of the reply, the rest of its body, or the next attempt. */
export type Phase = 'token' | 'headers' | 'body' | 'backoff';

/**
 * Base of everything a call rejects with.
 *
 * @example
 * ```ts
 * try {
 *   await client.listAgents();
 * } catch (error) {
 *   if (error instanceof AgentPlatformError) console.error(error.operationId, error.message);
 * }
 * ```
 */
export class AgentPlatformError extends Error {
  /** Name of the class: by it `instanceof` knows an error of another copy of the package, which has classes of its own. */
  static readonly agentPlatform: string = 'AgentPlatformError';
  /** The operation that was called, as the contract names it; null for a mistake in the options of `createClient`. */
  declare readonly operationId: string | null;
  /** How many requests were sent. */
  declare readonly attempts: number;
  /** Address that was called, without its query; null when the error comes from no single request. */
  declare readonly url: string | null;

  constructor(message: string, operationId: string | null, options?: ErrorOptions, fields?: object) {
    super(operationId === null ? message : `${operationId}: ${message}`, options);
    // The further fields of a class: declared there, set here.
    Object.assign(this, { name: new.target.agentPlatform, operationId, attempts: 0, url: null }, fields);
  }

  /** Whether something is an error of this class, or of the class of this name in another copy of the package. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    for (let type = Object(error).constructor; type; type = Object.getPrototypeOf(type)) {
      // A program's own subclass inherits the name; it is only itself.
      if (Object.hasOwn(this, 'agentPlatform') ? type.agentPlatform === this.agentPlatform : type === this) return true;
    }
    return false;
  }
}

/** The call could not be made as written: bad `baseUrl`, a body that is not JSON, a header value that is not allowed. Nothing was sent. */
export class UsageError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'UsageError';
}

/** The token function threw or gave no token. Nothing was sent; what it threw is the `cause`. */
export class TokenError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'TokenError';
}

/** No complete reply: the host is unknown, refuses connections, or the connection broke. What `fetch` said is the `cause`. */
export class ConnectionError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'ConnectionError';
  /** `headers`: nothing of the reply came, the server may or may not have acted. `body`: the reply was cut, the server has acted. */
  declare readonly phase: Phase;
  /** Code of the system, such as `ECONNREFUSED`; null when the runtime tells none. */
  declare readonly code: string | null;

  constructor(operationId: string, phase: Phase, cause: unknown) {
    const code = systemCode(cause);
    const what = phase === 'body' ? 'the reply was cut' : 'no reply';
    super(code === null ? what : `${what} (${code})`, operationId, { cause }, { phase, code });
  }
}

/** The time of an attempt or of the whole call passed before the whole reply was there. The request was cancelled; the server may have acted. */
export class TimeoutError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'TimeoutError';
  /** Which limit it was: `attemptTimeoutMs` or `deadlineMs`. */
  declare readonly kind: 'attempt' | 'deadline';
  /** The limit that was passed, in milliseconds. */
  declare readonly timeoutMs: number;
  /** How long the call had been under way, in milliseconds. */
  declare readonly elapsedMs: number;
  /** What the call was waiting for. */
  declare readonly phase: Phase;

  constructor(operationId: string, phase: Phase, kind: 'attempt' | 'deadline', timeoutMs: number, elapsedMs: number) {
    super(
      `${kind} over ${timeoutMs} ms (waiting for the ${phase})`,
      operationId,
      {},
      { kind, timeoutMs, elapsedMs, phase },
    );
  }
}

/** The caller's `signal` was aborted. `signal.reason` is the `cause`. The server may have acted. */
export class AbortError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'AbortError';
  /** What the call was waiting for. */
  declare readonly phase: Phase;

  constructor(operationId: string, phase: Phase, reason: unknown) {
    super(`cancelled by the caller (waiting for the ${phase})`, operationId, { cause: reason }, { phase });
  }
}

/**
 * The server answered with a redirect. The API has none, so it comes from something between; following it could hand the token to another
 * host or turn a write into a read. Put the right address into `baseUrl`.
 */
export class RedirectError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'RedirectError';
  /** HTTP status; 0 in a browser, which hides it. */
  declare readonly status: number;
  /** Where to; null when the server named no place or the browser hides it. */
  declare readonly location: string | null;

  constructor(operationId: string, status: number, location: string | null) {
    super(`refused a redirect to ${location ?? 'elsewhere'}`, operationId, {}, { status, location });
  }
}

/** A reply with a status of success whose body is not what the contract promises: HTML of a proxy, broken JSON, nothing at all. */
export class ResponseParseError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'ResponseParseError';
  /** HTTP status. */
  declare readonly status: number;
  /** Content type of the reply; null when it has none. */
  declare readonly contentType: string | null;
  /** The first 512 characters of the body. */
  declare readonly bodyStart: string;
  /** `X-Request-Id` of the reply, to quote to support; null when it has none. */
  declare readonly requestId: string | null;
  /** Headers of the reply. */
  declare readonly headers: Headers;

  constructor(operationId: string, response: Pick<Response, 'status' | 'headers'>, body: string, cause?: unknown) {
    const contentType = response.headers.get('Content-Type');
    super(
      `status ${response.status} with ${body ? `an unexpected ${contentType} body` : 'an empty body'}`,
      operationId,
      { cause },
      {
        ...describeReply(response),
        contentType,
        bodyStart: body.slice(0, 512),
      },
    );
  }
}

// Node's fetch nests the system's error one level deep; a DOMException has a number.
function systemCode(error: unknown): string | null {
  const { code, cause } = Object(error) as { code?: unknown; cause?: { code?: unknown } };
  const found = cause?.code ?? code;
  return typeof found === 'string' ? found : null;
}

/** What was waited for ended without success. */
export class JobFailedError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'JobFailedError';
  /** How it ended, in the words of the contract: `parse_failed`, `skipped`, `timeout` … */
  declare readonly status: string;
  /** What the last answer said of it: the file, the files, the run, the conversation. */
  declare readonly result: unknown;

  constructor(operationId: string, status: string, reason: string | null | undefined, result: unknown) {
    super(reason ? `${status}: ${reason}` : status, operationId, {}, { status, result });
  }
}
