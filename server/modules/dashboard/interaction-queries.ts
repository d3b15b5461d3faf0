// `interactionsStatement` returns one row per conversation: top-level conversations in order, each with its
// sub-conversations. If the filter is by the source `agent`, sub-conversations take the place of the top-level ones.
//
// The statement finds a row again by `ctid`, its position in the table. This reads fewer blocks than the index on the
// random ids, because rows that were created at the same time are adjacent in the table.
//
// `limit 1` and `offset 0` keep Postgres from merging the lookups into one join. Without table statistics, that join
// took a minute instead of half a second (measured).
import type { Bindings, Database, Statement } from '../../platform/database/database.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import type { ConversationPosition } from '../conversations/cursor.js';
import type { ConversationFilter } from './filter.js';
import { selectedCondition } from './filter-queries.js';

type Interaction = components['schemas']['DashboardInteraction'];

export const maxTopLevel = limits['getInteractions 200'].maxItems;

/**
 * One conversation. If more than `maxTopLevel` top-level conversations match, there are `maxTopLevel` + 1 rows, which
 * have only `topId` and `topLevelCount`.
 */
export interface InteractionRow {
  topId: string;
  /** Number of top-level conversations, at most one more than a response may contain. */
  topLevelCount: number;
  id: string | null;
  upstreamConversationId: string | null;
  agentId: number;
  agentName: string;
  agentModel: string;
  agentLogoUrl: string | null;
  userId: string;
  userEmail: string | null;
  userFirstName: string | null;
  userLastName: string | null;
  userPublicMetadata: Interaction['userPublicMetadata'] | null;
  firstMessageText: string | null;
  userMessageCount: number;
  assistantMessageCount: number;
  firstMessageAt: Date | null;
  lastMessageAt: Date | null;
  inputTokens: number;
  outputTokens: number;
  totalTokens: number;
  attachmentCount: number;
  toolCalls: Interaction['toolCalls'] | null;
  lastFinishReason: string | null;
  streamStatus: Interaction['streamStatus'];
  failureCode: NonNullable<Interaction['failureCode']> | null;
  source: Interaction['source'];
  model: string | null;
  latencyMs: number | null;
  costUsd: number | null;
  helpfulCount: number;
  notHelpfulCount: number;
  /** `at` is in milliseconds since 1970. */
  feedback: { rating: 'helpful' | 'not_helpful'; comment: string; at: number }[] | null;
  createdAt: Date;
  updatedAt: Date;
}

const columns = `
  conversation.id, conversation.upstream_conversation_id as "upstreamConversationId",
  conversation.agent_id as "agentId", agent.name as "agentName", agent.model as "agentModel",
  agent.logo_url as "agentLogoUrl", conversation.user_id as "userId", nullif(member.email, '') as "userEmail",
  member.first_name as "userFirstName", member.last_name as "userLastName",
  member.public_metadata as "userPublicMetadata",
  left(
    conversation.first_message_text, ${limits['DashboardInteraction.firstMessageText'].maxLength}
  ) as "firstMessageText",
  conversation.user_message_count as "userMessageCount",
  conversation.assistant_message_count as "assistantMessageCount", conversation.first_message_at as "firstMessageAt",
  conversation.last_message_at as "lastMessageAt", conversation.input_tokens as "inputTokens",
  conversation.output_tokens as "outputTokens", conversation.total_tokens as "totalTokens",
  conversation.attachment_count as "attachmentCount", calls.list as "toolCalls",
  conversation.last_finish_reason as "lastFinishReason", conversation.stream_status as "streamStatus",
  conversation.failure_code as "failureCode", conversation.source, conversation.model,
  conversation.latency_ms as "latencyMs", cast(conversation.cost_usd as double precision) as "costUsd",
  conversation.helpful_count as "helpfulCount", conversation.not_helpful_count as "notHelpfulCount",
  feedback.list as feedback, conversation.created_at as "createdAt", conversation.updated_at as "updatedAt"`;

const maxResult = limits['DashboardToolCall.result'].cutAfterCharacters;
/**
 * Truncated JSON is invalid, so a truncated result becomes a text. The note at its end is worded like that of
 * `boundedOutput`, which truncates results before they are stored.
 */
