// Stores leases of two kinds in one table: on the metadata of a member, and on the extracted text of a file.
export const sql = `
create table leases (
  organization_id text not null,
  name text not null,
  holder uuid not null,
  expires_at timestamptz(3) not null,
  constraint leases_pkey primary key (organization_id, name)
);

drop table member_leases;
`;
