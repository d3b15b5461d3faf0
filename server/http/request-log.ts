// One line for each request when it is done. Nothing of its headers, query or body: those may hold secrets.
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { contextOf } from './request-context.js';

/** Told of a request when it is done; `operationId` null for what is no operation of the contract. */
export type RequestDone = (operationId: string | null, status: number, durationMs: number) => void;

export function logRequests(logger: Logger, now: () => number, requestDone?: RequestDone): RequestHandler {
  return (request, response, next) => {
    response.once('close', () => {
      const { requestId, operationId, caller, startedAt, traceId } = contextOf(request);
      const status = response.writableFinished ? response.statusCode : 499;
      const durationMs = now() - startedAt;
      requestDone?.(operationId, status, durationMs);
      logger.info({
        requestId,
        method: request.method,
        operationId,
        status,
        durationMs: Math.round(durationMs * 10) / 10,
        userId: caller?.userId,
        organizationId: caller?.organizationId,
        traceId,
      });
    });
    next();
  };
}
