// Merges the metrics of several processes into one scrape.
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';

interface MetricValue {
  /** A message from another process turns NaN into null. */
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

/** The metrics of a process that does not reply: it cannot serve requests. */
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
      // Each process has its own series, so no values are combined. By default, some metrics have the aggregator
      // `omit`, which would remove them.
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
