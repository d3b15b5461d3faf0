// Stores the size of each agent, so that lists are read in pages of bounded size. `pg_column_size` returns only the
// compressed size, which may be 90 times smaller. Also stores whether a file is being processed, and how often
// processing was restarted because its job was lost.
export const sql = `
alter table agents add column content_bytes integer not null generated always as (
  octet_length(description) + octet_length(system_prompt) + octet_length(tools::text)
  + octet_length(conversation_starters::text) + coalesce(octet_length(mcp_servers::text), 0)
) stored;

alter table knowledge_base_files add column is_held boolean not null default false;
alter table knowledge_base_files add column revivals integer not null default 0;
`;
