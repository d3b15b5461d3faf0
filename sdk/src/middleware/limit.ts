// Holds requests back while too many wait for their replies.
import type { Middleware } from '../options.js';

/**
 * Lets at most so many requests wait for their replies at a time; the others queue in the order of their coming. A
 * request leaves the count with the headers of its reply. The time in the queue counts against `deadlineMs` but not
 * against `attemptTimeoutMs`. A call that ends there sends nothing.
 *
 * @param max - how many, at least 1
 * @throws {RangeError} when `max` is no whole number of at least 1
 * @example
 * ```ts
 * const client = createClient({ baseUrl, token, middleware: [limitInFlight(6)] });
 * ```
 */
export function limitInFlight(max: number): Middleware {
  if (!(Number.isInteger(max) && max >= 1)) throw new RangeError('max must be a whole number of at least 1');
  let inFlight = 0;
  const queue: (() => void)[] = [];

  function turn(signal: AbortSignal): Promise<void> {
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
    // A request that ends passes its place on. The place is free only if no request waits.
    if (inFlight >= max) await outsideAttempt(turn(request.signal));
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
