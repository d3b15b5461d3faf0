// HTTP/1.1 asks for a Host in every request. The server lets those without through (serve.ts), so that they are refused like everything else.
import type { RequestHandler } from 'express';
import { ApiError } from '../errors.js';

/** `limit` counts what is refused by its address: nobody has asked yet who calls. */
export const requireHost = (limit: RequestHandler): RequestHandler => (request, response, next) => {
  if (request.headers.host !== undefined || request.httpVersion === '1.0') return next();
  response.setHeader('Connection', 'close');
  const refusal = new ApiError('bad_request', null, { details: [{ message: 'must have one', path: ['headers', 'host'] }] });
  return limit(request, response, (error?: unknown) => next(error ?? refusal));
};
