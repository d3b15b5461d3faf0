// How long one call may last: until its deadline, or until the caller aborts. Each attempt has a limit of its own inside it.
import { AbortError, TimeoutError, type Phase } from './errors.js';

/** The longest delay a timer takes; a longer one would fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/** The end of one call, watched from its start. */
export interface Limit {
  /** What the call is waiting for, for the error. Set as the call moves on. */
  phase: Phase;
  /** How long the call has been under way. */
  elapsedMs(): number;
  /**
   * Work, or a rejection as soon as its time or the call is over, even when the work does not listen to its signal. The signal lives on after
   * the work, for a stream that is still read.
   */
  attempt<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Waits; rejects as soon as the call is over. */
  wait(delayMs: number): Promise<void>;
  /** Stops the clock. Without `keepSignal` also stops listening to the caller's signal, so that nothing is left behind. */
  release(keepSignal?: boolean): void;
}

/** Starts the clock of one call. */
export function startLimit(operationId: string, deadlineMs: number, callerSignal: AbortSignal | undefined): Limit {
  const startedAtMs = performance.now();
  const elapsedMs = () => performance.now() - startedAtMs;
  let current = new AbortController();
  let rejectEnded: (createError: () => Error) => void;
  const ended = new Promise<never>((_resolve, reject) => (rejectEnded = reject));
  // The call may be over when the limit is reached; a stream that is still read ends by the signal then.
  ended.catch(() => {});

  const end = (createError: () => Error) => {
    rejectEnded(createError);
    current.abort(callerSignal?.reason);
  };
  const timeOut = (kind: 'attempt' | 'deadline', timeoutMs: number) => () =>
    new TimeoutError(operationId, limit.phase, kind, timeoutMs, Math.round(elapsedMs()));
  const onAbort = () => end(() => new AbortError(operationId, limit.phase, callerSignal?.reason));
  if (callerSignal?.aborted) onAbort();
  else callerSignal?.addEventListener('abort', onAbort, { once: true });
  // After the signal, which may be none at all and throw: nobody would end the timer.
  const timer = startTimer(() => end(timeOut('deadline', deadlineMs)), deadlineMs);

  // Errors are made where the call rejects and not in the timer, so that their stack leads to the caller.
  const race = async <T>(
    delayMs: number,
    onTimer: (resolve: (value: T) => void, reject: (createError: () => Error) => void) => void,
    work?: Promise<T>,
  ): Promise<T> => {
    let timer: unknown;
    const late = new Promise<T>((resolve, reject) => (timer = startTimer(() => onTimer(resolve, reject), delayMs)));
    try {
      return await Promise.race([ended, late, work ?? late]);
    } catch (error) {
      throw typeof error === 'function' ? error() : error;
    } finally {
      clearTimeout(timer as number);
    }
  };
  const limit: Limit = {
    phase: 'token',
    elapsedMs,
    attempt(timeoutMs, work) {
      const controller = (current = new AbortController());
      const fail = (_resolve: unknown, reject: (createError: () => Error) => void) => {
        reject(timeOut('attempt', timeoutMs));
        controller.abort();
      };
      return race(timeoutMs, fail, callerSignal?.aborted ? ended : work(controller.signal));
    },
    wait(delayMs) {
      limit.phase = 'backoff';
      return race<void>(delayMs, (resolve) => resolve());
    },
    release(keepSignal) {
      clearTimeout(timer as number);
      if (!keepSignal) callerSignal?.removeEventListener('abort', onAbort);
    },
  };
  return limit;
}

function startTimer(fire: () => void, delayMs: number): unknown {
  return delayMs > longestTimerMs ? undefined : setTimeout(fire, delayMs);
}
