// Limits calls per user, organization and network address. The reply to each counted call has headers that show the
// limit closest to exhaustion and how many calls remain.
import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../platform/errors.js';
import type { OperationId } from '../../generated/operations.js';
import { callerOf } from '../request/request-context.js';

/** Counts the calls of each key in a window. */
export interface CallLimiter {
  readonly points: number;
  /** Counts one call. Rejects with the library's result if the limit is reached, or with an error if counting fails. */
  consume(key: string): Promise<RateLimiterRes>;
  /** Returns the calls that this process knows of, without reading the store. Returns null if it knows of none. */
  knownCount(key: string): Promise<RateLimiterRes | null>;
}

export interface RateLimiters {
  user: CallLimiter;
  organization: CallLimiter;
  /** For requests whose caller is not known, by network address. */
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
 * Rejects immediately if the calls that this process knows of exhaust a limit. Otherwise, with the store
 * `postgres-exact`, each of 500 concurrent calls of one user would wait for the database before its rejection.
 */
async function rejectKnown(limiters: KeyedLimiter[], response: Response): Promise<void> {
  for (const [limiter, key] of limiters) {
    const result = await limiter.knownCount(key);
    if (result !== null && result.consumedPoints >= limiter.points)
      applyLimits(response, [{ limiter, result, exceeded: true }]);
  }
}

/**
 * Counts a call with each limiter until one rejects it. Pass the limiter with the narrowest scope first, so that its
 * rejected calls do not use up the other limits.
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

export async function limitAddress(limiters: RateLimiters, request: Request, response: Response): Promise<void> {
  await limit([[limiters.address, request.ip ?? 'unknown']], response);
}

export function limitAnonymous(limiters: RateLimiters): RequestHandler {
  return async (request, response, next) => {
    await limitAddress(limiters, request, response);
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
