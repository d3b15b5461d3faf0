// Reports to Postgres how each job of one queue ended. Failed and interrupted jobs are reported one by one, and
// completed jobs in batches (completion-batches.ts). Also stores the next attempt of a job that is retried.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { fromKnex, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { createCompletionBatches } from './completion-batches.js';
import { isTransientDatabaseError } from '../../database/errors.js';
import type { Outcome } from './start-job.js';
import { successorOf, type FetchedJob, type JobSettings, type RetryRules } from '../stored-job.js';

export type JobOutcome = 'completed' | 'failed' | 'given back' | 'lost';

export interface OutcomeReports {
  /** Resolves once the outcome is stored. `lost` means that another worker has claimed the job. */
  report(job: FetchedJob, outcome: Outcome): Promise<JobOutcome>;
  /** Stops retrying reports that the database does not accept. */
  giveUp(): void;
}

export interface OutcomeReportsDependencies {
  readonly handler: RetryRules & { readonly queue: string };
  readonly boss: PgBoss;
  readonly database: Knex;
  readonly settings: JobSettings;
  readonly log: Logger;
}

const pauseAfterFailureMs = 500;

export function createOutcomeReports({
  handler,
  boss,
  database,
  settings,
  log,
}: OutcomeReportsDependencies): OutcomeReports {
  const { queue } = handler;
  const completed = createCompletionBatches({ boss, queue, log });
  let hasGivenUp = false;

  /** Completes this job and stores its next attempt, unless another worker has claimed the job. */
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

  async function settle(job: FetchedJob, outcome: Outcome): Promise<JobOutcome> {
    if (outcome.kind === 'completed') return (await completed.add(job)) ? 'completed' : 'lost';
    if (outcome.kind === 'failed') return fail(job, outcome.error);
    log.warn({ queue, jobId: job.id, attempt: job.attempt }, `a job was interrupted: ${outcome.by}`);
    if (outcome.by === 'lease lost') return 'lost';
    return (await replace(job, 'interrupted', outcome.by)) ? 'given back' : 'lost';
  }

  /**
   * Reports the outcome until the database accepts it. Without the report, the attempt would count as lost with its
   * worker.
   */
  async function report(job: FetchedJob, outcome: Outcome): Promise<JobOutcome> {
    for (;;) {
      try {
        return await settle(job, outcome);
      } catch (error) {
        if (hasGivenUp || !isTransientDatabaseError(error)) throw error;
        log.warn({ queue, jobId: job.id, err: error }, 'reporting the outcome of a job failed; it is retried');
        await sleep(pauseAfterFailureMs, undefined, { ref: false });
      }
    }
  }

  return {
    report,
    giveUp: () => {
      hasGivenUp = true;
      completed.giveUp();
    },
  };
}

/**
 * Returns the message to store with the job for operators. The log contains the whole error. Postgres refuses NUL and
 * unpaired surrogates.
 */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.slice(0, 500).replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
}
