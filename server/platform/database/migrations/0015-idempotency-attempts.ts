// Stores when the first attempt with a key began. A later attempt assumes that the earlier attempts caused the changes
// at the identity provider since this time.
export const sql = `
alter table idempotency_keys add column started_at timestamptz not null default now();
`;
