import type { Bindings, Database, DatabaseTransaction } from '../../platform/database/database.js';
import { isDeepStrictEqual } from 'node:util';
import { changesOf, recordChanges, type AuditAction, type Origin } from '../../platform/audit.js';
import { assignmentList, toColumns } from '../../platform/database/columns.js';
import { readUntilAborted } from '../../platform/database/cancellation.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { pick } from '../../platform/records/pick-fields.js';
import type { components } from '../../generated/types.js';
import type { ConversationPosition } from './cursor.js';
import { settingNames, type Settings } from './setting-names.js';
import { runConditions } from './run-filter-queries.js';
import { selectsSubConversations, type RunFilter } from './run-filter.js';
import { isReadable, lockTree, clearRun, costOfLostRun, summaryColumns, toSummary } from './statements.js';
import {
  firstMessages,
  listedFrom,
  listedMessages,
  messagesOf,
  type ListedMessages,
  type Messages,
} from './message-queries.js';
import type { ConversationSummary, OwnedConversationKey, SummaryRow } from './statements.js';

export type { StoredMessage } from './message-queries.js';
export type { ConversationSummary, OwnedConversationKey } from './statements.js';
/** Messages after the first page are read while the reply is sent. */
export type StoredConversation = Omit<components['schemas']['Conversation'], 'messages' | 'renderedSystemPrompt'> & {
  readonly renderedSystemPrompt: string;
  readonly messages: Messages;
};

export interface ListFilter {
  /** Null for all users. */
  readonly userId: string | null;
  readonly agentId: number | null;
  /** Range of `createdAt`; `to` is excluded. Null for no bound. */
  readonly from: Date | null;
  readonly to: Date | null;
  readonly runs: RunFilter;
  readonly after: ConversationPosition | null;
  readonly limit: number;
}

export interface StoredMessagePage {
  readonly messages: Messages;
  /** Position of the last message of the page, or null if no message follows it. */
  readonly lastPosition: number | null;
}

/** Receives the locked conversation, and throws to cancel the change. */
type ConversationCheck = (current: ConversationSummary) => void;

export interface ConversationRepository {
  /** `clientId` is the id that a chat client gave the conversation. Also finds deleted conversations. */
  findByClientId(organizationId: string, userId: string, clientId: string): Promise<string | null>;
  /** Also finds a deleted conversation until its purge date. */
  find(key: OwnedConversationKey): Promise<StoredConversation | null>;
  /** Returns top-level conversations, or sub-conversations if the filter selects them, most recently changed first. */
  list(organizationId: string, filter: ListFilter, signal: AbortSignal): Promise<ConversationSummary[]>;
  /** Returns messages, oldest first, or null if the conversation does not exist. */
  listMessages(key: OwnedConversationKey, page: { after: number; limit: number }): Promise<StoredMessagePage | null>;
  /** An omitted setting keeps its value. Returns null if the conversation does not exist. */
  update(
    key: OwnedConversationKey,
    change: { settings: Partial<Settings>; check: ConversationCheck },
    unit: UnitOfWork,
  ): Promise<ConversationSummary | null>;
  /** Returns null if the conversation does not exist. */
  delete(
    key: OwnedConversationKey,
    deletion: { check: ConversationCheck },
    unit: UnitOfWork,
  ): Promise<ConversationSummary | null>;
}

type FoundRow = SummaryRow & ListedMessages & { renderedSystemPrompt: string; failure: string | null };

const isAfter = (after: ConversationPosition | null) =>
  after === null ? '' : 'and (conversations.updated_at, conversations.id) < (:updatedAt, cast(:id as uuid))';

const isNotDueForPurge = `(conversations.deleted_at is null
  or conversations.deleted_at > clock_timestamp() - make_interval(days => :deletedRecordDays))`;

const changeOf = changesOf((conversation: ConversationSummary) => pick(conversation, [...settingNames, 'userId']), {
  contentOwner: ({ userId }) => userId,
});

function listStatement(organizationId: string, { userId, agentId, from, to, runs, after, limit }: ListFilter) {
  const { conditions, bindings } = runConditions(runs, 'conversations');
  const restrictions = [
    `conversations.upstream_conversation_id is ${selectsSubConversations(runs) ? 'not null' : 'null'}`,
    ...(userId === null ? [] : ['conversations.user_id = :userId']),
    ...(agentId === null ? [] : ['conversations.agent_id = :agentId']),
    ...(from === null ? [] : ['conversations.created_at >= :from']),
    ...(to === null ? [] : ['conversations.created_at < :to']),
    ...conditions,
  ].join('\n and ');
  return {
    sql: `
      select ${summaryColumns} from conversations
      where conversations.organization_id = :organizationId and conversations.deleted_at is null
        and ${restrictions} ${isAfter(after)}
      order by conversations.updated_at desc, conversations.id desc limit :limit`,
    bindings: {
      organizationId,
      limit,
      ...bindings,
      ...after,
      ...(userId === null ? {} : { userId }),
      ...(agentId === null ? {} : { agentId }),
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
    } as Bindings,
  };
}

/** Records a change in the audit log, unless the conversation's owner made the change. */
async function record(
  transaction: Database,
  origin: Origin,
  action: AuditAction,
  before: ConversationSummary,
  after: ConversationSummary | null,
): Promise<void> {
  if (origin.actor.id === before.userId) return;
  await recordChanges(transaction, origin, before.organizationId, changeOf(action, before, after));
}

