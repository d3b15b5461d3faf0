// The list of tool servers is read in pages of bounded size by this column. The name of a header has at most 100
// characters. Its type is an array, whose text Postgres does not accept in a generated column.
export const sql = `
alter table tool_servers add column content_bytes integer not null
  generated always as (
    octet_length(url) + 100 * cardinality(header_names) + coalesce(octet_length(sealed_headers), 0)
      + coalesce(octet_length(last_error), 0)
  ) stored;
`;
