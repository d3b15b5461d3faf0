// Events of runs that clients follow from another process. Other runs write nothing here.
export const sql = `
-- Whether the process that executes the run must store the events of the run.
alter table conversations add column is_followed boolean not null default false;

create table run_events (
  organization_id text not null,
  conversation_id uuid not null,
  answer_id uuid not null,
  -- Lease of the attempt that stored the events. The next attempt begins the answer again.
  lease uuid not null,
  -- Position of the batch, from 1.
  position integer not null,
  -- The type is json, because jsonb rejects NUL, which models may produce.
  events json not null,
  is_last boolean not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint run_events_pkey primary key (organization_id, conversation_id, answer_id, position),
  constraint run_events_conversation_fkey foreign key (organization_id, conversation_id)
    references conversations (organization_id, id)
);

create index run_events_created_index on run_events (created_at);
`;
