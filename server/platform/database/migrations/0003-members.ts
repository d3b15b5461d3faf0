// The mirror of who belongs to which organization. The identity provider is the truth; this copy is for lists, filters and dashboards.
// Moments of the provider are kept as it gives them, in milliseconds since 1970: which of two states is newer is decided by comparing them.
export const members = `
create table member_mirrors (
  organization_id text not null,
  -- Counts the changes of the mirror. Whoever adds one holds the row until the end of the transaction, so that changes of one organization
  -- come one after the other, and in the order of these numbers.
  changes bigint not null default 0,
  -- Null: never compared with the provider in full, so members may be missing.
  reconciled_at timestamptz(3),
  -- The organization is gone at the provider since then; what it says of earlier moments no longer counts.
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
  -- Also tells two memberships of one person, before and after a removal, apart.
  joined_at bigint not null,
  last_sign_in_at bigint,
  created_at bigint not null,
  -- Of which moment role and metadata are, and which event told it; of which moment names and addresses are.
  membership_at bigint not null,
  event_at bigint not null,
  profile_at bigint not null,
  -- A removed member stays as a row without metadata: late news of the old membership must not bring it back.
  removed_at bigint,
  -- The number of the mirror's change that wrote the row last.
  change bigint not null,
  constraint members_pkey primary key (organization_id, user_id),
  constraint members_public_metadata_check check (jsonb_typeof(public_metadata) = 'object'),
  constraint members_mirror_fkey foreign key (organization_id) references member_mirrors (organization_id)
);

-- What becomes of a user concerns every organization of that user.
create index members_user_index on members (user_id);

-- Who was removed of late: their tokens may still be valid.
create index members_removed_at_index on members (removed_at) where removed_at is not null;

-- Who is replacing the metadata of a member just now. A row, because the calls to the provider in between must not hold a connection.
create table member_leases (
  organization_id text not null,
  user_id text not null,
  holder uuid not null,
  expires_at timestamptz(3) not null,
  constraint member_leases_pkey primary key (organization_id, user_id)
);

-- Webhook events that were taken. Not a tenant table: an event of a user concerns all organizations of that user.
create table identity_events (
  event_id text not null,
  type text not null,
  -- The timestamps of the deliveries that were answered with success: another with one of them is a copy.
  deliveries bigint[] not null,
  received_at timestamptz(3) not null,
  constraint identity_events_pkey primary key (event_id)
);

-- What is older than any repeat is deleted.
create index identity_events_received_at_index on identity_events (received_at);
`;
