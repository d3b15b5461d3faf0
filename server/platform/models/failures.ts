// Maps errors of the AI SDK and its providers to the failures of the port. The messages of these errors may contain
// keys and addresses, so users never receive them.
import {
  AISDKError,
  APICallError,
  InvalidPromptError,
  LoadAPIKeyError,
  NoSuchModelError,
  NoSuchProviderError,
  RetryError,
  UnsupportedFunctionalityError,
} from 'ai';
import { redactSecrets } from '../log/secrets.js';
import { ModelError, type ModelFailure } from './port.js';

/** Returns null if the Retry-After header is missing, invalid, in the past or longer than a day. */
function retryAfterSecondsOf(headers: Record<string, string> | undefined): number | null {
  const value = headers?.['retry-after'];
  if (value === undefined) return null;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= 86_400 ? seconds : null;
}

const tooLong = {
  failure: 'context_too_long',
  message: 'The conversation is longer than the context window of the model',
} as const;
const filtered = {
  failure: 'content_filtered',
  message: "The model provider's content filter refused the conversation",
} as const;

/**
 * Providers have no common code for an input that is too long or was filtered. These patterns match the error texts of
 * several providers and model servers.
 */
const tooLongPattern = new RegExp(
  [
    'context_length_exceeded|context[ _]length|context window|prompt is too long|input is too long|input token count',
    'exceed(s|ed)? the (maximum|available) (number of tokens|context)|too many tokens',
  ].join('|'),
  'i',
);
const filteredPattern = /content_filter|content_policy|content management policy|responsible ?ai/i;

function explainMessage(words: string): { failure: ModelFailure; message: string } | null {
  if (tooLongPattern.test(words)) return tooLong;
  return filteredPattern.test(words) ? filtered : null;
}

/** The result may contain keys and prompts, so search it, but never show it. */
function messageOf(error: unknown): string {
  if (APICallError.isInstance(error)) return `${error.message} ${error.responseBody ?? ''}`.slice(0, 10_000);
  if (typeof error === 'string') return error.slice(0, 10_000);
  if (error instanceof Error) return error.message.slice(0, 10_000);
  try {
    return (JSON.stringify(error) ?? '').slice(0, 10_000);
  } catch {
    return '';
  }
}

function explainStatus(status: number | undefined): { failure: ModelFailure; message: string } {
  if (status === undefined) return { failure: 'unavailable', message: 'The model provider cannot be reached' };
  if (status === 401 || status === 403)
    return { failure: 'rejected', message: 'The model provider rejects the configured key' };
  if (status === 404) return { failure: 'unknown_model', message: 'The model provider does not know the model' };
  if (status === 413) return tooLong;
  if (status === 429) return { failure: 'rate_limited', message: "The model provider's rate limit is exceeded" };
  // After 408 (timeout) and 409 (conflict), a retry may succeed.
  if (status >= 500 || status === 408 || status === 409)
    return { failure: 'unavailable', message: 'The model provider failed' };
  if (status >= 400) return { failure: 'rejected', message: 'The model does not accept this input' };
  return { failure: 'unavailable', message: 'The model provider returned an invalid reply' };
}

/**
 * Returns the part of an SDK error that is safe to log. The error itself contains the prompt, the address and the
 * reply. For status 401 and 403, omits the provider's message, because it may quote a part of the key.
 */
function forLog(error: unknown): unknown {
  if (!AISDKError.isInstance(error)) return error;
  if (!APICallError.isInstance(error)) return new Error(error.name);
  const { statusCode, message, cause } = error;
  const quotesKey = statusCode === 401 || statusCode === 403;
  // Redact first, because a truncated key is not recognized.
  const detail = quotesKey ? '' : `: ${redactSecrets(message).slice(0, 500)}`;
  return new Error(
    `${error.name} ${statusCode ?? 'without a status'}${detail}`,
    AISDKError.isInstance(cause) ? {} : { cause },
  );
}

/** Never throws. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (RetryError.isInstance(error)) return toModelError(error.lastError);
  if (NoSuchProviderError.isInstance(error)) {
    return new ModelError('unknown_provider', `No model provider is configured under the name "${error.providerId}"`, {
      cause: forLog(error),
    });
  }
  if (LoadAPIKeyError.isInstance(error))
    return new ModelError('unknown_provider', 'No key is configured for the model provider', { cause: forLog(error) });
  if (NoSuchModelError.isInstance(error))
    return new ModelError('unknown_model', `There is no model "${error.modelId}" of this kind`, {
      cause: forLog(error),
    });
  if (APICallError.isInstance(error)) {
    const isRejected =
      error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 429;
    const { failure, message } =
      (isRejected ? explainMessage(messageOf(error)) : null) ?? explainStatus(error.statusCode);
    const retryAfterSeconds = retryAfterSecondsOf(error.responseHeaders);
    return new ModelError(failure, message, {
      cause: forLog(error),
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
    });
  }
  if (InvalidPromptError.isInstance(error) || UnsupportedFunctionalityError.isInstance(error)) {
    return new ModelError('rejected', 'The model does not accept this input', { cause: forLog(error) });
  }
  const name = (error as { name?: unknown } | null | undefined)?.name;
  if (name === 'TimeoutError' || name === 'AbortError')
    return new ModelError('unavailable', 'The model provider took too long', { cause: forLog(error) });
  const { failure, message } = explainMessage(messageOf(error)) ?? {
    failure: 'unavailable' as const,
    message: 'The model provider failed',
  };
  return new ModelError(failure, message, { cause: forLog(error) });
}