const result = `
  case when length(given.result) <= ${maxResult} then call.result
  else to_jsonb(left(given.result, ${maxResult}) || E'\\n[Cut: the result has ' || length(given.result)
      || ' characters, these are the first ${maxResult}.]') end`;

const toolCalls = `
  select json_agg(json_build_object('toolName', call.tool_name, 'args', call.args, 'result', ${result})
    order by message.position, call.position) as list
  from tool_calls call
  cross join lateral (select call.result #>> '{}' as result offset 0) given
  join messages message on message.organization_id = call.organization_id
    and message.conversation_id = call.conversation_id and message.id = call.message_id
  where conversation.tool_call_count > 0 and call.organization_id = :organizationId
    and call.conversation_id = conversation.id
    and message.superseded_at is null`;

const feedback = `
  select json_agg(json_build_object('rating', rated.rating, 'comment', rated.comment, 'at',
    cast(extract(epoch from rated.created_at) * 1000 as bigint))
    order by rated.created_at, rated.id) as list
  from conversation_feedback rated
  where conversation.helpful_count + conversation.not_helpful_count > 0 and rated.organization_id = :organizationId
    and rated.conversation_id = conversation.id`;

const trees = `
  with recursive tree (id, place) as (
    select page.id, page.place
    where page.total <= :maxTopLevel
    union all
    select child.id, child.place
    from tree
    cross join lateral (
      select id, ctid as place, deleted_at from conversations
      where organization_id = :organizationId and upstream_conversation_id = tree.id
      offset 0
    ) child
    where child.deleted_at is null
  )
  select ${columns}
  from tree
  cross join lateral (
    select * from conversations
    where organization_id = :organizationId and ctid = tree.place
    limit 1
  ) conversation
  cross join lateral (
    select * from agents
    where organization_id = :organizationId and id = conversation.agent_id
    limit 1
  ) agent
  left join lateral (
    select * from members
    where organization_id = :organizationId and user_id = conversation.user_id
    limit 1
  ) member on true
  left join lateral (${toolCalls}) calls on true
  left join lateral (${feedback}) feedback on true`;

export type Selection = ConversationFilter | { readonly ids: readonly string[] };

function candidatesOf(organizationId: string, selection: Selection) {
  if ('ids' in selection)
    return {
      sql: 'conversation.id = any(:ids) and conversation.deleted_at is null',
      bindings: { organizationId, ids: selection.ids },
    };
  return selectedCondition(organizationId, selection);
}

export function interactionsStatement(database: Database, organizationId: string, selection: Selection): Statement {
  const { sql, bindings } = candidatesOf(organizationId, selection);
  // With the inner order, Postgres uses the index on the time of creation, even if it overestimates the number of rows.
  return database.raw(
    `select page.id as "topId", page.total as "topLevelCount", shown.*
     from (
       select candidate.*, count(*) over () as total
       from (
         select id, updated_at, ctid as place from conversations conversation
         where conversation.organization_id = :organizationId and ${sql}
         order by conversation.created_at limit :maxTopLevel + 1
       ) candidate
       order by candidate.updated_at desc, candidate.id desc
     ) page
     left join lateral (${trees}) shown on true
     order by page.updated_at desc, page.id desc`,
    { ...bindings, maxTopLevel } as Bindings,
  );
}

export interface PageRow {
  readonly id: string;
  readonly updatedAt: Date;
}

/**
 * Returns the statement for one page of ids, most recently changed first. Without `offset 0`, Postgres would scan the
 * index on `updated_at` backwards, and read every conversation that was changed after the range of the filter.
 */
export function pageStatement(
  organizationId: string,
  { filter, after, limit }: { filter: ConversationFilter; after: ConversationPosition | null; limit: number },
): [string, Bindings] {
  const { sql, bindings } = selectedCondition(organizationId, filter);
  return [
    `select id, updated_at as "updatedAt"
     from (
       select id, updated_at from conversations conversation
       where conversation.organization_id = :organizationId and ${sql} offset 0
     ) selected
     ${after === null ? '' : 'where (updated_at, id) < (:updatedAt, cast(:id as uuid))'}
     order by updated_at desc, id desc limit :limit`,
    { ...bindings, ...after, limit } as Bindings,
  ];
}
