// A circuit breaker: stops calls to a dependency that keeps failing, so that callers fail immediately instead of each
// waiting for a timeout.

export interface CircuitBreaker {
  /**
   * Returns 0 if a call may be made now, otherwise the milliseconds until it may. When the open period ends, one trial
   * call decides whether the circuit closes. Each allowed call must be followed by exactly one of the methods below.
   */
  enter(): number;
  onSuccess(): void;
  onFailure(): void;
  /** The call ended without a verdict on the dependency, for example because its caller cancelled it. */
  onCancel(): void;
}

export interface CircuitBreakerOptions {
  /** Consecutive failures that open the circuit. */
  readonly failuresToOpen: number;
  /** Duration of the first open period. Doubles with each failed trial call, up to `maxOpenMs`. */
  readonly openMs: number;
  readonly maxOpenMs: number;
  readonly now?: () => number;
}

/** Delay that `enter` returns to other callers while a trial call is in progress. */
const trialDelayMs = 1_000;

export function createCircuitBreaker({
  failuresToOpen,
  openMs,
  maxOpenMs,
  now = () => performance.now(),
}: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0;
  let timesOpened = 0;
  let openUntil = 0;
  let isTrialRunning = false;
  return {
    enter() {
      if (failures < failuresToOpen) return 0;
      const leftMs = openUntil - now();
      if (leftMs > 0) return Math.ceil(leftMs);
      if (isTrialRunning) return trialDelayMs;
      isTrialRunning = true;
      return 0;
    },
    onSuccess() {
      failures = 0;
      timesOpened = 0;
      isTrialRunning = false;
    },
    onFailure() {
      failures++;
      isTrialRunning = false;
      // A call that began before the circuit opened does not prolong the open period.
      if (failures < failuresToOpen || now() < openUntil) return;
      openUntil = now() + Math.min(openMs * 2 ** timesOpened, maxOpenMs);
      timesOpened++;
    },
    onCancel() {
      isTrialRunning = false;
    },
  };
}
