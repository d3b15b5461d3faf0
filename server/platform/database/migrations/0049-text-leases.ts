// Leases on the extracted texts of files. A text is stored and removed under its lease, outside of any transaction.
export const sql = `
create table knowledge_base_text_leases (
  organization_id text not null,
  content_key text not null,
  holder uuid not null,
  expires_at timestamptz(3) not null,
  constraint knowledge_base_text_leases_pkey primary key (organization_id, content_key)
);
`;
