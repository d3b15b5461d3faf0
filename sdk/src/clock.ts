import { listenToAbort } from './abort.js';

/**
 * The clock of waits and of delays between attempts. Tests replace it, so that waits take no real time. The timers of
 * time limits use real time, because a clock that stands still would never end a hanging request.
 */
export interface Clock {
  /** Returns the current time in milliseconds, counted from an arbitrary start. */
  now(): number;
  /** Waits for `delayMs`. Resolves early if the signal is aborted, because the call has ended. */
  sleep(delayMs: number, signal: AbortSignal): Promise<void>;
}

/** Maximum delay of `setTimeout`. With a longer delay, `setTimeout` fires immediately. */
const maxTimerMs = 2 ** 31 - 1;

/** Starts a timer and returns it, unless the delay is too long for `setTimeout`. */
export function startTimer(onTime: () => void, delayMs: number): unknown {
  return delayMs > maxTimerMs ? undefined : setTimeout(onTime, delayMs);
}

/** Real time. A change of the system's clock does not affect it. */
export const realClock: Clock = {
  now: () => performance.now(),
  sleep: (delayMs, signal) =>
    new Promise((resolve) => {
      const timer = startTimer(resolve, delayMs);
      listenToAbort(signal, () => {
        clearTimeout(timer as number);
        resolve();
      });
    }),
};
