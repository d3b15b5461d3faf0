/** The clock of a fake. It moves with real time, and `advance` moves it further, so that no test has to wait. */
export interface FakeClock {
  /** Current time. While due work runs, the time at which it was due. */
  now(): Date;
  /** Current time as the contract writes it. */
  timestamp(): string;
  /** Moves the time forward and does the work that becomes due, in the order of the due times. */
  advance(milliseconds: number): void;
  after(delayMs: number, work: () => void): void;
  /** Runs the work that is due. */
  runDueWork(): void;
}

export function createClock(start: Date): FakeClock {
  const startedAtMs = Date.now();
  let advancedMs = 0;
  let workingAtMs: number | null = null;
  let lastTimestampMs = 0;
  const queue: { dueMs: number; work: () => void }[] = [];
  const nowMs = () => workingAtMs ?? start.getTime() + (Date.now() - startedAtMs) + advancedMs;

  function runDueWork(): void {
    // Due work must end before other due work starts.
    if (workingAtMs !== null) return;
    // Move past the last timestamp. Lists sort by timestamp, so records of this request need later ones than those of
    // earlier requests.
    advancedMs += Math.max(0, lastTimestampMs + 1 - nowMs());
    const untilMs = nowMs();
    for (;;) {
      const next = queue.reduce<(typeof queue)[number] | null>(
        (first, one) => (one.dueMs <= untilMs && (first === null || one.dueMs < first.dueMs) ? one : first),
        null,
      );
      if (next === null) return;
      queue.splice(queue.indexOf(next), 1);
      workingAtMs = next.dueMs;
      try {
        next.work();
      } finally {
        workingAtMs = null;
      }
    }
  }

  return {
    now: () => new Date(nowMs()),
    timestamp() {
      const atMs = nowMs();
      lastTimestampMs = Math.max(lastTimestampMs, atMs);
      return new Date(atMs).toISOString();
    },
    advance(milliseconds) {
      advancedMs += milliseconds;
      runDueWork();
    },
    after: (delayMs, work) => void queue.push({ dueMs: nowMs() + delayMs, work }),
    runDueWork,
  };
}
