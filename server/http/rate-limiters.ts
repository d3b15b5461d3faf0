// Builds the limiters, counting in this process or, when several share the load, in Postgres.
import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { operations } from '../generated/operations.js';
import type { CallLimiter, RateLimiters } from './rate-limit.js';

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

export interface RateLimiterDependencies {
  /** Returns false while writes to the database are known to fail. Default: they never are. */
  readonly canWrite?: () => boolean;
}

/** While the shared store cannot count, each process counts for itself, so that reads go on. */
export function createRateLimiters(
  options: RateLimitOptions,
  database: Knex,
  { canWrite = () => true }: RateLimiterDependencies = {},
): RateLimiters {
  const limiter = (keyPrefix: string, points: number, duration = options.windowSeconds): CallLimiter => {
    const common = { keyPrefix, points, duration };
    const here = new RateLimiterMemory(common);
    const countedHere = (key: string) => here.get(key);
    if (options.store === 'memory') return { points, countedHere, consume: (key) => here.consume(key) };
    const store = { storeClient: database, storeType: 'knex', tableName, tableCreated: true };
    // A key that is over its limit is refused from memory until its window ends: a flood costs the database nothing.
    const shared = new RateLimiterPostgres({ ...common, ...store, inMemoryBlockOnConsumed: points + 1 });
    const consume = (key: string) => {
      // Before the store answers, so that the calls that come meanwhile are counted; what is over the limit here is over it there.
      const counted = here.consume(key);
      counted.catch(() => undefined);
      if (!canWrite()) return counted;
      return shared.consume(key).catch((error: unknown) => {
        // The library rejects with its result when the limit is reached, and with an error when its store is down.
        if (error instanceof RateLimiterRes) throw error;
        return counted;
      });
    };
    return { points, countedHere, consume };
  };
  return {
    user: limiter('user', options.user),
    organization: limiter('organization', options.organization),
    address: limiter('address', options.address),
    operations: { chat: limiter('chat', options.chat, operations.chat.rateLimit.windowSeconds) },
  };
}
