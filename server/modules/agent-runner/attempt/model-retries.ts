// Decides whether and when a failed model call is retried. Neither the AI SDK nor the job retries model calls.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ModelError } from '../../../platform/models/port.js';

export interface Retries {
  /** Waits before a retry. Returns false if the call must not be retried, or the signal was aborted. */
  waitForRetry(failure: ModelError, signal: AbortSignal): Promise<boolean>;
}

export interface RetriesOptions {
  /** Maximum retries of one attempt, over all steps. */
  readonly maxRetries: number;
  /**
   * Maximum delay before the first retry. Doubles with each retry. `random` shortens the delay by up to half, to spread
   * concurrent retries. If the provider requests a delay, that delay applies instead.
   */
  readonly delayMs: number;
  readonly conversationId: string;
  readonly log: Pick<Logger, 'warn'>;
  /** Returns a number from 0 to 1. Default: `Math.random`. */
  readonly random?: () => number;
}

/** A streamed run has fewer retries, because a user waits for its answer. */
export const maxRetriesOf = { streamed: 2, background: 5 } as const;

/** A call that needs a longer delay is not retried, so that the run does not occupy capacity while it waits. */
const maxDelayMs = 60_000;

export function createRetries({
  maxRetries,
  delayMs,
  conversationId,
  log,
  random = Math.random,
}: RetriesOptions): Retries {
  let retryCount = 0;
  return {
    async waitForRetry(failure, signal) {
      const isTransient = failure.failure === 'unavailable' || failure.failure === 'rate_limited';
      const requestedSeconds = failure.retryAfterSeconds;
      const waitMs =
        requestedSeconds === null ? delayMs * 2 ** retryCount * (0.5 + random() / 2) : requestedSeconds * 1000;
      const willRetry = isTransient && retryCount < maxRetries && waitMs <= maxDelayMs && !signal.aborted;
      const fields = {
        conversationId,
        failure: failure.failure,
        failedCalls: retryCount + 1,
        ...(willRetry ? { waitMs: Math.round(waitMs) } : {}),
      };
      log.warn(fields, willRetry ? 'a model call failed and will be retried' : 'a model call failed');
      if (!willRetry) return false;
      retryCount++;
      return sleep(waitMs, true, { signal }).catch(() => false);
    },
  };
}
