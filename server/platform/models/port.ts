// What the product asks of model providers: models by the name that agents and knowledge bases carry, `<provider>:<model>`.
import type { EmbeddingModelV3, LanguageModelV3 } from '@ai-sdk/provider';
import type { ToolSet } from 'ai';

export interface Models {
  /** Throws ModelError. */
  languageModel(name: string): LanguageModelV3;
  /** Throws ModelError. */
  embeddingModel(name: string): EmbeddingModelV3;
  /** Embeds texts in as few calls as the provider allows. One vector a text, in order, each of length 1 (normalised). Rejects with ModelError. */
  embed(name: string, texts: readonly string[], options?: { signal?: AbortSignal }): Promise<Float32Array[]>;
  /** What a call of a model came to. The models above throw ModelError; this also explains errors of the AI SDK itself. They repeat no call. */
  explain(error: unknown): ModelError;
  /** Whether models of the provider are given images of a tool's result. Others would read their base64 as text. */
  readsImagesOfTools(name: string): boolean;
  /** A tool that a provider runs itself, by its name in the tool catalog, `<provider>:<tool>`. Null: there is none of that name. */
  providerTool(name: string): ToolSet[string] | null;
}

/**
 * `unknown_provider`: nothing is configured under the name before the colon, or it has no key here. `unknown_model`: the provider does not know
 * the model. `rejected`: the provider refuses the call, and would again: a wrong key, an input that the model does not take. `context_too_long`:
 * the input exceeds the model's context window. `content_filtered`: the provider's content filter refuses the input. `rate_limited`: too many
 * calls. `unavailable`: down or failing. `timed_out`: the model sent nothing for too long.
 */
export type ModelFailure =
  | 'unknown_provider'
  | 'unknown_model'
  | 'rejected'
  | 'context_too_long'
  | 'content_filtered'
  | 'rate_limited'
  | 'unavailable'
  | 'timed_out';

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
