// When the first attempt with a key began. A later attempt attributes effects outside of Postgres since then to the
// request.
export const sql = `
alter table idempotency_keys add column started_at timestamptz not null default now();
`;
