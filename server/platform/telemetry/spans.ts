// Creates spans with OpenTelemetry's API. Without an SDK (sdk.ts), the spans record nothing.
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api';
import { redactSecrets } from '../log/secrets.js';

export const tracer = () => trace.getTracer('agent-platform');

/** Returns the active span as a W3C `traceparent`, or undefined if there is none. */
export function currentTraceparent(): string | undefined {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'];
}

/** Ignores an invalid `traceparent`. */
export const contextFrom = (headers: object) => propagation.extract(ROOT_CONTEXT, headers);

export function traceFields(): { traceId?: string; spanId?: string } {
  const span = trace.getActiveSpan();
  if (span === undefined) return {};
  const { traceId, spanId } = span.spanContext();
  return { traceId, spanId };
}

export function failSpan(span: Span, error: unknown): void {
  if (!(error instanceof Error)) {
    span.recordException(redactSecrets(String(error)));
    span.setStatus({ code: SpanStatusCode.ERROR });
    return;
  }
  const message = redactSecrets(error.message);
  span.recordException({ name: error.name, message, stack: redactSecrets(error.stack ?? '') });
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

/** Runs the work in a new span. Its parent is the span that `traceparent` identifies. Default: the active span. */
export async function inSpan<Result>(
  name: string,
  { traceparent, ...options }: SpanOptions & { readonly traceparent?: string | undefined },
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const parent = traceparent === undefined ? context.active() : contextFrom({ traceparent });
  return tracer().startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}
