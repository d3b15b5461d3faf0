// Index of a user's large replies, of which a limited number is stored.
export const sql = `
create index idempotency_keys_large_index on idempotency_keys (organization_id, user_id, expires_at)
  where octet_length(sealed_body) > 65536;
`;
