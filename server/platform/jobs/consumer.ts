// Runs the jobs of one queue in this process and reports how each of them ended.
import type { Knex } from 'knex';
import { fromKnex, type Db, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobHandler } from './jobs.js';
import { createCompletions } from './completions.js';
import { endsWithin } from './ends-within.js';
import { startJob, type FetchedJobHandler, type JobInProgress, type Outcome } from './run-job.js';
import { successorOf, toFetched, type FetchedJob, type JobSettings, type RetryRules } from './stored-job.js';

export type JobOutcome = 'completed' | 'failed' | 'given back' | 'lost';

/** Called once per attempt that ended. */
export type JobEnded = (ended: {
  readonly queue: string;
  readonly outcome: JobOutcome;
  readonly durationMs: number;
}) => void;

export interface ConsumerHandler
  extends FetchedJobHandler, RetryRules, Pick<JobHandler, 'queue' | 'concurrency' | 'organizationShare'> {
  /** Fetches where a job came from. Default: false, because few jobs need it. */
  readonly includeMetadata?: boolean;
}

export interface Consumer {
  readonly queue: string;
  /** Whether it may run further jobs. */
  hasRoom(): boolean;
  /** Whether it has a limit per organization, so that fetches have to be serialized across workers. */
  readonly isLimited: boolean;
  /** Claims as many jobs as it has room for. */
  fetch(db?: Db): Promise<FetchedJob[]>;
  /** Runs claimed jobs. */
  start(jobs: readonly FetchedJob[]): void;
  /** Renews the heartbeats of all jobs that it holds, and aborts those that it holds no longer. */
  beat(): Promise<void>;
  /** Waits for running jobs as long as the grace, then interrupts them and gives them back. */
  stop(graceMs: number): Promise<void>;
  /** Waits no longer for a database that stores no reports. */
  giveUpReports(): void;
}

export interface ConsumerDependencies {
  readonly handler: ConsumerHandler;
  readonly boss: PgBoss;
  readonly database: Knex;
  readonly settings: JobSettings;
  readonly log: Logger;
  readonly jobEnded: JobEnded;
  /** Called when a job has ended, so that there is room for another. */
  readonly onRoom: (queue: string) => void;
}

export function createConsumer({
  handler,
  boss,
  database,
  settings,
  log,
  jobEnded,
  onRoom,
}: ConsumerDependencies): Consumer {
  const { queue, concurrency, organizationShare, includeMetadata = false } = handler;
  const completions = createCompletions({ boss, queue, log });
  const running = new Map<string, JobInProgress>();
  const reporting = new Set<FetchedJob>();
  const ends = new Set<Promise<void>>();
  let isStopping = false;

  async function fetchUpTo(batchSize: number, groupConcurrency: number | undefined, db?: Db): Promise<FetchedJob[]> {
    if (batchSize <= 0) return [];
    const options = { batchSize, includeMetadata, ...(groupConcurrency && { groupConcurrency }), ...(db && { db }) };
    const jobs = await boss.fetch<Record<string, unknown>>(queue, options);
    return jobs.map((job) => toFetched(queue, handler, job));
  }

  /** Completes this job and stores the next attempt, unless another worker holds the job by now. */
  const replace = (job: FetchedJob, reason: 'failed' | 'interrupted', message: string): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const db = fromKnex(transaction);
      const { affected } = (await boss.complete(queue, job.stored, { message }, { db })) as { affected: number };
      if (affected > 0) await boss.insert(queue, [successorOf(job, handler, reason, settings)], { db });
      return affected > 0;
    });

  async function fail(job: FetchedJob, error: unknown): Promise<JobOutcome> {
    const about = { queue, jobId: job.id, attempt: job.attempt, err: error };
    const message = messageOf(error);
    if (!job.isLastAttempt) {
      if (!(await replace(job, 'failed', message))) return 'lost';
      log.warn(about, 'a job failed and will be run again');
      return 'failed';
    }
    const { affected } = (await boss.fail(queue, job.stored, { message, isReported: true })) as { affected: number };
    if (affected === 0) return 'lost';
    log.error(about, 'a job failed for good');
    return 'failed';
  }

  async function settle(job: FetchedJob, outcome: Outcome): Promise<JobOutcome> {
    if (outcome.kind === 'completed') return (await completions.add(job)) ? 'completed' : 'lost';
    if (outcome.kind === 'failed') return fail(job, outcome.error);
    log.warn({ queue, jobId: job.id, attempt: job.attempt }, `a job was interrupted: ${outcome.by}`);
    if (outcome.by === 'lease lost') return 'lost';
    return (await replace(job, 'interrupted', outcome.by)) ? 'given back' : 'lost';
  }

  function startOne(job: FetchedJob): void {
    const key = job.stored.id;
    const startedAt = performance.now();
    const inProgress = startJob(handler, job);
    running.set(key, inProgress);
    if (isStopping) inProgress.interrupt('worker stops');
    const end = inProgress.outcome
      .then(async (outcome) => {
        running.delete(key);
        reporting.add(job);
        onRoom(queue);
        jobEnded({ queue, outcome: await settle(job, outcome), durationMs: performance.now() - startedAt });
      })
      // What could not be reported is run again after it missed its heartbeat.
      .catch((error: unknown) =>
        log.error({ err: error, queue, jobId: job.id, attempt: job.attempt }, 'the end of a job could not be reported'),
      )
      .finally(() => {
        reporting.delete(job);
        ends.delete(end);
        // A job that waits until its organization has fewer running may be claimed now.
        if (organizationShare !== undefined) onRoom(queue);
      });
    ends.add(end);
  }

  return {
    queue,
    isLimited: organizationShare !== undefined,
    hasRoom: () => running.size < concurrency,

    async fetch(db) {
      const room = concurrency - running.size;
      // Organizations that have nothing running come first. While nothing runs here, all may have room.
      const first = organizationShare !== undefined && running.size > 0 ? await fetchUpTo(room, 1, db) : [];
      return [...first, ...(await fetchUpTo(room - first.length, organizationShare, db))];
    },

    start: (jobs) => jobs.forEach(startOne),

    async beat() {
      const held = [...[...running.values()].map(({ job }) => job), ...reporting];
      if (held.length === 0) return;
      const { settled = [] } = (await boss.touch(
        queue,
        held.map(({ stored }) => stored),
      )) as { settled?: string[] };
      const ours = new Set(settled);
      // A job that was reported meanwhile is not renewed either, and is no longer in `running`.
      for (const { stored } of held) if (!ours.has(stored.id)) running.get(stored.id)?.interrupt('lease lost');
    },

    async stop(graceMs) {
      await endsWithin(Promise.all(ends), graceMs);
      isStopping = true;
      for (const inProgress of running.values()) inProgress.interrupt('worker stops');
      await Promise.all(ends);
    },

    giveUpReports: () => completions.giveUp(),
  };
}

/** Stored with the job for operators. The log has the rest. */
function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
