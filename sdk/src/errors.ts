// What a call rejects with when no reply of the contract arrived. Nothing else leaves the SDK: every raw TypeError,
// SyntaxError or DOMException of fetch is turned into one of these classes and kept as `cause`. Refusals by the server
// are in api-errors.ts.

import { describeReply } from './call.js';
import type { Operation } from './operation.js';

/**
 * What a call was waiting for when it ended: the token, the status line and headers of the reply, the rest of its body,
 * or the next attempt.
 */
export type Phase = 'token' | 'headers' | 'body' | 'backoff';

/** An operation of the contract, or the name of a function that makes several calls. */
export type OperationName = Pick<Operation, 'id' | 'method' | 'path'> | string | null;

/**
 * Base of everything a call rejects with. Its message is one line: method, path and what went wrong. Properties beyond
 * `status`, `code` and `requestId` are not enumerable, so that a printed or logged error stays short.
 *
 * @example
 * ```ts
 * try {
 *   await client.agents.list();
 * } catch (error) {
 *   if (error instanceof AgentPlatformError) console.error(error.operationId, error.message);
 * }
 * ```
 */
export class AgentPlatformError extends Error {
  /**
   * Name of the class: by it `instanceof` knows an error of another copy of the package, which has classes of its own.
   */
  static readonly agentPlatform: string = 'AgentPlatformError';
  /** The operation that was called, as the contract names it; null for a mistake in the options of `createClient`. */
  declare readonly operationId: string | null;
  /** How many requests were sent. */
  declare readonly attempts: number;
  /** Address that was called, without its query; null when the error comes from no single request. */
  declare readonly url: string | null;

  constructor(message: string, operation: OperationName, options?: { cause?: unknown }, fields?: object) {
    const { id, name } = nameOf(operation);
    const text = name === null ? message : `${name}: ${message}`;
    // Parts of a message come from elsewhere and must not forge lines of a log.
    super(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '), options);
    // The further fields of a class: declared there, set here.
    setFields(this, { name: new.target.agentPlatform, operationId: id, attempts: 0, url: null, ...fields });
  }

  /** What is worth logging: no headers, no body, no stack. */
  toJSON(): Record<string, unknown> {
    const { name, message, operationId, attempts, url } = this;
    const { phase, kind, timeoutMs } = this as { phase?: unknown; kind?: unknown; timeoutMs?: unknown };
    return { ...(this as object), name, message, operationId, attempts, url, phase, kind, timeoutMs };
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

/**
 * The call could not be made as written: bad `baseUrl`, a body that is not JSON, a header value that is not allowed.
 * Nothing was sent.
 */
export class UsageError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'UsageError';
}

/** The token function threw or gave no token. Nothing was sent; what it threw is the `cause`. */
export class TokenError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'TokenError';
}

/**
 * No complete reply: the host is unknown, refuses connections, or the connection broke. What `fetch` said is the
 * `cause`.
 */
export class ConnectionError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'ConnectionError';
  /**
   * `headers`: nothing of the reply came, the server may or may not have acted. `body`: the reply was cut, the server
   * has acted.
   */
  declare readonly phase: Phase;
  /** Code of the system, such as `ECONNREFUSED`; null if the runtime reports none. */
  declare readonly code: string | null;

  constructor(operation: OperationName, phase: Phase, cause: unknown) {
    const code = systemCode(cause);
    const what = phase === 'body' ? 'the reply was cut' : 'no reply';
    super(code === null ? what : `${what} (${code})`, operation, { cause }, { phase, code });
  }
}

/** A middleware threw an error of its own, which is the `cause`. The call is not repeated. */
export class MiddlewareError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'MiddlewareError';

  constructor(operation: OperationName, cause: unknown) {
    const { name = 'Error', message = String(cause) } = Object(cause) as Partial<Error>;
    super(`a middleware threw ${name}: ${message}`, operation, { cause });
  }
}

/**
 * The time of an attempt or of the whole call passed before the whole reply was there. The request was cancelled; the
 * server may have acted.
 */
export class TimeoutError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'TimeoutError';
  /** Which limit it was: `attemptTimeoutMs` or `deadlineMs`. */
  declare readonly kind: 'attempt' | 'deadline';
  /** The limit that was passed, in milliseconds. */
  declare readonly timeoutMs: number;
  /** Time since the call started, in milliseconds. */
  declare readonly elapsedMs: number;
  /** What the call was waiting for. */
  declare readonly phase: Phase;

  constructor(
    operation: OperationName,
    phase: Phase,
    kind: 'attempt' | 'deadline',
    timeoutMs: number,
    elapsedMs: number,
  ) {
    super(
      `${kind === 'attempt' ? 'attempt' : 'call'} exceeded ${timeoutMs} ms (${waitingFor(phase)})`,
      operation,
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

  constructor(operation: OperationName, phase: Phase, reason: unknown) {
    super(`cancelled by the caller (${waitingFor(phase)})`, operation, { cause: reason }, { phase });
  }
}

/**
 * The server answered with a redirect. The API has none, so it comes from something between; following it could hand
 * the token to another host or turn a write into a read. Put the right address into `baseUrl`.
 */
export class RedirectError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'RedirectError';
  /** HTTP status; 0 in a browser, which hides it. */
  declare readonly status: number;
  /** Where to; null when the server named no place or the browser hides it. */
  declare readonly location: string | null;

  constructor(operation: OperationName, status: number, location: string | null) {
    // A query may have a token.
    super(`refused a redirect to ${location?.split(/[?#]/, 1)[0] || 'elsewhere'}`, operation, {}, { status, location });
  }
}

/**
 * A reply without an error status whose body is not what the contract promises: HTML of a proxy, broken JSON, nothing
 * at all.
 */
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

  constructor(operation: OperationName, response: Pick<Response, 'status' | 'headers'>, body: string, cause?: unknown) {
    const contentType = response.headers.get('Content-Type');
    const unexpected = `an unexpected ${contentType ?? 'untyped'} body: ${firstLine(body)}`;
    super(
      `${response.status} with ${body ? unexpected : 'an empty body'}${describeRequestId(response.headers)}`,
      operation,
      { cause },
      {
        ...describeReply(response),
        contentType,
        bodyStart: body.slice(0, 512),
      },
    );
  }
}

const waitingFor = (phase: Phase) => `waiting for the ${phase === 'backoff' ? 'next attempt' : phase}`;

/** The first line of a body that is not what the contract promises, for a message. */
export function firstLine(body: string): string {
  const line = body.trimStart().split(/[\r\n]/, 1)[0] as string;
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}

/** The end of a message: the id to quote to support. */
export function describeRequestId(headers: Headers): string {
  const requestId = headers.get('X-Request-Id');
  return requestId ? ` (request ${requestId})` : '';
}

// Few properties are enumerable, because runtimes print those.
function setFields(error: AgentPlatformError, fields: object): void {
  for (const [key, value] of Object.entries(fields)) {
    const enumerable = ['status', 'code', 'requestId'].includes(key);
    Object.defineProperty(error, key, { value, enumerable, writable: true, configurable: true });
  }
}

function nameOf(operation: OperationName): { id: string | null; name: string | null } {
  if (operation === null || typeof operation === 'string') return { id: operation, name: operation };
  return { id: operation.id, name: `${operation.method} ${operation.path}` };
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

  constructor(operation: OperationName, status: string, reason: string | null | undefined, result: unknown) {
    super(reason ? `${status}: ${reason}` : status, operation, {}, { status, result });
  }
}
