// Runs jobs and periodic tasks. fetch-loop.ts fetches jobs, queue-consumer.ts and job-attempt.ts run them, and
// outcome-reports.ts stores how they ended.
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/database.js';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { createBoss, type JobNotifications } from './create-boss.js';
import type { OnJobEnded, OnPeriodicTaskEnded, JobQueues, Work, Worker } from '../port.js';
import { createFetchRequests, runFetchLoop } from './fetch-loop.js';
import { createConsumer, toConsumerHandler, type Consumer } from './queue-consumer.js';
import { waitUnlessAborted, waitAtMost } from '../../concurrency/bounded-wait.js';
import { deadLetterHandler, deadLetterRules } from './dead-letters.js';
import { logOutages } from './log-outages.js';
import { createPeriodicTaskRepository } from '../periodic/repository.js';
import { startPeriodicTasks } from '../periodic/run-periodic-tasks.js';

export interface WorkerSettings {
  /** Interval between checks for jobs that became due, or whose notification was lost. */
  readonly pollIntervalMs: number;
  /** Maximum time between two heartbeats of this worker. After this time, other workers fetch its jobs. */
  readonly leaseMs: number;
}

export interface WorkerDependencies extends Work {
  /** The worker's own pool, so that heartbeats continue while handlers use all other connections. */
  readonly database: Database;
  readonly queue: Pick<JobQueues, 'onStored'>;
  readonly settings: WorkerSettings;
  readonly log: Logger;
  readonly onJobEnded: OnJobEnded;
  readonly onPeriodicTaskEnded: OnPeriodicTaskEnded;
}

/** Lets a lease survive two failed heartbeats. */
const beatsPerLease = 4;
/** Maximum time after the grace period to store the last outcomes. pg-boss then has the same time to stop. */
const lastReportsMs = 1_000;
const maintenanceIntervalSeconds = 60;
/** Minimum time between two log lines about the same error. In an outage, pg-boss emits several errors per second. */
const repeatErrorAfterMs = 60_000;

/** Starts pg-boss. Its maintenance reclaims jobs after missed heartbeats and deletes old jobs. */
async function startBoss({ database, settings, log }: WorkerDependencies, notified: JobNotifications): Promise<PgBoss> {
  const everySeconds = Math.min(Math.max(Math.floor(settings.leaseMs / 5_000), 1), 10);
  const options = {
    supervise: true,
    migrate: true,
    useListenNotify: true,
    superviseIntervalSeconds: everySeconds,
    monitorIntervalSeconds: everySeconds,
    maintenanceIntervalSeconds,
    // Resolve dependencies between jobs rarely, because this service creates none.
    flowIntervalSeconds: 3_600,
    monitorVacuum: false,
  };
  const boss = createBoss(database, options, notified);
  const loggedAt = new Map<string, number>();
  boss.on('error', (error) => {
    const now = performance.now();
    for (const [message, at] of loggedAt) if (now - at >= repeatErrorAfterMs) loggedAt.delete(message);
    if (loggedAt.has(error.message)) return;
    loggedAt.set(error.message, now);
    log.error({ err: error }, 'the maintenance of jobs failed; it is retried');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  await boss.start();
  return boss;
}

function createConsumers(
  { jobs, database, settings, log, onJobEnded }: WorkerDependencies,
  boss: PgBoss,
  onFreeCapacity: (queue: string) => void,
): Consumer[] {
  const jobSettings = { heartbeatSeconds: Math.ceil(settings.leaseMs / 1_000) };
  return [...jobs.map(toConsumerHandler), deadLetterHandler(jobs, log)].map((handler) =>
    createConsumer({ handler, boss, database, settings: jobSettings, log, onJobEnded, onFreeCapacity }),
  );
}

function startHeartbeats(
  consumers: readonly Consumer[],
  { leaseMs }: WorkerSettings,
  log: Logger,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const beat = async () => void (await Promise.all(consumers.map((consumer) => consumer.beat())));
  const beats = repeat(
    leaseMs / beatsPerLease,
    stopping.signal,
    logOutages('renewing the heartbeats of jobs', log, beat),
  );
  return {
    async stop() {
      stopping.abort();
      await beats;
    },
  };
}

/**
 * Ends the retries of outcome reports soon after the grace period, so that an unavailable database does not keep the
 * process running. Returns the function that removes this limit.
 */
function limitReports(consumers: readonly Consumer[], graceOver: AbortSignal): () => void {
  let lastReports: NodeJS.Timeout | undefined;
  const startLimit = (): void => {
    lastReports = setTimeout(() => consumers.forEach((consumer) => consumer.stopRetryingReports()), lastReportsMs);
  };
  if (graceOver.aborted) startLimit();
  else graceOver.addEventListener('abort', startLimit, { once: true });
  return () => {
    graceOver.removeEventListener('abort', startLimit);
    clearTimeout(lastReports);
  };
}

export async function startWorker(dependencies: WorkerDependencies): Promise<Worker> {
  const { jobs, queue, database, settings, log } = dependencies;
  const fetches = createFetchRequests();
  const everyQueue = [...jobs, deadLetterRules].map(({ queue: name }) => name);
  const boss = await startBoss(dependencies, {
    onStored: (name) => fetches.request([name]),
    onMissed: () => fetches.request(everyQueue),
  });
  const consumers = createConsumers(dependencies, boss, (name) => fetches.request([name]));

  fetches.request(everyQueue);
  const fetchLoop = runFetchLoop({ fetches, consumers, database, log });
  const poll = setInterval(() => fetches.request(everyQueue), settings.pollIntervalMs);
  const unlisten = queue.onStored(fetches.request);
  const heartbeats = startHeartbeats(consumers, settings, log);
  const periodic = startPeriodicTasks({ ...dependencies, periodicTasks: createPeriodicTaskRepository(database) });

  const stop = async (graceOver: AbortSignal): Promise<void> => {
    unlisten();
    clearInterval(poll);
    fetches.stop();
    await waitUnlessAborted(fetchLoop, graceOver);
    const unlimit = limitReports(consumers, graceOver);
    const stopConsumers = () => Promise.all(consumers.map((consumer) => consumer.stop(graceOver)));
    await Promise.all([periodic.stop(graceOver), stopConsumers(), fetchLoop]);
    // A last fetch may have started jobs after the grace period.
    await stopConsumers();
    unlimit();
    // End heartbeats last, so that no other worker starts a job that still runs here.
    await heartbeats.stop();
    await waitAtMost(boss.stop({ graceful: false }), lastReportsMs);
  };
  const graceOver = new AbortController();
  // Each queue adds a listener, and Node warns about more than ten listeners.
  setMaxListeners(0, graceOver.signal);
  let stopping: Promise<void> | undefined;
  return {
    stop(graceMs) {
      if (graceMs <= 0) graceOver.abort();
      const timer = setTimeout(() => graceOver.abort(), graceMs);
      stopping ??= stop(graceOver.signal);
      return stopping.finally(() => clearTimeout(timer));
    },
  };
}

async function repeat(everyMs: number, signal: AbortSignal, action: () => Promise<void>): Promise<void> {
  for (; !signal.aborted; await sleep(everyMs, undefined, { signal }).catch(() => undefined)) await action();
}
