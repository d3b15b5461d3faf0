export { startMetricsListener, type MetricsListener } from './listener.js';
export { mergeMetrics, metricsContentType, unreadableMetrics, watchNode, type MetricValues } from './merged.js';
export { createMetrics, type Metrics, type MetricsDependencies } from './prometheus-adapter.js';
export * from './port.js';
