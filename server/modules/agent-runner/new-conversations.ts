// Begins conversations for which no caller waits: those of scheduled tasks and of the triggers of knowledge bases.
import type { NewTurn, Turn, Turns } from '../conversations/turns/turns.js';
import type { JobQueue } from '../../platform/jobs/port.js';
import { autocommit, type Transaction } from '../../platform/unit-of-work/unit-of-work.js';
import { runJob } from './queues.js';
import type { Prompts } from './prompt/prompts.js';

export interface NewConversation {
  readonly organizationId: string;
  /** Owner of the conversation. */
  readonly userId: string;
  readonly agentId: number;
  readonly text: string;
  /** Title. Default: the beginning of the text. */
  readonly name?: string;
  /** Whether a knowledge base's trigger opens the conversation. Default: false. */
  readonly isTriggered?: boolean;
}

/** Stores the conversation and its job in the given transaction and returns its id. */
export type StoreConversation = (transaction: Transaction) => Promise<string>;

export interface NewConversations {
  /**
   * Reads what the prompt needs, before the transaction that stores the conversation. Throws 404 if the agent does not
   * exist.
   */
  prepare(conversation: NewConversation): Promise<StoreConversation>;
  /**
   * Begins a background turn in a new conversation of a scheduled task, and calls `beforeCommit` in the same
   * transaction. The job of the execution runs the turn with `Runs.runTurn`.
   */
  begin(
    conversation: NewConversation,
    beforeCommit?: (transaction: Transaction, turn: Turn) => Promise<void>,
  ): Promise<Turn>;
}

export interface NewConversationsDependencies {
  readonly turns: Pick<Turns, 'begin' | 'beginWithin'>;
  readonly prompts: Prompts;
  readonly jobs: JobQueue;
}

export function createNewConversations({ turns, prompts, jobs }: NewConversationsDependencies): NewConversations {
  async function toFirstTurn({
    organizationId,
    userId,
    agentId,
    text,
    name,
    isTriggered = false,
  }: NewConversation): Promise<NewTurn> {
    const renderedSystemPrompt = await prompts.render({ organizationId, userId, agentId, timezone: 'UTC' });
    return {
      organizationId,
      userId,
      agentId,
      conversationId: null,
      ...(name === undefined ? {} : { name }),
      parts: [{ type: 'text', text }],
      renderedSystemPrompt,
      isTriggered,
    };
  }

  return {
    async prepare(conversation) {
      const first = await toFirstTurn(conversation);
      return async (transaction) => {
        const turn = await turns.beginWithin(transaction, { ...first, isBackground: true });
        await jobs.enqueue(transaction, [runJob(turn)]);
        return turn.conversationId;
      };
    },

    begin: async (conversation, beforeCommit) =>
      turns.begin(
        { ...(await toFirstTurn(conversation)), isBackground: true, isScheduled: true },
        autocommit,
        beforeCommit,
      ),
  };
}
