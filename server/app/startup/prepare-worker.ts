import { startWorker, type JobQueues, type Work } from '../../platform/jobs/index.js';
import { unlessAborted } from '../../platform/concurrency/bounded-wait.js';
import type { ReadinessMonitor } from '../readiness-monitor.js';
import { workerPoolSize, type OpenDatabase } from './database.js';
import type { OpenMetrics } from './metrics.js';
import type { StartupContext } from './startup-context.js';

export interface WorkerDependencies {
  readonly opened: OpenDatabase;
  readonly queue: JobQueues;
  readonly work: Work;
  readonly metrics: OpenMetrics | null;
  readonly readiness: ReadinessMonitor;
}

export interface StartableWorker {
  start(): Promise<void>;
  /** Waits for a worker that is starting, then stops the worker. */
  stop(graceMs: number): Promise<void>;
}

export function prepareWorker(
  { config, logger, onClose, overdue }: StartupContext,
  { opened, queue, work, metrics, readiness }: WorkerDependencies,
): StartableWorker {
  let stop: StartableWorker['stop'] = async () => undefined;
  let starting: Promise<void> | null = null;
  const open = async () => {
    const pool = opened.openPool('agent-platform-worker', workerPoolSize);
    metrics?.watchPool('worker', pool);
    readiness.watchWorker(pool);
    onClose(() => pool.destroy());
    const worker = await startWorker({
      ...work,
      database: pool,
      queue,
      settings: config.worker,
      log: logger,
      onJobEnded: (ended) => metrics?.metrics.onJobEnded(ended),
      onPeriodicTaskEnded: (ended) => metrics?.metrics.onPeriodicTaskEnded(ended),
    });
    stop = (graceMs) => worker.stop(graceMs);
    onClose(() => unlessAborted(stop(0), overdue));
  };
  return {
    async start() {
      starting = open();
      await starting;
    },
    async stop(graceMs) {
      // Otherwise, a starting worker would take jobs until the process exits.
      await starting?.catch(() => undefined);
      await stop(graceMs);
    },
  };
}
