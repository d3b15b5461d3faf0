import type { Database } from '../../database/database.js';
import type { Db, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobHandler, OnJobEnded } from '../port.js';
import { waitUnlessAborted } from '../../concurrency/bounded-wait.js';
import { createOutcomeReports } from './outcome-reports.js';
import { startAttempt, type AttemptControl, type FetchedJobHandler, type JobInProgress } from './job-attempt.js';
import { toFetched, type FetchedJob, type JobSettings, type RetryRules } from './stored-job.js';

export interface ConsumerHandler
  extends FetchedJobHandler, RetryRules, Pick<JobHandler, 'queue' | 'concurrency' | 'concurrencyPerOrganization'> {
  /** Whether fetched jobs include pg-boss' metadata, such as the source queue of a dead letter. Default: false. */
  readonly includeMetadata?: boolean;
}

export function toConsumerHandler(handler: JobHandler): ConsumerHandler {
  return {
    ...handler,
    run({ id, data, attempt }: FetchedJob, control: AttemptControl) {
      return handler.run({ id, data, attempt, ...control });
    },
  };
}

export interface Consumer {
  readonly queue: string;
  hasFreeCapacity(): boolean;
  /** Whether the queue has a limit per organization. If so, its fetches must be serialized across workers. */
  readonly isLimited: boolean;
  fetch(db?: Db): Promise<FetchedJob[]>;
  start(jobs: readonly FetchedJob[]): void;
  /** Renews the heartbeats of the consumer's jobs, and interrupts the jobs that it no longer holds. */
  beat(): Promise<void>;
  /** Waits for running jobs until the signal is aborted, then interrupts and requeues them. */
  stop(graceOver: AbortSignal): Promise<void>;
  stopRetryingReports(): void;
}

export interface ConsumerDependencies {
  readonly handler: ConsumerHandler;
  readonly boss: PgBoss;
  readonly database: Database;
  readonly settings: JobSettings;
  readonly log: Logger;
  readonly onJobEnded: OnJobEnded;
  readonly onFreeCapacity: (queue: string) => void;
}

type QueueAccess = Pick<ConsumerDependencies, 'handler' | 'boss'>;

async function fetchUpTo(
  { handler, boss }: QueueAccess,
  batchSize: number,
  groupConcurrency: number | undefined,
  db?: Db,
): Promise<FetchedJob[]> {
  const { queue, includeMetadata = false } = handler;
  if (batchSize <= 0) return [];
  const options = { batchSize, includeMetadata, ...(groupConcurrency && { groupConcurrency }), ...(db && { db }) };
  const jobs = await boss.fetch<Record<string, unknown>>(queue, options);
  return jobs.map((job) => toFetched(queue, handler, job));
}

async function fetchJobs(dependencies: QueueAccess, runningCount: number, db?: Db): Promise<FetchedJob[]> {
  const { concurrency, concurrencyPerOrganization } = dependencies.handler;
  const jobs: FetchedJob[] = [];
  const freeCapacity = () => concurrency - runningCount - jobs.length;
  const fetchMore = async (groupConcurrency: number | undefined, maxJobs = freeCapacity()): Promise<boolean> => {
    const more = await fetchUpTo(dependencies, maxJobs, groupConcurrency, db);
    jobs.push(...more);
    return more.length > 0;
  };
  if (concurrencyPerOrganization !== undefined) {
    // Fetch a single job first. Most polls of an idle worker find none, and then need only one statement.
    if (runningCount === 0 && !(await fetchMore(concurrencyPerOrganization, 1))) return [];
    // Next, fetch one job of each organization that runs none, so that a few organizations cannot take all free
    // capacity. Repeat this, because each fetch reads only the oldest jobs, which may belong to few organizations.
    while (await fetchMore(1));
  }
  await fetchMore(concurrencyPerOrganization);
  return jobs;
}

async function renewHeartbeats(
  { handler: { queue }, boss }: QueueAccess,
  held: readonly FetchedJob[],
): Promise<Set<string>> {
  const { settled = [] } = (await boss.touch(
    queue,
    held.map(({ stored }) => stored),
  )) as { settled?: string[] };
  return new Set(settled);
}

async function renewOrInterrupt(
  dependencies: QueueAccess,
  running: ReadonlyMap<string, JobInProgress>,
  reporting: ReadonlySet<FetchedJob>,
): Promise<void> {
  const held = [...[...running.values()].map(({ job }) => job), ...reporting];
  if (held.length === 0) return;
  const ours = await renewHeartbeats(dependencies, held);
  // Interrupt only the attempt whose heartbeat was sent. Meanwhile, the job may have ended, or this worker may have
  // fetched it again.
  for (const job of held) {
    const inProgress = running.get(job.stored.id);
    if (!ours.has(job.stored.id) && inProgress?.job === job) inProgress.interrupt('lease lost');
  }
}

/** Interrupts an earlier attempt of the same job, which may still run here after an outage. */
function addTo(running: Map<string, JobInProgress>, inProgress: JobInProgress): void {
  const { id } = inProgress.job.stored;
  running.get(id)?.interrupt('lease lost');
  running.set(id, inProgress);
}

export function createConsumer(dependencies: ConsumerDependencies): Consumer {
  const { handler, log, onJobEnded, onFreeCapacity } = dependencies;
  const { queue, concurrency, concurrencyPerOrganization } = handler;
  const reports = createOutcomeReports(dependencies);
  const running = new Map<string, JobInProgress>();
  const reporting = new Set<FetchedJob>();
  const ends = new Set<Promise<void>>();
  let isStopping = false;

  function startOne(job: FetchedJob): void {
    const key = job.stored.id;
    const startedAt = performance.now();
    const inProgress = startAttempt(handler, job);
    addTo(running, inProgress);
    if (isStopping) inProgress.interrupt('worker stops');
    const end = inProgress.outcome
      .then(async (outcome) => {
        if (running.get(key) === inProgress) running.delete(key);
        reporting.add(job);
        onFreeCapacity(queue);
        onJobEnded({ queue, outcome: await reports.report(job, outcome), durationMs: performance.now() - startedAt });
      })
      // An unreported attempt counts as lost after its lease expires.
      .catch((error: unknown) =>
        log.error(
          { err: error, queue, jobId: job.id, attempt: job.attempt },
          'the outcome of a job could not be reported',
        ),
      )
      .finally(() => {
        reporting.delete(job);
        ends.delete(end);
        // Until now, the job counted towards the limit of its organization.
        if (concurrencyPerOrganization !== undefined) onFreeCapacity(queue);
      });
    ends.add(end);
  }

  return {
    queue,
    isLimited: concurrencyPerOrganization !== undefined,
    hasFreeCapacity: () => running.size < concurrency,

    fetch: (db) => fetchJobs(dependencies, running.size, db),

    start: (jobs) => jobs.forEach(startOne),

    beat: () => renewOrInterrupt(dependencies, running, reporting),

    async stop(graceOver) {
      await waitUnlessAborted(Promise.all(ends), graceOver);
      isStopping = true;
      for (const inProgress of running.values()) inProgress.interrupt('worker stops');
      await Promise.all(ends);
    },

    stopRetryingReports: reports.stopRetrying,
  };
}
