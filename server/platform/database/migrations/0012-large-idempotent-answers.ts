// Finds the large answers of a user, of which only so many are kept.
export const largeIdempotentAnswers = `
create index idempotency_keys_large_index on idempotency_keys (organization_id, user_id, expires_at) where octet_length(sealed_body) > 65536;
`;
