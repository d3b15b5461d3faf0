// Errors for replies that refuse a call: one class for each status of the contract.
import { describeReply } from './call.js';
import { AgentPlatformError, describeRequestId, firstLine, shorten, type OperationName } from './errors.js';
import type { ErrorCode } from './generated/error-code.js';
import type { ErrorDetail } from './generated/schemas.js';

/**
 * The server refused the call. `code` identifies the error; {@link ErrorCode} lists all codes.
 *
 * @typeParam Code - the codes that are possible here; see the `…Error` type of each operation
 * @example
 * ```ts
 * try {
 *   await client.agents.delete(7);
 * } catch (error) {
 *   if (!isApiError(error, 'agent_not_found')) throw error;
 * }
 * ```
 */
export class ApiError<Code extends string = ErrorCode | (string & {})> extends AgentPlatformError {
  static override readonly agentPlatform: string = 'ApiError';
  /** HTTP status. */
  declare readonly status: number;
  /** Error text. Empty if the body has none, such as a proxy's HTML page. */
  declare readonly error: string;
  /** Error code from the header `X-Error-Code`. Empty if the reply has none, such as the reply of a proxy. */
  declare readonly code: Code;
  /** Problems of the request. Empty if the server named none. */
  declare readonly details: readonly ErrorDetail[];
  /** `X-Request-Id` of the reply, for support requests. Null if it has none. */
  declare readonly requestId: string | null;
  /** Time to wait before a retry, in milliseconds, from `retry-after-ms` or `Retry-After`. Null if neither is valid. */
  declare readonly retryAfterMs: number | null;
  /** Headers of the reply. */
  declare readonly headers: Headers;
  /** Body of the reply: the parsed JSON, or its text when it is not JSON. */
  declare readonly body: unknown;
  declare readonly operationId: string;

  constructor(operation: OperationName, response: Response, body: unknown) {
    const { headers } = response;
    const { error: sent, details: list } = Object(body) as { error?: unknown; details?: unknown };
    const error = typeof sent === 'string' ? sent : '';
    const code = headers.get('X-Error-Code') ?? '';
    const details = (Array.isArray(list) ? list : []) as ErrorDetail[];
    const text = shorten(error || (typeof body === 'string' ? firstLine(body) : ''), 500);
    const fields = shorten(describeDetails(details), 500);
    super(
      `${response.status}${code && ` ${code}`}${text && `: ${text}`}${fields && ` [${fields}]`}` +
        describeRequestId(headers),
      operation,
      {},
      { ...describeReply(response), error, code, details, retryAfterMs: readRetryAfterMs(headers), body },
    );
  }
}

/** 400: the request does not match the contract or contradicts what is stored; `details` can name fields. */
export class BadRequestError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'BadRequestError';
  declare readonly status: 400;
}

/**
 * 401: the token is missing or not accepted: malformed, expired, wrongly signed, or of a person who was removed since.
 */
export class UnauthorizedError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'UnauthorizedError';
  declare readonly status: 401;
}

/**
 * 403: the caller lacks the role or permission, the scheduled task belongs to another user, or the given user is not a
 * member.
 */
export class ForbiddenError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'ForbiddenError';
  declare readonly status: 403;
}

/** 404: the record does not exist, was deleted, or is not visible to the caller. Each case has the same reply. */
export class NotFoundError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'NotFoundError';
  declare readonly status: 404;
}

/** 405: the path does not support this method. */
export class MethodNotAllowedError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'MethodNotAllowedError';
  declare readonly status: 405;
}

/**
 * 409: the call conflicts with the current state, such as a call or run that is in progress. Also thrown if the first
 * request with this `Idempotency-Key` returned a stream, which cannot be sent again.
 */
export class ConflictError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'ConflictError';
  declare readonly status: 409;
}

/** 412: the record was changed since it was read. Read it again and repeat the change. */
export class PreconditionFailedError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'PreconditionFailedError';
  declare readonly status: 412;
}

/** 413: the body is over the operation's limit. */
export class PayloadTooLargeError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'PayloadTooLargeError';
  declare readonly status: 413;
}

/** 415: the body is not JSON in UTF-8, or has an unsupported `Content-Encoding`. */
export class UnsupportedMediaTypeError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'UnsupportedMediaTypeError';
  declare readonly status: 415;
}

/**
 * 422: the `Idempotency-Key` in `headers` was used before: for another request, or while the caller had another role or
 * other permissions.
 */
export class UnprocessableError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'UnprocessableError';
  declare readonly status: 422;
}

/**
 * 429: a rate limit or concurrency limit of the service, or a model provider's rate limit, was reached. `retryAfterMs`
 * is the time to wait.
 */
export class RateLimitError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'RateLimitError';
  declare readonly status: 429;
}

/** 500: the server failed. Include `requestId` in a support request. */
export class InternalServerError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'InternalServerError';
  declare readonly status: 500;
}

/**
 * 503: the server is overloaded, a dependency is unavailable, or the storage lacks a file. `retryAfterMs` is the time
 * to wait.
 */
export class ServiceUnavailableError<Code extends string = string> extends ApiError<Code> {
  static override readonly agentPlatform: string = 'ServiceUnavailableError';
  declare readonly status: 503;
}

const classes: Record<number, typeof ApiError> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  405: MethodNotAllowedError,
  409: ConflictError,
  412: PreconditionFailedError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  422: UnprocessableError,
  429: RateLimitError,
  500: InternalServerError,
  503: ServiceUnavailableError,
};

export function createApiError(operation: OperationName, response: Response, body: unknown): ApiError {
  return new (classes[response.status] ?? ApiError)(operation, response, body);
}

/**
 * Returns whether a caught value is an error of the server and, with `code`, whether it has that code.
 *
 * @param error - anything that was caught
 * @param code - an error code of the contract
 * @example
 * ```ts
 * if (isApiError(error, 'agent_not_found')) console.log(error.requestId);
 * ```
 */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Code extends ErrorCode>(error: unknown, code: Code): error is ApiError<Code>;
export function isApiError(error: unknown, code?: string): boolean {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

// A proxy can send `details` in another shape, which must not break the message.
const describeDetails = (details: readonly (Partial<ErrorDetail> | null)[]) =>
  details
    .filter((detail) => typeof detail?.message === 'string')
    .map((detail) => `${[detail?.path].flat().join('.')}: ${detail?.message}`)
    .join('; ');

/**
 * Returns the time to wait before a retry, from `retry-after-ms` or `Retry-After`, or null if neither is valid.
 * `Retry-After` is a number of seconds or a date. A date is compared with the reply's `Date`, because clocks differ.
 */
export function readRetryAfterMs(headers: Headers): number | null {
  const value = headers.get('Retry-After') ?? '';
  const exact = readNumber(headers.get('retry-after-ms') ?? '');
  if (exact !== null) return exact;
  const seconds = readNumber(value);
  if (seconds !== null) return seconds * 1000;
  // HTTP dates begin with the day of the week; without this check, `Date.parse` accepts `-5` and `1, 2`.
  if (!/^[A-Z][a-z]+,? /.test(value)) return null;
  const now = Date.parse(headers.get('Date') ?? '');
  const waitMs = Date.parse(value) - (Number.isNaN(now) ? Date.now() : now);
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

const readNumber = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : null);
