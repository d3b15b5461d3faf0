// Begins conversations for which no caller waits: those of scheduled tasks and of the triggers of knowledge bases.
import type { NewRun, Run, Runs } from '../conversations/runs/runs.js';
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

/** Stores the conversation and its job in the given transaction. Returns the id of the conversation. */
export type StoreConversation = (transaction: Transaction) => Promise<string>;

export interface NewConversations {
  /**
   * Renders the system prompt, and returns a function that stores the conversation in a transaction. Throws 404 if the
   * agent does not exist.
   */
  prepare(conversation: NewConversation): Promise<StoreConversation>;
  /**
   * Begins a conversation of a scheduled task with a background run, and calls `beforeCommit` in the same transaction.
   * The job of the execution then takes over the run and executes it. Throws 404 if the agent does not exist.
   */
  begin(
    conversation: NewConversation,
    beforeCommit?: (transaction: Transaction, run: Run) => Promise<void>,
  ): Promise<Run>;
}

export interface NewConversationsDependencies {
  readonly runs: Pick<Runs, 'start' | 'startWithin'>;
  readonly prompts: Prompts;
  readonly jobs: JobQueue;
}

export function createNewConversations({ runs, prompts, jobs }: NewConversationsDependencies): NewConversations {
  async function toFirstRun({
    organizationId,
    userId,
    agentId,
    text,
    name,
    isTriggered = false,
  }: NewConversation): Promise<NewRun> {
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
      const first = await toFirstRun(conversation);
      return async (transaction) => {
        const run = await runs.startWithin(transaction, { ...first, isBackground: true });
        await jobs.enqueue(transaction, [runJob(run)]);
        return run.conversationId;
      };
    },

    begin: async (conversation, beforeCommit) =>
      runs.start(
        { ...(await toFirstRun(conversation)), isBackground: true, isScheduled: true },
        autocommit,
        beforeCommit,
      ),
  };
}
