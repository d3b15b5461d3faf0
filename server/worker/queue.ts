// Storing jobs: in the caller's transaction, so that a job exists exactly when the rows do that make it necessary.
import type { Knex } from 'knex';
import { createBoss, inTransaction } from '../database/pg-boss.js';
import type { JobHandler, JobQueue } from '../jobs.js';
import { currentTraceparent } from '../telemetry/spans.js';

export interface OpenQueue extends JobQueue {
  /** Makes the queues of these handlers; before that nothing can be stored. Each process does it, also one that runs no jobs. */
  open(handlers: readonly Pick<JobHandler, 'queue' | 'retries'>[]): Promise<void>;
  /** Tells of jobs that this process stored, once their transaction is committed. Returns the function that ends it. */
  onStored(listener: (queues: readonly string[]) => void): () => void;
}

export interface QueueParts {
  readonly database: Knex;
  /** How long a worker may be silent before its jobs are taken from it. */
  readonly leaseMs: number;
}

/** Before the second attempt: 1 to 2 s, then twice as long each time. */
const RETRY_DELAY_SECONDS = 1;

export function createQueue({ database, leaseMs }: QueueParts): OpenQueue {
  const boss = createBoss(database);
  const known = new Set<string>();
  const listeners = new Set<(queues: readonly string[]) => void>();

  return {
    async open(handlers) {
      const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const { queue, retries } of handlers) {
        const options = { name: queue, retryLimit: retries, retryDelay: RETRY_DELAY_SECONDS, retryBackoff: true, expireInSeconds: Math.ceil(leaseMs / 1000) };
        const before = existing.get(queue);
        if (!before) await boss.createQueue(queue, options);
        else if (before.retryLimit !== retries || before.expireInSeconds !== options.expireInSeconds) await boss.updateQueue(queue, options);
        known.add(queue);
      }
    },

    async enqueue(transaction, jobs) {
      const queues = [...new Set(jobs.map(({ queue }) => queue))];
      const unknown = queues.find((queue) => !known.has(queue));
      // pg-boss would store nothing and say nothing.
      if (unknown !== undefined) throw new Error(`no handler serves the queue ${unknown}`);
      if (jobs.length === 0) return;
      // Who traces the request finds its jobs there too.
      const traceparent = currentTraceparent();
      const rows = jobs.map(({ queue, id, data, startAfter }) => ({
        name: queue,
        data: traceparent === undefined ? data : { ...data, traceparent },
        ...(id === undefined ? {} : { id }),
        ...(startAfter === undefined ? {} : { startAfter }),
      }));
      await boss.insert(rows, { db: inTransaction(transaction) });
      if (listeners.size === 0) return;
      // Rolled back, there is nothing to tell; the caller hears of it from the transaction itself.
      transaction.executionPromise.then(
        () => listeners.forEach((listener) => listener(queues)),
        () => undefined,
      );
    },

    onStored(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
