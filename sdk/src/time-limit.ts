// Limits the time of one call and of each of its attempts. The caller can also abort the call.
import { listenToAbort } from './abort.js';
import { startTimer, type Clock } from './clock.js';
import { AbortError, TimeoutError, type OperationName, type Phase } from './errors.js';
import { createInterruptible, type CreateError, type Interruptible } from './interruptible.js';

export interface TimeLimit {
  /** What the call is waiting for. Errors of the call report it. */
  phase: Phase;
  elapsedMs(): number;
  /**
   * Runs `work`. Rejects as soon as `timeoutMs` has passed or the call is over, even if `work` ignores its signal. The
   * signal is aborted at `timeoutMs`. Until the next attempt begins, it is also aborted if the caller aborts or the
   * deadline passes. Each read of a stream is an attempt.
   */
  attempt<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Throws if the call is over. */
  check(): void;
  /** Restarts the time limit of the current attempt. */
  restartAttempt(): void;
  /** Waits without the time limit of the current attempt, then restarts this limit. */
  outsideAttempt<T>(work: Promise<T>): Promise<T>;
  /**
   * Waits for `delayMs`. Rejects as soon as the call is over. `failure` is the cause of the error if the deadline
   * passes.
   */
  wait(delayMs: number, failure?: unknown): Promise<void>;
  /**
   * Stops the timer of the deadline. Without `keepSignal`, also removes the listener from the caller's signal, and
   * closes the connection of the stream that is read.
   */
  release(keepSignal?: boolean): void;
  /** Sets the deadline of a stream that is read after the call. `deadlineMs` counts from the start of the call. */
  startReading(deadlineMs: number, reader: ReadableStreamDefaultReader): void;
}

const limitsOfStreams = new WeakMap<object, TimeLimit>();

/** Keeps the time limit of a call for the reader of the stream that the call returned. */
export const keepTimeLimit = (stream: object, limit: TimeLimit) => limitsOfStreams.set(stream, limit);

/** Returns the time limit of a stream. The reader must call its `startReading`, and its `release` at the end. */
export const timeLimitOf = (stream: object) => limitsOfStreams.get(stream) as TimeLimit;

function createAttempts(work: Interruptible, timeOut: (timeoutMs: number) => CreateError) {
  const idle = { pause: () => {}, start: () => {} };
  let current = idle;
  let controller = new AbortController();
  return {
    attempt: <T>(timeoutMs: number, send: (signal: AbortSignal) => Promise<T>) =>
      work.run<T>((resolve, reject) => {
        const own = (controller = new AbortController());
        let timer: unknown;
        const pause = () => clearTimeout(timer as number);
        const start = () => {
          pause();
          timer = startTimer(() => {
            work.interrupt(timeOut(timeoutMs));
            own.abort();
          }, timeoutMs);
        };
        start();
        current = { pause, start };
        send(own.signal).then(resolve, reject);
        return () => {
          pause();
          current = idle;
        };
      }),
    restartAttempt: () => current.start(),
    async outsideAttempt<T>(pending: Promise<T>): Promise<T> {
      const timer = current;
      timer.pause();
      try {
        return await pending;
      } finally {
        if (timer === current) timer.start();
      }
    },
    abort: (reason: unknown) => controller.abort(reason),
  };
}

const sleep = (delayMs: number, clock: Clock, work: Interruptible, onWoken: () => void) =>
  work.run<void>((resolve, reject) => {
    const own = new AbortController();
    clock.sleep(delayMs, own.signal).then(onWoken).then(resolve, reject);
    return () => own.abort();
  });

export function startTimeLimit(
  operation: OperationName,
  deadlineMs: number,
  callerSignal: AbortSignal | undefined,
  clock: Clock,
): TimeLimit {
  const startedAtMs = clock.now();
  const elapsedMs = () => clock.now() - startedAtMs;
  const work = createInterruptible();
  let stopListening = () => {};
  // Cancelling this reader closes the connection. Aborting the signal may have no effect, because the runtime may have
  // garbage-collected the request.
  let stream: ReadableStreamDefaultReader | undefined;
  let failure: unknown;

  const end = (createError: CreateError) => {
    work.end(createError);
    abort(callerSignal?.reason);
    limit.release();
  };
  const timeOut = (kind: 'attempt' | 'deadline', timeoutMs: number) => () =>
    new TimeoutError(operation, limit.phase, { kind, timeoutMs, elapsedMs: Math.round(elapsedMs()) }, failure);
  const { abort, ...attempts } = createAttempts(work, (timeoutMs) => timeOut('attempt', timeoutMs));
  const onAbort = () => end(() => new AbortError(operation, limit.phase, callerSignal?.reason));
  const startDeadline = (totalMs: number, spentMs = 0) =>
    startTimer(() => end(timeOut('deadline', totalMs)), totalMs - spentMs);
  let deadline = startDeadline(deadlineMs);

  const limit: TimeLimit = {
    phase: 'token',
    elapsedMs,
    check: work.check,
    ...attempts,
    wait(delayMs, cause) {
      limit.phase = 'backoff';
      failure = cause;
      return sleep(delayMs, clock, work, () => {
        // The clock of a test can pass the deadline before the deadline's timer fires.
        if (elapsedMs() >= deadlineMs) work.interrupt(timeOut('deadline', deadlineMs));
      });
    },
    release(keepSignal) {
      clearTimeout(deadline as number);
      if (keepSignal) return;
      stopListening();
      stream?.cancel().catch(() => {});
    },
    startReading(totalMs, reader) {
      stream = reader;
      deadline = startDeadline(totalMs, elapsedMs());
    },
  };
  if (callerSignal) stopListening = listenToAbort(callerSignal, onAbort);
  return limit;
}
