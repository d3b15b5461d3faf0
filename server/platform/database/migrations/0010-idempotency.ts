export const sql = `
create table idempotency_keys (
  organization_id text not null,
  user_id text not null,
  operation text not null,
  key text not null,
  -- SHA-256 of the request. The same key with a different request is rejected.
  fingerprint bytea not null,
  -- The attempt that runs the request. An attempt whose lease expired may still complete, and must not overwrite the
  -- reply of the next attempt.
  attempt uuid not null,
  leased_until timestamptz not null,
  -- The reply as it was sent. The status is null while there is no reply.
  status smallint,
  headers jsonb,
  -- Encrypted, because a reply may contain secrets such as an upload URL, which accepts a file without authentication.
  sealed_body bytea,
  expires_at timestamptz not null,
  constraint idempotency_keys_pkey primary key (organization_id, user_id, operation, key),
  constraint idempotency_keys_key_check check (octet_length(key) between 1 and 255),
  constraint idempotency_keys_fingerprint_check check (octet_length(fingerprint) = 32),
  constraint idempotency_keys_answer_check
    check ((status is null) = (headers is null) and (status is not null or sealed_body is null)),
  -- Four times the maximum request body of most operations. A larger reply is not stored.
  constraint idempotency_keys_body_check check (octet_length(sealed_body) <= 4194304)
);

-- For deleting expired rows.
create index idempotency_keys_expires_at_index on idempotency_keys (expires_at);
`;
