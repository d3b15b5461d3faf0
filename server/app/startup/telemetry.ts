// Opens tracing when the environment names where traces go; otherwise nothing of OpenTelemetry's SDK is loaded.
import type { Start } from './start.js';

/** To be called first: the rest is traced as it is opened, and what it does at its end is sent as well. */
export async function openTelemetry({ config, logger, closers, parts }: Start): Promise<void> {
  if (!config.isTraced) return;
  const { startTracing } = await import('../../platform/telemetry/sdk.js');
  closers.push(startTracing(logger));
  parts.push('OpenTelemetry traces');
}
