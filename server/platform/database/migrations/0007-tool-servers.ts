// Agents refer to tool servers by id in `mcp_servers`, without a foreign key. So the agents continue to run if a server
// is deleted.
export const sql = `
create table tool_servers (
  organization_id text not null,
  id integer generated always as identity,
  name text not null,
  url text not null,
  transport text not null,
  -- Header names, which are not secret. sealed_headers contains names and values as JSON, which
  -- server/platform/encryption.ts encrypts for this row only.
  header_names text[] not null default '{}',
  sealed_headers bytea,
  enabled boolean not null default true,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint tool_servers_pkey primary key (organization_id, id),
  constraint tool_servers_id_key unique (id),
  constraint tool_servers_name_key unique (organization_id, name),
  constraint tool_servers_name_check check (char_length(name) between 1 and 100),
  constraint tool_servers_transport_check check (transport in ('streamable-http', 'sse')),
  constraint tool_servers_headers_check check ((cardinality(header_names) > 0) = (sealed_headers is not null))
);

-- GET /mcp-servers/manage
create index tool_servers_list_index on tool_servers (organization_id, lower(name), id);
`;
