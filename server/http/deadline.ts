// Ends a request that takes too long with a 503, and tells the handler through its signal that nobody waits any more.
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { ApiError } from '../platform/errors.js';
import { contextOf } from './request-context.js';
import { cutSlowReader, slowestReading } from './slow-readers.js';

const key = Symbol('abort');
interface Abortable {
  [key]?: AbortController;
}

/** The signal of a request; made only when a handler asks for it. */
export function signalOf(request: object): AbortSignal {
  const holder = request as Abortable;
  holder[key] ??= new AbortController();
  return holder[key].signal;
}

/**
 * Hands the failure to the error handler itself, not to `next`: Express goes down its chain once for a request, so whatever the operation
 * throws afterwards would fall out at the end, where Express prints it and cuts a connection that serves its next request by then.
 */
export function enforceDeadline(
  deadlineMs: number,
  handleError: ErrorRequestHandler,
  { bytesPerSecond } = slowestReading,
): RequestHandler {
  return (request, response, next) => {
    const abort = (reason: string) => (request as Abortable)[key]?.abort(new Error(reason));
    const timer = setTimeout(() => {
      // All was said and is not read yet: the deadline was ours, the rest of the time is the reader's.
      if (response.writableEnded) return void cutSlowReader(response, { graceMs: 0, bytesPerSecond });
      if (response.headersSent && !contextOf(request).endsWithDeadline) return;
      contextOf(request).timedOut = true;
      abort('the request took longer than its deadline');
      // What is still to come of its body would be taken for the next request.
      if (!request.complete && !response.headersSent) response.setHeader('Connection', 'close');
      const error = new ApiError('service_unavailable', { cause: new Error(`no reply within ${deadlineMs} ms`) });
      void handleError(error, request, response, next);
    }, deadlineMs);
    response.once('close', () => {
      clearTimeout(timer);
      if (!response.writableFinished) abort('the client went away');
    });
    next();
  };
}
