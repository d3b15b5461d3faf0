// Reports completed jobs in batches for outcome-reports.ts. Jobs that complete while a report is in progress go into
// the next report.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PgBoss } from 'pg-boss';
import type { FetchedJob } from '../stored-job.js';

export interface CompletionBatches {
  /**
   * Resolves when the completion is stored, with whether this worker still held the job. Never rejects: it retries
   * failed reports.
   */
  add(job: FetchedJob): Promise<boolean>;
  /** Stops reporting. Unreported jobs run again after their leases expire. */
  giveUp(): void;
}

interface Waiting {
  readonly stored: FetchedJob['stored'];
  readonly done: (isOurs: boolean) => void;
}

const maxInOneStatement = 500;
const pauseAfterFailureMs = 500;

interface CompletionBatchesDependencies {
  readonly boss: Pick<PgBoss, 'complete'>;
  readonly queue: string;
  readonly log: Pick<Logger, 'warn'>;
}

export function createCompletionBatches({ boss, queue, log }: CompletionBatchesDependencies): CompletionBatches {
  const waiting: Waiting[] = [];
  let isReporting = false;
  let hasGivenUp = false;

  async function report(): Promise<void> {
    isReporting = true;
    // Jobs that end in the same iteration of the event loop are reported together.
    await new Promise(setImmediate);
    while (waiting.length > 0 && !hasGivenUp) {
      const portion = waiting.slice(0, maxInOneStatement);
      try {
        // The declared type omits `settled`, the ids of the jobs that were still held.
        const { settled } = (await boss.complete(
          queue,
          portion.map(({ stored }) => stored),
        )) as { settled?: string[] };
        const ours = new Set(settled);
        waiting.splice(0, portion.length).forEach(({ stored, done }) => done(ours.has(stored.id)));
      } catch (error) {
        log.warn({ err: error, queue, jobs: waiting.length }, 'reporting completed jobs failed; it is retried');
        await sleep(pauseAfterFailureMs, undefined, { ref: false });
      }
    }
    isReporting = false;
    if (hasGivenUp) waiting.splice(0).forEach(({ done }) => done(false));
  }

  return {
    add: ({ stored }) =>
      new Promise((done) => {
        waiting.push({ stored, done });
        if (!isReporting) void report();
      }),
    giveUp: () => void (hasGivenUp = true),
  };
}
