// Opens the worker of a process, with connections of its own.
import { startWorker, type OpenQueue, type Work } from '../../platform/jobs/index.js';
import type { OpenDatabase } from './database.js';
import type { OpenMetrics } from './metrics.js';
import type { ReadinessMonitor } from './readiness.js';
import type { Start } from './start.js';

export interface WorkerOfProcess {
  readonly opened: OpenDatabase;
  readonly queue: OpenQueue;
  readonly work: Work;
  readonly metrics: OpenMetrics | null;
  readonly readiness: ReadinessMonitor;
}

export interface StartableWorker {
  /** Resolves when it takes jobs. */
  start(): Promise<void>;
  /** Nothing happens when it was not started. */
  stop(graceMs: number): Promise<void>;
}

/** For the worker's own book-keeping, apart from the others, so that leases are prolonged and jobs reported while all of those are busy. */
const WORKER_POOL_SIZE = 3;

export function prepareWorker(
  { config, logger, closers }: Start,
  { opened, queue, work, metrics, readiness }: WorkerOfProcess,
): StartableWorker {
  let stop: StartableWorker['stop'] = async () => undefined;
  return {
    async start() {
      const pool = opened.openPool('agent-platform-worker', WORKER_POOL_SIZE);
      metrics?.watchPool('worker', pool);
      readiness.watchWorker(pool);
      closers.push(() => pool.destroy());
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
      closers.push(() => stop(0));
    },
    stop: (graceMs) => stop(graceMs),
  };
}
