// If no reply has begun at the deadline, replies with 503. If the server is still reading the body, replies with 408
// instead. Interrupts a reply in progress only if it has `endsWithDeadline`. Aborts the signal of the handler in these
// cases, and when the connection closes before the end of the reply.
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { ApiError } from '../../platform/errors.js';
import { contextOf } from './request-context.js';
import { closeIfReadingSlowly, defaultMinReadingRate, type MinReadingRate } from '../reply/slow-readers.js';
import { refuseUnreadable } from './unreadable-requests.js';

const key = Symbol('abort');
interface Abortable {
  [key]?: AbortController;
}

export function signalOf(request: object): AbortSignal {
  const holder = request as Abortable;
  holder[key] ??= new AbortController();
  return holder[key].signal;
}

/** Returns whether the error only results from the deadline, or from the end of the connection. */
export const isEndOfRequest = (request: object, error: unknown): boolean => {
  const signal = (request as Abortable)[key]?.signal;
  if (signal?.aborted !== true) return false;
  // A pipeline whose streams fail at the same time joins their errors in an AggregateError.
  const { errors = [error] } = (error ?? {}) as Partial<AggregateError>;
  return errors.includes(signal.reason);
};

export interface DeadlineDependencies {
  readonly deadlineMs: number;
  readonly handleError: ErrorRequestHandler;
  readonly minReadingRate?: MinReadingRate;
}

/**
 * At the deadline, this step calls the error handler directly instead of `next`, because Express runs its error
 * handlers once per request. If this step called `next(error)`, a later error of the request would reach Express' own
 * handler. That handler closes the connection, which may already serve the next request.
 */
export function enforceDeadline({
  deadlineMs,
  handleError,
  minReadingRate: { bytesPerSecond } = defaultMinReadingRate,
}: DeadlineDependencies): RequestHandler {
  return (request, response, next) => {
    const abort = (reason: string) => {
      // Create the signal first, so that a handler that starts later finds it aborted.
      signalOf(request);
      (request as Abortable)[key]?.abort(new Error(reason));
    };
    const timer = setTimeout(() => {
      // The reply is complete, but the client has not read all of it. The client may continue at the minimum rate.
      if (response.writableEnded) return void closeIfReadingSlowly(response, { graceMs: 0, bytesPerSecond });
      if (response.headersSent && !contextOf(request).endsWithDeadline) return;
      contextOf(request).timedOut = true;
      abort('the request took longer than its deadline');
      if (contextOf(request).awaitsBody) return refuseUnreadable(request.socket, { code: 'request_timeout' });
      // Otherwise, the connection would stay open until the client has sent the rest of the body.
      if (!request.complete && !response.headersSent) response.setHeader('Connection', 'close');
      const error = new ApiError('service_unavailable', { cause: new Error(`no reply within ${deadlineMs} ms`) });
      void handleError(error, request, response, next);
    }, deadlineMs);
    response.once('close', () => {
      clearTimeout(timer);
      if (!response.writableFinished) abort('the connection closed');
    });
    next();
  };
}
