// Opens tracing if it is configured. Otherwise, OpenTelemetry's SDK is not loaded.
import { unlessAborted } from '../../platform/concurrency/bounded-wait.js';
import type { StartupContext } from './startup-context.js';

/** Must be called first, so that later components are traced, and traces of their shutdown are still sent. */
export async function openTelemetry({ config, logger, closers, overdue, components }: StartupContext): Promise<void> {
  if (!config.isTraced) return;
  const { startTracing } = await import('../../platform/telemetry/sdk.js');
  const stop = startTracing(logger);
  closers.push(() => unlessAborted(stop(), overdue));
  components.push('OpenTelemetry traces');
}
