// The time that a client goes by. A test replaces it, so that no retry and no wait takes real time.

/**
 * Time of a client: of the delays between attempts, of waits, and of the limits that these count against. The time
 * limit of a request that hangs is always real time.
 */
export interface Clock {
  /** Returns the current time in milliseconds, counted from any start. */
  now(): number;
  /** Waits, in milliseconds. Resolves early if the signal is aborted; the call has ended then. */
  sleep(delayMs: number, signal: AbortSignal): Promise<void>;
}

/** The longest delay that a timer accepts. A longer one would fire at once. */
const maxTimerMs = 2 ** 31 - 1;

/** Starts a timer, unless its delay is longer than a timer can take. */
export function startTimer(onTime: () => void, delayMs: number): unknown {
  return delayMs > maxTimerMs ? undefined : setTimeout(onTime, delayMs);
}

/** Real time, which a change of the system's clock does not move. */
export const realClock: Clock = {
  now: () => performance.now(),
  sleep: (delayMs, signal) =>
    new Promise((resolve) => {
      const timer = startTimer(resolve, delayMs);
      signal.addEventListener('abort', () => {
        clearTimeout(timer as number);
        resolve();
      });
    }),
};
