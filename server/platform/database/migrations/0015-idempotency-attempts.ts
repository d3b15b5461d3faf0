// When the first attempt with a key began: a later attempt finds the effects outside of Postgres that are its own since then.
export const idempotencyAttempts = `
alter table idempotency_keys add column started_at timestamptz not null default now();
`;
