// Starts background runs of scheduled tasks and triggers, each in a new conversation.
import type { NewRun, Run, Runs } from '../conversations/runs/runs.js';
import type { JobQueue } from '../../platform/jobs/port.js';
import { autocommit, type Transaction } from '../../platform/unit-of-work/unit-of-work.js';
import { runJob } from './queues.js';
import type { Prompts } from './prompt/prompts.js';

export interface NewUnattendedRun {
  readonly organizationId: string;
  /** Owner of the conversation. */
  readonly userId: string;
  readonly agentId: number;
  readonly text: string;
  /** Title of the conversation. Default: the beginning of the text. */
  readonly name?: string;
  /** Whether a knowledge base's trigger opens the conversation. Default: false. */
  readonly isTriggered?: boolean;
}

/** Stores the conversation and the job of its run. Returns the id of the conversation. */
export type StoreUnattendedRun = (transaction: Transaction) => Promise<string>;

export interface UnattendedRuns {
  /**
   * Renders the system prompt. The returned function stores the conversation in a transaction. Both functions throw
   * `agent_not_found` if the agent does not exist.
   */
  prepare(start: NewUnattendedRun): Promise<StoreUnattendedRun>;
  /**
   * Stores a conversation and the run of a scheduled task, and calls `beforeCommit`, in one transaction. Enqueues no
   * job, because the job of the execution takes over the run. Throws `agent_not_found` if the agent does not exist.
   */
  begin(start: NewUnattendedRun, beforeCommit?: (transaction: Transaction, run: Run) => Promise<void>): Promise<Run>;
}

export interface UnattendedRunsDependencies {
  readonly runs: Pick<Runs, 'start' | 'startWithin'>;
  readonly prompts: Prompts;
  readonly jobs: JobQueue;
}

export function createUnattendedRuns({ runs, prompts, jobs }: UnattendedRunsDependencies): UnattendedRuns {
  async function toFirstRun({
    organizationId,
    userId,
    agentId,
    text,
    name,
    isTriggered = false,
  }: NewUnattendedRun): Promise<NewRun> {
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
    async prepare(start) {
      const first = await toFirstRun(start);
      return async (transaction) => {
        const run = await runs.startWithin(transaction, { ...first, isBackground: true });
        await jobs.enqueue(transaction, [runJob(run)]);
        return run.conversationId;
      };
    },

    begin: async (start, beforeCommit) =>
      runs.start({ ...(await toFirstRun(start)), isBackground: true, isScheduled: true }, autocommit, beforeCommit),
  };
}
