// Limits calls per user and per organization, and tells the caller in every reply how much of the narrower of the two is left.
import type { Response } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Caller } from '../caller.js';
import { ApiError } from '../errors.js';
import type { OperationId } from '../generated/operations.js';

/** Counts one point for a key; rejects with a RateLimiterRes over the limit. */
export interface RateLimiter {
  readonly points: number;
  consume(key: string): Promise<RateLimiterRes>;
}

/** A limiter per kind of key; each counts points in a window of its own. */
export interface RateLimiters {
  user: RateLimiter;
  organization: RateLimiter;
  /** For requests that name no valid caller: by network address. */
  address: RateLimiter;
  /** Of a user, for operations that have a limit of their own beside those. */
  operations: Readonly<Partial<Record<OperationId, RateLimiter>>>;
}

interface Count {
  limiter: RateLimiter;
  result: RateLimiterRes;
  exceeded: boolean;
}

async function count(limiter: RateLimiter, key: string): Promise<Count> {
  try {
    return { limiter, result: await limiter.consume(key), exceeded: false };
  } catch (error) {
    // The library rejects with its result when the limit is reached, and with an error when its store is down.
    if (error instanceof RateLimiterRes) return { limiter, result: error, exceeded: true };
    throw new ApiError('unavailable', null, { cause: error });
  }
}

function tell(response: Response, counts: Count[]): void {
  const narrowest = counts.reduce((a, b) => (b.result.remainingPoints < a.result.remainingPoints ? b : a));
  response.setHeader('RateLimit-Limit', narrowest.limiter.points);
  response.setHeader('RateLimit-Remaining', Math.max(0, narrowest.result.remainingPoints));
  response.setHeader('RateLimit-Reset', Math.ceil(narrowest.result.msBeforeNext / 1000));
  const exceeded = counts.filter((entry) => entry.exceeded);
  if (exceeded.length === 0) return;
  const waitMs = Math.max(...exceeded.map((entry) => entry.result.msBeforeNext));
  throw new ApiError('rate_limited', null, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** Counts a call of a known caller; throws `rate_limited` over any limit. */
export async function limitCaller(limiters: RateLimiters, { organizationId, userId }: Caller, operationId: OperationId, response: Response): Promise<void> {
  const user = `${organizationId}/${userId}`;
  const own = limiters.operations[operationId];
  tell(response, await Promise.all([count(limiters.user, user), count(limiters.organization, organizationId), ...(own ? [count(own, user)] : [])]));
}

/** Counts a call without a valid token. */
export async function limitAddress(limiters: RateLimiters, address: string, response: Response): Promise<void> {
  tell(response, [await count(limiters.address, address)]);
}
