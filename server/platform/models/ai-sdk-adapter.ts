import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { EmbeddingModelV3, LanguageModelV3, ProviderV3 } from '@ai-sdk/provider';
import { createProviderRegistry, embedMany } from 'ai';
import { createCircuitBreaker, type CircuitBreaker } from '../concurrency/circuit-breaker.js';
import { silentObserver, type Observer } from '../metrics/port.js';
import { toModelError } from './failures.js';
import { guardedModel, openCall, type GuardedModelDependencies } from './guarded-model.js';
import { ModelError, providerOf, type EmbedOptions, type Models } from './port.js';
import { generateObject } from './generate-object.js';
import { streamAnswer } from './stream-answer.js';
import type { ModelTimeLimits } from './time-limits.js';

// The AI SDK would print warnings as plain text between the JSON lines of the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** With `baseUrl` null, the provider's default address is used. With `apiKey` null, no key is sent. */
export type ModelProvider =
  | {
      readonly kind: 'openai' | 'anthropic' | 'google';
      readonly name: string;
      readonly apiKey: string;
      readonly baseUrl: string | null;
    }
  | {
      readonly kind: 'openai-compatible';
      readonly name: string;
      readonly apiKey: string | null;
      readonly baseUrl: string;
    };

export interface ModelsDependencies {
  readonly providers: readonly ModelProvider[];
  /** The provider named `offline`, which uses no network. */
  readonly offline: ProviderV3;
  /** Time limits of streamed replies. Default: `defaultLimits`. */
  readonly limits?: ModelTimeLimits;
  readonly observer?: Pick<Observer, 'onModelCallEnded'>;
}

export interface AiSdkModels extends Models {
  /**
   * Returns a model whose calls are not retried. They reject with ModelError, or with the reason of an aborted signal.
   * Throws ModelError if the model cannot be called.
   */
  languageModel(name: string): LanguageModelV3;
}

const maxParallelCalls = 4;

const defaultEmbedTimeLimitMs = 60_000;

const defaultLimits: ModelTimeLimits = { firstTokenMs: 60_000, betweenTokensMs: 60_000 };

/** One attempt of a run makes at most six failing calls of its language model, too few to open a circuit. */
const circuit = { failuresToOpen: 10, openMs: 15_000, maxOpenMs: 60_000 };

function connect(provider: ModelProvider): ProviderV3 {
  const { name } = provider;
  const apiKey = provider.apiKey ?? undefined;
  if (provider.kind === 'openai-compatible') {
    // Without includeUsage, an OpenAI-compatible server sends no token counts when streaming.
    return createOpenAICompatible({
      name,
      baseURL: provider.baseUrl,
      apiKey,
      includeUsage: true,
      supportsStructuredOutputs: true,
    });
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

function normalized(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector);
  if (!(length > 0) || !Number.isFinite(length))
    throw new ModelError('unavailable', 'The model provider returned a vector of length zero or an invalid vector');
  // Ten times as fast as `Float32Array.from` with a function.
  return new Float32Array(vector.map((value) => value / length));
}

function withModelErrors<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw toModelError(error);
  }
}

/** The breaker of the offline provider never opens, because offline models fail only if a prompt requests it. */
function createBreakers(names: readonly string[]): (provider: string) => CircuitBreaker {
  const breakers = new Map(names.map((name) => [name, createCircuitBreaker(circuit)]));
  const closed = createCircuitBreaker({ ...circuit, failuresToOpen: Infinity });
  return (provider) => breakers.get(provider) ?? closed;
}

async function embedTexts(
  model: EmbeddingModelV3,
  texts: readonly string[],
  call: Omit<GuardedModelDependencies, 'limits'>,
  { signal, timeLimitMs = defaultEmbedTimeLimitMs }: EmbedOptions,
): Promise<Float32Array[]> {
  const timeout = AbortSignal.timeout(timeLimitMs);
  const abortSignal = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  const end = openCall(call, signal);
  try {
    // Do not let the AI SDK retry, because it would wait up to a minute if the provider sends Retry-After.
    const { embeddings } = await embedMany({ model, values: [...texts], maxParallelCalls, maxRetries: 0, abortSignal });
    if (embeddings.length !== texts.length)
      throw new ModelError('unavailable', 'The model provider returned a different number of vectors than texts');
    const vectors = embeddings.map(normalized);
    end(null);
    return vectors;
  } catch (error) {
    const failure: unknown = signal?.aborted ? signal.reason : toModelError(error);
    end(failure);
    throw failure;
  }
}

export function createModels({
  providers,
  offline,
  limits = defaultLimits,
  observer = silentObserver,
}: ModelsDependencies): AiSdkModels {
  const connected: Record<string, ProviderV3> = {
    ...Object.fromEntries(providers.map((provider) => [provider.name, connect(provider)])),
    offline,
  };
  const registry = createProviderRegistry(connected);
  // The registry itself checks that the name contains a colon.
  const idOf = (name: string) => name as `${string}:${string}`;
  const breakerOf = createBreakers(providers.map(({ name }) => name));
  const callsTo = (name: string) => ({ provider: providerOf(name), breaker: breakerOf(providerOf(name)), observer });
  const embeddingModel = (name: string) => withModelErrors(() => registry.embeddingModel(idOf(name)));
  const languageModel = (name: string) =>
    withModelErrors(() => guardedModel(registry.languageModel(idOf(name)), { ...callsTo(name), limits }));
  return {
    languageModel,
    assertLanguageModel: (name) => void languageModel(name),
    generateObject: async (request) => generateObject(languageModel(request.model), request),
    streamAnswer: async (request) => streamAnswer(languageModel(request.model), request),
    async embed(name, texts, options = {}) {
      const model = embeddingModel(name);
      return texts.length === 0 ? [] : embedTexts(model, texts, callsTo(name), options);
    },
    readsImagesOfTools: (name) =>
      providers.some((provider) => provider.name === providerOf(name) && provider.kind !== 'openai-compatible'),
  };
}
