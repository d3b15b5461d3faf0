// A periodic task computes the search vectors of existing chunks, because the program, not Postgres, splits text into
// words. Until then, only their embeddings are searched.
export const sql = `
alter table knowledge_bases
  add column language text not null default 'simple',
  -- The language of the stored search vectors. If it is not the current language, a periodic task computes the vectors
  -- again.
  add column indexed_language text not null default 'simple';

alter table knowledge_base_chunks add column search_vector tsvector;
-- A search ranks thousands of vectors, and decompressing them would take most of its time.
alter table knowledge_base_chunks alter column search_vector set storage external;

-- The index has no list of pending entries, which every search would read from start to end.
create index knowledge_base_chunks_search_index
  on knowledge_base_chunks using gin (search_vector) with (fastupdate = off);

create index knowledge_base_chunks_unindexed_index
  on knowledge_base_chunks (organization_id, knowledge_base_id, file_record_id, position)
  where search_vector is null;

create index knowledge_bases_stale_language_index on knowledge_bases (organization_id, id)
  where language <> indexed_language;
`;
