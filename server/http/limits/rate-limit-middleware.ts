// Limits calls per user, organization, network address and operation. The headers of the reply describe the limit with
// the fewest remaining calls.
import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../platform/errors.js';
import type { OperationId } from '../../generated/operations.js';
import { callerOf } from '../request/request-context.js';

/** Counts the calls of each key in a window. */
export interface CallLimiter {
  readonly points: number;
  /**
   * Counts one call. Rejects with a RateLimiterRes if the call exceeds the limit, or with an error if counting fails.
   */
  consume(key: string): Promise<RateLimiterRes>;
  /** Returns the count that this process knows without reading the store, or null. */
  knownCount(key: string): Promise<RateLimiterRes | null>;
}

export interface RateLimiters {
  user: CallLimiter;
  organization: CallLimiter;
  /** By network address, for requests without a known caller. */
  address: CallLimiter;
  /** Additional limits of single operations, per user. */
  operations: Readonly<Partial<Record<OperationId, CallLimiter>>>;
}

type KeyedLimiter = [limiter: CallLimiter, key: string];

interface Count {
  limiter: CallLimiter;
  result: RateLimiterRes;
  exceeded: boolean;
}

async function count([limiter, key]: KeyedLimiter): Promise<Count> {
  try {
    return { limiter, result: await limiter.consume(key), exceeded: false };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { limiter, result: error, exceeded: true };
    throw new ApiError('service_unavailable', { cause: error });
  }
}

/**
 * Rejects immediately if this process knows that a limit is exhausted. Without this check, each rejection with the
 * store `postgres-exact` would wait for the database.
 */
async function rejectKnown(limiters: KeyedLimiter[], response: Response): Promise<void> {
  for (const [limiter, key] of limiters) {
    const result = await limiter.knownCount(key);
    if (result !== null && result.consumedPoints >= limiter.points)
      applyLimits(response, [{ limiter, result, exceeded: true }]);
  }
}

/**
 * Counts a call with each limiter until one rejects the call. Pass the narrowest limiter first, so that its rejected
 * calls do not use up the other limits.
 */
async function limit(limiters: KeyedLimiter[], response: Response): Promise<void> {
  await rejectKnown(limiters, response);
  const counts: Count[] = [];
  for (const limiter of limiters) {
    counts.push(await count(limiter));
    if (counts.at(-1)?.exceeded) break;
  }
  applyLimits(response, counts);
}

function applyLimits(response: Response, counts: Count[]): void {
  const leastRemaining = counts.reduce((a, b) => (b.result.remainingPoints < a.result.remainingPoints ? b : a));
  response.setHeader('RateLimit-Limit', leastRemaining.limiter.points);
  response.setHeader('RateLimit-Remaining', Math.max(0, leastRemaining.result.remainingPoints));
  response.setHeader('RateLimit-Reset', Math.ceil(leastRemaining.result.msBeforeNext / 1000));
  const exceeded = counts.filter((entry) => entry.exceeded);
  if (exceeded.length === 0) return;
  const waitMs = Math.max(...exceeded.map((entry) => entry.result.msBeforeNext));
  throw new ApiError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

export async function applyAddressLimit(limiters: RateLimiters, request: Request, response: Response): Promise<void> {
  await limit([[limiters.address, request.ip ?? 'unknown']], response);
}

export function limitByAddress(limiters: RateLimiters): RequestHandler {
  return async (request, response, next) => {
    await applyAddressLimit(limiters, request, response);
    next();
  };
}

export function limitCaller(operationId: OperationId, limiters: RateLimiters): RequestHandler {
  const own = limiters.operations[operationId];
  return async (request, response, next) => {
    const { organizationId, userId } = callerOf(request);
    const user = `${organizationId}/${userId}`;
    const operationLimits: KeyedLimiter[] = own ? [[own, user]] : [];
    await limit([...operationLimits, [limiters.user, user], [limiters.organization, organizationId]], response);
    next();
  };
}
