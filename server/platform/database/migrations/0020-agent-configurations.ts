// Stores the configuration of an agent as one JSON document, a copy of the published version's snapshot. A field of the
// configuration is a column only if a query searches or sorts by it, or reads it alone. Postgres computes these
// columns.
export const sql = `
alter table agents add column configuration jsonb;

update agents set configuration = jsonb_build_object(
  'name', name, 'description', description, 'logoUrl', logo_url, 'conversationStarters', conversation_starters,
  'model', model, 'maxToolRoundtrips', max_tool_roundtrips, 'systemPrompt', system_prompt, 'tools', tools,
  'mcpServers', mcp_servers, 'stage', stage, 'showInChat', show_in_chat, 'emailSlug', email_slug
);

alter table agents
  alter column configuration set not null,
  add constraint agents_configuration_check check (jsonb_typeof(configuration) = 'object'),
  drop column content_bytes;

alter table agents
  drop column name, drop column description, drop column logo_url, drop column conversation_starters, drop column model,
  drop column max_tool_roundtrips, drop column system_prompt, drop column tools, drop column mcp_servers,
  drop column stage, drop column show_in_chat, drop column email_slug;

alter table agents
  add column name text not null generated always as (configuration ->> 'name') stored,
  add column model text not null generated always as (configuration ->> 'model') stored,
  add column logo_url text generated always as (configuration ->> 'logoUrl') stored,
  add column email_slug text generated always as (configuration ->> 'emailSlug') stored,
  add column content_bytes integer not null generated always as (octet_length(configuration::text)) stored;

create unique index agents_email_slug_key on agents (email_slug) where deleted_at is null;
create index agents_list_index on agents (organization_id, lower(name), id) where deleted_at is null;
`;
