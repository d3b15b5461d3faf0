// What a call rejects with when no reply of the contract arrived. Nothing else leaves the SDK: every raw TypeError, SyntaxError or DOMException
// of fetch is turned into one of these classes and kept as `cause`. Refusals by the server are in api-errors.ts.

/** Where a call was when it ended: waiting for the token, for the status line and headers of the reply, or for the rest of its body. */
export type Phase = 'token' | 'headers' | 'body';

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
  override name = 'AgentPlatformError';
  /** The operation that was called, as the contract names it; null for a mistake in the options of `createClient`. */
  readonly operationId: string | null;

  constructor(message: string, operationId: string | null, options?: ErrorOptions) {
    super(operationId === null ? message : `${operationId}: ${message}`, options);
    this.operationId = operationId;
  }
}

/** The call could not be made as written: bad `baseUrl`, a body that is not JSON, a header value that is not allowed. Nothing was sent. */
export class UsageError extends AgentPlatformError {
  override name = 'UsageError';
}

/** The token function threw or gave no token. Nothing was sent; what it threw is the `cause`. */
export class TokenError extends AgentPlatformError {
  override name = 'TokenError';
}

/** No complete reply: the host is unknown, refuses connections, or the connection broke. What `fetch` said is the `cause`. */
export class ConnectionError extends AgentPlatformError {
  override name = 'ConnectionError';
  /** `headers`: nothing of the reply came, the server may or may not have acted. `body`: the reply was cut, the server has acted. */
  readonly phase: Phase;
  /** Code of the system, such as `ECONNREFUSED`; null when the runtime tells none. */
  readonly code: string | null;

  constructor(operationId: string, phase: Phase, cause: unknown) {
    const code = systemCode(cause);
    const what = phase === 'body' ? 'the reply was cut' : 'no reply';
    super(code === null ? what : `${what} (${code})`, operationId, { cause });
    this.phase = phase;
    this.code = code;
  }
}

/** `timeoutMs` passed before the whole reply was there. The request was cancelled; the server may have acted. */
export class TimeoutError extends AgentPlatformError {
  override name = 'TimeoutError';
  /** The limit that was passed, in milliseconds. */
  readonly timeoutMs: number;
  /** How long the call had been under way, in milliseconds. */
  readonly elapsedMs: number;
  /** What the call was waiting for. */
  readonly phase: Phase;

  constructor(operationId: string, phase: Phase, timeoutMs: number, elapsedMs: number) {
    super(`no complete reply within ${timeoutMs} ms (waiting for the ${phase})`, operationId);
    this.timeoutMs = timeoutMs;
    this.elapsedMs = elapsedMs;
    this.phase = phase;
  }
}

/** The caller's `signal` was aborted. `signal.reason` is the `cause`. The server may have acted. */
export class AbortError extends AgentPlatformError {
  override name = 'AbortError';
  /** What the call was waiting for. */
  readonly phase: Phase;

  constructor(operationId: string, phase: Phase, reason: unknown) {
    super(`cancelled by the caller (waiting for the ${phase})`, operationId, { cause: reason });
    this.phase = phase;
  }
}

/**
 * The server answered with a redirect. The API has none, so it comes from something between; following it could hand the token to another
 * host or turn a write into a read. Put the right address into `baseUrl`.
 */
export class RedirectError extends AgentPlatformError {
  override name = 'RedirectError';
  /** HTTP status; 0 in a browser, which hides it. */
  readonly status: number;
  /** Where to; null when the server named no place or the browser hides it. */
  readonly location: string | null;

  constructor(operationId: string, status: number, location: string | null) {
    super(`refused to follow a redirect to ${location ?? 'an unnamed place'}`, operationId);
    this.status = status;
    this.location = location;
  }
}

/** A reply with a status of success whose body is not what the contract promises: HTML of a proxy, broken JSON, nothing at all. */
export class ResponseParseError extends AgentPlatformError {
  override name = 'ResponseParseError';
  /** HTTP status. */
  readonly status: number;
  /** Content type of the reply; null when it has none. */
  readonly contentType: string | null;
  /** The first 512 characters of the body. */
  readonly bodyStart: string;
  /** `X-Request-Id` of the reply, to quote to support; null when it has none. */
  readonly requestId: string | null;
  /** Headers of the reply. */
  readonly headers: Headers;

  constructor(operationId: string, response: Response, body: string, cause?: unknown) {
    const contentType = response.headers.get('Content-Type');
    const what = body === '' ? 'an empty body' : cause === undefined ? `a body of type ${contentType ?? 'unknown'}` : 'a body that is not JSON';
    super(`status ${response.status} with ${what}`, operationId, cause === undefined ? undefined : { cause });
    this.status = response.status;
    this.contentType = contentType;
    this.bodyStart = body.slice(0, 512);
    this.requestId = response.headers.get('X-Request-Id');
    this.headers = response.headers;
  }
}

// Node and its fetch nest the system's error one or two levels deep; other runtimes give none.
function systemCode(error: unknown): string | null {
  let current = error as { code?: unknown; cause?: unknown } | undefined;
  for (let depth = 0; typeof current === 'object' && depth < 4; depth += 1) {
    if (typeof current?.code === 'string') return current.code;
    current = current?.cause as typeof current;
  }
  return null;
}
