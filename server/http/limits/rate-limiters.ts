import type { Database } from '../../platform/database/database.js';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { operations, type OperationId } from '../../generated/operations.js';
import type { CallLimiter, RateLimiters } from './rate-limit-middleware.js';
import { SharedCounts } from './shared-counts.js';

export interface RateLimitOptions {
  /**
   * Where calls are counted. `memory`: in this process alone. `postgres`: across all processes, with a short delay.
   * `postgres-exact`: across all processes without delay, which takes several statements per request.
   */
  store: 'memory' | 'postgres' | 'postgres-exact';
  windowSeconds: number;
  /** Maximum calls per window: of one user, of one organization, and of one network address. */
  user: number;
  organization: number;
  address: number;
  /** Maximum calls of one user, by operation. Replaces the maximum in the contract. */
  operations: Readonly<Partial<Record<OperationId, number>>>;
}

const tableName = 'rate_limits';

export interface RateLimiterDependencies {
  readonly limits: RateLimitOptions;
  readonly database: Database;
  /** Returns false while this process probably cannot write to the database. Default: always true. */
  readonly canWrite?: () => boolean;
}

/** While the database accepts no writes, each process counts alone, so that read requests succeed. */
export function createRateLimiters({ limits, database, canWrite = () => true }: RateLimiterDependencies): RateLimiters {
  const sharedCounts = new SharedCounts({ database, canWrite });
  const limiter = (keyPrefix: string, points: number, duration = limits.windowSeconds): CallLimiter => {
    if (limits.store === 'postgres') return sharedCounts.limiter(keyPrefix, points, duration);
    const common = { keyPrefix, points, duration };
    const here = new RateLimiterMemory(common);
    const knownCount = (key: string) => here.get(key);
    if (limits.store === 'memory') return { points, knownCount, consume: (key) => here.consume(key) };
    const store = { storeClient: database, storeType: 'knex', tableName, tableCreated: true };
    const shared = new RateLimiterPostgres({ ...common, ...store });
    // Copies the stored count to this process, so that `knownCount` returns it.
    const adopt = (key: string, { consumedPoints, msBeforeNext }: RateLimiterRes) =>
      here.set(key, consumedPoints, Math.max(msBeforeNext, 1) / 1000);
    const consume = async (key: string) => {
      // Count before the store replies, so that `knownCount` includes calls in progress.
      const counted = here.consume(key);
      counted.catch(() => undefined);
      if (!canWrite()) return counted;
      try {
        const result = await shared.consume(key);
        await adopt(key, result);
        return result;
      } catch (error) {
        // Any other error means that the store is down.
        if (!(error instanceof RateLimiterRes)) return counted;
        await adopt(key, error);
        throw error;
      }
    };
    return { points, knownCount, consume };
  };
  return {
    user: limiter('user', limits.user),
    organization: limiter('organization', limits.organization),
    address: limiter('address', limits.address),
    operations: Object.fromEntries(
      (Object.keys(operations) as OperationId[]).flatMap((id) => {
        const { rateLimit } = operations[id];
        if (rateLimit === null) return [];
        return [[id, limiter(id, limits.operations[id] ?? rateLimit.requests, rateLimit.windowSeconds)]];
      }),
    ),
  };
}
