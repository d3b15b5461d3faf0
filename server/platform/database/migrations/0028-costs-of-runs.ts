// Stores what opened a conversation, and the model, latency and cost of its runs.
export const sql = `
alter table conversations
  add column is_scheduled boolean not null default false,
  -- Model of the last run; null during a run and if unknown.
  add column model text,
  add column run_started_at timestamptz(3),
  add column latency_ms integer,
  -- Cost of all runs in US dollars. Null if the cost of any run is unknown. Processes of an earlier version leave the
  -- cost null.
  add column cost_usd numeric,
  add constraint conversations_cost_check check (cost_usd >= 0 and latency_ms >= 0);

update conversations set is_scheduled = true
from task_executions
where task_executions.organization_id = conversations.organization_id
  and task_executions.conversation_id = conversations.id;

alter table conversations add column source text not null generated always as (
  case
    when upstream_conversation_id is not null then 'agent'
    when is_triggered then 'trigger'
    when is_scheduled then 'task'
    else 'chat'
  end
) stored;

-- The dashboard reads these columns from the index alone. Status and time of change are for filters and paging.
drop index conversations_created_index;
create index conversations_created_index on conversations (organization_id, created_at)
  include (id, updated_at, user_id, agent_id, stream_status, user_message_count, assistant_message_count,
    tool_call_count, total_tokens, input_tokens, output_tokens, cost_usd, helpful_count, not_helpful_count)
  where deleted_at is null and upstream_conversation_id is null;
drop index conversations_root_created_index;
create index conversations_root_created_index on conversations (organization_id, root_created_at)
  include (root_user_id, root_agent_id, agent_id, user_message_count, assistant_message_count, tool_call_count,
    total_tokens, input_tokens, output_tokens, cost_usd, helpful_count, not_helpful_count)
  where deleted_at is null and upstream_conversation_id is not null;
create index conversations_nested_created_index on conversations (organization_id, created_at)
  where deleted_at is null and upstream_conversation_id is not null;

-- Indexes for lists in the order of the last change. Most conversations are chats whose last run completed, so the
-- first two indexes leave out most conversations.
create index conversations_failed_index on conversations (organization_id, updated_at desc, id desc)
  where deleted_at is null and stream_status in ('error', 'timeout');
create index conversations_source_index on conversations (organization_id, source, updated_at desc, id desc)
  where deleted_at is null and source <> 'chat';
create index conversations_model_index on conversations (organization_id, model, updated_at desc, id desc)
  where deleted_at is null and model is not null;
`;
