// Ids that chat clients give to conversations and messages. Also marks superseded messages, which an edit or a new
// answer has replaced.
export const sql = `
alter table conversations add column client_id text;
-- Number of superseded messages. They keep their positions, but the other message counts omit them.
alter table conversations add column superseded_message_count integer not null default 0;
create unique index conversations_client_index on conversations (organization_id, user_id, client_id)
  where client_id is not null;

alter table messages add column client_id text;
alter table messages add column superseded_at timestamptz(3);
`;
