// Rejects requests that a proxy and this server could interpret differently.
import type { Request, RequestHandler } from 'express';
import { ApiError, type ErrorDetail } from '../../platform/errors.js';
import { reasons } from '../../generated/reasons.js';

function countHeaders(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index]!;
    if (given.length === name.length && given.toLowerCase() === name) count++;
  }
  return count;
}

function problemOf({ rawHeaders, httpVersion }: Request): ErrorDetail | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    return { message: reasons.request.httpVersion, path: [], in: 'header' };
  const mustBeGivenOnce = (name: string): ErrorDetail => ({
    message: reasons.request.repeated,
    path: [name],
    in: 'header',
  });
  const hosts = countHeaders(rawHeaders, 'host');
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return mustBeGivenOnce('Host');
  // Node would use the first header, and a proxy perhaps the last.
  return countHeaders(rawHeaders, 'authorization') > 1 ? mustBeGivenOnce('Authorization') : null;
}

export const refuseAmbiguity =
  (limit: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const problem = problemOf(request);
    if (problem === null) return next();
    response.setHeader('Connection', 'close');
    const refusal = new ApiError('bad_request', { details: [problem] });
    return limit(request, response, (error?: unknown) => next(error ?? refusal));
  };
