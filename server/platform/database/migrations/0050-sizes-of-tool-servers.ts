// Stores the size of each tool server, so that the list is read in pages of bounded size. Each header name counts as
// 100 characters, its maximum, because a generated column cannot read the text of an array.
export const sql = `
alter table tool_servers add column content_bytes integer not null
  generated always as (
    octet_length(url) + 100 * cardinality(header_names) + coalesce(octet_length(sealed_headers), 0)
      + coalesce(octet_length(last_error), 0)
  ) stored;
`;
