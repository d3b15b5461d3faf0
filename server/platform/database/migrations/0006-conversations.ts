// The transaction that writes a message also updates the conversation's counters, so that lists need not count.
export const sql = `
create table conversations (
  organization_id text not null,
  id uuid not null,
  agent_id integer not null,
  user_id text not null,
  name text not null,
  -- The conversation whose agent called the agent of this conversation.
  upstream_conversation_id uuid,
  -- The top-level conversation above this one, and copies of its created_at, user_id and agent_id. With the copies, the
  -- sub-conversations below all top-level conversations of a period are one range of an index. All four are null in a
  -- top-level conversation.
  root_conversation_id uuid,
  root_created_at timestamptz(3),
  root_user_id text,
  root_agent_id integer,
  rendered_system_prompt text not null default '',
  stream_status text,
  -- Why the last run did not complete, as text for users.
  failure text,
  -- Identifies the run in progress. The answer message of the run will have this id.
  answer_id uuid,
  -- The lease holder and the end of the lease. A run that does not renew its lease counts as crashed.
  lease_holder uuid,
  lease_expires_at timestamptz(3),
  -- Whether a job executes the run. If the process that executes the run crashes, the job repeats the run.
  is_durable boolean not null default false,
  -- When the lease holder was requested to stop the run. Otherwise null.
  stop_requested_at timestamptz(3),
  first_message_text text,
  user_message_count integer not null default 0,
  assistant_message_count integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  total_tokens bigint not null default 0,
  attachment_count integer not null default 0,
  tool_call_count integer not null default 0,
  last_finish_reason text,
  helpful_count integer not null default 0,
  not_helpful_count integer not null default 0,
  first_message_at timestamptz(3),
  last_message_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  constraint conversations_pkey primary key (organization_id, id),
  constraint conversations_id_key unique (id),
  constraint conversations_agent_fkey foreign key (organization_id, agent_id) references agents (organization_id, id),
  constraint conversations_upstream_fkey foreign key (organization_id, upstream_conversation_id)
    references conversations (organization_id, id),
  constraint conversations_root_fkey foreign key (organization_id, root_conversation_id)
    references conversations (organization_id, id),
  constraint conversations_root_check check (
    num_nulls(upstream_conversation_id, root_conversation_id, root_created_at, root_user_id, root_agent_id) in (0, 5)
  ),
  constraint conversations_stream_status_check
    check (stream_status in ('in_progress', 'completed', 'stopped', 'error', 'timeout')),
  -- Only a run in progress has a lease.
  constraint conversations_lease_check check (
    case when stream_status = 'in_progress'
      then answer_id is not null and lease_holder is not null and lease_expires_at is not null and deleted_at is null
      else answer_id is null and lease_holder is null and lease_expires_at is null and not is_durable
        and stop_requested_at is null
    end
  ),
  constraint conversations_counters_check check (
    least(user_message_count, assistant_message_count, input_tokens, output_tokens, total_tokens, attachment_count,
      tool_call_count, helpful_count, not_helpful_count) >= 0
  )
);

-- A check cannot see the previous value, so a trigger enforces the order of states: null, in_progress, then a final
-- state. Only a new run leads back to in_progress. Inserts are not checked.
create function conversations_check_stream_status() returns trigger language plpgsql as $$
begin
  if new.stream_status is distinct from old.stream_status
    and (new.stream_status is null
      or (new.stream_status = 'in_progress') = (old.stream_status is not distinct from 'in_progress')) then
    raise exception 'stream_status cannot move from % to %', coalesce(old.stream_status, 'null'),
      coalesce(new.stream_status, 'null')
      using errcode = 'check_violation', constraint = 'conversations_stream_status_move';
  end if;
  return new;
end
$$;

create trigger conversations_stream_status_move before update of stream_status on conversations
  for each row execute function conversations_check_stream_status();

-- Runs in progress. The index is not sorted by the end of the lease, because then every renewal would write to every
-- index of the table.
create index conversations_running_index on conversations (organization_id, id) where stream_status = 'in_progress';

-- An organization's conversations, most recently changed first.
create index conversations_updated_index on conversations (organization_id, updated_at desc, id desc)
  where deleted_at is null and upstream_conversation_id is null;

-- The dashboard: conversations of a period, of all or some users. The first two indexes include all summed columns, so
-- that totals do not read the much wider rows. These columns cause no additional writes: every message changes
-- updated_at, which is indexed, so Postgres already writes to every index.
create index conversations_created_index on conversations (organization_id, created_at)
  include (user_id, agent_id, user_message_count, assistant_message_count, tool_call_count, total_tokens, input_tokens,
    output_tokens, helpful_count, not_helpful_count)
  where deleted_at is null and upstream_conversation_id is null;
create index conversations_root_created_index on conversations (organization_id, root_created_at)
  include (root_user_id, root_agent_id, agent_id, user_message_count, assistant_message_count, tool_call_count,
    total_tokens, input_tokens, output_tokens, helpful_count, not_helpful_count)
  where deleted_at is null and upstream_conversation_id is not null;
create index conversations_user_created_index on conversations (organization_id, user_id, created_at)
  where deleted_at is null and upstream_conversation_id is null;

create index conversations_user_index on conversations (organization_id, user_id, updated_at desc, id desc)
  where deleted_at is null;

-- The sub-conversations of a conversation. With the organization as its first column, the planner could use the index
-- to scan a whole organization. Without the organization, a plan that was made without statistics combined the index
-- with the primary key: for each conversation, it read all conversations of the organization (7 s for 10,000).
create index conversations_upstream_index on conversations (upstream_conversation_id, organization_id)
  where upstream_conversation_id is not null;

create index conversations_agent_index on conversations (organization_id, agent_id, updated_at desc, id desc)
  where deleted_at is null;

create table messages (
  organization_id text not null,
  conversation_id uuid not null,
  id uuid not null,
  -- Position in the conversation, from 1, without gaps. Also decides which of two concurrent writers was first.
  position integer not null,
  role text not null,
  parts jsonb not null,
  input_tokens bigint,
  output_tokens bigint,
  total_tokens bigint,
  finish_reason text,
  created_at timestamptz(3) not null default now(),
  constraint messages_pkey primary key (organization_id, id),
  constraint messages_id_key unique (id),
  constraint messages_position_key unique (organization_id, conversation_id, position),
  constraint messages_conversation_fkey foreign key (organization_id, conversation_id)
    references conversations (organization_id, id),
  constraint messages_conversation_key unique (organization_id, conversation_id, id),
  constraint messages_role_check check (role in ('user', 'assistant')),
  constraint messages_position_check check (position >= 1),
  constraint messages_parts_check check (jsonb_typeof(parts) = 'array')
);

-- Copies of the tool calls in message parts, so that the dashboard does not read messages.
create table tool_calls (
  organization_id text not null,
  conversation_id uuid not null,
  message_id uuid not null,
  -- Position in the message, from 1.
  position integer not null,
  tool_name text not null,
  args jsonb not null,
  result jsonb,
  created_at timestamptz(3) not null default now(),
  constraint tool_calls_pkey primary key (organization_id, conversation_id, message_id, position),
  constraint tool_calls_message_fkey foreign key (organization_id, conversation_id, message_id)
    references messages (organization_id, conversation_id, id),
  constraint tool_calls_args_check check (jsonb_typeof(args) = 'object')
);

create table conversation_feedback (
  organization_id text not null,
  id integer generated always as identity,
  conversation_id uuid not null,
  -- Null if the feedback is about the whole conversation.
  message_id uuid,
  user_id text not null,
  rating text not null,
  comment text not null default '',
  -- Timestamp of the latest rating, which replaces the previous rating.
  created_at timestamptz(3) not null default now(),
  constraint conversation_feedback_pkey primary key (organization_id, id),
  constraint conversation_feedback_id_key unique (id),
  constraint conversation_feedback_conversation_fkey foreign key (organization_id, conversation_id)
    references conversations (organization_id, id),
  constraint conversation_feedback_message_fkey foreign key (organization_id, conversation_id, message_id)
    references messages (organization_id, conversation_id, id),
  -- One rating per user for each message, and one for the whole conversation.
  constraint conversation_feedback_user_key
    unique nulls not distinct (organization_id, conversation_id, user_id, message_id),
  constraint conversation_feedback_rating_check check (rating in ('helpful', 'not_helpful'))
);

create index conversation_feedback_conversation_index
  on conversation_feedback (organization_id, conversation_id, created_at);
`;
