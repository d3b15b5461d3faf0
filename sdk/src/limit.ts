// How long one call may last: until its time is over or the caller aborts.
import { AbortError, TimeoutError, type Phase } from './errors.js';

/** The longest delay a timer takes; a longer one would fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/** The end of one call, watched from its start. */
export interface Limit {
  /** Aborted when the call is to end early; handed to `fetch`. */
  readonly signal: AbortSignal;
  /** What the call is waiting for, for the error. Set as the call moves on. */
  phase: Phase;
  /** The work, or a rejection as soon as the limit is reached, even when the work does not listen to the signal. */
  race<T>(work: () => Promise<T>): Promise<T>;
  /** The error to reject with when the limit was reached; null when it was not. */
  failure(): TimeoutError | AbortError | null;
  /** Stops the clock. Without `keepSignal` also stops listening to the caller's signal, so that nothing is left behind. */
  release(options?: { keepSignal: boolean }): void;
}

/** Starts the clock of one call. */
export function startLimit(operationId: string, timeoutMs: number, callerSignal: AbortSignal | undefined): Limit {
  const controller = new AbortController();
  const startedAtMs = performance.now();
  let end: 'timeout' | 'abort' | null = null;
  let elapsedMs = 0;
  let rejectEnded: (reason: unknown) => void = () => {};
  const ended = new Promise<never>((_resolve, reject) => (rejectEnded = reject));
  // The race may be over when the limit is reached; a stream that is still read ends by the signal then.
  ended.catch(() => {});

  const finish = (why: 'timeout' | 'abort', reason?: unknown) => {
    if (end !== null) return;
    end = why;
    elapsedMs = Math.round(performance.now() - startedAtMs);
    rejectEnded(why);
    controller.abort(reason);
  };
  const onAbort = () => finish('abort', callerSignal?.reason);
  const timer = timeoutMs <= longestTimerMs ? setTimeout(() => finish('timeout'), timeoutMs) : undefined;
  if (callerSignal?.aborted) onAbort();
  else callerSignal?.addEventListener('abort', onAbort, { once: true });

  const limit: Limit = {
    signal: controller.signal,
    phase: 'token',
    race: (work) => (end === null ? Promise.race([ended, work()]) : ended),
    // Made where the call rejects and not in the timer, so that its stack leads to the caller.
    failure() {
      if (end === null) return null;
      if (end === 'timeout') return new TimeoutError(operationId, limit.phase, timeoutMs, elapsedMs);
      return new AbortError(operationId, limit.phase, callerSignal?.reason);
    },
    release(options) {
      clearTimeout(timer);
      if (!options?.keepSignal) callerSignal?.removeEventListener('abort', onAbort);
    },
  };
  return limit;
}
