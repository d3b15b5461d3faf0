// SQL of the transaction that starts a run. If the caller edits a message or requests another answer, the transaction
// supersedes the old messages. They stay stored for audits and keep their positions, but lists omit them. The
// conversation's tokens and cost still include them. Its counts of messages, files and tool calls do not.
import { limits } from '../../../generated/limits.js';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.js';
import type { Events } from '../../../platform/events/emit-events.js';
import { isUuid } from '../../../platform/records/uuid.js';
import { readAllMessages } from '../message-queries.js';
import type { ConversationKey, Message } from '../statements.js';
import { failIfExpired, type ExpiryRules } from './expired-run-statements.js';

const { maxLength: maxFirstMessageCharacters } = limits['DashboardInteraction.firstMessageText'];

export interface RunStart {
  readonly answerId: string;
  readonly lease: string;
  /** 0 for a background run, which no process executes yet. */
  readonly leaseMs: number;
  readonly isBackground: boolean;
  readonly renderedSystemPrompt: string;
}

export interface NewConversation {
  readonly id: string;
  /** Id that a chat client gave the conversation, or null. */
  readonly clientId: string | null;
  readonly agentId: number;
  readonly userId: string;
  readonly name: string;
  readonly upstreamConversationId: string | null;
  readonly firstMessageText: string | null;
  readonly isTriggered: boolean;
  readonly isScheduled: boolean;
}

export interface Started {
  readonly startedAt: Date;
  readonly isTriggered: boolean;
}

/** Numbers of runs in progress. Expired runs and runs of sub-conversations do not count. */
export interface RunCounts {
  readonly streamedOfUser: number;
  readonly backgroundOfUser: number;
  readonly ofOrganization: number;
}

export interface LockedConversation {
  readonly agentId: number;
  readonly agentExists: boolean;
  readonly isRunning: boolean;
}

export interface ConversationSize {
  readonly messageCount: number;
  /** Total size of the messages as JSON. */
  readonly messageBytes: number;
}

export interface UserMessage {
  readonly id: string;
  /** Id that a chat client gave the message, or null. */
  readonly clientId: string | null;
  readonly parts: Message['parts'];
  readonly attachmentCount: number;
}

/** A stored user message that the client sends again, to edit the message or to get another answer. */
export interface KnownMessage {
  readonly position: number;
  /** False if the message was found by `answerId`. */
  readonly isFoundByMessageId: boolean;
  readonly hasSameParts: boolean;
}

export interface SearchedMessage {
  /** Id that the client gave the message, or the id of the stored message. */
  readonly messageId: string | null;
  /** Id of the answer to the message. Used if no message has the id `messageId`. */
  readonly answerId: string | null;
  readonly parts: Message['parts'];
}

export interface Replacement {
  /** Position of the first superseded message. */
  readonly from: number;
  /** First text of the new message. Replaces the stored text if the conversation's first message is superseded. */
  readonly firstMessageText: string | null;
}

const uuidOrNull = (id: string | null) => (id !== null && isUuid(id) ? id : null);

async function startInNewConversation(
  transaction: Database,
  organizationId: string,
  conversation: NewConversation,
  run: RunStart,
): Promise<Started | null> {
  const { rows } = await transaction.raw<{ rows: Started[] }>(
    `insert into conversations (
       organization_id, id, agent_id, user_id, name, upstream_conversation_id, root_conversation_id, root_created_at,
       root_user_id, root_agent_id, rendered_system_prompt, first_message_text, stream_status, answer_id, lease_holder,
       lease_expires_at, is_background, stop_requested_at, is_triggered, is_scheduled, run_started_at, cost_usd,
       client_id, created_at, updated_at
     )
     select
       :organizationId, :id, agents.id, :userId, :name, upstream.id,
       coalesce(upstream.root_conversation_id, upstream.id), coalesce(upstream.root_created_at, upstream.created_at),
       coalesce(upstream.root_user_id, upstream.user_id), coalesce(upstream.root_agent_id, upstream.agent_id),
       :renderedSystemPrompt, left(:firstMessageText, ${maxFirstMessageCharacters}), 'in_progress', :answerId, :lease,
       clock.at + make_interval(secs => :leaseMs / 1000.0), :isBackground, upstream.stop_requested_at,
       :isTriggered or coalesce(upstream.is_triggered, false), :isScheduled, clock.at, 0, :clientId, clock.at,
       clock.at
     from agents
     cross join (select clock_timestamp() as at) clock
     left join conversations upstream on upstream.organization_id = :organizationId
       and upstream.id = :upstreamConversationId
     where agents.organization_id = :organizationId and agents.id = :agentId and agents.deleted_at is null
     on conflict (organization_id, user_id, client_id) where client_id is not null do nothing
     returning created_at as "startedAt", is_triggered as "isTriggered"`,
    { organizationId, ...conversation, ...run },
  );
  return rows[0] ?? null;
}

