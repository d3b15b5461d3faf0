// Rejects requests during an overload: too many statements wait for the database, or too many requests are in progress
// while the event loop is busy. The load is the larger of the two numbers, each divided by the number that counts as an
// overload. A request that is not admitted is first held. If the load does not fall in time, the request is rejected.
// Without rejections, the 99th percentile of the response time was 5.5 s with 300 concurrent clients.
import type { Logger } from 'pino';
import { countPerSecond } from '../../platform/log/count-per-second.js';

export interface AdmissionOptions {
  /** Returns the number of statements that wait for a connection of the pool. */
  countWaiting(): number;
  /** Registers a function to call after each release of a connection to the pool. */
  onConnectionReleased(listener: () => void): void;
  /** Number of waiting statements that counts as a load of 1. */
  overloadedAtWaiting: number;
  /** Default: whether the event loop was busy for at least 90% of the last sample. */
  isLoopBusy?: () => boolean;
  /** Time after which a held request is rejected. */
  rejectAfterMs?: number;
  logger: Pick<Logger, 'warn'>;
}

/** Returns a function to call when the reply has ended. Returns null if the request must be rejected. */
export type Admission = () => Promise<(() => void) | null>;

/**
 * During a lasting overload, a request that was held for longer than this is not admitted, because its reply would be
 * among the slowest.
 */
const admitWithinMs = 6;
/**
 * Delay of a rejection. Clients that ignore Retry-After repeat a rejected request immediately, so immediate rejections
 * would cause many more requests.
 */
const defaultRejectAfterMs = 70;

/**
 * A busy event loop counts as overloaded at this number of requests in progress. A higher number makes each request
 * slower and does not increase the throughput (measured).
 */
const overloadedAtInProgress = 5;
/**
 * A request counts as in progress for at most this time. A longer request usually waits for something outside this
 * process.
 */
const maxCountedMs = 50;

/**
 * A new request is admitted below this load. During a lasting overload, it is admitted below a load of 1. A held
 * request is always admitted only below a load of 1.
 */
const maxBurstLoad = 50;
const sampleIntervalMs = 10;
/**
 * Number of samples after which an overload is lasting. During a pause of the process, no samples are taken, so a pause
 * is not a lasting overload.
 */
const queueSamples = 100;
/**
 * The same number for the event loop. It is twice `queueSamples`, because 20 concurrent requests, which are no
 * overload, can keep a slow event loop busy for more than 1 s.
 */
const loopSamples = 200;

function createCounter(onEnd: () => void) {
  let count = 0;
  return {
    count: () => count,

    begin(): () => void {
      count++;
      let isCounted = true;
      const end = () => {
        if (!isCounted) return;
        isCounted = false;
        clearTimeout(timer);
        count--;
        onEnd();
      };
      const timer = setTimeout(end, maxCountedMs).unref();
      return end;
    },
  };
}

export function createAdmission({
  countWaiting,
  onConnectionReleased,
  overloadedAtWaiting,
  isLoopBusy = watchLoop(),
  rejectAfterMs = defaultRejectAfterMs,
  logger,
}: AdmissionOptions): Admission {
  const inProgress = createCounter(() => admitHeld());
  const held: { readonly sinceMs: number; readonly admit: () => void }[] = [];
  const queueLoad = (more = 0) => (countWaiting() + more) / overloadedAtWaiting;
  const loopLoad = (more = 0) => (isLoopBusy() ? (inProgress.count() + more) / overloadedAtInProgress : 0);
  const load = () => Math.max(queueLoad(), loopLoad());
  // Held requests count, because they would add to the load if they were admitted.
  const isQueueLong = createLasting(queueSamples, () => queueLoad(held.length) >= 1);
  const isLoopFull = createLasting(loopSamples, () => loopLoad(held.length) >= 1);
  // Always call both functions, because a call starts the sampling.
  const isLasting = () => [isQueueLong(), isLoopFull()].includes(true);
  // Admits the newest held request, which has waited least, so that admitted requests stay fast.
  const admitHeld = () => {
    const newest = held.at(-1);
    if (!newest || load() >= 1) return;
    if (performance.now() - newest.sinceMs > admitWithinMs && isLasting()) return;
    held.pop();
    newest.admit();
  };
  onConnectionReleased(admitHeld);
  const report = countPerSecond((rejected) => {
    logger.warn({ rejected, overloadedAtWaiting }, 'overloaded: requests are rejected');
  });
  const hold = () =>
    new Promise<(() => void) | null>((resolve) => {
      const request = {
        sinceMs: performance.now(),
        admit: () => {
          clearTimeout(timer);
          resolve(inProgress.begin());
        },
      };
      const timer = setTimeout(() => {
        held.splice(held.indexOf(request), 1);
        report();
        resolve(null);
      }, rejectAfterMs);
      held.push(request);
    });
  return async () => (load() < (isLasting() ? 1 : maxBurstLoad) ? inProgress.begin() : hold());
}

function watchLoop(): () => boolean {
  let since = performance.eventLoopUtilization();
  let sampledAtMs = performance.now();
  let isBusy = false;
  return () => {
    if (performance.now() - sampledAtMs < sampleIntervalMs) return isBusy;
    const current = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(current, since).utilization >= 0.9;
    [since, sampledAtMs] = [current, performance.now()];
    return isBusy;
  };
}

/**
 * A counter rises with each sample in which the condition holds, and falls with each sample in which it does not hold.
 * The condition is lasting from the time the counter reaches `samples` until the counter reaches 0.
 */
function createLasting(samples: number, holds: () => boolean): () => boolean {
  let count = 0;
  let lasts = false;
  let timer: NodeJS.Timeout | undefined;
  const sample = () => {
    count = Math.max(0, Math.min(samples, count + (holds() ? 1 : -1)));
    lasts = count === samples || (lasts && count > 0);
    if (count > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  return () => {
    if (timer === undefined && holds()) timer = setInterval(sample, sampleIntervalMs).unref();
    return lasts;
  };
}
