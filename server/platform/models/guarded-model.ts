// Wraps a model with the circuit breaker of its provider, and converts its errors to ModelError. Streamed calls also
// get time limits.
import type { LanguageModelV3 } from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';
import type { CircuitBreaker } from '../concurrency/circuit-breaker.js';
import type { Observer } from '../metrics/port.js';
import { toModelError } from './failures.js';
import { ModelError } from './port.js';
import { streamWithin, type ModelTimeLimits } from './time-limits.js';

export interface GuardedModelDependencies {
  readonly provider: string;
  readonly breaker: CircuitBreaker;
  readonly limits: ModelTimeLimits;
  readonly observer: Pick<Observer, 'onModelCallEnded'>;
}

/**
 * Begins one call to the provider. Throws ModelError if the provider's circuit is open. Returns the function that ends
 * the call. Pass it the error, or null after a success. Only its first use counts.
 */
export function openCall(
  { provider, breaker, observer }: Omit<GuardedModelDependencies, 'limits'>,
  signal: AbortSignal | undefined,
): (error: unknown) => void {
  const call = breaker.enter();
  if (call.waitMs > 0) {
    observer.onModelCallEnded({ provider, outcome: 'not_called' });
    const retryAfterSeconds = Math.ceil(call.waitMs / 1000);
    throw new ModelError('unavailable', 'The model provider has failed repeatedly, so calls to it are paused', {
      retryAfterSeconds,
    });
  }
  let isOver = false;
  return (error) => {
    if (isOver) return;
    isOver = true;
    const failure = error instanceof ModelError ? error.failure : null;
    observer.onModelCallEnded({ provider, outcome: failure ?? (error === null ? 'completed' : 'cancelled') });
    if (failure === 'unavailable' || failure === 'timed_out') call.fail();
    else if (failure === 'rate_limited' || (error !== null && signal?.aborted)) call.cancel();
    // A provider that refuses a call is working.
    else call.succeed();
  };
}

export function guardedModel(model: LanguageModelV3, dependencies: GuardedModelDependencies): LanguageModelV3 {
  const failureOf = (error: unknown, signal: AbortSignal | undefined) =>
    signal?.aborted && !(error instanceof ModelError) ? error : toModelError(error);
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v3',
      async wrapGenerate({ doGenerate, params: { abortSignal } }) {
        const end = openCall(dependencies, abortSignal);
        try {
          const result = await doGenerate();
          end(null);
          return result;
        } catch (error) {
          const failure = failureOf(error, abortSignal);
          end(failure);
          throw failure;
        }
      },
      async wrapStream({ params }) {
        return streamWithin(dependencies.limits, model, params, openCall(dependencies, params.abortSignal));
      },
    },
  });
}
