import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { attachContext } from './request-context.js';

const wellFormed = /^[A-Za-z0-9._-]{8,128}$/;

export function requestIdOf(request: Request): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : `req_${randomUUID()}`;
}

export function assignRequestId(now: () => number): RequestHandler {
  return (request, response, next) => {
    const requestId = requestIdOf(request);
    attachContext(request, {
      requestId,
      startedAt: now(),
      operationId: null,
      caller: null,
      rawBody: null,
      bodyValueCount: 0,
      timedOut: false,
      endsWithDeadline: false,
      awaitsBody: false,
    });
    response.setHeader('X-Request-Id', requestId);
    next();
  };
}
