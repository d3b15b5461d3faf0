import type { ErrorRequestHandler, Response } from 'express';
import { Fault, faultJson, toFault } from './fault.js';
import type { Log } from './log.js';

/** Clerk's client parses a body only when its type is exactly this; express's own json() adds a charset, and the client would get a text. */
export function replyWith(response: Response, body: unknown, status = 200): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

export function refuse(response: Response, fault: Fault): void {
  replyWith(response, faultJson(fault), fault.status);
}

/** Express knows an error handler by its four parameters. */
export function replyToErrors(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const fault = toFault(error);
    if (!fault)
      log.error({ err: error, method: request.method, path: request.path }, 'the embedded identity provider failed');
    refuse(response, fault ?? new Fault(500, 'internal_clerk_error', 'The embedded identity provider failed.'));
  };
}
