// How large each agent is, so that lists are read in parts of a bounded size: pg_column_size tells only the compressed size, which may be a ninetieth.
// And whether an attempt to process a file has begun and not ended, and how often one was begun again because its job was gone.
export const sizesAndRevivals = `
alter table agents add column content_bytes integer not null generated always as (
  octet_length(description) + octet_length(system_prompt) + octet_length(tools::text)
  + octet_length(conversation_starters::text) + coalesce(octet_length(mcp_servers::text), 0)
) stored;

alter table knowledge_base_files add column is_held boolean not null default false;
alter table knowledge_base_files add column revivals integer not null default 0;
`;
