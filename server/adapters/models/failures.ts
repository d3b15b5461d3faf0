// What the AI SDK and its providers throw → the port's closed list. Their own texts are for the log only: they quote keys and addresses.
import { APICallError, InvalidPromptError, LoadAPIKeyError, NoSuchModelError, NoSuchProviderError, RetryError, UnsupportedFunctionalityError } from 'ai';
import { ModelError, type ModelFailure } from './port.js';

/** Seconds of a Retry-After header, which holds seconds or a date. Null when there is none that makes sense. */
function retryAfterSecondsOf(headers: Record<string, string> | undefined): number | null {
  const value = headers?.['retry-after'];
  if (value === undefined) return null;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= 86_400 ? seconds : null;
}

function explainStatus(status: number | undefined): { failure: ModelFailure; message: string } {
  if (status === undefined) return { failure: 'unavailable', message: 'The model provider cannot be reached' };
  if (status === 401 || status === 403) return { failure: 'rejected', message: 'The model provider refuses the key that is configured for it' };
  if (status === 404) return { failure: 'rejected', message: 'The model provider does not know the model' };
  if (status === 429) return { failure: 'rate_limited', message: 'The model provider takes no more calls just now' };
  // 408 and 409 are a timeout and a clash on their side: another try may work.
  if (status >= 500 || status === 408 || status === 409) return { failure: 'unavailable', message: 'The model provider failed' };
  if (status >= 400) return { failure: 'rejected', message: 'The model does not take what it was sent' };
  return { failure: 'unavailable', message: 'The model provider answered with something that is not understood' };
}

/** Never throws, whatever it is given. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (RetryError.isInstance(error)) return toModelError(error.lastError);
  if (NoSuchProviderError.isInstance(error)) {
    return new ModelError('unknown_provider', `No model provider is configured under the name "${error.providerId}"`, { cause: error });
  }
  if (LoadAPIKeyError.isInstance(error)) return new ModelError('unknown_provider', 'The model provider has no key here', { cause: error });
  if (NoSuchModelError.isInstance(error)) return new ModelError('rejected', `There is no model "${error.modelId}" of this kind`, { cause: error });
  if (APICallError.isInstance(error)) {
    const { failure, message } = explainStatus(error.statusCode);
    const retryAfterSeconds = retryAfterSecondsOf(error.responseHeaders);
    return new ModelError(failure, message, { cause: error, ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }) });
  }
  if (InvalidPromptError.isInstance(error) || UnsupportedFunctionalityError.isInstance(error)) {
    return new ModelError('rejected', 'The model does not take what it was sent', { cause: error });
  }
  const name = (error as { name?: unknown } | null | undefined)?.name;
  if (name === 'TimeoutError' || name === 'AbortError') return new ModelError('unavailable', 'The model provider took too long', { cause: error });
  return new ModelError('unavailable', 'The model provider failed', { cause: error });
}
