export const sql = `
create table webhook_endpoints (
  organization_id text not null,
  id integer generated always as identity,
  url text not null,
  description text not null,
  event_types text[] not null,
  enabled boolean not null,
  disabled_reason text,
  -- The signing secrets, which server/platform/encryption.ts encrypts for this row only.
  sealed_secret bytea not null,
  previous_sealed_secret bytea,
  previous_secret_expires_at timestamptz(3),
  -- Time of the first failed attempt since the last success.
  failing_since timestamptz(3),
  created_by text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint webhook_endpoints_pkey primary key (organization_id, id),
  constraint webhook_endpoints_id_key unique (id),
  constraint webhook_endpoints_disabled_check check (disabled_reason is null or not enabled),
  constraint webhook_endpoints_previous_secret_check
    check ((previous_sealed_secret is null) = (previous_secret_expires_at is null))
);
`;
