// Every foreign key includes organization_id, so that a reference to a record of another organization cannot be stored,
// even if other code is wrong.
export const sql = `
create table agents (
  organization_id text not null,
  id integer generated always as identity,
  name text not null,
  description text not null default '',
  logo_url text,
  conversation_starters jsonb not null default '[]',
  model text not null,
  max_tool_roundtrips integer not null default 50,
  system_prompt text not null default '',
  tools jsonb not null default '{}',
  mcp_servers jsonb,
  stage text not null default 'development',
  show_in_chat boolean not null default true,
  email_slug text,
  published_version_id integer,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  constraint agents_pkey primary key (organization_id, id),
  constraint agents_id_key unique (id),
  constraint agents_max_tool_roundtrips_check check (max_tool_roundtrips >= 1),
  constraint agents_stage_check check (stage in ('development', 'released')),
  constraint agents_conversation_starters_check check (jsonb_typeof(conversation_starters) = 'array'),
  constraint agents_tools_check check (jsonb_typeof(tools) = 'object'),
  constraint agents_mcp_servers_check check (jsonb_typeof(mcp_servers) = 'array')
);

-- The email address of an agent contains its slug but no organization, so a slug is unique across all organizations.
-- Deleting an agent frees its slug.
create unique index agents_email_slug_key on agents (email_slug) where deleted_at is null;

-- GET /agents
create index agents_list_index on agents (organization_id, lower(name), id) where deleted_at is null;

create table agent_versions (
  organization_id text not null,
  id integer generated always as identity,
  agent_id integer not null,
  number integer not null,
  label text,
  source text not null,
  snapshot jsonb not null,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  constraint agent_versions_pkey primary key (organization_id, id),
  constraint agent_versions_id_key unique (id),
  -- The index of this constraint also serves the list of an agent's versions, newest first.
  constraint agent_versions_number_key unique (organization_id, agent_id, number),
  -- Referenced by agents_published_version_fkey.
  constraint agent_versions_agent_key unique (organization_id, agent_id, id),
  constraint agent_versions_number_check check (number >= 1),
  constraint agent_versions_source_check check (source in ('save', 'checkpoint', 'rollback')),
  constraint agent_versions_snapshot_check check (jsonb_typeof(snapshot) = 'object'),
  constraint agent_versions_agent_fkey foreign key (organization_id, agent_id) references agents (organization_id, id)
);

-- The foreign key includes the agent's own id, so that a version of another agent cannot be published. The check runs
-- at commit, because an agent and its first version refer to each other.
alter table agents add constraint agents_published_version_fkey
  foreign key (organization_id, id, published_version_id) references agent_versions (organization_id, agent_id, id)
  deferrable initially deferred;

create table agent_tags (
  organization_id text not null,
  id integer generated always as identity,
  name text not null,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint agent_tags_pkey primary key (organization_id, id),
  constraint agent_tags_id_key unique (id),
  constraint agent_tags_name_key unique (organization_id, name),
  constraint agent_tags_name_check check (char_length(name) between 1 and 50)
);

create table agent_tag_assignments (
  organization_id text not null,
  agent_id integer not null,
  tag_id integer not null,
  constraint agent_tag_assignments_pkey primary key (organization_id, agent_id, tag_id),
  constraint agent_tag_assignments_agent_fkey foreign key (organization_id, agent_id)
    references agents (organization_id, id),
  constraint agent_tag_assignments_tag_fkey foreign key (organization_id, tag_id)
    references agent_tags (organization_id, id)
    on delete cascade
);

-- For the number of agents with a tag, and for deleting a tag's assignments.
create index agent_tag_assignments_tag_index on agent_tag_assignments (organization_id, tag_id);
`;
