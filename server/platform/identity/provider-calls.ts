// Clerk's client has no timeout and cannot abort a request, so an overdue call is abandoned. Then every call fails
// immediately for a short time, so that abandoned calls do not accumulate.
import { isNetworkFailure, toIdentityProviderError } from './clerk-failures.js';
import { IdentityProviderError } from './port.js';

export interface ProviderCallsOptions {
  /** After a call finds the provider down, all calls fail for this long without sending a request. */
  readonly pauseMs: number;
  readonly now: () => number;
}

/** Rejects with an IdentityProviderError. After the timeout, `signal` aborts the remaining steps of `work`. */
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
    if (now() < pausedUntilMs) throw unavailable(`${what}: the identity provider recently did not respond`);
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        pausedUntilMs = now() + pauseMs;
        reject(unavailable(`${what}: no response from the identity provider within ${timeoutMs} ms`));
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
