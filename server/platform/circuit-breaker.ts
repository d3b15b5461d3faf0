// A circuit breaker: stops calls to a dependency that keeps failing, so that its callers fail at once instead of waiting for it one by one.

export interface CircuitBreaker {
  /**
   * Returns 0 if a call may be made now, otherwise the milliseconds until it may. After the circuit was open for its time, one trial call
   * decides whether it closes. Every call that was allowed must be followed by exactly one of the methods below.
   */
  enter(): number;
  onSuccess(): void;
  onFailure(): void;
  /** The call ended without saying anything about the dependency: its caller gave up, for example. */
  onCancel(): void;
}

export interface CircuitBreakerOptions {
  /** Consecutive failures that open the circuit. */
  readonly failuresToOpen: number;
  /** How long the circuit is open the first time. Doubles with each failed trial call, up to `maxOpenMs`. */
  readonly openMs: number;
  readonly maxOpenMs: number;
  readonly now?: () => number;
}

/** How long a caller waits while another one makes the trial call. */
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
      // Calls that began before the circuit opened do not prolong it.
      if (failures < failuresToOpen || now() < openUntil) return;
      openUntil = now() + Math.min(openMs * 2 ** timesOpened, maxOpenMs);
      timesOpened++;
    },
    onCancel() {
      isTrialRunning = false;
    },
  };
}
