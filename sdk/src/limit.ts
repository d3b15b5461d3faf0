// How long one call may last: until its deadline, or until the caller aborts. Each attempt has its own limit within it.
import { listenToAbort } from './abort.js';
import { startTimer, type Clock } from './clock.js';
import { AbortError, TimeoutError, type OperationName, type Phase } from './errors.js';

/** The time limit of one call, from its start. */
export interface Limit {
  /** What the call is waiting for. Set as the call proceeds, for the error. */
  phase: Phase;
  /** Time since the call started. */
  elapsedMs(): number;
  /**
   * Runs work, and rejects as soon as its time or the call is over, even if the work ignores its signal. The signal
   * stays valid after the work, for a stream that is still read.
   */
  attempt<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Restarts the time limit of the current attempt. */
  restartAttempt(): void;
  /** Waits for something that does not count against the time of the current attempt. */
  outsideAttempt<T>(work: Promise<T>): Promise<T>;
  /** Waits; rejects as soon as the call is over. */
  wait(delayMs: number): Promise<void>;
  /**
   * Stops the timer. Without `keepSignal` also stops listening to the caller's signal, so that nothing is left behind.
   */
  release(keepSignal?: boolean): void;
  /** Starts the timer again, for a stream that is read after its call. `deadlineMs` counts from the start of the call. */
  goOn(deadlineMs: number): void;
}

type CreateError = () => Error;

const limitsOfStreams = new WeakMap<object, Limit>();

/** Keeps the time limit of a call for the reader of the stream that it returned. */
export const keepLimit = (stream: object, limit: Limit) => limitsOfStreams.set(stream, limit);

/** Returns the time limit of the call that returned a stream. The reader lets it go on and releases it. */
export const limitOf = (stream: object) => limitsOfStreams.get(stream) as Limit;

/** Starts the time limit of one call. */
export function startLimit(
  operation: OperationName,
  deadlineMs: number,
  callerSignal: AbortSignal | undefined,
  clock: Clock,
): Limit {
  const startedAtMs = clock.now();
  const elapsedMs = () => clock.now() - startedAtMs;
  let controller = new AbortController();
  const idle = { pause: () => {}, start: () => {} };
  let attemptTimer = idle;
  /** Rejects the work or the wait in progress. There is at most one at a time. */
  let interrupt = (_createError: CreateError) => {};
  let over: CreateError | undefined;
  let stopListening = () => {};

  const end = (createError: CreateError) => {
    over ??= createError;
    interrupt(createError);
    controller.abort(callerSignal?.reason);
  };
  const timeOut = (kind: 'attempt' | 'deadline', timeoutMs: number) => () =>
    new TimeoutError(operation, limit.phase, kind, timeoutMs, Math.round(elapsedMs()));
  const onAbort = () => end(() => new AbortError(operation, limit.phase, callerSignal?.reason));
  if (callerSignal?.aborted) onAbort();
  else if (callerSignal) stopListening = listenToAbort(callerSignal, onAbort);
  const startDeadline = (totalMs: number, spentMs = 0) =>
    startTimer(() => end(timeOut('deadline', totalMs)), totalMs - spentMs);
  let deadline = startDeadline(deadlineMs);

  // Promises that last as long as the call are not raced: each race would keep its result until the end of the call.
  // Errors are created where the call rejects and not in the timer, so that their stack leads to the caller.
  const untilOver = async <T>(
    begin: (resolve: (value: T) => void, reject: (error?: unknown) => void) => () => void,
  ): Promise<T> => {
    if (over) throw over();
    let createInterruption: CreateError | undefined;
    let stop = () => {};
    try {
      return await new Promise<T>((resolve, reject) => {
        interrupt = (createError) => {
          createInterruption ??= createError;
          reject();
        };
        stop = begin(resolve, reject);
      });
    } catch (error) {
      throw createInterruption ? createInterruption() : error;
    } finally {
      stop();
    }
  };
  const limit: Limit = {
    phase: 'token',
    elapsedMs,
    attempt: (timeoutMs, work) =>
      untilOver((resolve, reject) => {
        const own = (controller = new AbortController());
        let timer: unknown;
        const pause = () => clearTimeout(timer as number);
        const start = () => {
          pause();
          timer = startTimer(() => {
            interrupt(timeOut('attempt', timeoutMs));
            own.abort();
          }, timeoutMs);
        };
        start();
        attemptTimer = { pause, start };
        work(own.signal).then(resolve, reject);
        return () => {
          pause();
          attemptTimer = idle;
        };
      }),
    restartAttempt: () => attemptTimer.start(),
    async outsideAttempt(work) {
      const timer = attemptTimer;
      timer.pause();
      try {
        return await work;
      } finally {
        if (timer === attemptTimer) timer.start();
      }
    },
    wait(delayMs) {
      limit.phase = 'backoff';
      return untilOver<void>((resolve, reject) => {
        const own = new AbortController();
        const onWoken = () => {
          // A clock of a test passes the deadline without its timer.
          if (elapsedMs() < deadlineMs) resolve();
          else interrupt(timeOut('deadline', deadlineMs));
        };
        clock.sleep(delayMs, own.signal).then(onWoken, reject);
        return () => own.abort();
      });
    },
    release(keepSignal) {
      clearTimeout(deadline as number);
      if (!keepSignal) stopListening();
    },
    goOn: (totalMs) => (deadline = startDeadline(totalMs, elapsedMs())),
  };
  return limit;
}
