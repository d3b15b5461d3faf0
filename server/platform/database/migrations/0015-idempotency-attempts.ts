// Stores when the first attempt with a key began. If the identity provider has made the requested change since then, a
// later attempt assumes that an earlier attempt requested it.
export const sql = `
alter table idempotency_keys add column started_at timestamptz not null default now();
`;
