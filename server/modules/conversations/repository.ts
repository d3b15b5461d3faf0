// Stores conversations as users see them. Each method is one transaction, or one statement if it changes a single
// conversation.
import type { Knex } from 'knex';
import { autocommit, type UnitOfWork } from '../../platform/unit-of-work.js';
import type { components } from '../../generated/types.js';
import type { ConversationPosition } from './cursor.js';
import {
  isReadable,
  isVisible,
  lockTree,
  messageObject,
  clearRun,
  summaryColumns,
  toMessage,
  toSummary,
} from './statements.js';
import type { ConversationSummary, Message, MessageRow, Reader, SummaryRow } from './statements.js';

export type { ConversationSummary, Message, Reader } from './statements.js';
export type Conversation = components['schemas']['Conversation'];

export interface ListFilter {
  /** Null for all users. */
  readonly userId: string | null;
  readonly agentId: number | null;
  readonly after: ConversationPosition | null;
  /** Maximum number of conversations. */
  readonly limit: number;
}

export interface ConversationRepository {
  /** Finds a conversation, even if it was deleted. */
  find(reader: Reader, id: string): Promise<Conversation | null>;
  /** Returns top-level conversations, most recently changed first. */
  list(organizationId: string, filter: ListFilter): Promise<ConversationSummary[]>;
  /** Returns messages with their positions, oldest first, or null if the conversation does not exist. */
  messages(
    reader: Reader,
    id: string,
    page: { after: number; limit: number },
  ): Promise<{ message: Message; position: number }[] | null>;
  /** Renames the conversation unless `name` is null. Returns null if it does not exist. */
  rename(reader: Reader, id: string, name: string | null, unit?: UnitOfWork): Promise<ConversationSummary | null>;
  /** Deletes the conversation and those below it, and ends their runs. Returns null if it does not exist. */
  remove(reader: Reader, id: string, unit?: UnitOfWork): Promise<ConversationSummary | null>;
}

type FoundRow = SummaryRow & { renderedSystemPrompt: string; failure: string | null; messages: MessageRow[] };

const isAfter = (after: ConversationPosition | null) =>
  after === null ? '' : 'and (conversations.updated_at, conversations.id) < (:updatedAt, cast(:id as uuid))';

async function remove(transaction: Knex.Transaction, reader: Reader, id: string): Promise<ConversationSummary | null> {
  const { organizationId } = reader;
  const ids = await lockTree(transaction, reader, id);
  if (ids.length === 0) return null;
  const { rows } = await transaction.raw<{ rows: SummaryRow[] }>(
    `update conversations
     set deleted_at = moment.at, updated_at = moment.at, ${clearRun},
       stream_status = case when stream_status = 'in_progress' then 'stopped' else stream_status end
     from (select clock_timestamp() as at) moment
     where organization_id = :organizationId and id = any(:ids) returning ${summaryColumns}`,
    { organizationId, ids },
  );
  const removed = rows.find((row) => row.id === id);
  return removed ? toSummary(removed) : null;
}

export function createConversationRepository(database: Knex): ConversationRepository {
  return {
    async find(reader, id) {
      const { rows } = await database.raw<{ rows: FoundRow[] }>(
        `select ${summaryColumns}, conversations.rendered_system_prompt as "renderedSystemPrompt", conversations.failure, coalesce((
           select json_agg(${messageObject('messages')} order by messages.position) from messages
           where messages.organization_id = conversations.organization_id and messages.conversation_id = conversations.id
         ), '[]') as messages
         from conversations where ${isReadable}`,
        { ...reader, id },
      );
      const [row] = rows;
      if (!row) return null;
      const { messages, renderedSystemPrompt, failure, ...summary } = row;
      return {
        ...toSummary(summary),
        renderedSystemPrompt,
        ...(failure === null ? {} : { failure }),
        messages: messages.map(toMessage),
      };
    },

    async list(organizationId, { userId, agentId, after, limit }) {
      const { rows } = await database.raw<{ rows: SummaryRow[] }>(
        `select ${summaryColumns} from conversations
         where organization_id = :organizationId and deleted_at is null and upstream_conversation_id is null
           ${userId === null ? '' : 'and user_id = :userId'} ${agentId === null ? '' : 'and agent_id = :agentId'} ${isAfter(after)}
         order by conversations.updated_at desc, conversations.id desc limit :limit`,
        {
          organizationId,
          limit,
          ...(userId === null ? {} : { userId }),
          ...(agentId === null ? {} : { agentId }),
          ...after,
        },
      );
      return rows.map(toSummary);
    },

    async messages(reader, id, { after, limit }) {
      const { rows } = await database.raw<{ rows: { messages: MessageRow[] }[] }>(
        `select coalesce((
           select json_agg(${messageObject('page')} order by page.position) from (
             select * from messages
             where messages.organization_id = conversations.organization_id and messages.conversation_id = conversations.id and position > :after
             order by position limit :limit
           ) page
         ), '[]') as messages
         from conversations where ${isVisible}`,
        { ...reader, id, after, limit },
      );
      return rows[0]?.messages.map((row) => ({ message: toMessage(row), position: row.position })) ?? null;
    },

    async rename(reader, id, name, unit = autocommit) {
      const { rows } = await unit.statement(database, (connection) =>
        connection.raw<{ rows: SummaryRow[] }>(
          `update conversations
         set name = coalesce(cast(:name as text), name), updated_at = case when coalesce(cast(:name as text), name) = name then updated_at else clock_timestamp() end
         where ${isVisible} returning ${summaryColumns}`,
          { ...reader, id, name },
        ),
      );
      return rows[0] ? toSummary(rows[0]) : null;
    },

    remove: (reader, id, unit = autocommit) =>
      unit.transaction(database, (transaction) => remove(transaction, reader, id)),
  };
}
