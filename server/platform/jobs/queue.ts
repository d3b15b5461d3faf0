// Storing jobs: in the caller's transaction, so that a job exists exactly when the rows do that make it necessary.
import type { Knex } from 'knex';
import { fromKnex } from 'pg-boss';
import { createBoss } from '../database/pg-boss.js';
import type { JobHandler, JobQueue, NewJob } from './jobs.js';
import { currentTraceparent } from '../telemetry/spans.js';
import { retryLimitOf, toStored } from './stored-job.js';

/** Handlers as a process that stores jobs knows them. */
export type QueueRules = Pick<JobHandler, 'queue' | 'retries' | 'maxLostAttempts'>;

export interface OpenQueue extends JobQueue {
  /** Creates the queues of these handlers; before that nothing can be stored. Each process does it, also one that runs no jobs. */
  open(handlers: readonly QueueRules[]): Promise<void>;
  /** Reports jobs that this process stored, once their transaction is committed. Returns the function that ends it. */
  onStored(listener: (queues: readonly string[]) => void): () => void;
  /** Numbers of jobs by queue and state, at most a minute old. */
  depths(): Promise<QueueDepth[]>;
}

export interface QueueDepth {
  readonly queue: string;
  readonly state: 'waiting' | 'delayed' | 'active' | 'failed';
  readonly count: number;
}

export interface QueueDependencies {
  readonly database: Knex;
  /** How long a worker may go without a heartbeat before its jobs are taken from it. */
  readonly leaseMs: number;
}

/** Where pg-boss puts a copy of each job that no worker will run again. */
const GIVEN_UP_QUEUE = 'given-up';
/** How its jobs are repeated: until their owner has been informed, for a day. */
export const GIVEN_UP_RULES = { queue: GIVEN_UP_QUEUE, retries: 20, maxLostAttempts: 5 };

/** For so long a second job with the same id is dropped, though the first has ended. */
const DELETE_ENDED_AFTER_SECONDS = 3_600;
/** For so long an operator can look at what was given up. */
const DELETE_GIVEN_UP_AFTER_SECONDS = 7 * 86_400;
/** A job that no worker runs waits a year. */
const RETENTION_SECONDS = 365 * 86_400;
/** The maximum. A time limit of the handler ends attempts long before. */
const EXPIRE_SECONDS = 86_400;
/** pg-boss accepts no less for a queue. A shorter one is set for each job. */
const MIN_HEARTBEAT_SECONDS = 10;

export function createQueue({ database, leaseMs }: QueueDependencies): OpenQueue {
  const boss = createBoss(database);
  const heartbeatSeconds = Math.ceil(leaseMs / 1_000);
  const known = new Set<string>();
  const listeners = new Set<(queues: readonly string[]) => void>();

  async function openQueue(rules: QueueRules, existing: Awaited<ReturnType<typeof boss.getQueues>>): Promise<void> {
    const isGivenUp = rules.queue === GIVEN_UP_QUEUE;
    const options = {
      retryLimit: retryLimitOf(rules),
      retryDelay: 0,
      expireInSeconds: EXPIRE_SECONDS,
      retentionSeconds: RETENTION_SECONDS,
      deleteAfterSeconds: isGivenUp ? DELETE_GIVEN_UP_AFTER_SECONDS : DELETE_ENDED_AFTER_SECONDS,
      heartbeatSeconds: Math.max(heartbeatSeconds, MIN_HEARTBEAT_SECONDS),
      ...(isGivenUp ? {} : { deadLetter: GIVEN_UP_QUEUE }),
    };
    const before = existing.find(({ name }) => name === rules.queue);
    if (!before) await boss.createQueue(rules.queue, options);
    else if (Object.entries(options).some(([name, value]) => before[name as keyof typeof options] !== value)) {
      await boss.updateQueue(rules.queue, options);
    }
    // Makes pg-boss look the queue up now. A later look would take a second connection in the middle of a transaction.
    await boss.insert(rules.queue, []);
    known.add(rules.queue);
  }

  /** By queue; of jobs with the same id the first one. */
  function rowsByQueue(jobs: readonly NewJob[]) {
    // The trace of the request that stores a job goes on in the worker that runs it.
    const traceparent = currentTraceparent();
    const rows = new Map<string, Map<unknown, ReturnType<typeof toStored>>>();
    for (const { queue, id, data, startAfter } of jobs) {
      const row = {
        ...toStored(data, traceparent === undefined ? {} : { traceparent }, { heartbeatSeconds }),
        ...(id && { id }),
        ...(startAfter && { startAfter }),
      };
      const ofQueue = rows.get(queue) ?? new Map<unknown, typeof row>();
      if (id === undefined || !ofQueue.has(id)) ofQueue.set(id ?? row, row);
      rows.set(queue, ofQueue);
    }
    return rows;
  }

  return {
    async open(handlers) {
      const existing = await boss.getQueues();
      for (const rules of [GIVEN_UP_RULES, ...handlers]) await openQueue(rules, existing);
    },

    async enqueue(transaction, jobs) {
      const rows = rowsByQueue(jobs);
      for (const queue of rows.keys()) if (!known.has(queue)) throw new Error(`no handler serves the queue ${queue}`);
      for (const [queue, ofQueue] of rows)
        await boss.insert(queue, [...ofQueue.values()], { db: fromKnex(transaction) });
      if (listeners.size === 0 || rows.size === 0) return;
      // After a rollback there is nothing to report; the caller hears of it from the transaction itself.
      transaction.executionPromise.then(
        () => listeners.forEach((listener) => listener([...rows.keys()])),
        () => undefined,
      );
    },

    onStored(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    async depths() {
      const ofQueue = async (queue: string): Promise<QueueDepth[]> => {
        const [stats] = await boss.getQueueStats(queue, { force: true });
        if (!stats) return [];
        const { readyCount: waiting, deferredCount: delayed, activeCount: active, failedCount: failed } = stats;
        return Object.entries({ waiting, delayed, active, failed }).map(([state, count]) => ({
          queue,
          state: state as QueueDepth['state'],
          count,
        }));
      };
      return (await Promise.all([...known].map(ofQueue))).flat();
    },
  };
}
