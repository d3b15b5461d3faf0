// Runs jobs and periodic tasks in this process until it is stopped.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { fromKnex } from 'pg-boss';
import type { Logger } from 'pino';
import { createBoss } from '../database/pg-boss.js';
import type { JobHandler, PeriodicTask } from './jobs.js';
import { createConsumer, type Consumer, type JobEnded } from './consumer.js';
import { endsWithin } from './ends-within.js';
import { givenUpHandler, toConsumerHandler } from './given-up.js';
import { createPeriodicTaskRepository } from './periodic-task-repository.js';
import { startPeriodicTasks, type PeriodicTaskEnded } from './periodic-tasks.js';
import type { OpenQueue } from './queue.js';

export interface WorkerSettings {
  /** How often to look for jobs that other processes stored or that have become due. */
  readonly pollIntervalMs: number;
  /** How long this worker may go without a heartbeat before its jobs are taken from it. */
  readonly leaseMs: number;
}

export interface WorkerDependencies {
  readonly jobs: readonly JobHandler[];
  readonly periodic: readonly PeriodicTask[];
  /** A pool of the worker's own, so that heartbeats are kept while handlers use all other connections. */
  readonly database: Knex;
  readonly queue: Pick<OpenQueue, 'onStored'>;
  readonly settings: WorkerSettings;
  readonly log: Logger;
  readonly jobEnded: JobEnded;
  readonly periodicTaskEnded: PeriodicTaskEnded;
}

export interface Worker {
  /** Ends when nothing runs any more: what is not done after the grace is given back. May be called more than once. */
  stop(graceMs: number): Promise<void>;
}

/** Of a lease: two may fail before the third comes too late. */
const BEATS_PER_LEASE = 4;
/** After everything has ended: for reports that the database has not stored yet. */
const LAST_REPORTS_MS = 1_000;
const MAINTENANCE_INTERVAL_SECONDS = 60;
/** pg-boss emits each failure of its upkeep. During an outage that is several a second. */
const REPEAT_ERROR_AFTER_MS = 60_000;

/**
 * Takes turns across all workers: two fetches at a time could both count the jobs of an organization and both claim the
 * last one that it may run. pg-boss' own limit allows that (docs/decisions/organization-concurrency.md).
 */
const TAKE_TURNS = `select pg_advisory_xact_lock(hashtextextended('agent-platform: fetch of jobs', 0))`;

/** Starts pg-boss with its upkeep: it takes jobs from workers that missed their heartbeats and deletes old ones. */
async function startBoss({ database, settings, log }: WorkerDependencies) {
  const everySeconds = Math.min(Math.max(Math.floor(settings.leaseMs / 5_000), 1), 10);
  const boss = createBoss(database, {
    supervise: true,
    migrate: true,
    superviseIntervalSeconds: everySeconds,
    monitorIntervalSeconds: everySeconds,
    maintenanceIntervalSeconds: MAINTENANCE_INTERVAL_SECONDS,
    // Dependencies between jobs are not used, and garbage is not worth a statement in each pass.
    flowIntervalSeconds: 3_600,
    monitorVacuum: false,
  });
  const loggedAt = new Map<string, number>();
  boss.on('error', (error) => {
    const before = loggedAt.get(error.message) ?? -Infinity;
    if (performance.now() - before < REPEAT_ERROR_AFTER_MS) return;
    loggedAt.clear();
    loggedAt.set(error.message, performance.now());
    log.error({ err: error }, 'the upkeep of jobs failed; it is repeated');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  await boss.start();
  return boss;
}

/** Claims jobs for the consumers that have room and starts them. Returns the queues that may have more. */
async function claim(consumers: readonly Consumer[], database: Knex): Promise<string[]> {
  const ready = consumers.filter((consumer) => consumer.hasRoom());
  const limited = ready.filter(({ isLimited }) => isLimited);
  const claimed = await Promise.allSettled([
    ...ready
      .filter(({ isLimited }) => !isLimited)
      .map(async (consumer) => [{ consumer, jobs: await consumer.fetch() }]),
    limited.length === 0
      ? []
      : database.transaction(async (transaction) => {
          await transaction.raw(TAKE_TURNS);
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
  const { jobs, queue, database, settings, log, jobEnded } = dependencies;
  const boss = await startBoss(dependencies);
  const stopped = new AbortController();
  const jobSettings = { heartbeatSeconds: Math.ceil(settings.leaseMs / 1_000) };
  const wanted = new Set<string>();
  let proceed: () => void = () => undefined;
  const want = (queues: readonly string[]): void => {
    queues.forEach((name) => wanted.add(name));
    proceed();
  };
  const consumers = [...jobs.map(toConsumerHandler), givenUpHandler(jobs, log)].map((handler) =>
    createConsumer({ handler, boss, database, settings: jobSettings, log, jobEnded, onRoom: (name) => want([name]) }),
  );
  const everyQueue = consumers.map(({ queue: name }) => name);

  /** Until there is something to do; what else happens in the same turn of the event loop comes along. */
  async function untilWanted(): Promise<void> {
    if (wanted.size === 0 && !stopped.signal.aborted) await new Promise<void>((resolve) => (proceed = resolve));
    await new Promise(setImmediate);
  }

  async function claimWanted(): Promise<void> {
    const names = new Set(wanted);
    wanted.clear();
    want(
      await claim(
        consumers.filter(({ queue: name }) => names.has(name)),
        database,
      ),
    );
  }

  async function fetching(): Promise<void> {
    const attempt = keepTrying('fetching jobs', log, claimWanted);
    for (await untilWanted(); !stopped.signal.aborted; await untilWanted()) await attempt();
  }

  want(everyQueue);
  const fetchLoop = fetching();
  const poll = setInterval(() => want(everyQueue), settings.pollIntervalMs);
  const unlisten = queue.onStored(want);
  const beating = new AbortController();
  const beats = repeat(
    settings.leaseMs / BEATS_PER_LEASE,
    beating.signal,
    keepTrying(
      'renewing the heartbeats of jobs',
      log,
      async () => void (await Promise.all(consumers.map((consumer) => consumer.beat()))),
    ),
  );
  const periodic = startPeriodicTasks({ ...dependencies, periodicTasks: createPeriodicTaskRepository(database) });

  const stop = async (graceMs: number): Promise<void> => {
    unlisten();
    clearInterval(poll);
    stopped.abort();
    proceed();
    await fetchLoop;
    const lastReports = setTimeout(
      () => consumers.forEach((consumer) => consumer.giveUpReports()),
      graceMs + LAST_REPORTS_MS,
    );
    await Promise.all([periodic.stop(graceMs), ...consumers.map((consumer) => consumer.stop(graceMs))]);
    clearTimeout(lastReports);
    beating.abort(); // not before, so that no other worker begins what still runs here
    await beats;
    await endsWithin(boss.stop({ graceful: false }), LAST_REPORTS_MS);
  };
  let stopping: Promise<void> | undefined;
  return { stop: (graceMs) => (stopping ??= stop(graceMs)) };
}

/** Never rejects. An outage is logged when it begins and when it is over, not every time. */
function keepTrying(what: string, log: Logger, action: () => Promise<void>): () => Promise<void> {
  let isFailing = false;
  return async () => {
    try {
      await action();
      if (isFailing) log.info(`${what} works again`);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, `${what} fails; it is repeated until it works`);
      isFailing = true;
    }
  };
}

async function repeat(everyMs: number, signal: AbortSignal, action: () => Promise<void>): Promise<void> {
  for (; !signal.aborted; await sleep(everyMs, undefined, { signal }).catch(() => undefined)) await action();
}
