// The statement behind the totals. It sums counters that are updated when messages are written, using two covering
// indexes: one on the creation of top-level conversations, and one on the creation of the top-level conversation above
// each nested one.
//
// It first sums per entry and agent, so that later steps handle few rows. Without an interval there is one entry
// without a start, which the last join omits. Measured cost: docs/decisions/dashboard-queries.md
import type { Knex } from 'knex';
import type { ConversationFilter } from './filter.js';
import { belowCondition, selectedCondition } from './filter-queries.js';
import type { Interval } from './series.js';

export interface StatsRow {
  /** Start of the hour, day or week in UTC. Null in the totals. */
  start: Date | null;
  conversationCount: number;
  failedConversationCount: number;
  messageCount: number;
  toolCalls: number;
  totalTokens: number;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  unknownCostCount: number;
  uniqueUsers: number;
  uniqueAgents: number;
  totalFeedback: number;
  totalHelpful: number;
  totalNotHelpful: number;
}

/** Columns that are summed, besides `cost_usd`, which is null if it is unknown. */
const counters = [
  'user_message_count',
  'assistant_message_count',
  'tool_call_count',
  'total_tokens',
  'input_tokens',
  'output_tokens',
  'helpful_count',
  'not_helpful_count',
];

const sums = ['cost_usd', ...counters].map((name) => `sum(${name}) as ${name}`).join(', ');
const total = (expression: string, name: string) => `cast(coalesce(sum(${expression}), 0) as bigint) as "${name}"`;

/** Arithmetic on fixed lengths, because `date_trunc` doubled the time of the scan (measured). Weeks start on Monday. */
const strides: Record<Interval, string> = { hour: '1 hour', day: '1 day', week: '7 days' };
const startOf = (interval: Interval | null, column: string) =>
  interval === null ? 'cast(null as timestamptz)' : `date_bin('${strides[interval]}', ${column}, '1970-01-05 UTC')`;

/** Returns the statement and its bindings. `hidesCosts` makes every cost unknown. */
export function statsStatement(
  organizationId: string,
  filter: ConversationFilter,
  interval: Interval | null,
  hidesCosts = false,
): [string, Record<string, Knex.RawBinding>] {
  const { sql: isSelected, bindings } = selectedCondition(organizationId, filter);
  const isBelow = belowCondition(organizationId, filter);
  const listed = [hidesCosts ? 'cast(null as numeric) as cost_usd' : 'cost_usd', ...counters].join(', ');
  const sql = `
    with counted as (
      select ${startOf(interval, 'created_at')} as start, agent_id, 1 as selected,
        case when stream_status in ('error', 'timeout') then 1 else 0 end as failed, ${listed} from conversations conversation where ${isSelected}
      union all
      select ${startOf(interval, 'root_created_at')}, agent_id, 0, 0, ${listed} from conversations conversation where ${isBelow}
    ), usage as (
      select start, agent_id, sum(selected) as conversations, sum(failed) as failed, count(*) - count(cost_usd) as unpriced, ${sums} from counted group by start, agent_id
    ), owners as (
      select ${startOf(interval, 'created_at')} as start, user_id from conversations conversation where ${isSelected} group by 1, 2
    ), users as (
      select start, count(*) as number, false as "isTotal" from owners group by start
      union all
      select null, count(distinct user_id), true from (select user_id from owners group by user_id) all_users
    ), entries as (
      select start, grouping(start) = 1 as "isTotal",
        ${total('conversations', 'conversationCount')},
        ${total('failed', 'failedConversationCount')},
        ${total('user_message_count + assistant_message_count', 'messageCount')},
        ${total('tool_call_count', 'toolCalls')},
        ${total('total_tokens', 'totalTokens')},
        ${total('input_tokens', 'inputTokens')},
        ${total('output_tokens', 'outputTokens')},
        cast(coalesce(sum(cost_usd), 0) as double precision) as "costUsd",
        ${total('unpriced', 'unknownCostCount')},
        count(distinct agent_id) as "uniqueAgents",
        ${total('helpful_count + not_helpful_count', 'totalFeedback')},
        ${total('helpful_count', 'totalHelpful')},
        ${total('not_helpful_count', 'totalNotHelpful')}
      from usage
      group by grouping sets ((), (start))
    )
    select entries.*, users.number as "uniqueUsers"
    from entries join users on users."isTotal" = entries."isTotal" and (users."isTotal" or users.start = entries.start)`;
  return [sql, bindings as Record<string, Knex.RawBinding>];
}
