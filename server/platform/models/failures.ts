// What the AI SDK and its providers throw → the port's closed list. Their own texts are for the log only: they quote keys and addresses.
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
import { ModelError, type ModelFailure } from './port.js';

/** Seconds of a Retry-After header, which holds seconds or a date. Null when there is none that makes sense. */
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
 * Providers have no common code for these two; most answer them with a plain 400 or in the stream. The texts are those of OpenAI, Anthropic,
 * Google, Azure, Mistral, vLLM, llama.cpp and Ollama.
 */
const tooLongWords =
  /context_length_exceeded|context[ _]length|context window|prompt is too long|input is too long|input token count|exceed(s|ed)? the (maximum|available) (number of tokens|context)|too many tokens/i;
const filteredWords = /content_filter|content_policy|content management policy|responsible ?ai/i;

function explainWords(words: string): { failure: ModelFailure; message: string } | null {
  if (tooLongWords.test(words)) return tooLong;
  return filteredWords.test(words) ? filtered : null;
}

/** What a provider said, as text. Only searched, never shown: it may quote keys and prompts. */
function wordsOf(error: unknown): string {
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
    return { failure: 'rejected', message: 'The model provider refuses the key that is configured for it' };
  if (status === 404) return { failure: 'unknown_model', message: 'The model provider does not know the model' };
  if (status === 413) return tooLong;
  if (status === 429) return { failure: 'rate_limited', message: 'The model provider takes no more calls just now' };
  // 408 and 409 are a timeout and a clash on their side: another try may work.
  if (status >= 500 || status === 408 || status === 409)
    return { failure: 'unavailable', message: 'The model provider failed' };
  if (status >= 400) return { failure: 'rejected', message: 'The model does not take what it was sent' };
  return { failure: 'unavailable', message: 'The model provider answered with something that is not understood' };
}

/**
 * What the log may hold of an error of the SDK, which carries the whole prompt, the address and the reply with it. Providers quote the key in
 * what they say of a wrong one; otherwise their own words are the best there is.
 */
function forLog(error: unknown): unknown {
  if (!AISDKError.isInstance(error)) return error;
  if (!APICallError.isInstance(error)) return new Error(error.name);
  const { statusCode, message, cause } = error;
  const quotesKey = statusCode === 401 || statusCode === 403;
  return new Error(
    `${error.name} ${statusCode ?? 'without a status'}${quotesKey ? '' : `: ${message.slice(0, 500)}`}`,
    AISDKError.isInstance(cause) ? {} : { cause },
  );
}

/** Never throws, whatever it is given. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (RetryError.isInstance(error)) return toModelError(error.lastError);
  if (NoSuchProviderError.isInstance(error)) {
    return new ModelError('unknown_provider', `No model provider is configured under the name "${error.providerId}"`, {
      cause: forLog(error),
    });
  }
  if (LoadAPIKeyError.isInstance(error))
    return new ModelError('unknown_provider', 'The model provider has no key here', { cause: forLog(error) });
  if (NoSuchModelError.isInstance(error))
    return new ModelError('unknown_model', `There is no model "${error.modelId}" of this kind`, {
      cause: forLog(error),
    });
  if (APICallError.isInstance(error)) {
    const isRefusal =
      error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 429;
    const { failure, message } = (isRefusal ? explainWords(wordsOf(error)) : null) ?? explainStatus(error.statusCode);
    const retryAfterSeconds = retryAfterSecondsOf(error.responseHeaders);
    return new ModelError(failure, message, {
      cause: forLog(error),
      ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
    });
  }
  if (InvalidPromptError.isInstance(error) || UnsupportedFunctionalityError.isInstance(error)) {
    return new ModelError('rejected', 'The model does not take what it was sent', { cause: forLog(error) });
  }
  const name = (error as { name?: unknown } | null | undefined)?.name;
  if (name === 'TimeoutError' || name === 'AbortError')
    return new ModelError('unavailable', 'The model provider took too long', { cause: forLog(error) });
  const { failure, message } = explainWords(wordsOf(error)) ?? {
    failure: 'unavailable' as const,
    message: 'The model provider failed',
  };
  return new ModelError(failure, message, { cause: forLog(error) });
}
