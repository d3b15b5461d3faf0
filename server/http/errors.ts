// The only place where a failure becomes a status. Whatever is not an ApiError, a known body-parser failure or a dependency that is down
// is a 500 that says nothing of its cause.
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiError, type ErrorCode } from '../errors.js';
import { operations, type OperationId } from '../generated/operations.js';
import { contextOf } from './request-context.js';
import { writeJson } from './reply.js';
import type { ReplyCheck } from './reply-checks.js';

const statusOf: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
};

/** Texts of what can happen outside any operation; inside one the contract's own text is used. */
const textOutsideOperations: Record<ErrorCode, string> = {
  bad_request: 'Bad Request',
  unauthenticated: 'Unauthorized',
  forbidden: 'Forbidden',
  not_found: 'Not Found',
  method_not_allowed: 'Method not allowed',
  conflict: 'Conflict',
  payload_too_large: 'Payload Too Large',
  unsupported_media_type: 'Unsupported Media Type',
  rate_limited: 'Too Many Requests',
  internal: 'Internal Server Error',
  not_implemented: 'Not Implemented',
  unavailable: 'Service Unavailable',
};

const defaultRetryAfterSeconds = 5;

/** What body-parser throws, told apart by `type`. */
function fromBodyParser(error: unknown): ApiError | null {
  switch ((error as { type?: string } | null)?.type) {
    case 'entity.too.large':
      return new ApiError('payload_too_large', null, { cause: error });
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new ApiError('unsupported_media_type', null, { cause: error });
    case 'request.aborted':
    case 'request.size.invalid':
    case 'entity.parse.failed':
    case 'entity.verify.failed':
      return new ApiError('bad_request', null, { details: [{ message: 'body could not be read', path: [] }], cause: error });
    default:
      return null;
  }
}

function textFor(error: ApiError, operationId: OperationId | null): string {
  if (error.text !== null) return error.text;
  const declared = operationId === null ? undefined : (operations[operationId].errorTexts as Record<number, readonly string[]>)[statusOf[error.code]];
  return declared?.[0] ?? textOutsideOperations[error.code];
}

export interface ErrorHandlerParts {
  logger: Logger;
  check: ReplyCheck;
  /** Says whether an error that nobody translated means that a dependency is down. */
  isUnavailable(error: unknown): boolean;
}

export function createErrorHandler({ logger, check, isUnavailable }: ErrorHandlerParts): ErrorRequestHandler {
  const classify = (error: unknown): ApiError => {
    if (error instanceof ApiError) return error;
    if (isUnavailable(error)) return new ApiError('unavailable', null, { cause: error });
    return fromBodyParser(error) ?? new ApiError('internal', null, { cause: error });
  };
  return (thrown, request, response, _next) => {
    const context = contextOf(request);
    const error = classify(thrown);
    const status = statusOf[error.code];
    if (status >= 500 && error.code !== 'not_implemented') {
      logger.error({ requestId: context.requestId, operationId: context.operationId, err: error.cause ?? error }, `answering ${status}`);
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value);
    if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    if (status === 429 || status === 503) response.setHeader('Retry-After', error.retryAfterSeconds ?? defaultRetryAfterSeconds);
    // A body that was not read to its end would be taken for the next request on this connection.
    if (!request.complete) response.setHeader('Connection', 'close');
    const body: { error: string; details?: unknown } = { error: textFor(error, context.operationId) };
    if (error.details !== null && error.details.length > 0) body.details = error.details;
    if (context.operationId !== null && error.code !== 'not_implemented' && error.code !== 'method_not_allowed') {
      const difference = check(context.operationId, status, body);
      if (difference !== null) {
        logger.error({ requestId: context.requestId, operationId: context.operationId, status, body, difference }, 'an error that the contract does not declare');
        writeJson(response, 500, { error: textOutsideOperations.internal });
        return;
      }
    }
    writeJson(response, status, body);
  };
}
