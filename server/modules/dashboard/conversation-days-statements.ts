// Stores an organization's totals of a day for each combination of owner, agent and source. As in `group by cube`, some
// rows combine all owners, all agents or all sources. See server/docs/decisions/daily-totals.md.
import type { DatabaseTransaction } from '../../platform/database/database.js';
import type { DailySubject } from '../../platform/daily-totals/periodic-tasks.js';

/**
 * Minimum conversations per day for storing the totals of an organization or owner. Without the minimum, about one row
 * per conversation would be stored.
 */
const minConversations = 20;

const numberOwners = `
  insert into conversation_owners (organization_id, user_id, number)
  select :organizationId, user_id, known.highest + row_number() over (order by user_id)
  from (
    select distinct user_id from conversations conversation
    where organization_id = :organizationId and created_at >= :since and created_at < :until
      and deleted_at is null and upstream_conversation_id is null
      and not exists (
        select from conversation_owners owner
        where owner.organization_id = :organizationId
          and owner.user_id = conversation.user_id
      )
  ) missing
  cross join (
    select coalesce(max(number), -1) as highest
    from conversation_owners
    where organization_id = :organizationId
  ) known`;

/**
 * Deletes the rows of owners without conversations, such as erased users. Their numbers can be used again: the deletion
 * of a conversation marks the totals of its day as outdated, so no up-to-date totals count these owners.
 */
const forgetOwners = `
  delete from conversation_owners owner
  where not exists (
    select from conversations conversation
    where conversation.organization_id = owner.organization_id and conversation.user_id = owner.user_id
      and conversation.deleted_at is null
  )
  -- all organizations`;

const counters = `
  conversation.user_message_count + conversation.assistant_message_count as messages, conversation.tool_call_count,
  conversation.total_tokens, conversation.input_tokens, conversation.output_tokens, conversation.cost_usd,
  conversation.helpful_count, conversation.not_helpful_count`;

/** `group by cube` sets a column to null in the rows that combine all values of the column. */
const storeTotals = `
  with counted as materialized (
    select user_id as owner, agent_id as root_agent_id, source, agent_id, 1 as selected,
      case when stream_status in ('error', 'timeout') then 1 else 0 end as failed, ${counters}
    from conversations conversation
    where organization_id = :organizationId and created_at >= :since and created_at < :until
      and deleted_at is null and upstream_conversation_id is null
    union all
    select conversation.root_user_id, conversation.root_agent_id, root.source, conversation.agent_id, 0, 0, ${counters}
    from conversations conversation
    join conversations root on root.organization_id = conversation.organization_id
      and root.id = conversation.root_conversation_id
    where conversation.organization_id = :organizationId and conversation.root_created_at >= :since
      and conversation.root_created_at < :until
      and conversation.deleted_at is null and conversation.upstream_conversation_id is not null
  ), busy as (
    select owner from counted group by owner having count(*) >= ${minConversations}
  ), width as (
    select cast(repeat('0', max(number) + 1) as bit varying) as none from conversation_owners
    where organization_id = :organizationId
  )
  insert into conversation_days (
    organization_id, user_id, agent_id, source, day, conversation_count, failed_count, total_count, priced_count,
    message_count, tool_call_count, total_tokens, input_tokens, output_tokens, cost_usd, helpful_count,
    not_helpful_count, agent_ids, owners
  )
  select
    :organizationId, coalesce(owner, ''), coalesce(root_agent_id, 0), coalesce(counted.source, ''),
    cast(cast(:since as timestamptz) at time zone 'UTC' as date), sum(selected), sum(failed), count(*), count(cost_usd),
    sum(messages), sum(tool_call_count), sum(total_tokens), sum(input_tokens), sum(output_tokens),
    coalesce(sum(cost_usd), 0), sum(helpful_count), sum(not_helpful_count), array_agg(distinct counted.agent_id),
    case when grouping(owner) = 1 then bit_or(set_bit(width.none, known.number, 1)) filter (where selected = 1) end
  from counted
  cross join width
  left join conversation_owners known on known.organization_id = :organizationId and known.user_id = counted.owner
  group by cube (owner, root_agent_id, counted.source)
  having (select count(*) from counted) >= ${minConversations}
  and (grouping(owner) = 1 or owner in (select owner from busy))`;

export const conversationDays: DailySubject = {
  name: 'conversations',
  table: 'conversations',
  firstDayCondition: 'deleted_at is null and upstream_conversation_id is null',
  totals: 'conversation_days',

  clean: async (database) => void (await database.raw(forgetOwners)),

  async store(transaction: DatabaseTransaction, day) {
    await transaction.raw(numberOwners, { ...day });
    await transaction.raw(storeTotals, { ...day });
  },
};
