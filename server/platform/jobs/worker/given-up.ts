// Handles dead letters: calls `onGivenUp` of the queue that each job came from.
import type { Logger } from 'pino';
import type { JobHandler } from '../port.js';
import type { ConsumerHandler } from './queue-consumer.js';
import { givenUpRules } from '../pg-boss-adapter.js';

const concurrency = 4;
const timeLimitMs = 60_000;

export function givenUpHandler(handlers: readonly JobHandler[], log: Logger): ConsumerHandler {
  const handlerOf = new Map(handlers.map((handler) => [handler.queue, handler]));
  return {
    ...givenUpRules,
    includeMetadata: true,
    concurrency,
    timeLimitMs,
    async run({ data, source }, signal) {
      if (source === null) return;
      const { queue, cause } = source;
      if (cause === 'lost')
        log.error({ queue, ...data }, 'a job was given up: its workers crashed or missed their heartbeats');
      await handlerOf.get(queue)?.onGivenUp?.({ data, cause, signal });
    },
  };
}
