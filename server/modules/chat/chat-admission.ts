// Limits the chats of this process. Refuses chats only before their reply begins, so that the limits interrupt no
// reply. See server/docs/decisions/chat-admission.md.
import type { Logger } from 'pino';
import { countPerSecond } from '../../platform/log/count-per-second.js';
import { ApiError } from '../../platform/errors.js';
import { createSemaphore } from '../../platform/concurrency/semaphore.js';

export interface ChatLimits {
  /** Maximum chats of this process that begin concurrently. */
  readonly maxBeginning: number;
  /** Maximum concurrent streamed runs of this process. */
  readonly maxStreamed: number;
}

export interface ChatAdmission {
  /**
   * Runs `work`, which begins a chat, once fewer than `maxBeginning` chats are beginning. Organizations with waiting
   * chats take turns. Throws `service_unavailable` if the wait exceeds, or is expected to exceed, `maxWaitMs`. Throws
   * the signal's reason if the signal is aborted before `work` begins.
   */
  begin<Result>(organizationId: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  /**
   * Reserves a stream. Returns the function that releases the stream. Throws `service_unavailable` if all streams are
   * in use.
   */
  reserveStream(): () => void;
  /** Counts the stream of a started run without checking the limit. Returns the function that releases the stream. */
  countStream(): () => void;
}

export interface ChatAdmissionOptions {
  readonly limits: ChatLimits;
  /** Maximum wait before a chat begins. Also the `Retry-After` of a refused chat. Default: `defaultMaxWaitMs`. */
  readonly maxWaitMs?: number;
  readonly log: Pick<Logger, 'warn'>;
}

const defaultMaxWaitMs = 10_000;
/** Smoothing factor of `meanMs`, the exponential moving average of the time that it takes to begin a chat. */
const smoothing = 0.1;

export function createChatAdmission({
  limits: { maxBeginning, maxStreamed },
  maxWaitMs = defaultMaxWaitMs,
  log,
}: ChatAdmissionOptions): ChatAdmission {
  const beginning = createSemaphore({ max: maxBeginning, maxPerOrganization: maxBeginning });
  let [waiting, streams, meanMs] = [0, 0, 0];
  const report = countPerSecond((rejected) => log.warn({ rejected, streams, waiting }, 'chats are rejected'));
  const retryAfterSeconds = Math.ceil(maxWaitMs / 1_000);
  const refuse = (reason: string) => {
    report();
    const cause = new Error(reason);
    return new ApiError('service_unavailable', { retryAfterSeconds, isReported: true, cause });
  };
  const refuseToWait = () => refuse('too many chats wait to begin');

  function countStream(): () => void {
    streams++;
    return () => void streams--;
  }

  async function waitToBegin(organizationId: string, signal: AbortSignal): Promise<() => void> {
    if ((meanMs * waiting) / maxBeginning > maxWaitMs) throw refuseToWait();
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(refuseToWait()), maxWaitMs);
    waiting++;
    try {
      return await beginning.acquire(organizationId, AbortSignal.any([signal, timeout.signal]));
    } finally {
      waiting--;
      clearTimeout(timer);
    }
  }

  return {
    async begin(organizationId, signal, work) {
      const release = await waitToBegin(organizationId, signal);
      const startedMs = performance.now();
      try {
        return await work();
      } finally {
        meanMs += smoothing * (performance.now() - startedMs - meanMs);
        release();
      }
    },

    reserveStream() {
      if (streams >= maxStreamed) throw refuse('all streams are in use');
      return countStream();
    },
    countStream,
  };
}
