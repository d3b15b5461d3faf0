// Ends a request that takes too long with a 503, and tells the handler through its signal that nobody waits any more.
import type { RequestHandler } from 'express';
import { ApiError } from '../errors.js';
import { contextOf } from './request-context.js';

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

export function enforceDeadline(deadlineMs: number): RequestHandler {
  return (request, response, next) => {
    const abort = (reason: string) => (request as Abortable)[key]?.abort(new Error(reason));
    const timer = setTimeout(() => {
      if (response.headersSent) return;
      contextOf(request).timedOut = true;
      abort('the request took longer than its deadline');
      next(new ApiError('unavailable', null, { cause: new Error(`no reply within ${deadlineMs} ms`) }));
    }, deadlineMs);
    response.once('close', () => {
      clearTimeout(timer);
      if (!response.writableFinished) abort('the client went away');
    });
    next();
  };
}
