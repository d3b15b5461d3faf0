export const sql = `
create table scheduled_tasks (
  organization_id text not null,
  id integer generated always as identity,
  name text not null,
  description text not null default '',
  prompt text not null,
  -- Five-field cron expression in UTC.
  schedule text not null,
  enabled boolean not null,
  agent_id integer not null,
  -- The owner, on whose behalf the runs of the task execute.
  user_id text not null,
  overlap_policy text not null default 'skip',
  catch_up_window_seconds integer not null,
  paused_reason text,
  -- The next due slot. The transaction that records a slot's outcome advances it.
  next_run_at timestamptz(3),
  -- Null while the task is enabled. The slots since this time are recorded as skipped when the task is enabled again
  -- or its schedule changes.
  off_since timestamptz(3),
  last_run_at timestamptz(3),
  -- Number of consecutive failed executions. A completed execution, or enabling the task, resets it to 0.
  consecutive_failures integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  constraint scheduled_tasks_pkey primary key (organization_id, id),
  constraint scheduled_tasks_id_key unique (id),
  constraint scheduled_tasks_agent_fkey foreign key (organization_id, agent_id) references agents (organization_id, id),
  constraint scheduled_tasks_overlap_policy_check check (overlap_policy in ('skip', 'queue_one', 'allow')),
  constraint scheduled_tasks_paused_reason_check
    check (paused_reason in ('owner_removed', 'agent_deleted', 'consecutive_failures')),
  constraint scheduled_tasks_next_run_check check ((next_run_at is not null) = (enabled and deleted_at is null)),
  constraint scheduled_tasks_paused_check check (paused_reason is null or not enabled)
);

-- Due tasks of all organizations. The scheduler reads only the beginning of this index.
create index scheduled_tasks_due_index on scheduled_tasks (next_run_at, id) where next_run_at is not null;

-- GET /scheduled-tasks/manage: a user's tasks, and the organization's.
create index scheduled_tasks_user_index on scheduled_tasks (organization_id, user_id, created_at desc, id desc)
  where deleted_at is null;
create index scheduled_tasks_list_index on scheduled_tasks (organization_id, created_at desc, id desc)
  where deleted_at is null;

-- Tasks to pause when their agent is deleted.
create index scheduled_tasks_agent_index on scheduled_tasks (organization_id, agent_id) where deleted_at is null;

create table task_executions (
  organization_id text not null,
  id integer generated always as identity,
  scheduled_task_id integer not null,
  -- A slot of the schedule, or a manually requested run.
  kind text not null,
  scheduled_for timestamptz(3) not null,
  status text not null,
  -- Whether the execution waits until no other execution of the task is running.
  is_queued boolean not null default false,
  conversation_id uuid,
  -- Identifies the run in this conversation. The answer message of the run has this id.
  answer_id uuid,
  agent_version_id integer,
  -- Counts the attempts. Only the latest attempt can start or end the run.
  attempt integer not null default 0,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  error text,
  reason text,
  created_at timestamptz(3) not null default now(),
  constraint task_executions_pkey primary key (organization_id, id),
  constraint task_executions_id_key unique (id),
  constraint task_executions_task_fkey foreign key (organization_id, scheduled_task_id)
    references scheduled_tasks (organization_id, id),
  constraint task_executions_conversation_fkey foreign key (organization_id, conversation_id)
    references conversations (organization_id, id),
  constraint task_executions_version_fkey foreign key (organization_id, agent_version_id)
    references agent_versions (organization_id, id),
  constraint task_executions_kind_check check (kind in ('slot', 'manual')),
  constraint task_executions_status_check check (status in ('in_progress', 'completed', 'failed', 'skipped', 'missed')),
  constraint task_executions_reason_check check ((reason is not null) = (status in ('skipped', 'missed'))),
  constraint task_executions_answer_check check ((answer_id is not null) = (conversation_id is not null)),
  constraint task_executions_finished_check check ((finished_at is not null) = (status in ('completed', 'failed')))
);

-- Ensures that a slot has at most one execution.
create unique index task_executions_slot_key on task_executions (organization_id, scheduled_task_id, scheduled_for)
  where kind = 'slot';

-- GET /scheduled-tasks/executions
create index task_executions_task_index
  on task_executions (organization_id, scheduled_task_id, created_at desc, id desc);
create index task_executions_list_index on task_executions (organization_id, created_at desc, id desc);

-- Executions in progress. Used to apply the overlap policy, and to find executions whose worker crashed.
create index task_executions_open_index on task_executions (organization_id, scheduled_task_id)
  where status = 'in_progress';
`;
