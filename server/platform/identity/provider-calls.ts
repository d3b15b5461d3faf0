// Bounds how long anybody waits for the provider. Clerk's client has neither a timeout nor a way to abort, so an overdue call is left to
// itself; and for a moment after one, every call fails at once: fifty entries of a bulk call must not wait fifty times, and the calls left
// to themselves must not pile up.
import { isNetworkFailure, toIdentityProviderError } from './clerk-failures.js';
import { IdentityProviderError } from './port.js';

export interface ProviderCallsOptions {
  /** How long calls fail at once after one found the provider down. */
  readonly pauseMs: number;
  readonly now: () => number;
}

/**
 * Runs one method of the port, however many requests it makes, for at most `timeoutMs`. Rejects with an IdentityProviderError. `signal` ends
 * work of several steps once its time is over.
 */
export type RunProviderCall = <Result>(
  what: string,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

export function createProviderCalls(options: ProviderCallsOptions): RunProviderCall {
  const { pauseMs, now } = options;
  let pausedUntilMs = 0;

  const unavailable = (message: string): IdentityProviderError =>
    new IdentityProviderError('unavailable', message, {
      retryAfterSeconds: Math.max(1, Math.ceil((pausedUntilMs - now()) / 1000)),
    });

  return async (what, timeoutMs, work) => {
    if (now() < pausedUntilMs) throw unavailable(`${what}: the identity provider did not answer a moment ago`);
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        pausedUntilMs = now() + pauseMs;
        reject(unavailable(`${what}: no answer from the identity provider in ${timeoutMs} ms`));
      }, timeoutMs);
    });
    try {
      return await Promise.race([work(controller.signal), overdue]);
    } catch (error) {
      if (isNetworkFailure(error)) pausedUntilMs = now() + pauseMs;
      throw toIdentityProviderError(what, error);
    } finally {
      clearTimeout(timer);
      controller.abort();
    }
  };
}
