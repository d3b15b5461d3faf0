// Stores the size of each scheduled task, so that lists are read in pages of bounded size. Adds the missing column
// `trigger_skipped_reason` to the size of files.
export const sql = `
alter table scheduled_tasks add column content_bytes integer not null
  generated always as (
    octet_length(prompt) + octet_length(description) + coalesce(octet_length(last_failure::text), 0)
  ) stored;
alter table knowledge_base_files drop column content_bytes, add column content_bytes integer not null
  generated always as (
    coalesce(octet_length(user_metadata::text), 0) + coalesce(octet_length(extracted_data::text), 0)
      + coalesce(octet_length(processing_error), 0) + coalesce(octet_length(trigger_skipped_reason), 0)
      + octet_length(file_name) + octet_length(file_key) + octet_length(content_key)
  ) stored;
`;
