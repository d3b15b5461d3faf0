// One turn of a conversation as whoever runs agents sees it: begun with a message, kept alive by a lease, finished once with the answer.
import type { Knex } from 'knex';
import type { components } from '../generated/types.js';

type Schemas = components['schemas'];
export type Message = Schemas['Message'];
export type MessagePart = Schemas['MessagePart'];
export type MessageUsage = Schemas['MessageUsage'];

export interface NewTurn {
  readonly organizationId: string;
  /** Owner of the conversation. */
  readonly userId: string;
  readonly agentId: number;
  /** Conversation to go on with; null opens a new one. */
  readonly conversationId: string | null;
  /** The conversation whose agent calls this one. Only with a new conversation. */
  readonly upstreamConversationId?: string;
  /** Title of a new conversation. Default: the beginning of the message. */
  readonly name?: string;
  /** The user's message, checked already. */
  readonly parts: readonly MessagePart[];
  readonly renderedSystemPrompt: string;
}

/** A turn in progress. `lease` proves to the database that the holder still is who runs it. */
export interface Turn {
  readonly organizationId: string;
  readonly conversationId: string;
  readonly userId: string;
  readonly agentId: number;
  readonly renderedSystemPrompt: string;
  readonly lease: string;
  /** Id under which the answer will be stored. */
  readonly answerId: string;
  /** Everything said so far, oldest first, the new message last. */
  readonly history: readonly Message[];
}

export interface TurnResult {
  readonly status: 'completed' | 'stopped' | 'error' | 'timeout';
  /** Empty: no answer is stored. */
  readonly parts: readonly MessagePart[];
  readonly usage?: MessageUsage;
  readonly finishReason?: string;
  /** Why it did not complete, in words for people. */
  readonly failure?: string;
}

export interface Turns {
  /**
   * Stores the message and takes the lease, in one transaction, in which `alongside` is run too (a job, an execution).
   * ApiError: 404 `Conversation not found` (missing, deleted, another's), 400 when the conversation belongs to another agent, 409 when a run is
   * in progress.
   */
  begin(turn: NewTurn, alongside?: (transaction: Knex.Transaction, turn: Turn) => Promise<void>): Promise<Turn>;
  /** Takes over a turn whose runner is gone or that nobody runs yet, for a durable job. Null: finished already, or somebody alive runs it. */
  resume(organizationId: string, conversationId: string, answerId: string): Promise<Turn | null>;
  /** Extends the lease. `stop`: somebody asked for the run to stop. `lost`: another holds it now or it was given up; the answer cannot be stored any more. */
  beat(turn: Turn): Promise<'go_on' | 'stop' | 'lost'>;
  /** Stores the answer, its counters and the new status in one transaction. False: the lease was lost, and nothing is stored. */
  finish(turn: Turn, result: TurnResult): Promise<boolean>;
  /** Gives up runs whose lease is over: `error`, with the reason kept. How many. A periodic task. */
  giveUpDead(): Promise<number>;
}

/** How long a lease lasts without a beat, and how often to beat. */
export const LEASE_MS = 30_000;
export const BEAT_EVERY_MS = 5_000;
