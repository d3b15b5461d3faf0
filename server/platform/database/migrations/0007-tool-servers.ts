// Tool servers that organizations have connected. Agents name them by id in `mcp_servers`, without a foreign key: an agent whose server was
// deleted runs on without its tools.
export const toolServers = `
create table tool_servers (
  organization_id text not null,
  id integer generated always as identity,
  name text not null,
  url text not null,
  transport text not null,
  -- Names may be shown. Names and values together are in sealed_headers, as JSON that server/platform/encryption.ts encrypts for this row alone.
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
