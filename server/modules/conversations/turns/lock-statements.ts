// Statements that lock a conversation before a run starts. The lock serializes the runs of a conversation and keeps its
// messages and counters consistent.
import type { Knex } from 'knex';
import type { Events } from '../../../platform/events/events.js';
import {
  endedColumns,
  endExpired,
  interruptedEvent,
  isExpired,
  type ExpiryRules,
  type RunSummary,
} from './expired-run-statements.js';
import { isCurrent, type ConversationKey } from '../statements.js';

export interface LockedConversation {
  readonly agentId: number;
  readonly agentExists: boolean;
  readonly messageCount: number;
  /** Total size of the messages as JSON. */
  readonly messageBytes: number;
  readonly isRunning: boolean;
}

export const lockStatements = (transaction: Knex.Transaction, events: Events) => ({
  /**
   * Locks the calling conversation until the transaction ends, so that it cannot be stopped or deleted meanwhile.
   * Returns false if it does not exist.
   */
  async lockCallingConversation(organizationId: string, userId: string, conversationId: string): Promise<boolean> {
    const { rows } = await transaction.raw<{ rows: unknown[] }>(
      `select from conversations
       where organization_id = :organizationId and id = :conversationId and user_id = :userId and deleted_at is null
       for share`,
      {
        organizationId,
        userId,
        conversationId,
      },
    );
    return rows.length > 0;
  },

  /** Locks the conversation. Returns null if the user has no such conversation. */
  async lock({ organizationId, conversationId }: ConversationKey, userId: string): Promise<LockedConversation | null> {
    const { rows } = await transaction.raw<{ rows: LockedConversation[] }>(
      `select agent_id as "agentId", user_message_count + assistant_message_count as "messageCount",
         (
           select coalesce(sum(content_bytes), 0) from messages
           where messages.organization_id = conversations.organization_id
             and messages.conversation_id = conversations.id and ${isCurrent}
         ) as "messageBytes",
         stream_status is not distinct from 'in_progress' as "isRunning",
         exists (
           select from agents
           where agents.organization_id = conversations.organization_id
             and agents.id = conversations.agent_id and agents.deleted_at is null
         ) as "agentExists"
       from conversations
       where organization_id = :organizationId and id = :conversationId and user_id = :userId and deleted_at is null
       for update`,
      { organizationId, conversationId, userId },
    );
    return rows[0] ?? null;
  },

  /** Ends the run in progress if its lease has expired. Returns whether it did. */
  async failIfExpired({ organizationId, conversationId }: ConversationKey, expiryRules: ExpiryRules): Promise<boolean> {
    const { rows } = await transaction.raw<{ rows: (RunSummary & { isFailed: boolean })[] }>(
      `update conversations set ${endExpired}
       where organization_id = :organizationId and id = :conversationId and ${isExpired}
       returning stream_status = 'error' as "isFailed", ${endedColumns}`,
      {
        organizationId,
        conversationId,
        ...expiryRules,
      },
    );
    for (const { isFailed, ...run } of rows)
      if (isFailed) await events.emit(transaction, interruptedEvent(organizationId, run, expiryRules.failure));
    return rows.length > 0;
  },
});
