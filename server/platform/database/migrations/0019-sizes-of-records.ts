// Stores sizes, so that lists are read in pages of bounded size. To compute a size while reading, Postgres would have
// to read and serialize the JSON of each record.
export const sql = `
alter table knowledge_base_files add column content_bytes integer not null generated always as (
  coalesce(octet_length(user_metadata::text), 0) + coalesce(octet_length(extracted_data::text), 0)
  + coalesce(octet_length(processing_error), 0) + octet_length(file_name) + octet_length(file_key)
  + octet_length(content_key)
) stored;

alter table knowledge_bases add column content_bytes integer not null generated always as (
  coalesce(octet_length(extraction_schema::text), 0) + octet_length(description) + coalesce(octet_length(source), 0)
  + coalesce(octet_length(trigger_prompt), 0)
) stored;

alter table skills add column content_bytes integer not null generated always as (
  octet_length(metadata::text) + coalesce(octet_length(description), 0)
) stored;
`;
