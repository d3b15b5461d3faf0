// The port for model providers. Agents and knowledge bases name models as `<provider>:<model>`.
//
// Messages and events have the types of the AI SDK, because clients exchange them with `POST /chat`. See
// server/docs/decisions/chat-clients.md.
import type { UIMessage, UIMessageChunk } from 'ai';
import type { components } from '../../generated/types.js';

export type { TextUIPart, UIMessageChunk } from 'ai';

/** A file that the model receives. */
export interface AttachedFile {
  readonly mediaType: string;
  readonly filename?: string;
  readonly bytes: Uint8Array;
}

/**
 * A message for the model. Its files are data parts, because the file parts of the AI SDK have `data:` URLs. Parsing
 * them blocks the process for 1 s per 20 MB in each model call (measured).
 */
export type PromptMessage = Omit<UIMessage<unknown, { file: AttachedFile }>, 'id'>;

export const providerOf = (model: string): string => model.split(':', 1)[0] ?? '';

/** Settings of a model call. Null selects the default of the model. */
export interface SamplingSettings {
  readonly temperature: number | null;
  /** Maximum output tokens of one call. */
  readonly maxOutputTokens: number | null;
  readonly reasoningEffort: components['schemas']['ReasoningEffort'] | null;
}

export interface ObjectRequest {
  readonly model: string;
  readonly system: string;
  readonly prompt: string;
  readonly schema: object;
  /** Returns how an object differs from the schema, or null if it matches. */
  differenceOf(object: unknown): string | null;
  readonly signal: AbortSignal;
}

/** `mismatch`: the model returned no JSON, or an object that differs from the schema. The cause is safe to log. */
export type ObjectReply = { kind: 'object'; object: unknown } | { kind: 'mismatch'; cause: Error };

export interface RunnableTool {
  readonly description: string;
  readonly inputSchema: object;
  /** Returns the input with its defaults, or a problem that the model receives. Default: accepts every input. */
  readonly check?: (input: unknown) => { input: unknown } | { problem: string };
  /** The model and the client receive the message of an error that this function throws. */
  readonly run: (input: unknown, toolCallId: string) => Promise<unknown>;
  /** Returns the images that the model receives with the result of a call. Default: none. */
  readonly imagesOf?: (toolCallId: string) => readonly { readonly mediaType: string; readonly data: string }[];
}

/**
 * `providerTool` names a tool that a provider runs itself, as in the tool catalog: `<provider>:<tool>`. An unknown name
 * is ignored.
 */
export type AnswerTool = RunnableTool | { readonly providerTool: string };

export interface AnswerRequest {
  readonly model: string;
  readonly system: string;
  readonly messages: readonly PromptMessage[];
  readonly tools: ReadonlyMap<string, AnswerTool>;
  readonly settings: SamplingSettings;
  /** Maximum tool roundtrips before the model must answer. */
  readonly maxToolRoundtrips: number;
  readonly signal: AbortSignal;
  /**
   * Called after a model call failed before its first output. Waits before the next attempt. Returns false if the call
   * must not be retried.
   */
  readonly waitForRetry: (failure: ModelError, signal: AbortSignal) => Promise<boolean>;
  /** Returns the message for a model that calls a missing tool. */
  readonly explainMissingTool: (name: string) => string;
  readonly onEvent: (chunk: UIMessageChunk) => void;
}

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly totalTokens: number;
}

/** How an answer ended. `onEvent` received its content. */
export interface AnswerResult {
  /** Total of all model calls, including failed ones. Null if no call returned anything. */
  readonly usage: TokenUsage | null;
  /** Null if the model did not finish. */
  readonly finishReason: string | null;
  readonly failure: ModelError | null;
}

export function sumOfUsage(one: TokenUsage | null, other: TokenUsage | null): TokenUsage | null {
  if (one === null || other === null) return one ?? other;
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    totalTokens: one.totalTokens + other.totalTokens,
  };
}

export interface EmbedOptions {
  /** Cancels the call. A cancelled call does not count as a failure of the provider. */
  readonly signal?: AbortSignal;
  /** Maximum duration in milliseconds. A longer call counts as a failure of the provider. Default: 60,000. */
  readonly timeLimitMs?: number;
}

export interface Models {
  /** Throws ModelError if no language model of this name can be called. Does not call the provider. */
  assertLanguageModel(name: string): void;
  /**
   * Embeds texts in as few calls as the provider allows. Returns one unit vector per text, in order. Rejects with
   * ModelError, or with the reason of an aborted signal.
   */
  embed(name: string, texts: readonly string[], options?: EmbedOptions): Promise<Float32Array[]>;
  /** Calls a model once to generate an object that matches a schema. Rejects with ModelError. */
  generateObject(request: ObjectRequest): Promise<ObjectReply>;
  /**
   * Calls a model and its tools until the answer is complete. If a model call fails, the result contains the failure.
   * Rejects if the model cannot be called (ModelError), or if the messages cannot be converted.
   */
  streamAnswer(request: AnswerRequest): Promise<AnswerResult>;
  /** Returns whether the model accepts images in tool results. Other models would read the base64 data as text. */
  readsImagesOfTools(name: string): boolean;
}

/**
 * `unknown_provider`: no provider is configured under the name before the colon, or it has no key. `unknown_model`: the
 * provider does not know the model. `rejected`: the provider refuses the call and would refuse a retry, for example
 * because of a wrong key. `context_too_long`: the input exceeds the model's context window. `timed_out`: the model sent
 * nothing for too long.
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

  /** Null if unknown. */
  readonly retryAfterSeconds: number | null;
}
