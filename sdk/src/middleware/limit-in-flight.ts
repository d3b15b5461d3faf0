import { UsageError } from '../errors.js';
import type { Middleware } from '../options.js';

/**
 * Limits the number of requests in flight. Further requests wait in order of arrival. A request is in flight until the
 * headers of its reply arrive. The time in the queue counts against `deadlineMs`, but not against `attemptTimeoutMs`.
 * If the call ends while its request waits, the request is not sent.
 *
 * @param max - maximum number of requests in flight, at least 1
 * @throws {UsageError} if `max` is not a positive integer
 * @example
 * ```ts
 * const client = createClient({ baseUrl, token, middleware: [limitInFlight(6)] });
 * ```
 */
export function limitInFlight(max: number): Middleware {
  if (!(Number.isInteger(max) && max >= 1)) throw new UsageError('max must be a whole number of at least 1', null);
  let inFlight = 0;
  const queue: (() => void)[] = [];

  function waitForPermit(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      queue.push(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  return async (request, next, { outsideAttempt }) => {
    request.signal.throwIfAborted();
    // A request that ends passes its permit to the next waiting request, if there is one.
    if (inFlight >= max) await outsideAttempt(waitForPermit(request.signal));
    else inFlight += 1;
    try {
      return await next(request);
    } finally {
      const enter = queue.shift();
      if (enter) enter();
      else inFlight -= 1;
    }
  };
}
