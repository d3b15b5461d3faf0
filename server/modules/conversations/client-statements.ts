// Statements that find conversations and messages by the ids of chat clients, and replace messages. A replaced message
// stays stored for audits; the counters and every list leave it out.
import type { Knex } from 'knex';
import { isCurrent, type ConversationKey, type Message } from './statements.js';
import { isUuid } from '../../platform/records/uuid.js';

/** The stored form of a message that a client sends again. */
export interface KnownMessage {
  readonly position: number;
  /** Whether the message was found by its id. Otherwise, it was found by its answer. */
  readonly isNamed: boolean;
  readonly hasSameParts: boolean;
}

export interface SearchedMessage {
  /** Id that the client gave the message, or the id of the stored message. */
  readonly messageId: string | null;
  /** Id of an answer. If no message has `messageId`, the message before this answer is found. */
  readonly answerId: string | null;
  readonly parts: Message['parts'];
}

export interface Replacement {
  /** Position of the first message that is replaced. */
  readonly from: number;
  /** First text of the new message, which is stored if the first message of the conversation is replaced. */
  readonly firstMessageText: string | null;
}

const uuidOrNull = (id: string | null) => (id !== null && isUuid(id) ? id : null);

async function supersede(
  transaction: Knex,
  { organizationId, conversationId }: ConversationKey,
  replacement: Replacement,
): Promise<void> {
  await transaction.raw(
    `with replaced as (
       update messages set superseded_at = clock_timestamp()
       where organization_id = :organizationId and conversation_id = :conversationId and position >= :from
         and ${isCurrent}
       returning id, role, parts
     ), counted as (
       select count(*) as total, count(*) filter (where role = 'user') as users,
         coalesce(sum((
           select count(*) from jsonb_array_elements(parts) part
           where role = 'user' and part ->> 'type' = 'file'
         )), 0) as files,
         coalesce(sum((
           select count(*) from tool_calls
           where tool_calls.organization_id = :organizationId and tool_calls.conversation_id = :conversationId
             and tool_calls.message_id = replaced.id
         )), 0) as calls
       from replaced
     )
     update conversations
     set user_message_count = user_message_count - users,
       assistant_message_count = assistant_message_count - (total - users),
       superseded_message_count = superseded_message_count + total, attachment_count = attachment_count - files,
       tool_call_count = tool_call_count - calls,
       first_message_text = case when users > 0 and users = user_message_count
         then left(:firstMessageText, 100000) else first_message_text end
     from counted
     where organization_id = :organizationId and id = :conversationId`,
    { organizationId, conversationId, ...replacement },
  );
}

export const clientStatements = (transaction: Knex) => ({
  /**
   * Returns the id of the user's conversation with this client id. If there is none, also accepts the conversation's
   * own id.
   */
  async findByClientId(organizationId: string, userId: string, clientId: string): Promise<string | null> {
    const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
      `select id from conversations
       where organization_id = :organizationId and user_id = :userId
         and (client_id = :clientId or id = cast(:id as uuid))
       order by client_id is not distinct from :clientId desc limit 1`,
      { organizationId, userId, clientId, id: uuidOrNull(clientId) },
    );
    return rows[0]?.id ?? null;
  },

  /** Returns the user message that a client sends again, or null if the conversation does not have it. */
  async findKnown(
    { organizationId, conversationId }: ConversationKey,
    { messageId, answerId, parts }: SearchedMessage,
  ): Promise<KnownMessage | null> {
    const { rows } = await transaction.raw<{ rows: KnownMessage[] }>(
      `select position, is_named as "isNamed", parts = cast(:parts as jsonb) as "hasSameParts"
       from (
         select position, parts, coalesce(client_id = :messageId, false)
           or id is not distinct from cast(:id as uuid) as is_named
         from messages
         where organization_id = :organizationId and conversation_id = :conversationId and role = 'user'
           and ${isCurrent}
       ) message
       where is_named or position < (
         select position from messages
         where organization_id = :organizationId and conversation_id = :conversationId and id = cast(:answerId as uuid)
           and role = 'assistant' and ${isCurrent}
       )
       order by is_named desc, position desc limit 1`,
      {
        organizationId,
        conversationId,
        messageId,
        parts: JSON.stringify(parts),
        id: uuidOrNull(messageId),
        answerId: uuidOrNull(answerId),
      },
    );
    return rows[0] ?? null;
  },

  /** Replaces all messages from a position on. Their tokens remain counted. */
  supersede: (key: ConversationKey, replacement: Replacement) => supersede(transaction, key, replacement),
});
