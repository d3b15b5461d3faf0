// Spans of calls by `fetch`: to model providers and the identity provider. Node tells of each on channels, so nothing has to be replaced. Calls by
// node:http have an instrumentation of OpenTelemetry's own.
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

/** Begins to watch; returns the function that ends it. Only calls made within a span have one. */
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
      // Without the query, in which keys may stand.
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
    // The whole body has come: of an answer that is streamed, its last word.
    trailers: ({ request }: Message) => end(request),
    error: ({ request, error }: Message) => end(request, (span) => failSpan(span, error)),
  };
  const all = Object.entries(listeners).map(
    ([name, listener]) => [`undici:request:${name}`, listener as (message: unknown) => void] as const,
  );
  all.forEach(([channel, listener]) => subscribe(channel, listener));
  return () => all.forEach(([channel, listener]) => void unsubscribe(channel, listener));
}
