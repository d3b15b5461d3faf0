// Errors of calls. The errors for error replies are in api-errors.ts.

import { describeReply } from './call.js';
import type { ChatAccepted, KnowledgeBaseFile, RunFailureCode, TaskExecution } from './generated/schemas.js';
import type { Operation } from './operation.js';

/**
 * What a call was waiting for when it ended: the source of an upload, the token of the first attempt, the headers of
 * the reply, or its body. `backoff` is the delay before a later attempt, or the token of a later attempt.
 */
export type Phase = 'source' | 'token' | 'headers' | 'body' | 'backoff';

/** An operation of the contract, or the name of a function that makes several calls. Null outside of a call. */
export type OperationName = Pick<Operation, 'id' | 'method' | 'path'> | string | null;

/**
 * Base class of all errors of calls. The message is one line with the operation and the reason. Only the properties
 * `status`, `code` and `requestId` are enumerable, so that a printed or logged error stays short.
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
  /** Name of the class. `instanceof` compares names, so that errors of another copy of the package match. */
  static readonly agentPlatform: string = 'AgentPlatformError';
  /** The `operationId`, or a name such as `upload` or `GET /tools` (raw call). Null outside of a call. */
  declare readonly operationId: string | null;
  /** Number of requests that were sent. */
  declare readonly attempts: number;
  /** URL of the request without its query. Null while a stream is read, and if the error concerns no single request. */
  declare readonly url: string | null;
  /**
   * The work that `sendAndWait`, `runAndWait` or `uploadAndWait` had started: the accepted chat, the execution, or the
   * added file. After a `JobFailedError`, the work has ended. After any other error, it may continue, so do not start
   * it again. Null if no reply confirmed the start; if `attempts` is not 0, the work may have started anyway.
   */
  declare readonly started: ChatAccepted | TaskExecution | KnowledgeBaseFile | null;

  constructor(message: string, operation: OperationName, options?: { cause?: unknown }, fields?: object) {
    const { id, name } = nameOf(operation);
    const text = name === null ? message : `${name}: ${message}`;
    // Parts of a message come from other systems. They must not forge log lines, hide text or reorder it.
    super(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '), options);
    // Sets the fields that subclasses declare.
    const known = { name: new.target.agentPlatform, operationId: id, attempts: 0, url: null, started: null };
    Object.assign(this, known, fields);
    for (const key of Object.keys(this))
      if (!['status', 'code', 'requestId'].includes(key)) Object.defineProperty(this, key, { enumerable: false });
  }

  /** Returns fields for a log, without headers, body and stack. */
  toJSON(): Record<string, unknown> {
    const { name, message, operationId, attempts, url, phase, kind, timeoutMs } = this as Partial<TimeoutError>;
    const started = this.started ?? undefined;
    return { ...(this as object), name, message, operationId, attempts, url, started, phase, kind, timeoutMs };
  }

  /** Returns whether a value is an error of this class, or of the same class in another copy of the package. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    for (let type = Object(error).constructor; type; type = Object.getPrototypeOf(type)) {
      // A program's own subclass inherits the name, so compare the class itself.
      if (Object.hasOwn(this, 'agentPlatform') ? type.agentPlatform === this.agentPlatform : type === this) return true;
    }
    return false;
  }
}

/**
 * The SDK was used incorrectly: an argument is missing, a setting or header is invalid, or a chat stream is read twice
 * or after it was left.
 */
export class UsageError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'UsageError';
}

/**
 * The token function threw the error in `cause`, or returned no valid token. The server has not carried out the call.
 * If the token function fails after a failed attempt, the call rejects with the error of that attempt instead.
 */
export class TokenError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'TokenError';
}

/**
 * No complete reply arrived: the host is unknown or refuses connections, or the connection broke. The `cause` is the
 * error of `fetch`, if any.
 */
export class ConnectionError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'ConnectionError';
  /**
   * `headers`: the headers of the reply did not arrive. `body`: the body was cut off. The server may have carried out
   * the request, unless `code` shows that the server was not reached.
   */
  declare readonly phase: Phase;
  /** Error code of the system, such as `ECONNREFUSED`. Null if the runtime reports none. */
  declare readonly code: string | null;

  constructor(operation: OperationName, phase: Phase, cause: unknown) {
    const code = systemCode(cause);
    const what = phase === 'body' ? 'the reply was cut' : 'no reply';
    super(code === null ? what : `${what} (${code})`, operation, { cause }, { phase, code });
  }
}

export const asConnectionError = (operation: OperationName, phase: Phase, error: unknown): AgentPlatformError =>
  error instanceof AgentPlatformError ? error : new ConnectionError(operation, phase, error);

/** A middleware threw the error in `cause`, or returned no response. The call is not retried. */
export class MiddlewareError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'MiddlewareError';

  constructor(operation: OperationName, cause: unknown) {
    const { name = 'Error', message = String(cause) } = Object(cause) as Partial<Error>;
    super(`a middleware failed: ${name}: ${message}`, operation, { cause });
  }
}

