// Starts OpenTelemetry's SDK, which reads the standard variables (OTEL_*) itself. Import this file only if tracing is
// configured, because loading the SDK takes half a second and 30 MB. See server/docs/decisions/tracing.md.
import type { ClientRequest } from 'node:http';
import { createRequire } from 'node:module';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK, resources } from '@opentelemetry/sdk-node';
import type { Logger } from 'pino';
import { watchFetch } from './fetch-spans.js';

/** Maximum time to send the last spans, because an unavailable collector must not delay the shutdown. */
const flushMs = 3_000;
const warnAgainMs = 60_000;

/**
 * Call this before the database is opened, because existing pools are not instrumented. Returns the function that sends
 * the remaining spans.
 */
export function startTracing(log: Logger): () => Promise<void> {
  diag.setLogger(warningsTo(log), DiagLogLevel.WARN);
  const sdk = new NodeSDK({
    // The variable OTEL_SERVICE_NAME takes precedence over this name.
    resource: resources.resourceFromAttributes({ 'service.name': 'agent-platform' }),
    instrumentations: [
      // Background statements, such as fetches of jobs, get no traces.
      new PgInstrumentation({ requireParentSpan: true }),
      new HttpInstrumentation({
        disableIncomingRequestInstrumentation: true, // http/trace-operation.ts creates these spans, with the operation
        requireParentforOutgoingSpans: true,
        requestHook: (span, request) => void span.setAttribute('url.full', withoutQuery(request as ClientRequest)),
      }),
    ],
    // Prometheus collects the metrics, and logs go to standard output.
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  // Load these modules with `require`, because `import` does not cause an instrumentation to patch them. Files that
  // imported them earlier share the patched objects.
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https', 'pg']) require(name);
  const unwatch = watchFetch();
  return async () => {
    unwatch();
    await Promise.race([
      sdk.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent')),
      new Promise((resolve) => setTimeout(resolve, flushMs)),
    ]);
  };
}

/** Returns the URL without its query, which may contain keys. */
function withoutQuery(request: ClientRequest): string {
  return `${request.protocol}//${String(request.getHeader('host') ?? request.host)}${request.path.split('?')[0]}`;
}

/** Logs the SDK's own warnings, at most one per `warnAgainMs`, because some repeat every five seconds. */
function warningsTo(log: Logger) {
  let quietUntil = 0;
  const warn = (message: string, ...more: unknown[]) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + warnAgainMs;
    log.warn({ about: [message, ...more].map(String).join(' ').slice(0, 1_000) }, 'OpenTelemetry reported a problem');
  };
  const ignore = () => undefined;
  return { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
}
