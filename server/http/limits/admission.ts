// Rejects requests while too many statements wait for the database. Without it, all requests would wait: with 300
// connections, the slowest 1% took 5.5 s. A short queue has the same throughput with low latency.
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { countPerSecond } from '../../platform/log/count-per-second.js';
import { ApiError } from '../../platform/errors.js';

export interface AdmissionOptions {
  /** Returns the number of statements that wait for a connection of the pool. */
  countWaiting(): number;
  /** Registers a function that is called after each statement, when its connection is free or already taken again. */
  onConnectionReleased(listener: () => void): void;
  /**
   * If at least this many statements wait, the server is overloaded and rejects further requests. A burst may be fifty
   * times as long.
   */
  maxWaiting: number;
  /** How long a request is held before it is rejected. Default: 65 ms. */
  maxHeldMs?: number;
  logger: Pick<Logger, 'warn'>;
}

/** Rejects with `unavailable` if the request must be rejected. */
export type Admission = () => Promise<void>;

/**
 * While a request is held, it is admitted if the queue becomes short. A rejection at once would be repeated at once by
 * clients that ignore Retry-After, and take time from other requests.
 */
const defaultMaxHeldMs = 65;
/** Created once: most of the time of an error is its stack. */
const overloaded = new ApiError('service_unavailable', {
  retryAfterSeconds: 1,
  isReported: true,
  cause: new Error('overloaded'),
});

const maxBurst = 50;
/**
 * A queue that was long in this many samples in a row is not a burst. Samples are counted instead of milliseconds,
 * because a process that is starting, busy or paused cannot shorten its queue: it takes one sample per iteration of the event loop.
 */
const maxBurstSamples = 10;
const sampleIntervalMs = 10;
/**
 * Bursts are allowed again only if no request was held for this long: until then, the queue may be short only because
 * of held requests.
 */
const recoveryMs = 1_000;

export function createAdmission({
  countWaiting,
  onConnectionReleased,
  maxWaiting,
  maxHeldMs = defaultMaxHeldMs,
  logger,
}: AdmissionOptions): Admission {
  const countLongSamples = sampleQueue(() => countWaiting() >= maxWaiting);
  let lastHeldMs = -Infinity;
  const held: { readonly admit: () => void }[] = [];
  // The newest request is admitted first. Its client has waited least, so admitted requests stay fast.
  onConnectionReleased(() => {
    if (held.length > 0 && countWaiting() < maxWaiting) held.pop()?.admit();
  });
  const report = countPerSecond((rejected) => {
    logger.warn({ rejected, maxWaiting }, 'overloaded: requests are rejected');
  });
  const hold = () =>
    new Promise<void>((resolve, reject) => {
      const request = {
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        held.splice(held.indexOf(request), 1);
        report();
        reject(overloaded);
      }, maxHeldMs);
      held.push(request);
    });
  return async () => {
    const waiting = countWaiting();
    const longSamples = countLongSamples();
    if (waiting < maxWaiting) return;
    const isBurst = longSamples <= maxBurstSamples && performance.now() - lastHeldMs > recoveryMs;
    if (isBurst && waiting < maxBurst * maxWaiting) return;
    lastHeldMs = performance.now();
    await hold();
  };
}

/** Returns a function that returns in how many samples the queue was long without interruption. */
function sampleQueue(isLong: () => boolean): () => number {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const sample = () => {
    if (isLong()) return void count++;
    clearInterval(timer);
    [count, timer] = [0, undefined];
  };
  return () => {
    if (!isLong()) sample();
    else timer ??= setInterval(sample, sampleIntervalMs).unref();
    return count;
  };
}

/** Rejects a request before its token is verified, because a rejection must take much less time than a reply. */
export function admitRequests(admission: Admission): RequestHandler {
  return async (_request, _response, next) => {
    await admission();
    next();
  };
}
