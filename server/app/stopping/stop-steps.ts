// Stops the work of a process: its replies, its jobs and its runs. bin/lifecycle.ts calls the steps in order.
import type { Modules } from '../modules/modules.js';
import type { Platform } from '../startup/platform.js';
import type { StartableWorker } from '../startup/worker.js';
import { createDatabaseWatch, stoppingWaitMs } from './database-watch.js';

export interface StopSteps {
  /**
   * From now on /readyz returns 503, so that a load balancer sends no more requests. Returns a signal that is aborted
   * when the database is unavailable. Nothing can be stored then, so it is useless to wait for work.
   */
  announceStop(): AbortSignal;
  /**
   * Sets the deadline of the stop, shortly after `graceMs`. Then all connections to the database are closed, and
   * `close` waits only for embedded services. The returned signal is aborted at the deadline.
   */
  limitStop(graceMs: number): AbortSignal;
  /** Lets jobs finish for `graceMs`. The others return to the queue. */
  stopWorker(graceMs: number): Promise<void>;
  /**
   * Lets agents finish their replies until the end of the grace period, then ends the others and records their partial
   * replies. `lastBegun` resolves when no further run can begin. Default: none can.
   */
  stopRuns(graceMs: number, lastBegun?: Promise<unknown>): Promise<void>;
}

/** How far the stop of the process is. Created before all components, because they are built with it. */
export interface StopProgress {
  /** Aborted when the stop is announced. */
  readonly announced: AbortController;
  /** Aborted at the deadline of the stop. */
  readonly overdue: AbortController;
}

export const createStopProgress = (): StopProgress => ({
  announced: new AbortController(),
  overdue: new AbortController(),
});

export interface StopStepsDependencies extends Pick<Platform, 'opened' | 'readiness'> {
  readonly progress: StopProgress;
  readonly worker: Pick<StartableWorker, 'stop'>;
  readonly runs: Pick<Modules['runs'], 'stop'>;
}

export function createStopSteps({ progress, opened, readiness, worker, runs }: StopStepsDependencies): StopSteps {
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
      databaseWatch.onceAway(() => void worker.stop(0));
      return stopped;
    },
    stopRuns(graceMs, lastBegun) {
      const stopped = runs.stop(graceMs, { lastBegun });
      databaseWatch.onceAway(() => void runs.stop(0, { storeMs: 0 }));
      return stopped;
    },
  };
}
