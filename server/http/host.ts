// Rejects requests that two servers could interpret differently: with no Host or several, or with a version other than
// HTTP/1.0 and 1.1. Node's own replies have no request id and no JSON body, so serve.ts lets these requests through.
import type { Request, RequestHandler } from 'express';
import { ApiError, type ErrorDetail } from '../platform/errors.js';

function problemOf({ rawHeaders, httpVersion }: Request): ErrorDetail | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    return { message: 'must be HTTP/1.0 or HTTP/1.1', path: [], in: 'header' };
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  if (hosts === 1 || (hosts === 0 && httpVersion === '1.0')) return null;
  return { message: 'must be given once', path: ['Host'], in: 'header' };
}

/** `limit` counts rejected requests by network address, because the caller is not yet known. */
export const requireHost =
  (limit: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const problem = problemOf(request);
    if (problem === null) return next();
    response.setHeader('Connection', 'close');
    const refusal = new ApiError('bad_request', { details: [problem] });
    return limit(request, response, (error?: unknown) => next(error ?? refusal));
  };
