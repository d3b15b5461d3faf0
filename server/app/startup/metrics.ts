import type { Knex } from 'knex';
import type { Metrics, MetricsDependencies } from '../../platform/metrics/index.js';
import type { StartupContext } from './startup-context.js';

export interface MetricsOfProcess extends Pick<MetricsDependencies, 'depths' | 'readiness'> {
  readonly database: Knex;
  isStopping(): boolean;
}

export interface OpenMetrics {
  readonly metrics: Metrics;
  watchPool(name: string, pool: Knex): void;
}

/** Returns null if no port is configured. */
export async function openMetrics(
  { config, group, onClose, onReady }: StartupContext,
  { database, depths, readiness, isStopping }: MetricsOfProcess,
): Promise<OpenMetrics | null> {
  if (config.metrics === null) return null;
  const { createMetrics, startMetricsListener } = await import('../../platform/metrics/index.js');
  const pools = new Map([['main', database]]);
  const metrics = createMetrics({ pools, depths, readiness });
  const watchPool = (name: string, pool: Knex) => void pools.set(name, pool);
  if (group !== null) {
    group.publishMetrics(metrics, readiness);
    return { metrics, watchPool };
  }
  const listener = await startMetricsListener({ ...config.metrics, metrics, readiness, isStopping });
  onClose(() => listener.close());
  onReady(`metrics on port ${listener.port} of ${config.metrics.host}`);
  return { metrics, watchPool };
}
