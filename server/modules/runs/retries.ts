// Repeats calls of a model that failed for a reason that passes. One budget for all calls of a message: neither the AI SDK nor a job repeats any.
import { setTimeout as sleep } from 'node:timers/promises';
import type { LanguageModelV3 } from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';
import type { Logger } from 'pino';
import { ModelError } from '../../platform/models/port.js';

export interface Retries {
  /** Waits until the call may be repeated. False: it must not be, because of its failure, the budget or the signal. */
  waitForRetry(failure: ModelError, signal: AbortSignal): Promise<boolean>;
}

export interface RetriesOptions {
  /** For one message, over all of its steps. */
  readonly maxRetries: number;
  /** Before the first repetition, unless the provider names a time. Doubles with each. */
  readonly delayMs: number;
  readonly conversationId: string;
  readonly log: Pick<Logger, 'warn'>;
  /** Between 0 and 1. Spreads the repetitions of runs that failed together. */
  readonly random?: () => number;
}

/** A person waits for a streamed answer: at most three calls fail. Otherwise six. */
export const maxRetriesOf = { streamed: 2, background: 5 } as const;

/** A provider that asks for more time is not waited for: the run ends, rather than hold its place. */
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
      log.warn(fields, willRetry ? 'a call of a model failed and is repeated' : 'a call of a model failed');
      if (!willRetry) return false;
      retryCount++;
      return sleep(waitMs, true, { signal }).catch(() => false);
    },
  };
}

/** The model, with calls repeated that fail before the model has begun its answer. */
export function withRetries(model: LanguageModelV3, retries: Retries, signal: AbortSignal): LanguageModelV3 {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v3',
      async wrapStream({ doStream }) {
        for (;;) {
          try {
            return await doStream();
          } catch (error) {
            if (signal.aborted || !(error instanceof ModelError) || !(await retries.waitForRetry(error, signal)))
              throw error;
          }
        }
      },
    },
  });
}
