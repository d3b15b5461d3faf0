// Models of all configured providers under one roof, by the AI SDK's registry.
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ProviderV3 } from '@ai-sdk/provider';
import { createProviderRegistry, embedMany } from 'ai';
import { toModelError } from './failures.js';
import { ModelError, type Models } from './port.js';

/** One provider: its service, and what is needed to call it. Null: the provider's own address; no key. */
export type ModelProvider =
  | { readonly kind: 'openai' | 'anthropic' | 'google'; readonly name: string; readonly apiKey: string; readonly baseUrl: string | null }
  | { readonly kind: 'openai-compatible'; readonly name: string; readonly apiKey: string | null; readonly baseUrl: string };

export interface ModelsParts {
  readonly providers: readonly ModelProvider[];
  /** Answers under the name `offline`, without any network. */
  readonly offline: ProviderV3;
  /** Longest time for embedding the texts of one call of `embed`. */
  readonly embedTimeoutMs?: number;
}

const mostParallelCalls = 4;

function connect(provider: ModelProvider): ProviderV3 {
  const { name } = provider;
  const apiKey = provider.apiKey ?? undefined;
  if (provider.kind === 'openai-compatible') {
    // Without includeUsage such a server tells no token counts while it streams.
    return createOpenAICompatible({ name, baseURL: provider.baseUrl, apiKey, includeUsage: true, supportsStructuredOutputs: true });
  }
  const options = { apiKey, baseURL: provider.baseUrl ?? undefined };
  switch (provider.kind) {
    case 'openai':
      return createOpenAI(options);
    case 'anthropic':
      return createAnthropic(options);
    case 'google':
      return createGoogleGenerativeAI(options);
  }
}

function normalised(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector);
  if (!(length > 0) || !Number.isFinite(length)) throw new ModelError('unavailable', 'The model provider answered with a vector that has no direction');
  return Float32Array.from(vector, (value) => value / length);
}

function translated<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw toModelError(error);
  }
}

export function createModels({ providers, offline, embedTimeoutMs = 60_000 }: ModelsParts): Models {
  const connected: Record<string, ProviderV3> = { ...Object.fromEntries(providers.map((provider) => [provider.name, connect(provider)])), offline };
  const registry = createProviderRegistry(connected);
  // The registry's type wants a colon, which it checks itself.
  const idOf = (name: string) => name as `${string}:${string}`;
  const embeddingModel = (name: string) => translated(() => registry.embeddingModel(idOf(name)));
  return {
    languageModel: (name) => translated(() => registry.languageModel(idOf(name))),
    embeddingModel,
    async embed(name, texts, { signal } = {}) {
      const model = embeddingModel(name);
      if (texts.length === 0) return [];
      const timeout = AbortSignal.timeout(embedTimeoutMs);
      const abortSignal = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
      try {
        // No retries in here: they would wait as long as the provider says, with a caller waiting for us. Jobs are run again, callers are told.
        const { embeddings } = await embedMany({ model, values: [...texts], maxParallelCalls: mostParallelCalls, maxRetries: 0, abortSignal });
        if (embeddings.length !== texts.length) throw new ModelError('unavailable', 'The model provider answered with another number of vectors than texts');
        return embeddings.map(normalised);
      } catch (error) {
        throw toModelError(error);
      }
    },
    explain: toModelError,
  };
}
