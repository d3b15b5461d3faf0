// Builds the limiters, counting in this process or, when several share the load, in Postgres.
import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { operations } from '../generated/operations.js';
import type { RateLimiter, RateLimiters } from './rate-limit.js';

export interface RateLimitOptions {
  store: 'memory' | 'postgres';
  windowSeconds: number;
  /** Calls in one window for a user, an organization, a network address. */
  user: number;
  organization: number;
  address: number;
  /** Calls of POST /chat for a user, in the window that the contract says. */
  chat: number;
}

/** The table that migration 0002 makes. */
const tableName = 'rate_limits';

/** `canWrite` returns false while writes to the database are known to fail; then each process counts for itself, and reads go on. */
export function createRateLimiters(options: RateLimitOptions, database: Knex, canWrite = () => true): RateLimiters {
  const limiter = (keyPrefix: string, points: number, duration = options.windowSeconds): RateLimiter => {
    const common = { keyPrefix, points, duration };
    const insuranceLimiter = new RateLimiterMemory(common);
    if (options.store === 'memory') return insuranceLimiter;
    const store = { storeClient: database, storeType: 'knex', tableName, tableCreated: true };
    // A key that is over its limit is refused from memory until its window ends: a flood costs the database nothing.
    const shared = new RateLimiterPostgres({ ...common, ...store, inMemoryBlockOnConsumed: points + 1, insuranceLimiter });
    return { points, consume: (key) => (canWrite() ? shared : insuranceLimiter).consume(key) };
  };
  return {
    user: limiter('user', options.user),
    organization: limiter('organization', options.organization),
    address: limiter('address', options.address),
    operations: { chat: limiter('chat', options.chat, operations.chat.rateLimit.windowSeconds) },
  };
}
