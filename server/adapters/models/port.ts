// What the product asks of model providers: models by the name that agents and knowledge bases carry, `<provider>:<model>`.
import type { EmbeddingModelV3, LanguageModelV3 } from '@ai-sdk/provider';

export interface Models {
  /** Throws ModelError. */
  languageModel(name: string): LanguageModelV3;
  /** Throws ModelError. */
  embeddingModel(name: string): EmbeddingModelV3;
  /** Embeds texts in as few calls as the provider allows. One vector a text, in order, each of length 1 (normalised). Rejects with ModelError. */
  embed(name: string, texts: readonly string[], options?: { signal?: AbortSignal }): Promise<Float32Array[]>;
  /** What a call of a model came to: the models above throw the AI SDK's own errors, which its retries need. */
  explain(error: unknown): ModelError;
}

/**
 * `unknown_provider`: nothing is known under the name before the colon, or it has no key here. `rejected`: the provider refuses the call, and
 * would again: no such model, a wrong key, an input it does not take. `rate_limited`: too many calls. `unavailable`: down, slow, or failing.
 */
export type ModelFailure = 'unknown_provider' | 'rejected' | 'rate_limited' | 'unavailable';

export class ModelError extends Error {
  override readonly name = 'ModelError';

  constructor(
    readonly failure: ModelFailure,
    /** In plain words, fit to be shown: never a key, never an address. */
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  readonly retryAfterSeconds: number | null;
}
