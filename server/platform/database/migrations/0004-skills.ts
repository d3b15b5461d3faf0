// The contents of skill files are in the object storage, under the key in the row.
export const sql = `
create table skills (
  organization_id text not null,
  id integer generated always as identity,
  name text not null,
  description text,
  metadata jsonb not null default '{}',
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  constraint skills_pkey primary key (organization_id, id),
  constraint skills_id_key unique (id),
  constraint skills_name_check check (char_length(name) between 1 and 200),
  constraint skills_description_check check (char_length(description) <= 4000),
  constraint skills_metadata_check check (jsonb_typeof(metadata) = 'object')
);

-- GET /skills/manage
create index skills_list_index on skills (organization_id, lower(name), id) where deleted_at is null;

create table skill_files (
  organization_id text not null,
  id integer generated always as identity,
  skill_id integer not null,
  -- Part of the storage key. SKILL.md gets a new id with every new text, so that stored objects are never overwritten.
  file_id uuid not null,
  file_name text not null,
  content_type text not null,
  file_size bigint not null default 0,
  storage_key text not null,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  constraint skill_files_pkey primary key (organization_id, id),
  constraint skill_files_id_key unique (id),
  constraint skill_files_file_name_key unique (organization_id, skill_id, file_name),
  constraint skill_files_storage_key_key unique (organization_id, storage_key),
  constraint skill_files_file_size_check check (file_size >= 0),
  constraint skill_files_skill_fkey foreign key (organization_id, skill_id) references skills (organization_id, id)
);

-- Orphaned objects, which no file refers to: objects whose new file is not committed yet, and objects of replaced or
-- deleted files. The row is stored before the object, so that a crash leaves no object without a row.
create table skill_leftovers (
  organization_id text not null,
  storage_key text not null,
  -- Before this time, a request may still use the object for a file, read it, or write it.
  removable_at timestamptz(3) not null,
  -- Whether the removal of the object has begun. If it has, no file can use the object.
  is_claimed boolean not null default false,
  constraint skill_leftovers_pkey primary key (organization_id, storage_key)
);

-- Objects that are due to be removed.
create index skill_leftovers_removable_at_index on skill_leftovers (removable_at);
`;
