// Stores the size of each message, so that a conversation is read in pages of bounded size. Otherwise, each new message
// would make Postgres serialize all earlier messages.
export const sql = `
alter table messages add column content_bytes integer not null generated always as (octet_length(parts::text)) stored;
`;
