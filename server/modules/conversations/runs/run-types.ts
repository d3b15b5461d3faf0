import type { components } from '../../../generated/types.js';

type Schemas = components['schemas'];
export type Message = Schemas['Message'];
export type MessagePart = Schemas['MessagePart'];
export type MessageUsage = Schemas['MessageUsage'];
export type RunFailure = Schemas['RunFailure'];
export type RunWarning = Schemas['RunWarning'];

export interface RunKey {
  readonly organizationId: string;
  readonly conversationId: string;
  /** Id under which the answer of the run will be stored. */
  readonly answerId: string;
}

export type RunIds = Omit<RunKey, 'organizationId'>;

export interface ClientMessage {
  /** Id that a chat client gave the conversation, or the conversation's own id. Null if the client sent none. */
  readonly chatId: string | null;
  readonly messageId: string | null;
  /** For `regenerate`: id of the answer to replace. Null if the client sent none. */
  readonly answerId: string | null;
  /**
   * What happens if the conversation already has the message. `append` adds the message again. `edit` supersedes all
   * later messages, and replaces the stored message if its parts differ. `regenerate` does the same. If no message has
   * the id `messageId`, it takes the last user message before the answer `answerId`: it keeps this message and
   * supersedes all later ones.
   */
  readonly ifKnown: 'append' | 'edit' | 'regenerate';
}

export interface NewRun {
  readonly organizationId: string;
  /** Owner of the conversation. */
  readonly userId: string;
  readonly agentId: number;
  /** Conversation to continue. Null to continue the conversation of `client.chatId`, or to open a new one. */
  readonly conversationId: string | null;
  readonly client?: ClientMessage;
  /** Parent conversation of a new sub-conversation. */
  readonly upstreamConversationId?: string;
  /** Title of a new conversation. Default: the beginning of the message. */
  readonly name?: string;
  /** Parts of the validated user message. An uploaded file has a `fileKey`, and its `url` is not stored. */
  readonly parts: readonly MessagePart[];
  readonly renderedSystemPrompt: string;
  /** Whether a job takes over and executes the run. Default: false, so the process that starts the run executes it. */
  readonly isBackground?: boolean;
  /** Whether a user requested the run, so that limits on concurrent runs apply. Default: false. */
  readonly isLimited?: boolean;
  /**
   * Whether a knowledge base's trigger opens the conversation. A sub-conversation inherits true from its parent.
   * Default: false.
   */
  readonly isTriggered?: boolean;
  /** Whether a scheduled task opens the conversation. Default: false. */
  readonly isScheduled?: boolean;
}

/**
 * A run in progress. `lease` identifies the attempt that executes the run, or equals `answerId` while a background run
 * waits for its job. An attempt that lost the lease cannot store an answer.
 */
export interface Run extends RunKey {
  readonly userId: string;
  readonly agentId: number;
  readonly renderedSystemPrompt: string;
  readonly lease: string;
  /**
   * Whether a knowledge base's trigger opened the conversation or its top-level conversation. If true, files that the
   * run writes start no trigger.
   */
  readonly isTriggered: boolean;
  /**
   * All messages that are not superseded, oldest first, including the new message. The `url` of an uploaded file is its
   * `fileKey`.
   */
  readonly history: readonly Message[];
}

export interface RunResult {
  readonly status: 'completed' | 'stopped' | 'error' | 'timeout';
  /** If empty, no answer is stored. Texts are cut to the contract's limits. */
  readonly parts: readonly MessagePart[];
  readonly usage?: MessageUsage;
  /** Model that the run used, or would have used. Absent if unknown, for example because the agent was deleted. */
  readonly model?: string;
  /**
   * Cost of the usage in US dollars. Null if the price of the model is unknown. Default: 0 without usage, otherwise
   * null.
   */
  readonly costUsd?: number | null;
  readonly finishReason?: string;
  /** Present if and only if the status is `error` or `timeout`. */
  readonly failure?: RunFailure;
  /** Resources that were not available to the run. */
  readonly warnings?: readonly RunWarning[];
}
