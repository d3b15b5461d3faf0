// Adds signatures: short forms of embeddings that Postgres compares without reading the embeddings. In existing
// chunks, the signature is null until a periodic task computes it.
export const sql = `
alter table knowledge_base_chunks add column signature bit varying;
create index knowledge_base_chunks_signature_index
  on knowledge_base_chunks (organization_id, knowledge_base_id, file_record_id, position) include (signature);
create index knowledge_base_chunks_unsigned_index on knowledge_base_chunks (organization_id, knowledge_base_id)
  where signature is null;
`;
