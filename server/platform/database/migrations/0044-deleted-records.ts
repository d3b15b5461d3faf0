// Columns and indexes for deleted records, which can be listed, restored and purged.
export const sql = `
-- The user who deleted the record. Null if the record is not deleted, or if this user is not known.
alter table agents add column deleted_by text;
alter table knowledge_bases add column deleted_by text;
alter table skills add column deleted_by text;
alter table scheduled_tasks add column deleted_by text;
alter table conversations add column deleted_by text;

-- When the content of a deleted agent was purged. Its row stays while conversations refer to it.
alter table agents add column erased_at timestamptz(3);

alter table tool_servers add column deleted_at timestamptz(3), add column deleted_by text;
alter table tool_servers drop constraint tool_servers_name_key;
create unique index tool_servers_name_key on tool_servers (organization_id, name) where deleted_at is null;

create index agents_deleted_index on agents (organization_id, deleted_at, id) where deleted_at is not null;
create index skills_deleted_index on skills (organization_id, deleted_at, id) where deleted_at is not null;
create index scheduled_tasks_deleted_index on scheduled_tasks (organization_id, deleted_at, id)
  where deleted_at is not null;
create index knowledge_bases_deleted_list_index on knowledge_bases (organization_id, deleted_at, id)
  where deleted_at is not null;
create index conversations_deleted_index on conversations (organization_id, deleted_at, id)
  where deleted_at is not null;
create index tool_servers_deleted_index on tool_servers (organization_id, deleted_at, id) where deleted_at is not null;

-- Conversations are purged in the order of deletion. Other deleted records are few, so their purge needs no index.
create index conversations_erasure_index on conversations (deleted_at) where deleted_at is not null;

-- Without these indexes, purging a record would read all rows of its organization to check a foreign key.
create index conversations_root_index on conversations (organization_id, root_conversation_id)
  where root_conversation_id is not null;
create index task_executions_conversation_index on task_executions (organization_id, conversation_id)
  where conversation_id is not null;
create index task_executions_version_index on task_executions (organization_id, agent_version_id)
  where agent_version_id is not null;

-- Indexes for finding the records that refer to an uploaded object, before it is removed.
create index messages_file_keys_index on messages using gin (jsonb_path_query_array(parts, '$[*].fileKey'))
  where jsonb_path_exists(parts, '$[*].fileKey');
create index knowledge_base_files_file_key_index on knowledge_base_files (organization_id, file_key);
`;
