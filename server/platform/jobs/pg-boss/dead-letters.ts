import type { Logger } from 'pino';
import type { JobHandler } from '../port.js';
import type { ConsumerHandler } from './queue-consumer.js';

/** pg-boss copies failed jobs that will not run again to this queue. Its 20 retries together take 3 to 6 hours. */
export const deadLetterRules = { queue: 'dead-letter', retries: 20, maxLostAttempts: 5 };
const concurrency = 4;
const timeLimitMs = 60_000;

export function deadLetterHandler(handlers: readonly JobHandler[], log: Logger): ConsumerHandler {
  const handlerOf = new Map(handlers.map((handler) => [handler.queue, handler]));
  return {
    ...deadLetterRules,
    includeMetadata: true,
    concurrency,
    timeLimitMs,
    async run({ data, source }, { signal }) {
      if (source === null) return;
      const { queue, cause } = source;
      if (cause === 'lost')
        log.error({ queue, ...data }, 'a job became a dead letter: its workers crashed or missed their heartbeats');
      await handlerOf.get(queue)?.onDeadLetter?.({ data, cause, signal });
    },
  };
}
