// The only place where a failure becomes a status. Whatever is not an ApiError, a known body-parser failure or a dependency that is down
// is a 500 that says nothing of its cause.
import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import { ApiError, type ErrorDetail } from '../platform/errors.js';
import { errors, type ErrorCode } from '../generated/errors.js';
import { limits } from '../generated/limits.js';
import { operations, type OperationId } from '../generated/operations.js';
import { contextOf } from './request-context.js';
import { writeJson } from './reply.js';
import type { ReplyCheck } from './reply-checks.js';

const defaultRetryAfterSeconds = 5;

/** What body-parser throws, told apart by `type`. */
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
      // zlib's and Brotli's own errors come without a type: the body is not what its Content-Encoding says.
      return /^(Z_|ERR__ERROR_|ERR_BROTLI_)/.test((error as { code?: string } | null)?.code ?? '')
        ? unreadable(error)
        : null;
  }
}

const unreadable = (cause: unknown) =>
  new ApiError('bad_request', { details: [{ message: 'body could not be read', path: [] }], cause });

/** Sixteen times the largest body of the contract. */
const mostDiscardedBytes = 16 * 1024 * 1024;

/**
 * Lets the rest of a body go by that nobody will read. Closing the connection instead would reset it under a client that is still sending:
 * a third of those never got to our answer (measured). Past the bound it is closed after all; the server's request timeout ends slow ones.
 */
function discardRest(request: Request): void {
  let discardedBytes = 0;
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    discardedBytes += chunk.length;
    if (discardedBytes > mostDiscardedBytes) request.destroy();
  });
  request.resume(); // body-parser leaves it paused after some failures
}

/** The codes that the contract lists for a status of the operation. */
const declaredCodes = (operationId: OperationId, status: number): readonly ErrorCode[] =>
  (operations[operationId].errorCodes as Record<number, readonly ErrorCode[]>)[status] ?? [];

/** An operation may have a code of its own for a request that does not match the contract. It is the first of its 400. */
const codeOf = ({ code }: ApiError, operationId: OperationId | null): ErrorCode =>
  code === 'bad_request' && operationId !== null ? (declaredCodes(operationId, 400)[0] ?? code) : code;

/** A field may be named by whatever the caller sent: without bounds, a reply would echo a megabyte. */
const bounded = ({ message, path, in: place = 'body' }: ErrorDetail): ErrorDetail => ({
  message: cut(message, limits['ErrorDetail.message'].maxLength),
  path: path
    .slice(0, limits['ErrorDetail.path'].maxItems)
    .map((name) => cut(name, limits['ErrorDetail.path[]'].maxLength)),
  in: place,
});

/** Half of a surrogate pair is no text. */
const cut = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');

export interface ErrorReply {
  status: number;
  headers: { 'X-Error-Code': ErrorCode };
  body: { error: string; details?: ErrorDetail[] };
}

/** Status, code and body of the reply to a failure. */
export function errorReply(error: ApiError, operationId: OperationId | null): ErrorReply {
  const code = codeOf(error, operationId);
  const body: ErrorReply['body'] = { error: code === error.code ? error.text : errors[code].text };
  if (error.details !== null && error.details.length > 0)
    body.details = error.details.slice(0, limits.ErrorDetails.maxItems).map(bounded);
  return { status: error.status, headers: { 'X-Error-Code': code }, body };
}

export interface ErrorHandlerParts {
  logger: Logger;
  check: ReplyCheck;
  /** Says whether an error that nobody translated means that a dependency is down. */
  isUnavailableError(error: unknown): boolean;
}

export function createErrorHandler({ logger, check, isUnavailableError }: ErrorHandlerParts): ErrorRequestHandler {
  const classify = (error: unknown): ApiError => {
    if (error instanceof ApiError) return error;
    // First: a client that went away is an ECONNABORTED too, and no dependency of ours.
    const fromBody = fromBodyParser(error);
    if (fromBody) return fromBody;
    return new ApiError(isUnavailableError(error) ? 'service_unavailable' : 'internal_error', { cause: error });
  };
  return (thrown, request, response, _next) => {
    const context = contextOf(request);
    const error = classify(thrown);
    const { status, headers, body } = errorReply(error, context.operationId);
    const isLate = response.headersSent;
    if (status >= 500 && error.code !== 'not_implemented' && !error.isReported) {
      const message = isLate ? 'failed after the reply had begun' : `answering ${status}`;
      logger.error(
        { requestId: context.requestId, operationId: context.operationId, err: error.cause ?? error },
        message,
      );
    }
    if (isLate) {
      // A stream that breaks must not look complete. A reply that is whole, such as the deadline's 503, stays.
      if (!response.writableEnded) response.destroy();
      return;
    }
    for (const [name, value] of Object.entries({ ...error.headers, ...headers })) response.setHeader(name, value);
    if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    const retryAfterSeconds =
      error.retryAfterSeconds ?? (status === 429 || status === 503 ? defaultRetryAfterSeconds : null);
    if (retryAfterSeconds !== null) response.setHeader('Retry-After', retryAfterSeconds);
    if (!request.complete) discardRest(request);
    if (context.operationId !== null && error.code !== 'not_implemented' && error.code !== 'method_not_allowed') {
      const difference = declaredCodes(context.operationId, status).includes(headers['X-Error-Code'])
        ? check(context.operationId, status, body)
        : 'the operation does not list the code';
      if (difference !== null) {
        logger.error(
          {
            ...headers,
            requestId: context.requestId,
            operationId: context.operationId,
            status,
            error: body.error,
            difference,
          },
          'an error that the contract does not declare',
        );
        response.setHeader('X-Error-Code', 'internal_error' satisfies ErrorCode);
        writeJson(response, 500, { error: errors.internal_error.text });
        return;
      }
    }
    writeJson(response, status, body);
  };
}
