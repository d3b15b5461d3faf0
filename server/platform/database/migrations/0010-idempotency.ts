// Requests with an Idempotency-Key and their answers.
export const idempotency = `
create table idempotency_keys (
  organization_id text not null,
  user_id text not null,
  operation text not null,
  key text not null,
  -- SHA-256 of the request: the same key with another one is refused.
  fingerprint bytea not null,
  -- Which of several requests with the key carries it out. One whose lease passed may end after all, and must not overwrite the next one's answer.
  attempt uuid not null,
  leased_until timestamptz not null,
  -- The answer, as it was sent; no status: there is none yet.
  status smallint,
  headers jsonb,
  -- Encrypted, because an answer may hold what lies nowhere else: an address that takes a file from whoever has it.
  sealed_body bytea,
  expires_at timestamptz not null,
  constraint idempotency_keys_pkey primary key (organization_id, user_id, operation, key),
  constraint idempotency_keys_key_check check (octet_length(key) between 1 and 255),
  constraint idempotency_keys_fingerprint_check check (octet_length(fingerprint) = 32),
  constraint idempotency_keys_answer_check check ((status is null) = (headers is null) and (status is not null or sealed_body is null)),
  -- Four times the largest request body: an answer shows at most what was sent, and what belongs to it.
  constraint idempotency_keys_body_check check (octet_length(sealed_body) <= 4194304)
);

-- Expired rows are deleted from time to time.
create index idempotency_keys_expires_at_index on idempotency_keys (expires_at);
`;