async function findKnown(
  transaction: Database,
  { organizationId, conversationId }: ConversationKey,
  { messageId, answerId, parts }: SearchedMessage,
): Promise<KnownMessage | null> {
  const { rows } = await transaction.raw<{ rows: KnownMessage[] }>(
    `select position, is_found_by_message_id as "isFoundByMessageId", parts = cast(:parts as jsonb) as "hasSameParts"
     from (
       select position, parts, coalesce(client_id = :messageId, false)
         or id is not distinct from cast(:id as uuid) as is_found_by_message_id
       from messages
       where organization_id = :organizationId and conversation_id = :conversationId and role = 'user'
         and superseded_at is null
     ) message
     where is_found_by_message_id or position < (
       select position from messages
       where organization_id = :organizationId and conversation_id = :conversationId and id = cast(:answerId as uuid)
         and role = 'assistant' and superseded_at is null
     )
     order by is_found_by_message_id desc, position desc limit 1`,
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
}

async function supersede(
  transaction: Database,
  { organizationId, conversationId }: ConversationKey,
  replacement: Replacement,
): Promise<void> {
  await transaction.raw(
    `with replaced as (
       update messages set superseded_at = clock_timestamp()
       where organization_id = :organizationId and conversation_id = :conversationId and position >= :from
         and superseded_at is null
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
     ), kept as (
       select min(created_at) as first_at, max(created_at) as last_at,
         (array_agg(finish_reason order by position desc) filter (where role = 'assistant'))[1] as finish_reason
       from messages
       where organization_id = :organizationId and conversation_id = :conversationId and position < :from
         and superseded_at is null
     )
     update conversations
     set user_message_count = user_message_count - users,
       assistant_message_count = assistant_message_count - (total - users),
       superseded_message_count = superseded_message_count + total, attachment_count = attachment_count - files,
       tool_call_count = tool_call_count - calls, first_message_at = kept.first_at, last_message_at = kept.last_at,
       last_finish_reason = kept.finish_reason,
       first_message_text = case when users > 0 and users = user_message_count
         then left(:firstMessageText, ${maxFirstMessageCharacters}) else first_message_text end
     from counted
     cross join kept
     where organization_id = :organizationId and id = :conversationId`,
    { organizationId, conversationId, ...replacement },
  );
}

const conversationStatements = (transaction: Database) => ({
  /** Finds the user's conversation by the id that a chat client gave the conversation, or else by its own id. */
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

  /**
   * Locks the parent of a new sub-conversation against a stop or deletion until the transaction ends. Returns false if
   * the user has no such conversation.
   */
  async lockParent({ organizationId, conversationId }: ConversationKey, userId: string): Promise<boolean> {
    const { rows } = await transaction.raw<{ rows: unknown[] }>(
      `select from conversations
       where organization_id = :organizationId and id = :conversationId and user_id = :userId and deleted_at is null
       for share`,
      { organizationId, userId, conversationId },
    );
    return rows.length > 0;
  },

  /** Returns null if the user has no such conversation. */
  async lock({ organizationId, conversationId }: ConversationKey, userId: string): Promise<LockedConversation | null> {
    const { rows } = await transaction.raw<{ rows: LockedConversation[] }>(
      `select agent_id as "agentId", stream_status is not distinct from 'in_progress' as "isRunning",
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

  /**
   * Creates a conversation with a run in progress. If a stop of the parent conversation was requested, the new run is
   * stopped too. Returns null if the agent does not exist, or if the user already has a conversation with the same
   * `clientId`.
   */
  startInNewConversation: (organizationId: string, conversation: NewConversation, run: RunStart) =>
    startInNewConversation(transaction, organizationId, conversation, run),
});

const messageStatements = (transaction: Database) => ({
  findKnown: (key: ConversationKey, searched: SearchedMessage) => findKnown(transaction, key, searched),

  supersede: (key: ConversationKey, replacement: Replacement) => supersede(transaction, key, replacement),

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
         returning user_message_count + assistant_message_count + superseded_message_count as position
       )
       insert into messages (organization_id, conversation_id, id, client_id, position, role, parts, created_at)
       select :organizationId, :conversationId, :id, :clientId, position, 'user', cast(:parts as jsonb), :at
       from conversation`,
      { organizationId, conversationId, id, clientId, parts: JSON.stringify(parts), attachmentCount, at },
    );
  },

  /** Returns all messages that are not superseded, oldest first. */
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

export const startRunStatements = (transaction: DatabaseTransaction, events: Events) => ({
  ...conversationStatements(transaction),
  ...messageStatements(transaction),

  failIfExpired: (key: ConversationKey, expiryRules: ExpiryRules) =>
    failIfExpired(transaction, events, key, expiryRules),

  /**
   * Also returns the size. `lock` would return an outdated size, because it does not see messages that are committed
   * while it waits for the lock.
   */
  async startInConversation(
    { organizationId, conversationId }: ConversationKey,
    run: RunStart,
  ): Promise<Started & ConversationSize> {
    const { rows } = await transaction.raw<{ rows: (Started & ConversationSize)[] }>(
      `update conversations
       set stream_status = 'in_progress', failure = null, failure_code = null, model = null, latency_ms = null,
         run_started_at = clock.at, rendered_system_prompt = :renderedSystemPrompt, answer_id = :answerId,
         lease_holder = :lease, lease_expires_at = clock.at + make_interval(secs => :leaseMs / 1000.0),
         is_background = :isBackground, updated_at = clock.at
       from (select clock_timestamp() as at) clock
       where organization_id = :organizationId and id = :conversationId
       returning updated_at as "startedAt", is_triggered as "isTriggered",
         user_message_count + assistant_message_count as "messageCount",
         (
           select coalesce(sum(content_bytes), 0) from messages
           where messages.organization_id = :organizationId and messages.conversation_id = :conversationId
             and messages.superseded_at is null
         ) as "messageBytes"`,
      { organizationId, conversationId, ...run },
    );
    if (!rows[0]) throw new Error('starting a run changed no row');
    return rows[0];
  },

  /**
   * Call after storing the new run, so that the counts include it. Serializes concurrent starts of one user, so that
   * limits per user are exact. Concurrent starts of different users can exceed the organization's limit.
   */
  async countRunsInProgress(organizationId: string, userId: string, expiryRules: ExpiryRules): Promise<RunCounts> {
    await transaction.raw('select pg_advisory_xact_lock(hashtextextended(:runsOf, 0))', {
      runsOf: `runs of ${organizationId} ${userId}`,
    });
    const { rows } = await transaction.raw<{ rows: RunCounts[] }>(
      `select count(*) filter (where user_id = :userId and not is_background) as "streamedOfUser",
         count(*) filter (where user_id = :userId and is_background) as "backgroundOfUser", count(*) as "ofOrganization"
       from conversations
       where organization_id = :organizationId and stream_status = 'in_progress' and upstream_conversation_id is null
         and (
           lease_expires_at > clock_timestamp()
           or is_background and lease_expires_at > clock_timestamp() - make_interval(secs => :maxWaitForJobMs / 1000.0)
         )`,
      { organizationId, userId, ...expiryRules },
    );
    if (!rows[0]) throw new Error('counting runs returned no row');
    return rows[0];
  },
});

export type StartRunStatements = ReturnType<typeof startRunStatements>;
