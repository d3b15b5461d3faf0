// HTTP/1.1 asks for a Host in every request. The server lets those without through (serve.ts), so that they are refused like everything else.
import type { RequestHandler } from 'express';
import { ApiError } from '../errors.js';

export const requireHost: RequestHandler = ({ headers, httpVersion }, response, next) => {
  if (headers.host !== undefined || httpVersion === '1.0') return next();
  response.setHeader('Connection', 'close');
  next(new ApiError('bad_request', null, { details: [{ message: 'must have one', path: ['headers', 'host'] }] }));
};
