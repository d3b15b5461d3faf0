import type { Modules } from '../modules.js';
import type { Platform } from '../startup/platform.js';
import type { StartableWorker } from '../startup/prepare-worker.js';
import { createDatabaseWatch, stoppingWaitMs } from './database-watch.js';

export interface StopSteps {
  /** Makes /readyz return 503. Returns a signal that is aborted when the database is unavailable. */
  announceStop(): AbortSignal;
  /**
   * After `graceMs` plus `stoppingWaitMs`, closes all connections to the database and aborts the returned signal.
   * `close()` of app/container.ts then no longer waits for the worker or for traces.
   */
  limitStop(graceMs: number): AbortSignal;
  /** Waits up to `graceMs` for jobs. Unfinished jobs return to the queue. */
  stopWorker(graceMs: number): Promise<void>;
  /**
   * Waits up to `graceMs` for runs. Then ends the remaining runs and records their partial answers. Leaves the runs of
   * jobs to `stopWorker`. `allStarted` resolves when no further run can start. Default: already resolved.
   */
  stopRuns(graceMs: number, allStarted?: Promise<unknown>): Promise<void>;
}

export interface StopProgress {
  readonly announced: AbortController;
  /** See `limitStop`. */
  readonly overdue: AbortController;
}

export const createStopProgress = (): StopProgress => ({
  announced: new AbortController(),
  overdue: new AbortController(),
});

export interface StopStepsDependencies extends Pick<Platform, 'opened' | 'readiness'> {
  readonly progress: StopProgress;
  readonly worker: Pick<StartableWorker, 'stop'>;
  readonly agentRunner: Pick<Modules['agentRunner'], 'stop'>;
}

export function createStopSteps({
  progress,
  opened,
  readiness,
  worker,
  agentRunner,
}: StopStepsDependencies): StopSteps {
  const { announced, overdue } = progress;
  const databaseWatch = createDatabaseWatch({ opened, readiness });
  return {
    announceStop() {
      announced.abort();
      databaseWatch.begin();
      return databaseWatch.signal;
    },
    limitStop(graceMs) {
      const end = () => {
        opened.abortConnections();
        overdue.abort(new Error('the grace period is over'));
      };
      setTimeout(end, graceMs + stoppingWaitMs).unref();
      return overdue.signal;
    },
    stopWorker(graceMs) {
      const stopped = worker.stop(graceMs);
      databaseWatch.onceUnavailable(() => void worker.stop(0));
      return stopped;
    },
    stopRuns(graceMs, allStarted) {
      const stopped = agentRunner.stop(graceMs, { allStarted });
      databaseWatch.onceUnavailable(() => void agentRunner.stop(0, { storeMs: 0 }));
      return stopped;
    },
  };
}
