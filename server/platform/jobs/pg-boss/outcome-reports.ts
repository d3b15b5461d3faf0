import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../database/database.js';
import { fromKnex, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isTransientDatabaseError } from '../../database/errors.js';
import type { JobOutcome } from '../port.js';
import type { Outcome } from './job-attempt.js';
import { successorOf, type FetchedJob, type JobSettings, type RetryRules } from './stored-job.js';

export interface OutcomeReports {
  /**
   * Resolves to `lost` if this worker no longer holds the job, or if the completion of the job cannot be stored.
   * Rejects if a failure or an interruption cannot be stored.
   */
  report(job: FetchedJob, outcome: Outcome): Promise<JobOutcome>;
  stopRetrying(): void;
}

export interface OutcomeReportsDependencies {
  readonly handler: RetryRules & { readonly queue: string };
  readonly boss: PgBoss;
  readonly database: Database;
  readonly settings: JobSettings;
  readonly log: Logger;
}

const maxInOneStatement = 500;
const pauseAfterFailureMs = 500;

interface UnreportedCompletion {
  readonly stored: FetchedJob['stored'];
  readonly done: (isOurs: boolean) => void;
}

/**
 * Returns a function that reports a completed job, together with others that completed during the previous report. The
 * function never rejects. It resolves to false if this worker no longer held the job, or if the report failed and is
 * not retried.
 */
function batchCompletions(
  { boss, handler: { queue }, log }: OutcomeReportsDependencies,
  isRetrying: () => boolean,
): (job: FetchedJob) => Promise<boolean> {
  const waiting: UnreportedCompletion[] = [];
  let isReporting = false;

  async function report(): Promise<void> {
    isReporting = true;
    // Report jobs together that end in the same iteration of the event loop.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const portion = waiting.slice(0, maxInOneStatement);
      try {
        // The declared type omits `settled`, the ids of the jobs that this worker still held.
        const { settled } = (await boss.complete(
          queue,
          portion.map(({ stored }) => stored),
        )) as { settled?: string[] };
        const ours = new Set(settled);
        waiting.splice(0, portion.length).forEach(({ stored, done }) => done(ours.has(stored.id)));
      } catch (error) {
        if (!isRetrying()) break;
        log.warn({ err: error, queue, jobs: waiting.length }, 'reporting completed jobs failed; it is retried');
        await sleep(pauseAfterFailureMs, undefined, { ref: false });
      }
    }
    isReporting = false;
    waiting.splice(0).forEach(({ done }) => done(false));
  }

  return ({ stored }) =>
    new Promise((done) => {
      waiting.push({ stored, done });
      if (!isReporting) void report();
    });
}

export function createOutcomeReports(dependencies: OutcomeReportsDependencies): OutcomeReports {
  const { handler, boss, database, settings, log } = dependencies;
  const { queue } = handler;
  let isRetrying = true;
  const complete = batchCompletions(dependencies, () => isRetrying);

  /**
   * Completes the job in pg-boss and stores its next attempt as a new job (stored-job.ts). Returns whether this worker
   * still held the job.
   */
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
      log.warn(about, 'a job failed and will be retried');
      return 'failed';
    }
    const { affected } = (await boss.fail(queue, job.stored, { message, isReported: true })) as { affected: number };
    if (affected === 0) return 'lost';
    log.error(about, 'a job failed and has no retries left');
    return 'failed';
  }

  async function reportOnce(job: FetchedJob, outcome: Outcome): Promise<JobOutcome> {
    if (outcome.kind === 'completed') return (await complete(job)) ? 'completed' : 'lost';
    if (outcome.kind === 'failed') return fail(job, outcome.error);
    log.warn({ queue, jobId: job.id, attempt: job.attempt }, `a job was interrupted: ${outcome.by}`);
    if (outcome.by === 'lease lost') return 'lost';
    return (await replace(job, 'interrupted', outcome.by)) ? 'requeued' : 'lost';
  }

  /** Retries after transient errors of the database, because an unreported attempt counts as lost. */
  async function report(job: FetchedJob, outcome: Outcome): Promise<JobOutcome> {
    for (;;) {
      try {
        return await reportOnce(job, outcome);
      } catch (error) {
        if (!isRetrying || !isTransientDatabaseError(error)) throw error;
        log.warn({ queue, jobId: job.id, err: error }, 'reporting the outcome of a job failed; it is retried');
        await sleep(pauseAfterFailureMs, undefined, { ref: false });
      }
    }
  }

  return {
    report,
    stopRetrying: () => void (isRetrying = false),
  };
}

/**
 * Returns only the beginning, because the log contains the whole error. Replaces NUL and unpaired surrogates, which
 * Postgres refuses.
 */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.slice(0, 500).replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
}
