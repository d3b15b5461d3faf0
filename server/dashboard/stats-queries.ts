// The statement behind the totals. Top-level conversations come from an index over the time of creation, those below them by the index over
// upstream ids; both are summed up for each entry, owner and agent first, so that different users and agents are counted among few rows.
import type { ConversationFilter } from './filter.js';
import { topLevelCondition } from './filter-queries.js';
import type { Interval } from './series.js';

export interface StatsRow {
  /** Start of the hour, day or week in UTC; null in the totals. */
  start: Date | null;
  conversationCount: number;
  messageCount: number;
  toolCalls: number;
  totalTokens: number;
  inputTokens: number;
  outputTokens: number;
  uniqueUsers: number;
  uniqueAgents: number;
  totalFeedback: number;
  totalHelpful: number;
  totalNotHelpful: number;
}

/** As columns of the table, and as the answer calls their sums. */
const counters = {
  user_message_count: null,
  assistant_message_count: null,
  tool_call_count: 'toolCalls',
  total_tokens: 'totalTokens',
  input_tokens: 'inputTokens',
  output_tokens: 'outputTokens',
  helpful_count: 'totalHelpful',
  not_helpful_count: 'totalNotHelpful',
} as const;

const names = Object.keys(counters);
const total = (expression: string, name: string) => `cast(coalesce(sum(${expression}), 0) as bigint) as "${name}"`;
const totals = Object.entries(counters).flatMap(([column, name]) => (name === null ? [] : [total(column, name)]));

/** The statement and its bindings. */
export function statsStatement(organizationId: string, filter: ConversationFilter, interval: Interval | null): [string, Record<string, string | number | Date>] {
  const { sql: condition, bindings } = topLevelCondition(organizationId, filter);
  const start = interval === null ? 'cast(null as timestamptz)' : `date_trunc(:interval, conversation.created_at, 'UTC')`;
  const sql = `
    with recursive below (id, start, agent_id, ${names.join(', ')}) as (
      select child.id, ${start}, child.agent_id, ${names.map((name) => `child.${name}`).join(', ')}
      from conversations conversation
      join conversations child
        on child.organization_id = conversation.organization_id and child.upstream_conversation_id = conversation.id and child.deleted_at is null
      where ${condition}
      union all
      select child.id, below.start, child.agent_id, ${names.map((name) => `child.${name}`).join(', ')}
      from below
      join conversations child on child.organization_id = :organizationId and child.upstream_conversation_id = below.id and child.deleted_at is null
    ), usage as (
      select ${start} as start, user_id, agent_id, count(*) as conversations, ${names.map((name) => `sum(${name}) as ${name}`).join(', ')}
      from conversations conversation where ${condition}
      group by 1, 2, 3
      union all
      select start, null, agent_id, 0, ${names.map((name) => `sum(${name})`).join(', ')} from below group by 1, 2, 3
    )
    select ${interval === null ? 'null as start, true' : 'start, grouping(start) = 1'} as "isTotal",
      ${total('conversations', 'conversationCount')},
      ${total('user_message_count + assistant_message_count', 'messageCount')},
      count(distinct user_id) as "uniqueUsers", count(distinct agent_id) as "uniqueAgents",
      ${total('helpful_count + not_helpful_count', 'totalFeedback')},
      ${totals.join(',\n      ')}
    from usage
    ${interval === null ? '' : 'group by grouping sets ((), (start))'}`;
  return [sql, { ...bindings, ...(interval !== null && { interval }) }];
}
