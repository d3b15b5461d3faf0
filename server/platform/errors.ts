// The errors that callers see. http/reply/error-reply.ts converts them to replies.
import { errors, type ErrorCode, type ErrorKind } from '../generated/errors.js';
import { isTransientDatabaseError } from './database/errors.js';
import { fillIn, type IsPlain, type OptionsFor, type Values } from './text-placeholders.js';

export type { ErrorCode };

export interface ErrorDetail {
  message: string;
  /** Path to the field of the body, or the name of the parameter or header. */
  path: string[];
  /** Part of the request that the path refers to. Default: `body`, or `query` if the operation has no body. */
  in?: 'body' | 'query' | 'header';
}

export interface ErrorOptions {
  /** Problems of single fields, shown to the caller. */
  details?: ErrorDetail[];
  /** Seconds after which a retry may succeed, sent as Retry-After. Default: the delay of the code, if any. */
  retryAfterSeconds?: number | null;
  /** Current entity tag of the record, sent as ETag. */
  etag?: string;
  /** Whether the failure is logged elsewhere, so that the error handler does not log it. Default: false. */
  isReported?: boolean;
  /** For the log only. */
  cause?: unknown;
}

interface ErrorEntry {
  readonly kind: ErrorKind;
  readonly text: string;
  readonly retryAfterSeconds?: number;
}

/** Codes whose text has no placeholders. */
export type PlainErrorCode = {
  [Code in ErrorCode]: IsPlain<(typeof errors)[Code]['text']> extends true ? Code : never;
}[ErrorCode];

/** The contract defines the kind, the status and the text of each code. */
export class ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ApiError';
  readonly code: Code;
  /** The meaning of the failure. Compare it instead of the HTTP status. */
  readonly kind: ErrorKind;
  readonly text: string;
  readonly details: ErrorDetail[] | null;
  readonly retryAfterSeconds: number | null;
  readonly etag: string | null;
  readonly isReported: boolean;

  constructor(code: Code, ...[options]: OptionsFor<(typeof errors)[Code]['text'], ErrorOptions>) {
    const { values = {}, ...given }: ErrorOptions & { values?: Values } = options ?? {};
    const { kind, text, retryAfterSeconds }: ErrorEntry = errors[code];
    const filled = fillIn(text, values);
    super(filled, { cause: given.cause });
    this.code = code;
    this.kind = kind;
    this.text = filled;
    this.details = given.details ?? null;
    this.retryAfterSeconds = given.retryAfterSeconds ?? retryAfterSeconds ?? null;
    this.etag = given.etag ?? null;
    this.isReported = given.isReported ?? false;
  }
}

export const isNotFound = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'not_found';

/** Returns whether a retry may succeed, because a dependency is down or a limit was reached. */
export const isTemporary = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'unavailable' || error.kind === 'limited');

/** Returns whether the error leads to a status from 400 to 499. A request that fails in this way had no effect. */
export const isClientError = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'not_found' || error.kind === 'limited');

/** Returns whether the error, or the cause of an ApiError, is a temporary failure of the database. */
export const isDatabaseOutage = (error: unknown): boolean =>
  isTransientDatabaseError(error instanceof ApiError ? error.cause : error);
