// Refuses requests while too much waits for the database. Without it every request is taken and waits: with 300
// connections the last one in a hundred took 5.5 s. A short queue serves as many requests a second, each of them soon.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiError } from '../platform/errors.js';

export interface AdmissionOptions {
  /** How many statements wait for a connection of the pool. */
  countWaiting(): number;
  /**
   * From this many on, further requests are refused while the server is overloaded. A burst may be fifty times as long.
   */
  maxWaiting: number;
  logger: Pick<Logger, 'warn'>;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

/** Rejects with `unavailable` if a request that comes now has to be refused. */
export type Admission = () => Promise<void>;

/**
 * A client that ignores Retry-After would ask again at once, and to refuse it would take the time of those that are
 * served.
 */
const refusalDelayMs = 80;
const retryAfterSeconds = 1;
const logIntervalMs = 1_000;

const maxBurst = 50;
/** A queue that has been long for more than this is no burst. */
const maxBurstMs = 100;
/** The queue is kept short until no request was refused for this long: it is short now because others are refused. */
const recoveryMs = 1_000;

export function createAdmission(options: AdmissionOptions): Admission {
  const { countWaiting, maxWaiting, logger, now = () => performance.now() } = options;
  let lastShortMs = -Infinity;
  let lastRefusalMs = -Infinity;
  const report = countPerInterval((refused) => {
    logger.warn({ refused, maxWaiting }, 'overloaded: requests are refused');
  });
  return async () => {
    const waiting = countWaiting();
    const nowMs = now();
    if (waiting < maxWaiting) {
      lastShortMs = nowMs;
      return;
    }
    const isBurst = nowMs - lastShortMs <= maxBurstMs && nowMs - lastRefusalMs > recoveryMs;
    if (isBurst && waiting < maxBurst * maxWaiting) return;
    lastRefusalMs = nowMs;
    report();
    await sleep(refusalDelayMs);
    throw new ApiError('service_unavailable', { retryAfterSeconds, isReported: true, cause: new Error('overloaded') });
  };
}

/** Refuses a request before its token is verified: a refusal has to cost much less than a reply. */
export function admitRequests(admission: Admission): RequestHandler {
  return async (_request, _response, next) => {
    await admission();
    next();
  };
}

/** Calls `report` at most once in an interval, with the number of events since the last time. */
function countPerInterval(report: (count: number) => void): () => void {
  let count = 0;
  return () => {
    if (++count > 1) return;
    setTimeout(() => {
      report(count);
      count = 0;
    }, logIntervalMs).unref();
  };
}
