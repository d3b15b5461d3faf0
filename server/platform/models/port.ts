// The port for model providers. Agents and knowledge bases name models as `<provider>:<model>`.
//
// Models and provider tools have the AI SDK's types, because modules run them with the SDK. Its `streamText` loops over
// tool calls and produces the event stream of `POST /chat`. Types of our own would only repeat the SDK's provider
// specification, which the offline model implements too (server/docs/decisions/embedded-services.md).
import type { EmbeddingModelV3, LanguageModelV3, SharedV3ProviderOptions } from '@ai-sdk/provider';
import type { ToolSet } from 'ai';

/** Returns the provider of a model's name. */
export const providerOf = (model: string): string => model.split(':', 1)[0] ?? '';

/** Settings of a model call. Null means that the model uses its own default. */
export interface SamplingSettings {
  readonly temperature: number | null;
  /** Maximum tokens of one call. */
  readonly maxOutputTokens: number | null;
  readonly reasoningEffort: 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max' | null;
}

/** Settings of a model call. If a setting is absent, the model uses its own default. */
export interface CallSettings {
  readonly temperature?: number;
  readonly maxOutputTokens?: number;
  readonly providerOptions?: SharedV3ProviderOptions;
}

export interface Models {
  /** Throws ModelError. */
  languageModel(name: string): LanguageModelV3;
  /** Throws ModelError. */
  embeddingModel(name: string): EmbeddingModelV3;
  /**
   * Embeds texts in as few calls as the provider allows. Returns one vector per text, in order, normalised to length 1.
   * Rejects with ModelError.
   */
  embed(name: string, texts: readonly string[], options?: { signal?: AbortSignal }): Promise<Float32Array[]>;
  /**
   * Converts an error of a model call to a ModelError, including errors of the AI SDK itself. The models above throw
   * ModelError and do not retry.
   */
  explain(error: unknown): ModelError;
  /** Converts sampling settings to those of the model's provider. */
  callSettings(name: string, settings: SamplingSettings): CallSettings;
  /**
   * Returns whether models of the provider accept images in tool results. Other models would read the base64 data as
   * text.
   */
  readsImagesOfTools(name: string): boolean;
  /**
   * Returns the tool that a provider runs itself, by its name in the tool catalog, `<provider>:<tool>`. Returns null if
   * it does not exist.
   */
  providerTool(name: string): ToolSet[string] | null;
}

/**
 * `unknown_provider`: no provider is configured under the name before the colon, or it has no key. `unknown_model`: the
 * provider does not know the model. `rejected`: the provider refuses the call and would refuse a retry, for example
 * because of a wrong key or an unsuitable input. `context_too_long`: the input exceeds the model's context window.
 * `content_filtered`: the provider's content filter refuses the input. `rate_limited`: too many calls. `unavailable`:
 * the provider is down or failing. `timed_out`: the model sent nothing for too long.
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
    /** Safe to show to users: contains no key and no address. */
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  readonly retryAfterSeconds: number | null;
}
