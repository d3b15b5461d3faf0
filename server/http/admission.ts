// Rejects requests while too many statements wait for the database. Without it, all requests would wait: with 300
// connections, the slowest 1% took 5.5 s. A short queue has the same throughput with low latency.
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiError } from '../platform/errors.js';

export interface AdmissionOptions {
  /** Returns the number of statements that wait for a connection of the pool. */
  countWaiting(): number;
  /**
   * If at least this many wait, the server is overloaded and rejects further requests. A burst may be fifty times as
   * long.
   */
  maxWaiting: number;
  logger: Pick<Logger, 'warn'>;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** Rejects with `unavailable` if the request must be rejected. */
export type Admission = () => Promise<void>;

/** Delays rejections, because clients that ignore Retry-After would retry at once and take time from other requests. */
const rejectionDelayMs = 80;
const retryAfterSeconds = 1;
const logIntervalMs = 1_000;

const maxBurst = 50;
/** A queue that is long for more than this is not a burst. */
const maxBurstMs = 100;
/**
 * Bursts are allowed again only if no request was rejected for this long: until then, the queue may be short only
 * because of rejections.
 */
const recoveryMs = 1_000;

export function createAdmission(options: AdmissionOptions): Admission {
  const { countWaiting, maxWaiting, logger, now = () => performance.now() } = options;
  let lastShortMs = -Infinity;
  let lastRejectionMs = -Infinity;
  const report = countPerInterval((rejected) => {
    logger.warn({ rejected, maxWaiting }, 'overloaded: requests are rejected');
  });
  return async () => {
    const waiting = countWaiting();
    const nowMs = now();
    if (waiting < maxWaiting) {
      lastShortMs = nowMs;
      return;
    }
    const isBurst = nowMs - lastShortMs <= maxBurstMs && nowMs - lastRejectionMs > recoveryMs;
    if (isBurst && waiting < maxBurst * maxWaiting) return;
    lastRejectionMs = nowMs;
    report();
    await sleep(rejectionDelayMs);
    throw new ApiError('service_unavailable', { retryAfterSeconds, isReported: true, cause: new Error('overloaded') });
  };
}

/** Rejects a request before its token is verified, because a rejection must take much less time than a reply. */
export function admitRequests(admission: Admission): RequestHandler {
  return async (_request, _response, next) => {
    await admission();
    next();
  };
}

/** Calls `report` at most once per interval, with the number of events since the last call. */
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
