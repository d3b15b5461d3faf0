// Statements of the transaction that starts a run.
import type { Knex } from 'knex';
import type { Events } from '../../../platform/events/events.js';
import { clientStatements } from '../client-statements.js';
import { isExpired, type ExpiryRules } from './expired-run-statements.js';
import { lockStatements } from './lock-statements.js';
import { messageStatements } from './message-statements.js';
import { milliseconds, type ConversationKey } from '../statements.js';

/** What is stored when a run starts. */
export interface RunStart {
  readonly answerId: string;
  readonly lease: string;
  /** 0 if no process runs it yet. */
  readonly leaseMs: number;
  readonly isDurable: boolean;
  readonly renderedSystemPrompt: string;
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

async function open(
  transaction: Knex,
  organizationId: string,
  conversation: NewConversation,
  run: RunStart,
): Promise<Started | null> {
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
}

/** Statements of the transaction that starts a run. */
export const startStatements = (transaction: Knex.Transaction, events: Events) => ({
  ...clientStatements(transaction),
  ...lockStatements(transaction, events),
  ...messageStatements(transaction),

  /**
   * Opens a conversation with a run in progress. Inherits a stop request of the calling conversation. Returns null if
   * the agent does not exist, or the user has a conversation with this client id.
   */
  open: (organizationId: string, conversation: NewConversation, run: RunStart) =>
    open(transaction, organizationId, conversation, run),

  async start({ organizationId, conversationId }: ConversationKey, run: RunStart): Promise<Started> {
    const { rows } = await transaction.raw<{ rows: Started[] }>(
      `update conversations
       set stream_status = 'in_progress', failure = null, failure_code = null, model = null, latency_ms = null,
         run_started_at = clock.at,
         rendered_system_prompt = :renderedSystemPrompt, answer_id = :answerId, lease_holder = :lease,
         lease_expires_at = clock.at + ${milliseconds('leaseMs')}, is_durable = :isDurable, updated_at = clock.at
       from (select clock_timestamp() as at) clock
       where organization_id = :organizationId and id = :conversationId
       returning updated_at as "startedAt", is_triggered as "isTriggered"`,
      { organizationId, conversationId, ...run },
    );
    if (!rows[0]) throw new Error('starting a run changed no row');
    return rows[0];
  },

  /**
   * Counts the runs in progress. Call after storing the user's run. Concurrent starts of one user are serialized, so
   * the limits per user are exact. Starts of other users are not, so the organization's limit can be exceeded briefly.
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
});

export type StartStatements = ReturnType<typeof startStatements>;
