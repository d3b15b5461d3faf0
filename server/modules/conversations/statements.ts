// SQL that the repositories of conversations share. Moments are the database's: one clock, however many processes there are.
import type { Knex } from 'knex';
import type { components } from '../../generated/types.js';

type Schemas = components['schemas'];
export type Message = Schemas['Message'];
export type ConversationSummary = Schemas['ConversationSummary'];

/** The columns of a run that is over. */
export const noRun =
  'answer_id = null, lease_holder = null, lease_expires_at = null, is_durable = false, stop_requested_at = null';

/** Nobody extended the lease of the run in time. */
export const isLeaseOver = 'lease_expires_at <= clock_timestamp()';

export const summaryColumns = `
  conversations.id, conversations.agent_id as "agentId", conversations.user_id as "userId", conversations.organization_id as "organizationId",
  conversations.name, conversations.upstream_conversation_id as "upstreamConversationId", conversations.stream_status as "streamStatus",
  conversations.failure_code as "failureCode",
  conversations.created_at as "createdAt", conversations.updated_at as "updatedAt", conversations.deleted_at as "deletedAt"`;

type Moments = 'createdAt' | 'updatedAt' | 'deletedAt';
type Absent = 'isDeleted' | 'failureCode';
export type SummaryRow = Omit<ConversationSummary, Moments | Absent> & {
  failureCode: NonNullable<ConversationSummary['failureCode']> | null;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
};

export function toSummary({ failureCode, createdAt, updatedAt, deletedAt, ...row }: SummaryRow): ConversationSummary {
  return {
    ...row,
    ...(failureCode === null ? {} : { failureCode }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
    ...(deletedAt === null ? {} : { isDeleted: true as const }),
  };
}

/** Messages as one JSON value, so that they come with their conversation in one statement, whose system prompt is not repeated for each. */
export const messageObject = (table: string) => `json_build_object(
  'id', ${table}.id, 'position', ${table}.position, 'role', ${table}.role, 'parts', ${table}.parts, 'createdAt', ${table}.created_at,
  'inputTokens', ${table}.input_tokens, 'outputTokens', ${table}.output_tokens, 'totalTokens', ${table}.total_tokens, 'finishReason', ${table}.finish_reason, 'warnings', ${table}.warnings)`;

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

export function toMessage({
  id,
  role,
  parts,
  createdAt,
  inputTokens,
  outputTokens,
  totalTokens,
  finishReason,
  warnings,
}: MessageRow): Message {
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

/** Who reads a conversation: its owner, or an administrator, who may read every conversation of the organization. */
export interface Reader {
  readonly organizationId: string;
  /** Null: any owner. */
  readonly ownerId: string | null;
}

/** Whether the reader may read the conversation, deleted or not. */
export const isReadable = `
  conversations.organization_id = :organizationId and conversations.id = :id
  and (cast(:ownerId as text) is null or conversations.user_id = :ownerId)`;

export const isVisible = `${isReadable} and conversations.deleted_at is null`;

/**
 * Locks a conversation and those below it until the transaction ends. Level by level: whoever opens a conversation below another holds that
 * one, so that nothing can appear below what is locked here. Empty: there is no such conversation.
 */
export async function lockTree(transaction: Knex, { organizationId, ownerId }: Reader, id: string): Promise<string[]> {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `select id from conversations where ${isVisible} for update`,
    { organizationId, ownerId, id },
  );
  const found: string[] = [];
  for (let level = rows; level.length > 0;) {
    const ids = level.map((row) => row.id);
    found.push(...ids);
    const below = await transaction.raw<{ rows: { id: string }[] }>(
      `select id from conversations
       where organization_id = :organizationId and upstream_conversation_id = any(:ids) and deleted_at is null order by id for update`,
      { organizationId, ids },
    );
    level = below.rows;
  }
  return found;
}
