// Spans of OpenTelemetry around requests. The API is handed over: the package depends on no version of it.
import type { Middleware } from './options.js';

/** What is used of a span. */
export interface TraceSpan {
  /** Adds what is known of the request. */
  setAttribute(name: string, value: string | number): unknown;
  /** Marks it as failed. */
  setStatus(status: { code: number; message?: string }): unknown;
  /** Keeps why no reply came. */
  recordException(error: Error): void;
  /** The request is over. */
  end(): void;
}

/** What is used of `@opentelemetry/api`; the module itself fits. */
export interface OpenTelemetryApi {
  /** Makes spans. */
  readonly trace: {
    getTracer(
      name: string,
      version?: string,
    ): { startSpan(name: string, options: { kind: number; attributes: Record<string, string | number> }): TraceSpan };
    setSpan(context: unknown, span: unknown): unknown;
  };
  /** Knows the span that the caller is in. */
  readonly context: {
    active(): unknown;
    with<Result>(context: unknown, run: () => Result): Result;
  };
  /** Writes the trace into the headers of a request. */
  readonly propagation: { inject(context: unknown, carrier: Record<string, string>): void };
}

// Values of SpanKind and SpanStatusCode, which are part of the API's stability promise.
const clientKind = 2;
const errorStatus = 2;

/**
 * A span for each request that is sent, retries included, named by the operation, with the attributes of
 * OpenTelemetry's conventions for HTTP. The trace goes on in the server: its headers are added to the request. The
 * values of query parameters are not recorded.
 *
 * @param api - the module `@opentelemetry/api`
 * @example
 * ```ts
 * import * as api from '@opentelemetry/api';
 *
 * const client = createClient({ baseUrl, token, middleware: [traceRequests(api)] });
 * ```
 */
export function traceRequests(api: OpenTelemetryApi): Middleware {
  const tracer = api.trace.getTracer('@agent-platform/sdk');
  return async (request, next, { operationId, attempt }) => {
    const { hostname, port, protocol, origin, pathname } = new URL(request.url);
    const attributes: Record<string, string | number> = {
      'http.request.method': request.method,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
      'url.full': origin + pathname,
      'agent_platform.operation_id': operationId,
    };
    if (attempt > 1) attributes['http.request.resend_count'] = attempt - 1;
    const span = tracer.startSpan(operationId, { kind: clientKind, attributes });
    const context = api.trace.setSpan(api.context.active(), span);
    const carrier: Record<string, string> = {};
    api.propagation.inject(context, carrier);
    for (const [name, value] of Object.entries(carrier)) request.headers.set(name, value);
    try {
      const response = await api.context.with(context, () => next(request));
      const { status, headers } = response;
      span.setAttribute('http.response.status_code', status);
      const requestId = headers.get('X-Request-Id');
      if (requestId) span.setAttribute('agent_platform.request_id', requestId);
      if (status >= 400) {
        span.setAttribute('error.type', String(status));
        span.setStatus({ code: errorStatus });
      }
      return response;
    } catch (error) {
      const { name, message } = error as Error;
      span.setAttribute('error.type', name);
      span.setStatus({ code: errorStatus, message });
      span.recordException(error as Error);
      throw error;
    } finally {
      span.end();
    }
  };
}
