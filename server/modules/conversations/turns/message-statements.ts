// Statements that store the message of a user and read the history for the model.
import type { Knex } from 'knex';
import { readAllMessages } from '../message-queries.js';
import { lastPosition, type ConversationKey, type Message } from '../statements.js';

export interface UserMessage {
  readonly id: string;
  /** Id in the chat client, or null. */
  readonly clientId: string | null;
  readonly parts: Message['parts'];
  readonly attachmentCount: number;
}

export const messageStatements = (transaction: Knex.Transaction) => ({
  async addUserMessage(
    { organizationId, conversationId }: ConversationKey,
    { id, clientId, parts, attachmentCount }: UserMessage,
    at: Date,
  ): Promise<void> {
    await transaction.raw(
      `with conversation as (
         update conversations
         set user_message_count = user_message_count + 1, attachment_count = attachment_count + :attachmentCount,
           first_message_at = coalesce(first_message_at, :at), last_message_at = :at
         where organization_id = :organizationId and id = :conversationId
         returning ${lastPosition} as position
       )
       insert into messages (organization_id, conversation_id, id, client_id, position, role, parts, created_at)
       select :organizationId, :conversationId, :id, :clientId, position, 'user', cast(:parts as jsonb), :at
       from conversation`,
      { organizationId, conversationId, id, clientId, parts: JSON.stringify(parts), attachmentCount, at },
    );
  },

  /** Returns all messages that were not replaced, oldest first. */
  async history(key: ConversationKey): Promise<Message[]> {
    const messages: Message[] = [];
    for await (const message of readAllMessages(transaction, key)) {
      const parts: Message['parts'] = [];
      for await (const part of message.parts) parts.push(part);
      messages.push({ ...message, parts });
    }
    return messages;
  },
});
