// Counts and sizes of a knowledge base's files are not stored. The list computes them from the files, so that
// concurrent uploads and deletions cannot make them wrong.
export const sql = `
create table knowledge_bases (
  organization_id text not null,
  id integer generated always as identity,
  name text not null,
  description text not null default '',
  embedding_model text not null,
  embedding_dimensions integer not null,
  extraction_model text,
  -- json instead of jsonb, so that models see the fields in their original order.
  extraction_schema json,
  source text,
  trigger_agent_id integer,
  trigger_enabled boolean,
  trigger_prompt text,
  trigger_created_at timestamptz(3),
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  constraint knowledge_bases_pkey primary key (organization_id, id),
  constraint knowledge_bases_id_key unique (id),
  constraint knowledge_bases_trigger_agent_fkey foreign key (organization_id, trigger_agent_id)
    references agents (organization_id, id),
  constraint knowledge_bases_embedding_dimensions_check check (embedding_dimensions between 1 and 16000),
  constraint knowledge_bases_extraction_schema_check check (json_typeof(extraction_schema) = 'object'),
  constraint knowledge_bases_trigger_check
    check (num_nonnulls(trigger_agent_id, trigger_enabled, trigger_prompt, trigger_created_at) in (0, 4))
);

-- Deleting a knowledge base frees its name.
create unique index knowledge_bases_name_key on knowledge_bases (organization_id, name) where deleted_at is null;

-- GET /kb/manage
create index knowledge_bases_list_index on knowledge_bases (organization_id, lower(name), id) where deleted_at is null;

create table knowledge_base_files (
  organization_id text not null,
  id integer generated always as identity,
  knowledge_base_id integer not null,
  file_id uuid not null,
  file_name text not null,
  file_key text not null,
  content_key text not null,
  content_type text not null,
  file_size bigint not null,
  processing_status text not null default 'parsing',
  processing_error text,
  -- The next processing step, or the step that failed.
  next_step text not null default 'parse',
  -- Fencing token: an attempt increments it when it starts, and attempts with an older number can no longer write.
  run integer not null default 0,
  -- Number of attempts at the next step since the file was added or retried.
  attempts integer not null default 0,
  -- When the processing of the file last progressed.
  active_at timestamptz(3) not null default now(),
  user_metadata jsonb,
  extracted_data jsonb,
  trigger_conversation_id uuid,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint knowledge_base_files_pkey primary key (organization_id, id),
  constraint knowledge_base_files_id_key unique (id),
  constraint knowledge_base_files_file_key unique (organization_id, knowledge_base_id, file_id),
  -- Referenced by knowledge_base_chunks_file_fkey.
  constraint knowledge_base_files_base_key unique (organization_id, knowledge_base_id, id),
  constraint knowledge_base_files_base_fkey foreign key (organization_id, knowledge_base_id)
    references knowledge_bases (organization_id, id),
  constraint knowledge_base_files_status_check
    check (processing_status in (
      'parsing', 'parsed', 'chunking', 'completed', 'parse_failed', 'chunk_failed', 'extract_failed'
    )),
  constraint knowledge_base_files_next_step_check check (next_step in ('parse', 'embed', 'extract', 'trigger', 'none')),
  constraint knowledge_base_files_done_check check ((processing_status = 'completed') = (next_step = 'none')),
  constraint knowledge_base_files_file_size_check check (file_size >= 0),
  constraint knowledge_base_files_user_metadata_check check (jsonb_typeof(user_metadata) = 'object'),
  constraint knowledge_base_files_extracted_data_check check (jsonb_typeof(extracted_data) = 'object')
);

-- GET /kb/files, newest first. The index includes the size, so that GET /kb/manage reads its counts and sizes from the
-- index alone.
create index knowledge_base_files_list_index
  on knowledge_base_files (organization_id, knowledge_base_id, created_at desc, id desc) include (file_size);

-- For checking whether a stored text is still needed, because one upload may be in several knowledge bases.
create index knowledge_base_files_content_key_index on knowledge_base_files (organization_id, content_key);

-- Files whose processing may have been lost.
create index knowledge_base_files_active_index on knowledge_base_files (active_at)
  where processing_status in ('parsing', 'parsed', 'chunking');

create table knowledge_base_chunks (
  organization_id text not null,
  knowledge_base_id integer not null,
  -- Record id of the file.
  file_record_id integer not null,
  -- Position in the file, from 0.
  position integer not null,
  heading text,
  text text not null,
  token_count integer not null,
  -- Little-endian float32 values. The vectors have length 1, so the similarity of two vectors is their dot product.
  embedding bytea not null,
  constraint knowledge_base_chunks_pkey primary key (organization_id, knowledge_base_id, file_record_id, position),
  constraint knowledge_base_chunks_file_fkey foreign key (organization_id, knowledge_base_id, file_record_id)
    references knowledge_base_files (organization_id, knowledge_base_id, id) on delete cascade,
  constraint knowledge_base_chunks_position_check check (position >= 0),
  constraint knowledge_base_chunks_embedding_check check (octet_length(embedding) % 4 = 0)
);

-- Embeddings do not compress, and trying to compress them takes time.
alter table knowledge_base_chunks alter column embedding set storage external;
`;
