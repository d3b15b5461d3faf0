// Tracks the runs of this process, so that they end before the process does.
import { waitAtMost } from '../../platform/concurrency/bounded-wait.js';

export interface RunInProgress {
  /** Resolves when the run has ended in this process. */
  readonly ended: Promise<unknown>;
  interrupt(): void;
  stopStoring(): void;
}

export interface StopOptions {
  /** Maximum wait for the results of interrupted runs to be recorded. Default: `defaultStoreMs`. */
  readonly storeMs?: number;
  /** Resolves when no further run can start. Default: already resolved. */
  readonly allStarted?: Promise<unknown> | undefined;
}

export interface RunsInProgress {
  /** Interrupts the run immediately if the grace period of a stop is over. */
  add(run: RunInProgress): void;
  /** Implements `AgentRunner.stop`. */
  stop(graceMs: number, options: StopOptions): Promise<void>;
}

const defaultStoreMs = 2_000;
/** Maximum time to end the streams of runs whose results were not recorded. */
const lastEventsTimeoutMs = 500;

export function createRunsInProgress(): RunsInProgress {
  const running = new Set<RunInProgress>();
  let isGraceOver = false;

  const waitUntilIdle = async (): Promise<void> => {
    while (running.size > 0) await Promise.allSettled([...running].map(({ ended }) => ended));
  };

  return {
    add(run) {
      running.add(run);
      const remove = () => void running.delete(run);
      run.ended.then(remove, remove);
      // Requests can still start runs after the grace period.
      if (isGraceOver) run.interrupt();
    },

    async stop(graceMs, { storeMs = defaultStoreMs, allStarted = Promise.resolve() }) {
      await waitAtMost(allStarted.then(waitUntilIdle), graceMs);
      isGraceOver = true;
      for (const { interrupt } of running) interrupt();
      // Wait at most `storeMs`, because the database may be unavailable. A run without a recorded result ends later,
      // after its lease has expired or in another attempt of its job.
      await waitAtMost(waitUntilIdle(), storeMs);
      const unrecorded = [...running];
      for (const { stopStoring } of unrecorded) stopStoring();
      await waitAtMost(Promise.allSettled(unrecorded.map(({ ended }) => ended)), lastEventsTimeoutMs);
      // A further call of `stop` must not wait for these runs again.
      for (const run of unrecorded) running.delete(run);
    },
  };
}
