// Statements of the transaction that starts a run. The lock on the conversation serializes its runs and keeps messages
// and counters consistent.
import type { Knex } from 'knex';
import type { Events } from '../../../platform/events/events.js';
import { clientStatements } from '../client-statements.js';
import {
  endedColumns,
  endExpired,
  interruptedEvent,
  isExpired,
  type ExpiryRules,
  type RunSummary,
} from './expired-run-statements.js';
import { readAllMessages } from '../message-queries.js';
import { isCurrent, isOf, lastPosition, milliseconds, type ConversationKey, type Message } from '../statements.js';

/** What is stored when a run starts. */
export interface RunStart {
  readonly answerId: string;
  readonly lease: string;
  /** 0 if no process runs it yet. */
  readonly leaseMs: number;
  readonly isDurable: boolean;
  readonly renderedSystemPrompt: string;
}

export interface UserMessage {
  readonly id: string;
  /** Id in the chat client, or null. */
  readonly clientId: string | null;
  readonly parts: Message['parts'];
  readonly attachmentCount: number;
}

export interface NewConversation {
  readonly id: string;
  /** Id of the chat in the client, or null. */
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

/** Excludes runs of nested conversations and expired runs. */
export interface RunsInProgress {
  readonly streamedOfUser: number;
  readonly backgroundOfUser: number;
  readonly ofOrganization: number;
}

export interface LockedConversation {
  readonly agentId: number;
  readonly agentExists: boolean;
  readonly messageCount: number;
  /** Total size of the messages as JSON. */
  readonly messageBytes: number;
  readonly isRunning: boolean;
}

/** Statements of the transaction that starts a run. */
export const startStatements = (transaction: Knex.Transaction, events: Events) => ({
  ...clientStatements(transaction),

  /**
   * Locks the calling conversation until the transaction ends, so that it cannot be stopped or deleted meanwhile.
   * Returns false if it does not exist.
   */
  async lockUpstream(organizationId: string, userId: string, conversationId: string): Promise<boolean> {
    const { rows } = await transaction.raw<{ rows: unknown[] }>(
      `select from conversations where ${isOf} and user_id = :userId and deleted_at is null for share`,
      {
        organizationId,
        userId,
        conversationId,
      },
    );
    return rows.length > 0;
  },

  /**
   * Opens a conversation with a run in progress. Inherits a stop request of the calling conversation. Returns null if
   * the agent does not exist, or the user has a conversation with this client id.
   */
  async open(organizationId: string, conversation: NewConversation, run: RunStart): Promise<Started | null> {
    const { rows } = await transaction.raw<{ rows: Started[] }>(
      `insert into conversations (
         organization_id, id, agent_id, user_id, name, upstream_conversation_id, root_conversation_id, root_created_at,
         root_user_id, root_agent_id,
         rendered_system_prompt, first_message_text, stream_status, answer_id, lease_holder, lease_expires_at,
         is_durable, stop_requested_at,
         is_triggered, is_scheduled, run_started_at, cost_usd, client_id, created_at, updated_at
       )
       select :organizationId, :id, agents.id, :userId, :name, upstream.id,
         coalesce(upstream.root_conversation_id, upstream.id),
         coalesce(upstream.root_created_at, upstream.created_at), coalesce(upstream.root_user_id, upstream.user_id),
         coalesce(upstream.root_agent_id, upstream.agent_id), :renderedSystemPrompt, left(:firstMessageText, 100000),
         'in_progress', :answerId, :lease,
         clock.at + ${milliseconds('leaseMs')}, :isDurable, upstream.stop_requested_at,
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
           select from agents where agents.organization_id = conversations.organization_id
             and agents.id = conversations.agent_id and agents.deleted_at is null
         ) as "agentExists"
       from conversations where ${isOf} and user_id = :userId and deleted_at is null for update`,
      { organizationId, conversationId, userId },
    );
    return rows[0] ?? null;
  },

  async failIfExpired({ organizationId, conversationId }: ConversationKey, expiryRules: ExpiryRules): Promise<boolean> {
    const { rows } = await transaction.raw<{ rows: (RunSummary & { isFailed: boolean })[] }>(
      `update conversations set ${endExpired} where ${isOf} and ${isExpired}
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

  async start({ organizationId, conversationId }: ConversationKey, run: RunStart): Promise<Started> {
    const { rows } = await transaction.raw<{ rows: Started[] }>(
      `update conversations
       set stream_status = 'in_progress', failure = null, failure_code = null, model = null, latency_ms = null,
         run_started_at = clock.at,
         rendered_system_prompt = :renderedSystemPrompt, answer_id = :answerId, lease_holder = :lease,
         lease_expires_at = clock.at + ${milliseconds('leaseMs')}, is_durable = :isDurable, updated_at = clock.at
       from (select clock_timestamp() as at) clock
       where ${isOf} returning updated_at as "startedAt", is_triggered as "isTriggered"`,
      { organizationId, conversationId, ...run },
    );
    if (!rows[0]) throw new Error('starting a run changed no row');
    return rows[0];
  },

  /**
   * Call after storing the user's run. Concurrent starts would not see each other, so the later one waits until the
   * earlier is committed.
   */
  async runsInProgress(organizationId: string, userId: string, expiryRules: ExpiryRules): Promise<RunsInProgress> {
    await transaction.raw('select pg_advisory_xact_lock(hashtextextended(:runsOf, 0))', {
      runsOf: `runs of ${organizationId} ${userId}`,
    });
    const { rows } = await transaction.raw<{ rows: RunsInProgress[] }>(
      `select count(*) filter (where user_id = :userId and not is_durable) as "streamedOfUser",
         count(*) filter (where user_id = :userId and is_durable) as "backgroundOfUser", count(*) as "ofOrganization"
       from conversations
       where organization_id = :organizationId and stream_status = 'in_progress' and upstream_conversation_id is null
         and not (${isExpired})`,
      { organizationId, userId, ...expiryRules },
    );
    if (!rows[0]) throw new Error('counting runs returned no row');
    return rows[0];
  },

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
         where ${isOf} returning ${lastPosition} as position
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

export type StartStatements = ReturnType<typeof startStatements>;
