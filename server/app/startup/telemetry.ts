// Opens tracing if it is configured. Otherwise, OpenTelemetry's SDK is not loaded.
import type { Start } from './start.js';

/** Must be called first, so that later components are traced, and traces of their shutdown are still sent. */
export async function openTelemetry({ config, logger, closers, parts }: Start): Promise<void> {
  if (!config.isTraced) return;
  const { startTracing } = await import('../../platform/telemetry/sdk.js');
  closers.push(startTracing(logger));
  parts.push('OpenTelemetry traces');
}
