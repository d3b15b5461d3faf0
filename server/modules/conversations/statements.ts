// SQL shared by the repositories of conversations. Timestamps come from the database, so that all processes use one
// clock.
import type { Database } from '../../platform/database/database.js';
import { selectList } from '../../platform/database/columns.js';
import { etagOf } from '../../platform/records/etag.js';
import { pick } from '../../platform/records/pick-fields.js';
import { toRecord, type Stored } from '../../platform/records/row-to-record.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';
import { settingNames } from './setting-names.js';

type Schemas = components['schemas'];
export type Message = Schemas['Message'];
export type ConversationSummary = Schemas['ConversationSummary'];

export interface ConversationKey {
  readonly organizationId: string;
  readonly conversationId: string;
}

/**
 * Makes the cost unknown if an attempt holds the lease, because that attempt will not record its cost. While a run
 * waits for its job, no attempt holds the lease, and `lease_holder` equals `answer_id`.
 */
export const costOfLostRun = 'cost_usd = case when lease_holder <> answer_id then null else cost_usd end';

/** Assignments for a run that ends. A process that still executes the run loses the lease and can store no answer. */
export const clearRun = `
  last_answer_id = coalesce(answer_id, last_answer_id), answer_id = null, lease_holder = null, lease_expires_at = null,
  is_background = false, stop_requested_at = null, is_followed = false`;

export const summaryColumns = selectList('conversations', fields.ConversationSummary, {
  costUsd: 'cast(conversations.cost_usd as double precision)',
  isDeleted: 'nullif(conversations.deleted_at is not null, false)',
});

type OmittedIfUnset = 'isDeleted' | 'failureCode';
type Omitted = { [Field in OmittedIfUnset]: NonNullable<ConversationSummary[Field]> | null };
export type SummaryRow = Stored<Omit<ConversationSummary, OmittedIfUnset | 'etag'>> & { id: string } & Omitted;

export const toSummary = ({ failureCode, isDeleted, ...row }: SummaryRow): ConversationSummary => ({
  ...toRecord<Omit<ConversationSummary, OmittedIfUnset | 'etag'>>(row),
  ...(failureCode === null ? {} : { failureCode }),
  ...(isDeleted === null ? {} : { isDeleted }),
  etag: etagOf(pick(row, settingNames)),
});

/**
 * Returns the SQL of a message as one JSON value, so that a statement can read a conversation and its messages without
 * a join. A join would repeat the system prompt for each message.
 */
export const messageObject = (table: string, parts = `${table}.parts`) => `json_build_object(
  'id', ${table}.id, 'position', ${table}.position, 'role', ${table}.role, 'parts', ${parts},
  'createdAt', ${table}.created_at, 'inputTokens', ${table}.input_tokens, 'outputTokens', ${table}.output_tokens,
  'totalTokens', ${table}.total_tokens, 'finishReason', ${table}.finish_reason, 'warnings', ${table}.warnings)`;

export interface MessageRow {
  id: string;
  position: number;
  role: Message['role'];
  parts: Message['parts'];
  createdAt: string;
  inputTokens: number | null;
  outputTokens: number | null;
  totalTokens: number | null;
  finishReason: string | null;
  warnings: NonNullable<Message['warnings']> | null;
}

export function toMessage<Parts>({
  id,
  role,
  parts,
  createdAt,
  inputTokens,
  outputTokens,
  totalTokens,
  finishReason,
  warnings,
}: Omit<MessageRow, 'parts'> & { parts: Parts }): Omit<Message, 'parts'> & { parts: Parts } {
  const usage =
    inputTokens === null || outputTokens === null || totalTokens === null
      ? {}
      : { usage: { inputTokens, outputTokens, totalTokens } };
  return {
    id,
    role,
    parts,
    createdAt: new Date(createdAt).toISOString(),
    ...usage,
    ...(finishReason === null ? {} : { finishReason }),
    ...(warnings === null ? {} : { warnings }),
  };
}

/** Key of a conversation that the caller may access. Administrators may access the conversations of all users. */
export interface OwnedConversationKey {
  readonly organizationId: string;
  readonly id: string;
  /** Null for any owner. */
  readonly ownerId: string | null;
}

export const isReadable = '(cast(:ownerId as text) is null or conversations.user_id = :ownerId)';

/**
 * Locks a conversation and its sub-conversations, level by level, and returns their ids. Opening a sub-conversation
 * locks its parent, so no sub-conversation can be added below a locked conversation. Returns an empty list if the
 * conversation does not exist.
 */
export async function lockTree(transaction: Database, key: OwnedConversationKey): Promise<string[]> {
  const { organizationId } = key;
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `select id from conversations
     where organization_id = :organizationId and id = :id and ${isReadable} and deleted_at is null
     for update`,
    { ...key },
  );
  const found: string[] = [];
  for (let level = rows; level.length > 0;) {
    const ids = level.map((row) => row.id);
    found.push(...ids);
    const below = await transaction.raw<{ rows: { id: string }[] }>(
      `select id from conversations
       where organization_id = :organizationId and upstream_conversation_id = any(:ids) and deleted_at is null
       order by id
       for update`,
      { organizationId, ids },
    );
    level = below.rows;
  }
  return found;
}
