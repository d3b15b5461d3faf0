import type { ErrorRequestHandler, Response } from 'express';
import { Fault, faultJson, toFault } from './fault.js';
import type { Log } from './log.js';

/**
 * Writes a JSON reply. Express' json() would add a charset, and Clerk's client parses a body only if the content type
 * is exactly application/json.
 */
export function replyWith(response: Response, body: unknown, status = 200): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

export function replyWithFault(response: Response, fault: Fault): void {
  replyWith(response, faultJson(fault), fault.status);
}

/** Express recognizes an error handler by its four parameters. */
export function replyToErrors(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const fault = toFault(error);
    if (!fault)
      log.error({ err: error, method: request.method, path: request.path }, 'the embedded identity provider failed');
    replyWithFault(response, fault ?? new Fault(500, 'internal_clerk_error', 'The embedded identity provider failed.'));
  };
}
