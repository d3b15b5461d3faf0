// The statement sums counters of conversations, in total and per entry (an hour, day or week). The indexes
// `conversations_created_index` and `conversations_root_created_index` contain these counters. The statement reads no
// conversations of a day whose stored totals can answer the query. See server/docs/decisions/daily-totals.md and
// test/bench/dashboard/README.md.
import type { Bindings } from '../../platform/database/database.js';
import { isCurrent, rangesBetween, startOfDay, wholeDaysOf } from '../../platform/daily-totals/statements.js';
import { conversationDays } from './conversation-days-statements.js';
import type { ConversationFilter } from './filter.js';
import { subConversationsCondition, selectedCondition } from './filter-queries.js';
import type { Interval } from './series.js';

export interface StatsRow {
  /** Start of the hour, day or week in UTC. Null in the totals and without an interval. */
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

const counters: Record<string, string> = {
  message_count: 'conversation.user_message_count + conversation.assistant_message_count',
  tool_call_count: 'conversation.tool_call_count',
  total_tokens: 'conversation.total_tokens',
  input_tokens: 'conversation.input_tokens',
  output_tokens: 'conversation.output_tokens',
  helpful_count: 'conversation.helpful_count',
  not_helpful_count: 'conversation.not_helpful_count',
};
const names = Object.keys(counters);
const counted = Object.entries(counters).map(([name, value]) => `${value} as ${name}`);
const total = (expression: string, name: string) => `cast(coalesce(sum(${expression}), 0) as bigint) as "${name}"`;

/** `date_trunc` instead of `date_bin` doubled the time of the scan (measured). Weeks start on Monday. */
const strides: Record<Interval, string> = { hour: '1 hour', day: '1 day', week: '7 days' };
const startOf = (interval: Interval | null, column: string) =>
  interval === null ? 'cast(null as timestamptz)' : `date_bin('${strides[interval]}', ${column}, '1970-01-05 UTC')`;

/** Two subqueries: `stored` has the stored totals of days, and `ranges` the periods whose conversations are read. */
interface Days {
  readonly sql: string;
  readonly bindings: Bindings;
  /** Whether the conversations are read from several ranges. */
  readonly isSplit: boolean;
}

const storedColumns = `
  totals.conversation_count, totals.failed_count, totals.total_count, totals.priced_count, totals.cost_usd,
  totals.message_count, totals.tool_call_count, totals.total_tokens, totals.input_tokens, totals.output_tokens,
  totals.helpful_count, totals.not_helpful_count, totals.agent_ids, totals.owners`;

/** Used if stored days cannot answer the query, or if the range contains no whole day. */
const noStoredDays: Days = {
  sql: `stored as (
      select cast(null as timestamptz) as start, ${storedColumns} from conversation_days totals
      where totals.organization_id = :organizationId and false
    ), ranges as not materialized (
      select cast(:from as timestamptz) as since, cast(:to as timestamptz) as until
    )`,
  bindings: {},
  isSplit: false,
};

const summed = `
  agent_id, user_message_count, assistant_message_count, tool_call_count, total_tokens, input_tokens, output_tokens,
  cost_usd, helpful_count, not_helpful_count`;

/**
 * `offset 0` makes Postgres use the index for each range. Otherwise, Postgres would compare all conversations with the
 * ranges.
 */
const fromConversationsIn = ({ isSplit }: Days, columns: string, condition: string): string =>
  isSplit
    ? `from ranges
      cross join lateral (
        select ${columns}
        from conversations conversation
        where conversation.organization_id = :organizationId and ${condition}
        offset 0
      ) conversation`
    : `from ranges
      cross join conversations conversation
      where conversation.organization_id = :organizationId and ${condition}`;

/**
 * Stored totals can be filtered only by owner, agent, and a source other than `agent`. They cannot be divided into
 * hours.
 */
function usesStoredDays({ metadataKey, metadataValue, runs }: ConversationFilter, interval: Interval | null): boolean {
  const { source, ...otherRunFilters } = runs;
  const isFilteredByMember = metadataKey !== null || metadataValue !== null;
  const isFilteredByRun = Object.keys(otherRunFilters).length > 0 || source === 'agent';
  return interval !== 'hour' && !isFilteredByMember && !isFilteredByRun;
}

/**
 * `days` contains the days with up-to-date totals, for the owner in the filter or for all owners. `stored` contains the
 * totals of these days that match the filter. `ranges` contains the rest of the requested range, whose conversations
 * are read.
 */
const storedDays = (interval: Interval | null) => `
    days as materialized (
      select stored_day.day from conversation_days stored_day
      where stored_day.organization_id = :organizationId and stored_day.user_id = :storedUser
        and stored_day.agent_id = 0 and stored_day.source = ''
        and ${isCurrent('stored_day', conversationDays)}
    ), stored as materialized (
      select ${startOf(interval, startOfDay('days.day'))} as start, ${storedColumns}
      from days
      join conversation_days totals on totals.day = days.day
      where totals.organization_id = :organizationId and totals.user_id = :storedUser
        and totals.agent_id = :storedAgent and totals.source = :storedSource
    ), ranges as materialized (
      ${rangesBetween('select day from days')}
    )`;

function daysOf(filter: ConversationFilter, interval: Interval | null): Days {
  const wholeDays = usesStoredDays(filter, interval) ? wholeDaysOf(filter) : null;
  if (wholeDays === null) return noStoredDays;
  // Defaults select the rows that combine all owners, agents or sources.
  const key = {
    storedUser: filter.userId ?? '',
    storedAgent: filter.agentId ?? 0,
    storedSource: filter.runs.source ?? '',
  };
  return { sql: storedDays(interval), bindings: { ...wholeDays, ...key }, isSplit: true };
}

/**
 * Matches rows of the same entry, or of the totals. The start of the totals is null, which `=` does not match, so null
 * becomes infinity. Postgres could not hash-join on `is not distinct from`.
 */
const isSameEntry = (one: string, other: string): string =>
  `${one}."isTotal" = ${other}."isTotal" and coalesce(${one}.start, 'infinity') = coalesce(${other}.start, 'infinity')`;

const ownerOfStoredDays = `
      union
      select start, cast(:userId as text) from stored where conversation_count > 0`;

/**
 * Counts the distinct owners per entry and in total. The totals of a day have a bit string, in which each owner has the
 * position `conversation_owners.number`. A bit is 1 if its owner has a conversation on the day. `bit_or` combines the
 * days. `listed_owners` has the owners whose conversations are read directly. The count is the number of ones in the
 * result, plus the number of listed owners whose bit is not 1. Appended zeros give all bit strings the same length.
 */
const owners = (filter: ConversationFilter) => `
    listed_owners as (
      select start, user_id from selected group by start, user_id
      ${filter.userId === null ? '' : ownerOfStoredDays}
    ), width as (
      select max(length(owners)) as bits from stored
    ), owner_bits as (
      select start, grouping(start) = 1 as "isTotal",
        bit_or(cast(owners || cast(repeat('0', width.bits - length(owners)) as bit varying) as bit varying)) as bits
      from stored
      cross join width
      group by grouping sets ((), (start))
    ), owner_ids as (
      select start, false as "isTotal", user_id from listed_owners
      union all
      select distinct cast(null as timestamptz), true, user_id from listed_owners
    ), owner_counts as (
      select start, "isTotal", coalesce(bit_count(bits), 0) as number from owner_bits
      union all
      select owner_ids.start, owner_ids."isTotal", count(*)
      from owner_ids
      left join owner_bits on ${isSameEntry('owner_bits', 'owner_ids')}
      left join conversation_owners known on known.organization_id = :organizationId
        and known.user_id = owner_ids.user_id
      where case when known.number < length(owner_bits.bits) then get_bit(owner_bits.bits, known.number) = 0
        else true end
      group by owner_ids.start, owner_ids."isTotal"
    ), users as (
      select start, "isTotal", sum(number) as number
      from owner_counts
      group by start, "isTotal"
    )`;

function totals(hidesCosts: boolean): string {
  const cost = hidesCosts ? 'cast(null as numeric)' : 'cost_usd';
  const priced = hidesCosts ? '0' : 'priced_count';
  return `
    entries as (
      select start, grouping(start) = 1 as "isTotal",
        ${total('conversation_count', 'conversationCount')},
        ${total('failed_count', 'failedConversationCount')},
        ${total('message_count', 'messageCount')},
        ${total('tool_call_count', 'toolCalls')},
        ${total('total_tokens', 'totalTokens')},
        ${total('input_tokens', 'inputTokens')},
        ${total('output_tokens', 'outputTokens')},
        cast(coalesce(sum(${cost}), 0) as double precision) as "costUsd",
        ${total(`total_count - ${priced}`, 'unknownCostCount')},
        ${total('helpful_count + not_helpful_count', 'totalFeedback')},
        ${total('helpful_count', 'totalHelpful')},
        ${total('not_helpful_count', 'totalNotHelpful')}
      from parts
      group by grouping sets ((), (start))
    )`;
}

export interface StatsQuery {
  readonly filter: ConversationFilter;
  /** Length of an entry, or null for totals only. */
  readonly interval: Interval | null;
  /** Counts every cost as unknown. */
  readonly hidesCosts: boolean;
}

export function statsStatement(
  organizationId: string,
  { filter, interval, hidesCosts }: StatsQuery,
): [string, Bindings] {
  const days = daysOf(filter, interval);
  const bounds = { since: 'ranges.since', until: 'ranges.until' };
  const { sql: isSelected, bindings } = selectedCondition(organizationId, filter, bounds);
  const isBelow = subConversationsCondition(organizationId, filter, days.isSplit ? bounds : undefined);
  const listed = ['conversation.cost_usd', ...counted].join(', ');
  const sql = `
    with ${days.sql}, selected as not materialized (
      select ${startOf(interval, 'conversation.created_at')} as start, conversation.user_id, conversation.agent_id,
        case when conversation.stream_status in ('error', 'timeout') then 1 else 0 end as failed, ${listed}
      ${fromConversationsIn(days, `user_id, stream_status, created_at, ${summed}`, isSelected)}
    ), counted as (
      select start, agent_id, 1 as selected, failed, cost_usd, ${names.join(', ')} from selected
      union all
      select ${startOf(interval, 'conversation.root_created_at')}, conversation.agent_id, 0, 0, ${listed}
      ${fromConversationsIn(days, `root_created_at, ${summed}`, isBelow)}
    ), usage as (
      select start, agent_id, sum(selected) as conversation_count, sum(failed) as failed_count, count(*) as total_count,
        count(cost_usd) as priced_count, sum(cost_usd) as cost_usd,
        ${names.map((name) => `sum(${name}) as ${name}`).join(', ')}
      from counted
      group by start, agent_id
    ), parts as (
      select start, array[agent_id] as agent_ids, conversation_count, failed_count, total_count, priced_count, cost_usd,
        ${names.join(', ')}
      from usage
      union all
      select start, agent_ids, conversation_count, failed_count, total_count, priced_count, cost_usd,
        ${names.join(', ')}
      from stored
    ), agent_counts as (
      select start, grouping(start) = 1 as "isTotal", count(distinct agent_id) as number
      from parts
      cross join unnest(agent_ids) agent_id
      group by grouping sets ((), (start))
    ), ${owners(filter)}, ${totals(hidesCosts)}
    select entries.*, agent_counts.number as "uniqueAgents", cast(users.number as bigint) as "uniqueUsers"
    from entries
    join agent_counts on ${isSameEntry('agent_counts', 'entries')}
    join users on ${isSameEntry('users', 'entries')}`;
  return [sql, { ...(bindings as Bindings), ...days.bindings }];
}
