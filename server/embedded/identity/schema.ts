// Creates the provider's tables. They are not part of the service's migrations, because they exist only if the embedded
// provider is used. The service reads them only over HTTP.
import type { Knex } from 'knex';

/** Key of an advisory lock. Without the lock, `create … if not exists` can fail if two processes start concurrently. */
const lockNumber = 7_203_114;

export async function createTables(database: Knex): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(?)', [lockNumber]);
    await transaction.raw(tables);
  });
}

// Times are Unix times in milliseconds, as in Clerk's API.
const tables = `
  create schema if not exists embedded_identity;

  create table if not exists embedded_identity.organizations (
    id text primary key,
    name text not null,
    slug text not null unique,
    created_at bigint not null,
    updated_at bigint not null
  );

  create table if not exists embedded_identity.users (
    id text primary key,
    email text not null,
    username text,
    first_name text,
    last_name text,
    image_url text not null,
    last_sign_in_at bigint,
    created_at bigint not null,
    updated_at bigint not null
  );
  -- A database of an earlier version has these tables without metadata.
  alter table embedded_identity.organizations
    add column if not exists public_metadata jsonb not null default '{}',
    add column if not exists private_metadata jsonb not null default '{}';
  alter table embedded_identity.users
    add column if not exists public_metadata jsonb not null default '{}',
    add column if not exists private_metadata jsonb not null default '{}',
    add column if not exists unsafe_metadata jsonb not null default '{}';
  create unique index if not exists users_email on embedded_identity.users (lower(email));

  create table if not exists embedded_identity.memberships (
    id text primary key,
    organization_id text not null references embedded_identity.organizations on delete cascade,
    user_id text not null references embedded_identity.users on delete cascade,
    role text not null,
    permissions jsonb not null,
    public_metadata jsonb not null,
    private_metadata jsonb not null,
    created_at bigint not null,
    updated_at bigint not null,
    unique (organization_id, user_id)
  );

  create table if not exists embedded_identity.invitations (
    id text primary key,
    organization_id text not null references embedded_identity.organizations on delete cascade,
    email_address text not null,
    role text not null,
    status text not null check (status in ('pending', 'accepted', 'revoked', 'expired')),
    public_metadata jsonb not null,
    private_metadata jsonb not null,
    created_at bigint not null,
    updated_at bigint not null,
    expires_at bigint not null
  );
  -- If two requests invite one address concurrently, the second fails with duplicate_record.
  create unique index if not exists invitations_one_pending
    on embedded_identity.invitations (organization_id, lower(email_address)) where status = 'pending';

  -- Names of data that was added completely. The names stay when the data is deleted.
  create table if not exists embedded_identity.added_data (name text primary key);
`;
