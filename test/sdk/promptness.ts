// Whether a call ends at once. Not measured with a clock, which a busy machine slows: what must not wait for a timer or the network has ended
// before the event loop turns once.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Aborts, and gives what the call rejected with; fails when the call was still under way one turn of the event loop later. */
export async function abortAtOnce<T>(
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
