// Merges the metrics of several processes into one scrape.
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';

interface MetricValue {
  /** NaN becomes null in a message between processes. */
  readonly value: number | null;
  readonly labels: Readonly<Partial<Record<string, string | number>>>;
}

/** The metrics of one process, as prom-client describes them. */
export type MetricValues = readonly {
  readonly name: string;
  readonly help: string;
  readonly type: unknown;
  readonly values: readonly MetricValue[];
}[];

export interface ProcessMetrics {
  /** Value of the label `process`. */
  readonly process: string;
  readonly values: MetricValues;
}

export const metricsContentType = Registry.PROMETHEUS_CONTENT_TYPE;

export const processReady = {
  name: 'process_ready',
  help: '1 if this process can serve requests, even if writes fail, otherwise 0.',
} as const;

/** Metrics that stand for a process that does not reply. */
export const unreadableMetrics: MetricValues = [{ ...processReady, type: 'gauge', values: [{ value: 0, labels: {} }] }];

export function watchNode(): () => Promise<MetricValues> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return () => register.getMetricsAsJSON();
}

/** Returns all metrics in Prometheus' format. Each series has the label `process`. */
export async function mergeMetrics(processes: readonly ProcessMetrics[]): Promise<string> {
  const labeled = processes.map(({ process, values }) =>
    values.map((metric) => ({
      ...metric,
      // No two processes share a series, so `first` keeps every value. The default of some metrics, `omit`, would
      // remove them.
      aggregator: 'first',
      values: metric.values.map(({ value, labels, ...rest }) => ({
        ...rest,
        value: value ?? Number.NaN,
        labels: { process, ...labels },
      })),
    })),
  );
  return AggregatorRegistry.aggregate(labeled).metrics();
}
