// The counters of the rate limits, in the shape that RateLimiterPostgres of rate-limiter-flexible expects. The table is
// unlogged, because losing the counters in a crash is harmless. It is not a tenant table: the key contains a user, an
// organization or a network address.
export const sql = `
create unlogged table rate_limits (
  key text not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey primary key (key)
);

-- For deleting expired rows.
create index rate_limits_expire_index on rate_limits (expire);
`;
