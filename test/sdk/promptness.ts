// Checks without a clock that a call ends immediately, because clocks are unreliable on a busy machine. A call that
// waits for neither a timer nor the network ends within one iteration of the event loop.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Aborts, and returns the call's error. Fails if the call has not ended one iteration of the event loop later. */
export async function abortImmediately<T>(
  controller: AbortController,
  call: Promise<unknown>,
  reason?: unknown,
): Promise<T> {
  const ended = call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: T) => ({ error }),
  );
  controller.abort(reason);
  const result = await Promise.race([ended, nextTurn('later' as const)]);
  if (result === 'later') throw new Error('the call did not end with the abort');
  return result.error;
}
