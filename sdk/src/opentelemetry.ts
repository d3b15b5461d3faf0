// The caller passes the OpenTelemetry API, so that the package depends on no version of it.
import type { Middleware } from './options.js';

/** The part of a span that the SDK uses. */
export interface TraceSpan {
  /** Adds an attribute of the request. */
  setAttribute(name: string, value: string | number): unknown;
  /** Marks the span as failed. */
  setStatus(status: { code: number; message?: string }): unknown;
  /** Records why there is no reply. */
  recordException(error: Error): void;
  /** Ends the span. */
  end(): void;
}

/** The part of `@opentelemetry/api` that the SDK uses. Pass the module itself. */
export interface OpenTelemetryApi {
  /** Creates spans. */
  readonly trace: {
    getTracer(
      name: string,
      version?: string,
    ): { startSpan(name: string, options: { kind: number; attributes: Record<string, string | number> }): TraceSpan };
    setSpan(context: unknown, span: unknown): unknown;
  };
  /** Holds the current span of the caller. */
  readonly context: {
    active(): unknown;
    with<Result>(context: unknown, run: () => Result): Result;
  };
  /** Writes the trace into the headers of a request. */
  readonly propagation: { inject(context: unknown, carrier: Record<string, string>): void };
}

// `SpanKind.CLIENT` and `SpanStatusCode.ERROR`. OpenTelemetry promises not to change these values.
const clientKind = 2;
const errorStatus = 2;

/**
 * Records a span for each request to the service, retries included. The span has the operation's name and the
 * attributes of OpenTelemetry's semantic conventions for HTTP, without the query. The request carries the trace's
 * headers, so that the server continues the trace.
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
