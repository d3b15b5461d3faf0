// Stores when the first attempt with a key began. A later attempt assumes that the request caused each effect outside
// of Postgres that is newer than this time.
export const sql = `
alter table idempotency_keys add column started_at timestamptz not null default now();
`;