/**
 * A time limit ended the attempt or the call. The request was cancelled, but the server may have carried it out. If the
 * last poll of a wait failed, `cause` is the error of that poll.
 */
export class TimeoutError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'TimeoutError';
  /** `attempt`: `attemptTimeoutMs`, or the time without a byte of a stream. `deadline`: `deadlineMs` or `waitMs`. */
  declare readonly kind: 'attempt' | 'deadline';
  /** Value of the limit, in milliseconds. */
  declare readonly timeoutMs: number;
  /** Time since the call started, in milliseconds. */
  declare readonly elapsedMs: number;
  /** What the call was waiting for. */
  declare readonly phase: Phase;

  constructor(
    operation: OperationName,
    phase: Phase,
    limit: Pick<TimeoutError, 'kind' | 'timeoutMs' | 'elapsedMs'>,
    cause?: unknown,
  ) {
    super(
      `${limit.kind === 'attempt' ? 'attempt' : 'call'} exceeded ${limit.timeoutMs} ms (${waitingFor(phase)})`,
      operation,
      { cause },
      { ...limit, phase },
    );
  }
}

/** The caller's `signal` was aborted. `signal.reason` is the `cause`. The server may have carried out the request. */
export class AbortError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'AbortError';
  /** What the call was waiting for. */
  declare readonly phase: Phase;

  constructor(operation: OperationName, phase: Phase, reason: unknown) {
    super(`cancelled by the caller (${waitingFor(phase)})`, operation, { cause: reason }, { phase });
  }
}

/**
 * The reply is a redirect. The API sends none, so a proxy sent this one. Correct `baseUrl`. The SDK follows no
 * redirect, because that could send the token to another host or turn a write into a read.
 */
export class RedirectError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'RedirectError';
  /** HTTP status. 0 in a browser, because browsers hide the status. */
  declare readonly status: number;
  /** Target of the redirect. Null if the reply has none or the browser hides it. */
  declare readonly location: string | null;

  constructor(operation: OperationName, status: number, location: string | null) {
    // A URL can contain a password, and its query a token.
    const target = location?.split(/[?#]/, 1)[0]?.replace(/\/\/[^/]*@/, '//');
    super(`refused a redirect to ${target || 'elsewhere'}`, operation, {}, { status, location });
  }
}

/**
 * The reply has a status of success, but its body does not match the contract: HTML of a proxy, invalid JSON, or no
 * body. Also thrown for a status of success that the contract does not have, such as 206, and for any status above 599.
 */
export class ResponseParseError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'ResponseParseError';
  /** HTTP status. */
  declare readonly status: number;
  /** Content type of the reply. Null if it has none. */
  declare readonly contentType: string | null;
  /** The first 512 characters of the body. */
  declare readonly bodyStart: string;
  /** `X-Request-Id` of the reply, for support requests. Null if it has none. */
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

export function firstLine(body: string): string {
  const [line] = body.trimStart().split(/[\r\n]/, 1) as [string];
  // Neither the secret of a webhook nor the signature of a presigned URL belongs in a log.
  return shorten(line.replace(/(whsec_|https?:[^\s"?]*\?)[^\s"]+/g, '$1…'), 120);
}

export const shorten = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;

export function describeRequestId(headers: Headers): string {
  const requestId = headers.get('X-Request-Id');
  return requestId ? ` (request ${requestId})` : '';
}

function nameOf(operation: OperationName): { id: string | null; name: string | null } {
  if (operation === null || typeof operation === 'string') return { id: operation, name: operation };
  return { id: operation.id, name: `${operation.method} ${operation.path}` };
}

// An error of Node's `fetch` has the system's code in its `cause`. The code of a DOMException is a number: ignore it.
function systemCode(error: unknown): string | null {
  const { code, cause } = Object(error) as { code?: unknown; cause?: { code?: unknown } };
  const found = cause?.code ?? code;
  return typeof found === 'string' ? found : null;
}

/** Calls a callback of the caller. An exception of the callback does not affect the call. */
export function report<Event>(callback: ((event: Event) => unknown) | undefined, event: Event): void {
  // eslint-disable-next-line no-console -- no caller receives the error
  (async () => callback?.(event))().catch(console.warn);
}

/** The work that a call waited for did not succeed. */
export class JobFailedError extends AgentPlatformError {
  static override readonly agentPlatform: string = 'JobFailedError';
  /** Last status of the work, such as `parse_failed`. `no such file` if the file does not exist or was deleted. */
  declare readonly status: string;
  /** `failureCode` of the run or execution; null if it has none. */
  declare readonly failureCode: RunFailureCode | null;
  /** The last state that was read: file, files, execution, conversation or streamed answer. Null if none was read. */
  declare readonly result: unknown;

  constructor(operation: OperationName, status: string, reason: string | null | undefined, result: unknown) {
    const { failureCode = null } = Object(result) as { failureCode?: RunFailureCode };
    super(reason ? `${status}: ${reason}` : status, operation, {}, { status, failureCode, result });
  }
}
