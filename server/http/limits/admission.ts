// Rejects requests while too many statements wait for the database, or too many requests for a busy event loop. Without
// it, all requests would wait: with 300 connections, the slowest 1% took 5.5 s. A short queue has the same throughput
// with low latency.
import type { Logger } from 'pino';
import { countPerSecond } from '../../platform/log/count-per-second.js';

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
  /** Returns whether the event loop has no idle time. Default: at least 90 % of the last 10 ms were busy. */
  isLoopBusy?: () => boolean;
  /** When a held request is rejected, in milliseconds. Default: 70. */
  rejectAfterMs?: number;
  logger: Pick<Logger, 'warn'>;
}

/** Returns a function to call when the reply has ended, or null if the request must be rejected. */
export type Admission = () => Promise<(() => void) | null>;

/** While a request is held, it is admitted if the load falls. Later, it would be slower than those that are served. */
const admitWithinMs = 6;
/**
 * A rejection at once would be repeated at once by clients that ignore Retry-After, and take time from other requests.
 */
const defaultRejectAfterMs = 70;

/**
 * If the event loop is busy, more requests in progress at once only make each of them slower (measured). With idle
 * time, requests wait for Postgres, and the queue for connections is the measure.
 */
const maxInProgressWhenBusy = 5;
/** A request that takes longer does not count: it waits for something other than this process. */
const maxCountedMs = 50;

const maxBurst = 50;
const sampleIntervalMs = 10;
/**
 * A queue that was long in so many more samples than short is not a burst. Samples are counted instead of milliseconds,
 * because a process that is starting, busy or paused cannot shorten its queue: it takes one sample per iteration of the
 * event loop.
 */
const maxQueueSamples = 10;
/** The same for requests in progress: two seconds. A client that sends twenty at once may keep a slow machine busy. */
const maxLoopSamples = 200;
/**
 * Bursts are allowed again only if no request was held for this long: until then, the queue may be short only because
 * of held requests.
 */
const recoveryMs = 1_000;

export function createAdmission({
  countWaiting,
  onConnectionReleased,
  maxWaiting,
  isLoopBusy = watchLoop(),
  rejectAfterMs = defaultRejectAfterMs,
  logger,
}: AdmissionOptions): Admission {
  let inProgress = 0;
  const queueLoad = () => countWaiting() / maxWaiting;
  const loopLoad = () => (inProgress >= maxInProgressWhenBusy && isLoopBusy() ? inProgress / maxInProgressWhenBusy : 0);
  const load = () => Math.max(queueLoad(), loopLoad());
  const isQueueLong = lastsFor(maxQueueSamples, () => queueLoad() >= 1);
  const isLoopLong = lastsFor(maxLoopSamples, () => loopLoad() >= 1);
  let lastHeldMs = -Infinity;
  const held: { readonly sinceMs: number; readonly admit: () => void }[] = [];
  // The newest request is admitted first. Its client has waited least, so admitted requests stay fast.
  const admitHeld = () => {
    const newest = held.at(-1);
    if (!newest || load() >= 1 || performance.now() - newest.sinceMs > admitWithinMs) return;
    held.pop();
    newest.admit();
  };
  onConnectionReleased(admitHeld);
  const report = countPerSecond((rejected) => {
    logger.warn({ rejected, maxWaiting }, 'overloaded: requests are rejected');
  });
  const begin = () => {
    inProgress++;
    let isCounted = true;
    const end = () => {
      if (!isCounted) return;
      isCounted = false;
      clearTimeout(timer);
      inProgress--;
      admitHeld();
    };
    const timer = setTimeout(end, maxCountedMs).unref();
    return end;
  };
  const hold = () =>
    new Promise<(() => void) | null>((resolve) => {
      const request = {
        sinceMs: performance.now(),
        admit: () => {
          clearTimeout(timer);
          resolve(begin());
        },
      };
      const timer = setTimeout(() => {
        held.splice(held.indexOf(request), 1);
        report();
        resolve(null);
      }, rejectAfterMs);
      held.push(request);
    });
  return async () => {
    const current = load();
    // Both are called for each request, because a call begins the samples.
    const isLasting = [isQueueLong(), isLoopLong()].includes(true);
    if (current < 1) return begin();
    const isBurst = !isLasting && performance.now() - lastHeldMs > recoveryMs;
    if (isBurst && current < maxBurst) return begin();
    lastHeldMs = performance.now();
    return hold();
  };
}

/** Returns a function that returns whether the event loop was busy in the last whole sample. */
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
 * Returns a function that returns whether the condition held in so many more samples than not, since it first held. So a
 * single sample does not hide a load that lasts.
 */
function lastsFor(maxSamples: number, holds: () => boolean): () => boolean {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const sample = () => {
    if (holds()) count = Math.min(count + 1, maxSamples + 1);
    else if (--count <= 0) {
      clearInterval(timer);
      [count, timer] = [0, undefined];
    }
  };
  return () => {
    if (holds()) timer ??= setInterval(sample, sampleIntervalMs).unref();
    return count > maxSamples;
  };
}
