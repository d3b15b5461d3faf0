// Deliveries of events to webhook endpoints. Administrators read the deliveries as a log.
export const sql = `
-- There is no foreign key, because deleting an endpoint would delete its whole log in one transaction. The log is
-- deleted when its retention ends.
create table webhook_deliveries (
  organization_id text not null,
  id uuid not null,
  endpoint_id integer not null,
  kind text not null,
  event_id text not null,
  event_type text not null,
  -- The body as it is sent. The type is text, not jsonb, because a signature covers each byte.
  payload text not null,
  status text not null,
  attempts integer not null default 0,
  last_attempt_at timestamptz(3),
  next_attempt_at timestamptz(3),
  response_status integer,
  response_body text,
  error text,
  duration_ms integer,
  created_at timestamptz(3) not null,
  constraint webhook_deliveries_pkey primary key (organization_id, id),
  constraint webhook_deliveries_kind_check check (kind in ('event', 'replay', 'test')),
  constraint webhook_deliveries_status_check check (status in ('pending', 'succeeded', 'failed'))
);

-- An event is stored once for each endpoint, even if its reaction runs twice.
create unique index webhook_deliveries_event_index on webhook_deliveries (organization_id, endpoint_id, event_id)
  where kind = 'event';
create index webhook_deliveries_list_index on webhook_deliveries (organization_id, endpoint_id, created_at, id);
-- Old deliveries of all organizations are deleted in this order.
create index webhook_deliveries_expiry_index on webhook_deliveries (created_at);
`;
