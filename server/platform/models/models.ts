// Models of all configured providers under one roof, by the AI SDK's registry.
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ProviderV3 } from '@ai-sdk/provider';
import { createProviderRegistry, embedMany } from 'ai';
import { createCircuitBreaker, type CircuitBreaker } from '../circuit-breaker.js';
import { silentObserver, type Observer } from '../observer.js';
import { toModelError } from './failures.js';
import { guardedModel, openCall } from './guarded-model.js';
import { ModelError, type Models } from './port.js';
import { providerTool } from './provider-tools.js';
import type { ModelTimeLimits } from './time-limits.js';

/** One provider: its service, and what is needed to call it. Null: the provider's own address; no key. */
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

export interface ModelsParts {
  readonly providers: readonly ModelProvider[];
  /** Answers under the name `offline`, without any network. */
  readonly offline: ProviderV3;
  /** Longest time for embedding the texts of one call of `embed`. */
  readonly embedTimeoutMs?: number;
  /** Of streamed answers. */
  readonly limits?: ModelTimeLimits;
  readonly observer?: Pick<Observer, 'onModelCallEnded'>;
}

const mostParallelCalls = 4;

const defaultLimits: ModelTimeLimits = { firstTokenMs: 60_000, betweenTokensMs: 60_000 };

/** One message makes at most six calls, so that no message alone opens the circuit of a provider for everyone else. */
const circuit = { failuresToOpen: 10, openMs: 15_000, maxOpenMs: 60_000 };

function connect(provider: ModelProvider): ProviderV3 {
  const { name } = provider;
  const apiKey = provider.apiKey ?? undefined;
  if (provider.kind === 'openai-compatible') {
    // Without includeUsage such a server tells no token counts while it streams.
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

function normalised(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector);
  if (!(length > 0) || !Number.isFinite(length))
    throw new ModelError('unavailable', 'The model provider answered with a vector that has no direction');
  return Float32Array.from(vector, (value) => value / length);
}

function translated<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw toModelError(error);
  }
}

/** One for each provider. The offline models fail only when their script says so. */
function createBreakers(names: readonly string[]): (provider: string) => CircuitBreaker {
  const breakers = new Map(names.map((name) => [name, createCircuitBreaker(circuit)]));
  const closed = createCircuitBreaker({ ...circuit, failuresToOpen: Infinity });
  return (provider) => breakers.get(provider) ?? closed;
}

const providerOf = (name: string): string => name.split(':', 1)[0] ?? '';

export function createModels({
  providers,
  offline,
  embedTimeoutMs = 60_000,
  limits = defaultLimits,
  observer = silentObserver,
}: ModelsParts): Models {
  const connected: Record<string, ProviderV3> = {
    ...Object.fromEntries(providers.map((provider) => [provider.name, connect(provider)])),
    offline,
  };
  const registry = createProviderRegistry(connected);
  // The registry's type wants a colon, which it checks itself.
  const idOf = (name: string) => name as `${string}:${string}`;
  const breakerOf = createBreakers(providers.map(({ name }) => name));
  const callsTo = (name: string) => ({ provider: providerOf(name), breaker: breakerOf(providerOf(name)), observer });
  const embeddingModel = (name: string) => translated(() => registry.embeddingModel(idOf(name)));
  return {
    languageModel: (name) =>
      translated(() => guardedModel(registry.languageModel(idOf(name)), { ...callsTo(name), limits })),
    embeddingModel,
    async embed(name, texts, { signal } = {}) {
      const model = embeddingModel(name);
      if (texts.length === 0) return [];
      const timeout = AbortSignal.timeout(embedTimeoutMs);
      const abortSignal = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
      const end = openCall(callsTo(name), signal);
      try {
        // No retries in here: they would wait as long as the provider says, with a caller waiting for us. Jobs are run again, callers are told.
        const { embeddings } = await embedMany({
          model,
          values: [...texts],
          maxParallelCalls: mostParallelCalls,
          maxRetries: 0,
          abortSignal,
        });
        end(null);
        if (embeddings.length !== texts.length)
          throw new ModelError('unavailable', 'The model provider answered with another number of vectors than texts');
        return embeddings.map(normalised);
      } catch (error) {
        const failure = toModelError(error);
        end(signal?.aborted ? error : failure);
        throw failure;
      }
    },
    readsImagesOfTools: (name) =>
      providers.some((provider) => provider.name === providerOf(name) && provider.kind !== 'openai-compatible'),
    explain: toModelError,
    providerTool,
  };
}
