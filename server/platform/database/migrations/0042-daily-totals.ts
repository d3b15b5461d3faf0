// Totals of closed days (platform/daily-totals/periodic-tasks.ts). While a day has rows in `changed_days`, queries
// count its records directly.
const changes = `
create table changed_days (
  organization_id text not null,
  subject text not null check (subject in ('conversations', 'executions')),
  day date not null,
  -- Part of the key, so that no transaction waits for another transaction that changes the same day.
  transaction_id xid8 not null,
  primary key (organization_id, subject, day, transaction_id)
);
create index changed_days_subject_index on changed_days (subject, organization_id, day);

-- The organization's days before \`until\` are closed.
create table closed_days (
  organization_id text not null,
  subject text not null,
  until date not null,
  primary key (organization_id, subject)
);`;

const totals = `
-- Totals of the conversations of one day, with their sub-conversations, for each combination of filters. An empty
-- user_id or source, or an agent_id of 0, means all. Days with few conversations have no row. An owner has rows only
-- for days on which that owner has many conversations.
create table conversation_days (
  organization_id text not null,
  user_id text not null,
  agent_id integer not null,
  source text not null,
  day date not null,
  conversation_count bigint not null,
  failed_count bigint not null,
  -- Includes sub-conversations.
  total_count bigint not null,
  priced_count bigint not null,
  message_count bigint not null,
  tool_call_count bigint not null,
  total_tokens bigint not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  cost_usd numeric not null,
  helpful_count bigint not null,
  not_helpful_count bigint not null,
  agent_ids integer[] not null,
  -- The bit at \`conversation_owners.number\` is 1 if that owner has conversations. Null if user_id is not empty.
  owners bit varying,
  primary key (organization_id, user_id, agent_id, source, day)
);
create index conversation_days_day_index on conversation_days (organization_id, day);

create table conversation_owners (
  organization_id text not null,
  user_id text not null,
  number integer not null,
  primary key (organization_id, user_id),
  unique (organization_id, number)
);

-- Totals of the executions of one day. Task 0 means all tasks. Days with few executions have no row.
create table task_execution_days (
  organization_id text not null,
  task_id integer not null,
  day date not null,
  completed_count bigint not null,
  failed_count bigint not null,
  primary key (organization_id, task_id, day)
);
create index task_execution_days_day_index on task_execution_days (organization_id, day);

-- Finds the sub-conversations of one owner's conversations.
create index conversations_root_user_index on conversations (organization_id, root_user_id, root_created_at)
  where deleted_at is null and upstream_conversation_id is not null;`;

/**
 * Returns the triggers that store which earlier days have changed rows. The triggers read the clock, not `now()`. A
 * transaction that began yesterday can change a row of yesterday after midnight, but its `now()` is still yesterday.
 */
const triggersOf = (
  table: string,
  { subject, timestamp, counted }: { subject: string; timestamp: (row: string) => string; counted: readonly string[] },
) => {
  const isOfEarlierDay = (row: string) => `${timestamp(row)} < date_trunc('day', clock_timestamp(), 'UTC')`;
  const values = (row: string) => `row(${counted.map((column) => `${row}.${column}`).join(', ')})`;
  return `
create function ${table}_mark_changed_day() returns trigger language plpgsql as $$
begin
  insert into changed_days (organization_id, subject, day, transaction_id)
  select coalesce(new.organization_id, old.organization_id), '${subject}', cast(at at time zone 'UTC' as date),
    pg_current_xact_id()
  from (values (${timestamp('old')}), (${timestamp('new')})) changed (at)
  where at is not null
  on conflict do nothing;
  return null;
end
$$;
create trigger ${table}_day_of_insert after insert on ${table} for each row
  when (${isOfEarlierDay('new')}) execute function ${table}_mark_changed_day();
create trigger ${table}_day_of_update after update on ${table} for each row
  when ((${isOfEarlierDay('old')} or ${isOfEarlierDay('new')}) and ${values('old')} is distinct from ${values('new')})
  execute function ${table}_mark_changed_day();
create trigger ${table}_day_of_delete after delete on ${table} for each row
  when (${isOfEarlierDay('old')}) execute function ${table}_mark_changed_day();`;
};

export const sql = [
  changes,
  totals,
  triggersOf('conversations', {
    subject: 'conversations',
    timestamp: (row) => `coalesce(${row}.root_created_at, ${row}.created_at)`,
    counted: [
      'created_at',
      'root_created_at',
      'deleted_at',
      'user_id',
      'agent_id',
      'root_user_id',
      'root_agent_id',
      'is_triggered',
      'is_scheduled',
      'stream_status',
      'user_message_count',
      'assistant_message_count',
      'tool_call_count',
      'total_tokens',
      'input_tokens',
      'output_tokens',
      'cost_usd',
      'helpful_count',
      'not_helpful_count',
    ],
  }),
  triggersOf('task_executions', {
    subject: 'executions',
    timestamp: (row) => `${row}.created_at`,
    counted: ['created_at', 'scheduled_task_id', 'status'],
  }),
].join('\n');