async function lockOne(transaction: Database, key: OwnedConversationKey): Promise<ConversationSummary | null> {
  const { rows } = await transaction.raw<{ rows: SummaryRow[] }>(
    `select ${summaryColumns} from conversations
     where organization_id = :organizationId and id = :id and ${isReadable} and deleted_at is null
     for update`,
    { ...key },
  );
  return rows[0] ? toSummary(rows[0]) : null;
}

async function findOne(
  database: Database,
  key: OwnedConversationKey,
  deletedRecordDays: number,
): Promise<StoredConversation | null> {
  const { rows } = await database.raw<{ rows: FoundRow[] }>(
    `${listedMessages}
     select ${summaryColumns}, conversations.rendered_system_prompt as "renderedSystemPrompt",
       conversations.failure, ${firstMessages}
     from conversations
     where organization_id = :organizationId and id = :id and ${isReadable} and ${isNotDueForPurge}`,
    { ...key, deletedRecordDays, ...listedFrom({ after: 0 }) },
  );
  const [row] = rows;
  if (!row) return null;
  const { firstMessages: first, otherMessages: others, renderedSystemPrompt, failure, ...summary } = row;
  return {
    ...toSummary(summary),
    renderedSystemPrompt,
    ...(failure === null ? {} : { failure }),
    messages: messagesOf(database, { organizationId: key.organizationId, conversationId: key.id }, first, others),
  };
}

async function update(
  transaction: Database,
  key: OwnedConversationKey,
  { settings, check }: { settings: Partial<Settings>; check: ConversationCheck },
  origin: Origin,
): Promise<ConversationSummary | null> {
  const current = await lockOne(transaction, key);
  if (current === null) return null;
  check(current);
  if (isDeepStrictEqual({ ...current, ...settings }, current)) return current;
  const row = toColumns(settings);
  const { rows } = await transaction.raw<{ rows: SummaryRow[] }>(
    `update conversations set ${assignmentList(row)}, updated_at = clock_timestamp()
     where organization_id = :organizationId and id = :id and ${isReadable} and deleted_at is null
     returning ${summaryColumns}`,
    { ...row, ...key },
  );
  if (!rows[0]) return null;
  const updated = toSummary(rows[0]);
  await record(transaction, origin, 'conversation.updated', current, updated);
  return updated;
}

async function deleteConversation(
  transaction: DatabaseTransaction,
  key: OwnedConversationKey,
  check: ConversationCheck,
  origin: Origin,
): Promise<ConversationSummary | null> {
  const { organizationId, id } = key;
  const current = await lockOne(transaction, key);
  if (current === null) return null;
  check(current);
  const ids = await lockTree(transaction, key);
  const { rows } = await transaction.raw<{ rows: SummaryRow[] }>(
    `with clock as materialized (select clock_timestamp() as at)
     update conversations
     set deleted_at = clock.at, deleted_by = :deletedBy, updated_at = clock.at, ${costOfLostRun}, ${clearRun},
       stream_status = case when stream_status = 'in_progress' then 'stopped' else stream_status end
     from clock
     where organization_id = :organizationId and id = any(:ids)
     returning ${summaryColumns}`,
    { organizationId, ids, deletedBy: origin.actor.id },
  );
  const removed = rows.find((row) => row.id === id);
  if (!removed) return null;
  const summary = toSummary(removed);
  await record(transaction, origin, 'conversation.deleted', summary, null);
  return summary;
}

export function createConversationRepository(database: Database, deletedRecordDays: number): ConversationRepository {
  return {
    async findByClientId(organizationId, userId, clientId) {
      const { rows } = await database.raw<{ rows: { id: string }[] }>(
        `select id from conversations
         where organization_id = :organizationId and user_id = :userId and client_id = :clientId`,
        { organizationId, userId, clientId },
      );
      return rows[0]?.id ?? null;
    },

    find: (key) => findOne(database, key, deletedRecordDays),

    async list(organizationId, filter, signal) {
      const { sql, bindings } = listStatement(organizationId, filter);
      const rows = await readUntilAborted<SummaryRow>(database, signal, sql, bindings);
      return rows.map(toSummary);
    },

    async listMessages(key, { after, limit }) {
      const { rows } = await database.raw<{ rows: ListedMessages[] }>(
        `${listedMessages}
         select ${firstMessages} from conversations
         where organization_id = :organizationId and id = :id and ${isReadable} and deleted_at is null`,
        { ...key, ...listedFrom({ after, limit: limit + 1 }) },
      );
      const [row] = rows;
      if (!row) return null;
      const first = row.firstMessages.slice(0, limit);
      const others = row.otherMessages.slice(0, limit - first.length);
      const isLast = row.firstMessages.length + row.otherMessages.length <= limit;
      return {
        messages: messagesOf(database, { organizationId: key.organizationId, conversationId: key.id }, first, others),
        lastPosition: isLast ? null : (others.at(-1)?.[0] ?? first.at(-1)?.position ?? null),
      };
    },

    update: (key, change, unit) =>
      unit.transaction(database, (transaction) => update(transaction, key, change, unit.origin)),

    delete: (key, { check }, unit) =>
      unit.transaction(database, (transaction) => deleteConversation(transaction, key, check, unit.origin)),
  };
}
