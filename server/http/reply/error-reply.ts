// Converts errors to replies that do not reveal the cause.
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiError, type ErrorDetail } from '../../platform/errors.js';
import { etagHeader } from '../../platform/records/etag.js';
import { errors, type ErrorCode } from '../../generated/errors.js';
import { limits } from '../../generated/limits.js';
import { operations, type OperationId } from '../../generated/operations.js';
import { messageFor } from '../../generated/problem-messages.js';
import { reasons } from '../../generated/reasons.js';
import { isEndOfRequest } from '../request/deadline.js';
import { contextOf } from '../request/request-context.js';
import { discardRest } from '../request/unreadable-requests.js';
import { writeJson } from './reply.js';
import type { ReplyValidator } from './reply-checks.js';
import { cutText } from '../../platform/cut-text.js';

function fromBodyParser(error: unknown): ApiError | null {
  switch ((error as { type?: string } | null)?.type) {
    case 'entity.too.large':
      return new ApiError('payload_too_large', { cause: error });
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new ApiError('unsupported_media_type', { cause: error });
    case 'request.aborted':
    case 'request.size.invalid':
    case 'entity.parse.failed':
    case 'entity.verify.failed':
      return unreadable(error);
    default:
      // Errors of zlib and Brotli have no type, and mean that the body does not match its Content-Encoding.
      return /^(Z_|ERR__ERROR_|ERR_BROTLI_)/.test((error as { code?: string } | null)?.code ?? '')
        ? unreadable(error)
        : null;
  }
}

const unreadable = (cause: unknown) =>
  new ApiError('bad_request', { details: [{ message: reasons.request.unreadableBody, path: [], in: 'body' }], cause });

const declaredCodes = (operationId: OperationId, status: number): readonly ErrorCode[] =>
  (operations[operationId].errorCodes as Record<number, readonly ErrorCode[]>)[status] ?? [];

const isMissingField = ({ message }: ErrorDetail): boolean => message === messageFor('required', true);

/** If the operation declares a code for a missing field or an invalid request, replaces `bad_request` by this code. */
function codeOf({ code, details }: ApiError, operationId: OperationId | null): ErrorCode {
  if (code !== 'bad_request' || operationId === null) return code;
  const codes = declaredCodes(operationId, 400);
  const ofMissingField = codes.find((one) => 'means' in errors[one]);
  return (details?.some(isMissingField) ? ofMissingField : undefined) ?? codes[0] ?? code;
}

/** Returns whether the error has the code that the operation uses for a request that violates the contract. */
export const hasInvalidRequestCode = ({ code }: ApiError, operationId: OperationId): boolean =>
  code === 'bad_request' || code === declaredCodes(operationId, 400)[0];

/** Limits the detail, because its path can contain long field names that the caller chose. */
const bounded = ({ message, path, in: place }: ErrorDetail, operationId: OperationId | null): ErrorDetail => ({
  message: cutText(message, limits['ErrorDetail.message'].maxLength),
  path: path
    .slice(0, limits['ErrorDetail.path'].maxItems)
    .map((name) => cutText(name, limits['ErrorDetail.path[]'].maxLength)),
  in: place ?? (operationId !== null && operations[operationId].body === 'none' ? 'query' : 'body'),
});

export interface ErrorReply {
  status: number;
  headers: { 'X-Error-Code': ErrorCode };
  body: { error: string; details?: ErrorDetail[] };
}

export function errorReply(error: ApiError, operationId: OperationId | null): ErrorReply {
  const code = codeOf(error, operationId);
  const body: ErrorReply['body'] = { error: code === error.code ? error.text : errors[code].text };
  if (error.details !== null && error.details.length > 0)
    body.details = error.details.slice(0, limits.ErrorDetails.maxItems).map((detail) => bounded(detail, operationId));
  return { status: errors[error.code].status, headers: { 'X-Error-Code': code }, body };
}

export interface ErrorHandlerDependencies {
  logger: Logger;
  replyDifference: ReplyValidator;
  /** Returns whether an unclassified error means that a dependency is down. */
  isUnavailableError(error: unknown): boolean;
}

function classify(error: unknown, isUnavailableError: ErrorHandlerDependencies['isUnavailableError']): ApiError {
  if (error instanceof ApiError) return error;
  // Check body-parser's errors first. A disconnected client causes ECONNABORTED, which would look like an unavailable
  // dependency.
  const fromBody = fromBodyParser(error);
  if (fromBody) return fromBody;
  return new ApiError(isUnavailableError(error) ? 'service_unavailable' : 'internal_error', { cause: error });
}

/** Describes how the error reply differs from the contract, or returns null. */
function differenceOf(
  replyDifference: ReplyValidator,
  { code }: ApiError,
  operationId: OperationId | null,
  { status, headers, body }: ErrorReply,
): string | null {
  if (operationId === null || code === 'not_implemented' || code === 'method_not_allowed') return null;
  const isDeclared = declaredCodes(operationId, status).includes(headers['X-Error-Code']);
  return isDeclared ? replyDifference(operationId, status, body) : 'the operation does not list the code';
}

export function createErrorHandler({
  logger,
  replyDifference,
  isUnavailableError,
}: ErrorHandlerDependencies): ErrorRequestHandler {
  return (thrown, request, response, _next) => {
    if (isEndOfRequest(request, thrown)) return;
    const context = contextOf(request);
    const error = classify(thrown, isUnavailableError);
    const { status, headers, body } = errorReply(error, context.operationId);
    const isLate = response.headersSent;
    if (status >= 500 && error.code !== 'not_implemented' && !error.isReported) {
      const message = isLate ? 'failed after the reply had begun' : `returning ${status}`;
      logger.error(
        { requestId: context.requestId, operationId: context.operationId, err: error.cause ?? error },
        message,
      );
    }
    if (isLate) {
      // Close the connection, so that a failed stream does not look complete.
      if (!response.writableEnded) response.destroy();
      return;
    }
    response.set({ ...headers, ...(error.etag === null ? {} : etagHeader({ etag: error.etag })) });
    if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    if (error.retryAfterSeconds !== null) response.setHeader('Retry-After', error.retryAfterSeconds);
    discardRest(request);
    const { requestId, operationId } = context;
    const difference = differenceOf(replyDifference, error, operationId, { status, headers, body });
    if (difference === null) return writeJson(response, status, body);
    const fields = { ...headers, requestId, operationId, status, error: body.error, difference };
    logger.error(fields, 'returning 500 instead of an error that the contract does not declare');
    response.setHeader('X-Error-Code', 'internal_error' satisfies ErrorCode);
    writeJson(response, 500, { error: errors.internal_error.text });
  };
}
