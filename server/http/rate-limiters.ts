// Builds the limiters, counting in this process or, when several share the load, in Postgres.
import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { operations } from '../generated/operations.js';
import type { RateLimiters } from './rate-limit.js';

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

export function createRateLimiters(options: RateLimitOptions, database: Knex): RateLimiters {
  const limiter = (keyPrefix: string, points: number, duration = options.windowSeconds): RateLimiterAbstract => {
    const common = { keyPrefix, points, duration };
    if (options.store === 'memory') return new RateLimiterMemory(common);
    // A key that is over its limit is refused from memory until its window ends: a flood costs the database nothing.
    return new RateLimiterPostgres({ ...common, storeClient: database, storeType: 'knex', tableName, tableCreated: true, inMemoryBlockOnConsumed: points + 1 });
  };
  return {
    user: limiter('user', options.user),
    organization: limiter('organization', options.organization),
    address: limiter('address', options.address),
    operations: { chat: limiter('chat', options.chat, operations.chat.rateLimit.windowSeconds) },
  };
}
