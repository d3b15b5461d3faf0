// OpenTelemetry's SDK. Imported only when the environment asks for traces: it takes half a second and 30 MB. The SDK reads the standard variables
// (OTEL_EXPORTER_OTLP_*, OTEL_TRACES_SAMPLER, OTEL_RESOURCE_ATTRIBUTES, …) itself. docs/decisions/tracing.md
import type { ClientRequest } from 'node:http';
import { createRequire } from 'node:module';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK, resources } from '@opentelemetry/sdk-node';
import type { Logger } from 'pino';
import { watchFetch } from './fetch-spans.js';

/** A collector that is down must not hold up the end of a process. */
const FLUSH_MS = 3_000;
const WARN_AGAIN_MS = 60_000;

/** Call it before the database is opened: pools that exist already would not be watched. Returns the function that sends what is left. */
export function startTracing(log: Logger): () => Promise<void> {
  diag.setLogger(warningsTo(log), DiagLogLevel.WARN);
  const sdk = new NodeSDK({
    resource: resources.resourceFromAttributes({ 'service.name': 'agent-platform' }), // the environment's own name wins
    instrumentations: [
      // What nobody asked for, such as looking for jobs every half second, is not worth a trace each.
      new PgInstrumentation({ requireParentSpan: true }),
      new HttpInstrumentation({
        disableIncomingRequestInstrumentation: true, // http/trace-operation.ts knows more about these
        requireParentforOutgoingSpans: true,
        requestHook: (span, request) => void span.setAttribute('url.full', withoutQuery(request as ClientRequest)),
      }),
    ],
    // Metrics are Prometheus' and logs are lines on standard output.
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  // Instrumentations replace functions of what is required from now on. These are imported, which they do not see, but it is the same object.
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https', 'pg']) require(name);
  const unwatch = watchFetch();
  return async () => {
    unwatch();
    await Promise.race([
      sdk.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent')),
      new Promise((resolve) => setTimeout(resolve, FLUSH_MS)),
    ]);
  };
}

/** Keys may stand in it. */
function withoutQuery(request: ClientRequest): string {
  return `${request.protocol}//${String(request.getHeader('host') ?? request.host)}${request.path.split('?')[0]}`;
}

/** The SDK's own complaints, such as a collector that does not answer: once a minute, not once every five seconds. */
function warningsTo(log: Logger) {
  let quietUntil = 0;
  const warn = (message: string, ...more: unknown[]) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + WARN_AGAIN_MS;
    log.warn({ about: [message, ...more].map(String).join(' ').slice(0, 1_000) }, 'OpenTelemetry complains');
  };
  const ignore = () => undefined;
  return { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
}
