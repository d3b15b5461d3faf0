// The audit log: one row per administrative change of a record.
export const sql = `
create table audit_log (
  id bigint generated always as identity,
  organization_id text not null,
  at timestamptz(3) not null default clock_timestamp(),
  actor_type text not null,
  actor_id text,
  actor_email text,
  action text not null,
  record_type text not null,
  -- Text, because users and conversations have no integer ids.
  record_id text not null,
  record_name text,
  request_id text,
  client_address text,
  before jsonb,
  after jsonb,
  constraint audit_log_pkey primary key (organization_id, id)
);

create index audit_log_at_index on audit_log (organization_id, at, id);
create index audit_log_record_index on audit_log (organization_id, record_type, record_id, at, id);
-- Old entries of all organizations are deleted in this order.
create index audit_log_expiry_index on audit_log (at);
`;
