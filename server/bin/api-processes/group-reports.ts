// Serves the metrics and the readiness of all API processes on one port.
import type { Config } from '../../app/config/config.js';
import {
  mergeMetrics,
  metricsContentType,
  startMetricsListener,
  unreadableMetrics,
  watchNode,
  type MetricsListener,
} from '../../platform/metrics/index.js';
import { readinessOfGroup } from '../../platform/process/readiness.js';
import type { MessageToPrimary, ProcessReports } from './messages.js';
import { send, type ApiProcess } from './process-group.js';

/**
 * Maximum time for the reply of one process. `metrics`: longer than the 3 s that a process waits for the database, and
 * shorter than the 10 s that Prometheus waits. `readiness`: shorter than the 1 s that many probes wait.
 */
const maxReplyMs = { metrics: 5_000, readiness: 800 } as const;

let readCount = 0;

/** Resolves with null if the process is not ready, exits, or replies too late. */
async function read<Name extends keyof ProcessReports>(
  { worker, isReady }: ApiProcess,
  report: Name,
): Promise<ProcessReports[Name] | null> {
  if (worker === null || !isReady) return null;
  const id = ++readCount;
  return new Promise((resolve) => {
    const end = (value: ProcessReports[Name] | null) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('exit', onExit);
      resolve(value);
    };
    const onMessage = (message: MessageToPrimary) => {
      if (message.type === 'report' && message.id === id) end(message.value as ProcessReports[Name]);
    };
    const onExit = () => end(null);
    const timer = setTimeout(onExit, maxReplyMs[report]);
    worker.on('message', onMessage).once('exit', onExit);
    send(worker, { type: 'read', id, report });
  });
}

export interface GroupReportsOptions {
  readonly address: NonNullable<Config['metrics']>;
  readonly processes: readonly ApiProcess[];
  isStopping(): boolean;
}

export async function serveGroupReports({
  address,
  processes,
  isStopping,
}: GroupReportsOptions): Promise<MetricsListener> {
  const readOwn = watchNode();
  const readAll = async () =>
    Promise.all([
      { process: 'primary', values: await readOwn() },
      ...processes.map(async (one) => ({
        process: String(one.number),
        values: (await read(one, 'metrics')) ?? unreadableMetrics,
      })),
    ]);
  return startMetricsListener({
    ...address,
    metrics: { contentType: metricsContentType, text: async () => mergeMetrics(await readAll()) },
    readiness: async () => readinessOfGroup(await Promise.all(processes.map((one) => read(one, 'readiness')))),
    isStopping,
  });
}
