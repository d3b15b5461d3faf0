// Adds an index of each user's large replies, for the limit on their number.
export const sql = `
create index idempotency_keys_large_index on idempotency_keys (organization_id, user_id, expires_at)
  where octet_length(sealed_body) > 65536;
`;
