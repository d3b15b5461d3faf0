// Runs jobs and periodic tasks in this process until it is stopped.
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { fromKnex, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { createBoss, type JobNotifications } from '../database/pg-boss.js';
import type { JobHandler, PeriodicTask } from './jobs.js';
import { createConsumer, type Consumer, type JobEnded } from './consumer.js';
import { endsBefore, endsWithin } from '../concurrency/bounded-wait.js';
import { createFetchRequests } from './fetch-requests.js';
import { givenUpHandler, toConsumerHandler } from './given-up.js';
import { createPeriodicTaskRepository } from './periodic-task-repository.js';
import { startPeriodicTasks, type PeriodicTaskEnded } from './periodic-tasks.js';
import { givenUpRules, type OpenQueue } from './queue.js';

export interface WorkerSettings {
  /** Interval between checks for jobs that have become due, or whose notification was lost. */
  readonly pollIntervalMs: number;
  /** Maximum time between heartbeats. After it, other workers claim this worker's jobs. */
  readonly leaseMs: number;
}

export interface WorkerDependencies {
  readonly jobs: readonly JobHandler[];
  readonly periodic: readonly PeriodicTask[];
  /** The worker's own pool, so that heartbeats continue while handlers use all other connections. */
  readonly database: Knex;
  readonly queue: Pick<OpenQueue, 'onStored'>;
  readonly settings: WorkerSettings;
  readonly log: Logger;
  readonly onJobEnded: JobEnded;
  readonly onPeriodicTaskEnded: PeriodicTaskEnded;
}

export interface Worker {
  /**
   * Stops claiming jobs and waits up to `graceMs` for running ones, then returns them to the queue. A further call may
   * end the grace period earlier.
   */
  stop(graceMs: number): Promise<void>;
}

/** Heartbeats per lease: two may fail before the lease expires. */
const beatsPerLease = 4;
/** Additional time for reports that the database has not stored yet. */
const lastReportsMs = 1_000;
const maintenanceIntervalSeconds = 60;
/**
 * Minimum time between two log lines about the same error. During an outage, pg-boss emits several errors per second.
 */
const repeatErrorAfterMs = 60_000;

/**
 * Serializes fetches across all workers. Otherwise, two concurrent fetches could both count an organization's jobs and
 * both claim its last slot. pg-boss' own limit allows that (server/docs/decisions/organization-concurrency.md).
 */
const serializeFetchesSql = `select pg_advisory_xact_lock(hashtextextended('agent-platform: fetch of jobs', 0))`;

/** Starts pg-boss with its maintenance, which reclaims jobs after missed heartbeats and deletes old jobs. */
async function startBoss({ database, settings, log }: WorkerDependencies, notified: JobNotifications): Promise<PgBoss> {
  const everySeconds = Math.min(Math.max(Math.floor(settings.leaseMs / 5_000), 1), 10);
  const options = {
    supervise: true,
    migrate: true,
    useListenNotify: true,
    superviseIntervalSeconds: everySeconds,
    monitorIntervalSeconds: everySeconds,
    maintenanceIntervalSeconds,
    // Dependencies between jobs are not used, and vacuum checks are not needed in each pass.
    flowIntervalSeconds: 3_600,
    monitorVacuum: false,
  };
  const boss = createBoss(database, options, notified);
  const loggedAt = new Map<string, number>();
  boss.on('error', (error) => {
    const before = loggedAt.get(error.message) ?? -Infinity;
    if (performance.now() - before < repeatErrorAfterMs) return;
    loggedAt.clear();
    loggedAt.set(error.message, performance.now());
    log.error({ err: error }, 'the maintenance of jobs failed; it is retried');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  await boss.start();
  return boss;
}

/** Claims and starts jobs for the consumers that have free slots. Returns the queues that may have more. */
async function claim(consumers: readonly Consumer[], database: Knex): Promise<string[]> {
  const ready = consumers.filter((consumer) => consumer.hasFreeSlot());
  const limited = ready.filter(({ isLimited }) => isLimited);
  const claimed = await Promise.allSettled([
    ...ready
      .filter(({ isLimited }) => !isLimited)
      .map(async (consumer) => [{ consumer, jobs: await consumer.fetch() }]),
    limited.length === 0
      ? []
      : database.transaction(async (transaction) => {
          await transaction.raw(serializeFetchesSql);
          const fetched = [];
          for (const consumer of limited) fetched.push({ consumer, jobs: await consumer.fetch(fromKnex(transaction)) });
          return fetched;
        }),
  ]);
  const fetched = claimed
    .flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    .filter(({ jobs }) => jobs.length > 0);
  for (const { consumer, jobs } of fetched) consumer.start(jobs);
  const failed = claimed.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  return fetched.map(({ consumer }) => consumer.queue);
}

export async function startWorker(dependencies: WorkerDependencies): Promise<Worker> {
  const { jobs, queue, database, settings, log, onJobEnded } = dependencies;
  const jobSettings = { heartbeatSeconds: Math.ceil(settings.leaseMs / 1_000) };
  const fetches = createFetchRequests();
  const everyQueue = [...jobs, givenUpRules].map(({ queue: name }) => name);
  const boss = await startBoss(dependencies, {
    onStored: (name) => fetches.request([name]),
    onMissed: () => fetches.request(everyQueue),
  });
  const consumers = [...jobs.map(toConsumerHandler), givenUpHandler(jobs, log)].map((handler) =>
    createConsumer({
      handler,
      boss,
      database,
      settings: jobSettings,
      log,
      onJobEnded,
      onFreeSlot: (name) => fetches.request([name]),
    }),
  );

  async function claimRequested(): Promise<void> {
    const names = fetches.take();
    fetches.request(
      await claim(
        consumers.filter(({ queue: name }) => names.has(name)),
        database,
      ),
    );
  }

  async function fetching(): Promise<void> {
    const attempt = keepTrying('fetching jobs', log, claimRequested);
    while (await fetches.next()) await attempt();
  }

  fetches.request(everyQueue);
  const fetchLoop = fetching();
  const poll = setInterval(() => fetches.request(everyQueue), settings.pollIntervalMs);
  const unlisten = queue.onStored(fetches.request);
  const beating = new AbortController();
  const beats = repeat(
    settings.leaseMs / beatsPerLease,
    beating.signal,
    keepTrying(
      'renewing the heartbeats of jobs',
      log,
      async () => void (await Promise.all(consumers.map((consumer) => consumer.beat()))),
    ),
  );
  const periodic = startPeriodicTasks({ ...dependencies, periodicTasks: createPeriodicTaskRepository(database) });

  const stop = async (graceOver: AbortSignal): Promise<void> => {
    unlisten();
    clearInterval(poll);
    fetches.stop();
    await endsBefore(fetchLoop, graceOver);
    let lastReports: NodeJS.Timeout | undefined;
    const limitReports = (): void => {
      lastReports = setTimeout(() => consumers.forEach((consumer) => consumer.giveUpReports()), lastReportsMs);
    };
    if (graceOver.aborted) limitReports();
    else graceOver.addEventListener('abort', limitReports, { once: true });
    const stopConsumers = () => Promise.all(consumers.map((consumer) => consumer.stop(graceOver)));
    await Promise.all([periodic.stop(graceOver), stopConsumers(), fetchLoop]);
    await stopConsumers(); // of jobs that the last fetch claimed after the grace period
    graceOver.removeEventListener('abort', limitReports);
    clearTimeout(lastReports);
    beating.abort(); // last, so that no other worker starts a job that still runs here
    await beats;
    await endsWithin(boss.stop({ graceful: false }), lastReportsMs);
  };
  const graceOver = new AbortController();
  setMaxListeners(0, graceOver.signal); // each queue has its own
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

/** Wraps an action so that it never rejects. Logs an outage when it begins and when it ends, not at each attempt. */
function keepTrying(what: string, log: Logger, action: () => Promise<void>): () => Promise<void> {
  let isFailing = false;
  return async () => {
    try {
      await action();
      if (isFailing) log.info(`${what} works again`);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, `${what} fails; it is retried until it works`);
      isFailing = true;
    }
  };
}

async function repeat(everyMs: number, signal: AbortSignal, action: () => Promise<void>): Promise<void> {
  for (; !signal.aborted; await sleep(everyMs, undefined, { signal }).catch(() => undefined)) await action();
}
