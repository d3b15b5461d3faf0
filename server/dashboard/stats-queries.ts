// The statement behind the totals. Top-level conversations come from an index over the time of creation, those below them by the index over
// upstream ids; both are summed up for each entry and agent first, so that what comes after has few rows. Without an interval all of it is one
// entry without a start, which the last join leaves out.
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

/** Columns of the table that are summed up. */
const counters = ['user_message_count', 'assistant_message_count', 'tool_call_count', 'total_tokens', 'input_tokens', 'output_tokens', 'helpful_count', 'not_helpful_count'];

const listed = counters.join(', ');
const sums = counters.map((name) => `sum(${name}) as ${name}`).join(', ');
const total = (expression: string, name: string) => `cast(coalesce(sum(${expression}), 0) as bigint) as "${name}"`;

/** `offset 0`: looked up one by one. Joined with all of them at once, Postgres would read every sub-conversation there is for those of a month. */
const childrenOf = (parent: string) => `
  cross join lateral (select id, agent_id, ${listed}, deleted_at from conversations where upstream_conversation_id = ${parent}.id offset 0) child`;

/** The statement and its bindings. */
export function statsStatement(organizationId: string, filter: ConversationFilter, interval: Interval | null): [string, Record<string, string | number | Date>] {
  const { sql: condition, bindings } = topLevelCondition(organizationId, filter);
  const start = interval === null ? 'cast(null as timestamptz)' : `date_trunc(:interval, created_at, 'UTC')`;
  const sql = `
    with recursive top as not materialized (
      select ${start} as start, id, user_id, agent_id, ${listed} from conversations conversation where ${condition}
    ), below as (
      select top.start, child.* from top ${childrenOf('top')} where child.deleted_at is null
      union all
      select below.start, child.* from below ${childrenOf('below')} where child.deleted_at is null
    ), usage as (
      select start, agent_id, count(*) as conversations, ${sums} from top group by 1, 2
      union all
      select start, agent_id, 0, ${sums} from below group by 1, 2
    ), owners as (
      select start, user_id from top group by 1, 2
    ), users as (
      select start, count(*) as number, false as "isTotal" from owners group by start
      union all
      select null, count(distinct user_id), true from (select user_id from owners group by user_id) everybody
    ), entries as (
      select start, grouping(start) = 1 as "isTotal",
        ${total('conversations', 'conversationCount')},
        ${total('user_message_count + assistant_message_count', 'messageCount')},
        ${total('tool_call_count', 'toolCalls')},
        ${total('total_tokens', 'totalTokens')},
        ${total('input_tokens', 'inputTokens')},
        ${total('output_tokens', 'outputTokens')},
        count(distinct agent_id) as "uniqueAgents",
        ${total('helpful_count + not_helpful_count', 'totalFeedback')},
        ${total('helpful_count', 'totalHelpful')},
        ${total('not_helpful_count', 'totalNotHelpful')}
      from usage
      group by grouping sets ((), (start))
    )
    select entries.*, users.number as "uniqueUsers"
    from entries join users on users."isTotal" = entries."isTotal" and (users."isTotal" or users.start = entries.start)`;
  return [sql, { ...bindings, ...(interval !== null && { interval }) }];
}
