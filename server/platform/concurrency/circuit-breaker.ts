/** If `waitMs` is 0, the caller makes the call and ends it with exactly one of the methods. */
export interface CircuitCall {
  /** 0 if the call is allowed, otherwise the milliseconds until the next try. */
  readonly waitMs: number;
  succeed(): void;
  fail(): void;
  /** Ends a call whose result says nothing about the dependency, such as a cancelled call. */
  cancel(): void;
}

export interface CircuitBreaker {
  /** Begins a call. When the open period ends, one trial call decides whether the circuit closes. */
  enter(): CircuitCall;
}

export interface CircuitBreakerOptions {
  /** Consecutive failures that open the circuit. */
  readonly failuresToOpen: number;
  /** Duration of the first open period. Doubles with each failed trial call, up to `maxOpenMs`. */
  readonly openMs: number;
  readonly maxOpenMs: number;
  readonly now?: () => number;
}

/** `waitMs` of other calls during a trial call. */
const trialDelayMs = 1_000;

export function createCircuitBreaker({
  failuresToOpen,
  openMs,
  maxOpenMs,
  now = () => performance.now(),
}: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0;
  let openedSinceSuccess = 0;
  let opened = 0;
  let openUntil = 0;
  let isTrialRunning = false;

  function waitMs(): number {
    if (failures < failuresToOpen) return 0;
    const leftMs = openUntil - now();
    if (leftMs > 0) return Math.ceil(leftMs);
    if (isTrialRunning) return trialDelayMs;
    isTrialRunning = true;
    return 0;
  }

  return {
    enter() {
      const openedBefore = opened;
      // A call that began before the circuit last opened says nothing about the dependency now.
      const unlessOutdated = (action: () => void) => () => {
        if (opened !== openedBefore) return;
        isTrialRunning = false;
        action();
      };
      return {
        waitMs: waitMs(),
        succeed: unlessOutdated(() => {
          failures = 0;
          openedSinceSuccess = 0;
        }),
        fail: unlessOutdated(() => {
          failures++;
          if (failures < failuresToOpen) return;
          openUntil = now() + Math.min(openMs * 2 ** openedSinceSuccess, maxOpenMs);
          openedSinceSuccess++;
          opened++;
        }),
        cancel: unlessOutdated(() => undefined),
      };
    },
  };
}
