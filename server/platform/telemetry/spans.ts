// Spans, by OpenTelemetry's API alone: without an SDK (sdk.ts) each of these does next to nothing. docs/decisions/tracing.md
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api';

export const tracer = () => trace.getTracer('agent-platform');

/** The span under way as W3C's `traceparent`; undefined when there is none. */
export function currentTraceparent(): string | undefined {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'];
}

/** The context that somebody else's headers name; what is no `traceparent` is ignored. */
export const contextFrom = (headers: object) => propagation.extract(ROOT_CONTEXT, headers);

/** For log lines: which trace they belong to. */
export function traceFields(): { traceId?: string; spanId?: string } {
  const span = trace.getActiveSpan();
  if (span === undefined) return {};
  const { traceId, spanId } = span.spanContext();
  return { traceId, spanId };
}

export function failSpan(span: Span, error: unknown): void {
  span.recordException(error instanceof Error ? error : String(error));
  span.setStatus({ code: SpanStatusCode.ERROR, ...(error instanceof Error && { message: error.message }) });
}

/** Does the work in a span of its own, a child of the one under way or, with a `traceparent`, of that one. */
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
