// One line for each request when it is done. Nothing of its headers, query or body: those may hold secrets.
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { contextOf } from './request-context.js';

export function logRequests(logger: Logger, now: () => number): RequestHandler {
  return (request, response, next) => {
    response.once('close', () => {
      const { requestId, operationId, caller, startedAt } = contextOf(request);
      logger.info({
        requestId,
        method: request.method,
        operationId,
        status: response.writableFinished ? response.statusCode : 499,
        durationMs: Math.round((now() - startedAt) * 10) / 10,
        userId: caller?.userId,
        organizationId: caller?.organizationId,
      });
    });
    next();
  };
}
