// Logs one line at the end of each admitted request, without its headers, query and body, which may contain secrets.
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { OnRequestDone } from '../../platform/metrics/port.js';
import { endOfReply } from '../reply/end-of-reply.js';
import { contextOf } from './request-context.js';

export interface RequestLogDependencies {
  readonly logger: Logger;
  readonly now: () => number;
  readonly onRequestDone?: OnRequestDone | undefined;
}

export function logRequests({ logger, now, onRequestDone }: RequestLogDependencies): RequestHandler {
  return (request, response, next) => {
    response.once('close', () => {
      const { requestId, operationId, caller, startedAt, traceId } = contextOf(request);
      const { status, closedBy } = endOfReply(response);
      const durationMs = now() - startedAt;
      onRequestDone?.(operationId, status, durationMs);
      logger.info({
        requestId,
        method: request.method,
        operationId,
        status,
        // The client received an incomplete reply.
        ...(closedBy === 'server' && { closedBy }),
        durationMs: Math.round(durationMs * 10) / 10,
        userId: caller?.userId,
        organizationId: caller?.organizationId,
        traceId,
      });
    });
    next();
  };
}
