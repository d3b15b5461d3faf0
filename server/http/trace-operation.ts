// Attributes and names follow OpenTelemetry's semantic conventions for HTTP servers.
import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { operations, type OperationId } from '../generated/operations.js';
import { contextFrom, tracer } from '../platform/telemetry/spans.js';
import { endOfReply } from './reply/end-of-reply.js';
import { contextOf } from './request/request-context.js';

export function traceOperation(operationId: OperationId): RequestHandler {
  const { method, path } = operations[operationId];
  const name = `${method.toUpperCase()} ${path}`;
  return (request, response, next) => {
    const requestContext = contextOf(request);
    const parent = contextFrom(request.headers);
    const attributes = {
      'http.request.method': request.method,
      'http.route': path,
      'url.path': request.path,
      'url.scheme': request.protocol,
      'user_agent.original': request.headers['user-agent'],
      'agent_platform.operation_id': operationId,
      'agent_platform.request_id': requestContext.requestId,
    };
    const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    requestContext.traceId = span.spanContext().traceId;
    response.once('close', () => {
      const { caller } = requestContext;
      if (caller)
        span.setAttributes({ 'agent_platform.organization_id': caller.organizationId, 'enduser.id': caller.userId });
      const { status, closedBy } = endOfReply(response);
      if (closedBy === null) span.setAttribute('http.response.status_code', status);
      else if (response.headersSent) span.setAttribute('http.response.status_code', response.statusCode);
      const failure = closedBy !== null ? `${closedBy}_disconnected` : status >= 500 ? String(status) : null;
      if (failure !== null) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), next);
  };
}
