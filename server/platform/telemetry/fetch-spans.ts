// Creates spans for `fetch` calls. For calls through node:http, OpenTelemetry's own instrumentation creates the spans
// (sdk.ts).
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { failSpan, tracer } from './spans.js';

interface UndiciRequest {
  readonly origin: string | URL;
  readonly method: string;
  readonly path: string;
}
interface Message {
  readonly request: UndiciRequest;
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

/** Creates a span for each `fetch` call that is made within a span. Returns the function that stops this. */
export function watchFetch(): () => void {
  const spans = new WeakMap<UndiciRequest, Span>();
  const end = (request: UndiciRequest, before?: (span: Span) => void) => {
    const span = spans.get(request);
    if (span === undefined) return;
    before?.(span);
    span.end();
    spans.delete(request);
  };
  const listeners = {
    create({ request }: Message) {
      if (trace.getActiveSpan() === undefined) return;
      // Leave out the query, which may contain keys.
      const url = new URL(request.path, request.origin);
      const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
      const attributes = {
        'http.request.method': request.method,
        'server.address': url.hostname,
        'server.port': port,
        'url.full': `${url.origin}${url.pathname}`,
      };
      spans.set(request, tracer().startSpan(request.method, { kind: SpanKind.CLIENT, attributes }));
    },
    headers({ request, response }: Message) {
      const status = response?.statusCode ?? 0;
      const span = spans.get(request)?.setAttribute('http.response.status_code', status);
      if (status >= 400) span?.setAttribute('error.type', String(status)).setStatus({ code: SpanStatusCode.ERROR });
    },
    // Published when the whole body has been received.
    trailers: ({ request }: Message) => end(request),
    error: ({ request, error }: Message) => end(request, (span) => failSpan(span, error)),
  };
  const all = Object.entries(listeners).map(
    ([name, listener]) => [`undici:request:${name}`, listener as (message: unknown) => void] as const,
  );
  all.forEach(([channel, listener]) => subscribe(channel, listener));
  return () => all.forEach(([channel, listener]) => void unsubscribe(channel, listener));
}
