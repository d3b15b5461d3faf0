// Stores jobs in the caller's transaction, so that a job exists only if the rows that require it exist.
import type { Database, DatabaseTransaction } from '../../database/database.js';
import { fromKnex, type PgBoss } from 'pg-boss';
import { createBoss } from './create-boss.js';
import { deadLetterRules } from './dead-letters.js';
import type { NewJob, JobQueues, QueueDepth, QueueRules } from '../port.js';
import { currentTraceparent } from '../../telemetry/spans.js';
import { retryLimitOf, toStored } from './stored-job.js';

export interface QueueDependencies {
  readonly database: Database;
  /** Maximum time between two heartbeats of a worker. After this time, other workers fetch the worker's jobs. */
  readonly leaseMs: number;
}

const unfinishedStates: readonly string[] = ['created', 'retry', 'active'];

const noJob = '00000000-0000-0000-0000-000000000000';

/** How long ended jobs are stored. For the effect, see `NewJob.id`. */
const deleteEndedAfterSeconds = 3_600;
const deleteDeadLettersAfterSeconds = 7 * 86_400;
/** How long a job waits for a worker before pg-boss deletes it. */
const retentionSeconds = 365 * 86_400;
/** Maximum duration of an attempt that pg-boss allows. The handler's time limit is shorter. */
const expireSeconds = 86_400;
/** Minimum that pg-boss allows for a queue. Each job sets its own interval, which may be shorter. */
const minHeartbeatSeconds = 10;

/** If several jobs have the same id, keeps the first. */
function rowsByQueue(jobs: readonly NewJob[], heartbeatSeconds: number) {
  const traceparent = currentTraceparent();
  const rows = new Map<string, Map<unknown, ReturnType<typeof toStored>>>();
  for (const { queue, id, data, delayMs } of jobs) {
    const row = {
      ...toStored(data, traceparent === undefined ? {} : { traceparent }, { heartbeatSeconds }),
      ...(id && { id }),
      ...(delayMs && { startAfter: delayMs / 1_000 }),
    };
    const ofQueue = rows.get(queue) ?? new Map<unknown, typeof row>();
    if (id === undefined || !ofQueue.has(id)) ofQueue.set(id ?? row, row);
    rows.set(queue, ofQueue);
  }
  return rows;
}

async function openQueue(
  boss: PgBoss,
  heartbeatSeconds: number,
  rules: QueueRules,
  existing: Awaited<ReturnType<PgBoss['getQueues']>>,
): Promise<void> {
  const isDeadLetterQueue = rules.queue === deadLetterRules.queue;
  const options = {
    retryLimit: retryLimitOf(rules),
    retryDelay: 0,
    expireInSeconds: expireSeconds,
    retentionSeconds,
    deleteAfterSeconds: isDeadLetterQueue ? deleteDeadLettersAfterSeconds : deleteEndedAfterSeconds,
    heartbeatSeconds: Math.max(heartbeatSeconds, minHeartbeatSeconds),
    // Wake the workers of other processes, which would otherwise find the job at their next poll.
    notify: true,
    ...(isDeadLetterQueue ? {} : { deadLetter: deadLetterRules.queue }),
  };
  const before = existing.find(({ name }) => name === rules.queue);
  if (!before) await boss.createQueue(rules.queue, options);
  else if (Object.entries(options).some(([name, value]) => before[name as keyof typeof options] !== value)) {
    await boss.updateQueue(rules.queue, options);
  }
  // Load the queue into pg-boss' cache. Otherwise, `insert` would load it during a transaction and need a second
  // connection. `findJobs` also works in a read-only database.
  await boss.findJobs(rules.queue, { id: noJob });
}

async function depthsOf(boss: PgBoss, queue: string): Promise<QueueDepth[]> {
  const [stats] = await boss.getQueueStats(queue, { force: true });
  if (!stats) return [];
  const { readyCount: waiting, deferredCount: delayed, activeCount: active, failedCount: failed } = stats;
  return Object.entries({ waiting, delayed, active, failed }).map(([state, count]) => ({
    queue,
    state: state as QueueDepth['state'],
    count,
  }));
}

export function createJobQueues({ database, leaseMs }: QueueDependencies): JobQueues {
  const boss = createBoss(database);
  const heartbeatSeconds = Math.ceil(leaseMs / 1_000);
  const known = new Set<string>();
  const listeners = new Set<(queues: readonly string[]) => void>();

  return {
    async open(handlers) {
      const existing = await boss.getQueues();
      for (const rules of [deadLetterRules, ...handlers]) {
        await openQueue(boss, heartbeatSeconds, rules, existing);
        known.add(rules.queue);
      }
    },

    async enqueue(transaction: DatabaseTransaction, jobs) {
      const rows = rowsByQueue(jobs, heartbeatSeconds);
      for (const queue of rows.keys()) if (!known.has(queue)) throw new Error(`no handler serves the queue ${queue}`);
      for (const [queue, ofQueue] of rows)
        await boss.insert(queue, [...ofQueue.values()], { db: fromKnex(transaction) });
      if (listeners.size === 0 || rows.size === 0) return;
      // Ignore a rollback here, because the caller of the transaction receives the error.
      transaction.executionPromise.then(
        () => listeners.forEach((listener) => listener([...rows.keys()])),
        () => undefined,
      );
    },

    async isUnfinished(queue, data) {
      const found = await boss.findJobs(queue, { data: { ...data } });
      return found.some(({ state }) => unfinishedStates.includes(state));
    },

    onStored(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    depths: async () => (await Promise.all([...known].map((queue) => depthsOf(boss, queue)))).flat(),
  };
}
