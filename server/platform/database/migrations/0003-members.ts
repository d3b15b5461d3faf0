// A mirror of the members at the identity provider, which is authoritative. Timestamps of the provider are stored
// unchanged, in milliseconds since 1970. Comparing them decides which of two states is newer.
export const sql = `
create table member_mirrors (
  organization_id text not null,
  -- Counts the changes of the mirror. A transaction that increments it holds the row lock, so that changes of one
  -- organization are serialized in the order of these numbers.
  changes bigint not null default 0,
  -- Null if the mirror was never fully reconciled with the provider. Members may then be missing.
  reconciled_at timestamptz(3),
  -- When the provider deleted the organization. Earlier events about it are ignored.
  deleted_at bigint,
  constraint member_mirrors_pkey primary key (organization_id)
);

create table members (
  organization_id text not null,
  user_id text not null,
  email text not null,
  first_name text,
  last_name text,
  username text,
  profile_image_url text not null,
  role text not null,
  public_metadata jsonb not null default '{}',
  -- When the membership began. A user who was removed and joined again has a new value.
  joined_at bigint not null,
  last_sign_in_at bigint,
  created_at bigint not null,
  -- When the role and metadata last changed.
  membership_at bigint not null,
  -- Time of the event that reported membership_at. Equals membership_at if the member was read from the provider.
  event_at bigint not null,
  -- When the profile (names, email address, image, last sign-in) was last reported.
  profile_at bigint not null,
  -- A removed member stays as a row without metadata, so that late events of the old membership do not restore it.
  removed_at bigint,
  -- Number of the mirror change that last wrote the row.
  change bigint not null,
  constraint members_pkey primary key (organization_id, user_id),
  constraint members_public_metadata_check check (jsonb_typeof(public_metadata) = 'object'),
  constraint members_mirror_fkey foreign key (organization_id) references member_mirrors (organization_id)
);

-- Events of a user concern every organization of that user.
create index members_user_index on members (user_id);

-- Recently removed members, whose tokens may still be valid.
create index members_removed_at_index on members (removed_at) where removed_at is not null;

-- Leases for replacing a member's metadata. A lease is a row instead of a lock, because calls to the provider must not
-- hold a connection.
create table member_leases (
  organization_id text not null,
  user_id text not null,
  holder uuid not null,
  expires_at timestamptz(3) not null,
  constraint member_leases_pkey primary key (organization_id, user_id)
);

-- Processed webhook events. This is not a tenant table: an event of a user concerns all organizations of that user.
create table identity_events (
  event_id text not null,
  type text not null,
  -- Timestamps of successful deliveries. Another delivery with the same timestamp is a replay.
  deliveries bigint[] not null,
  received_at timestamptz(3) not null,
  constraint identity_events_pkey primary key (event_id)
);

-- For deleting rows that are older than any retry.
create index identity_events_received_at_index on identity_events (received_at);
`;
