// Ids that chat clients give to conversations and messages, and messages that an edit or a new answer replaced.
export const sql = `
alter table conversations add column client_id text;
-- Number of replaced messages, which count for positions only.
alter table conversations add column superseded_message_count integer not null default 0;
create unique index conversations_client_index on conversations (organization_id, user_id, client_id)
  where client_id is not null;

alter table messages add column client_id text;
alter table messages add column superseded_at timestamptz(3);
`;
