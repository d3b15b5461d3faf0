// Durable work, as nouns see it: a job is stored in the transaction that makes it necessary, and a worker runs it at least once. What that means
// in detail: docs/job-lifecycle.md.
import type { Knex } from 'knex';

export interface NewJob {
  /** Kind of work; one handler serves it. */
  readonly queue: string;
  /** UUID. A second job with the id of one that is stored is dropped. Default: a random one. */
  readonly id?: string;
  /** What the handler is given; JSON, small: ids, never contents. Its `organizationId` is the group of the job. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Not before. Default: at once. */
  readonly startAfter?: Date;
}

export interface JobQueue {
  /** Stores jobs as part of the transaction: they exist when it commits, and never when it does not. */
  enqueue(transaction: Knex.Transaction, jobs: readonly NewJob[]): Promise<void>;
}

export interface JobRun {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Aborted when the time limit has passed or the worker must end; what is not finished then is run again. */
  readonly signal: AbortSignal;
  /** From 1. */
  readonly attempt: number;
  /** A failure now is the last: nobody will run it again. */
  readonly isLastAttempt: boolean;
}

export interface JobHandler {
  readonly queue: string;
  /** How many run at once in one worker process. */
  readonly concurrency: number;
  /** How many of one organization run at once, over all workers; less than `concurrency`, or one organization keeps a worker to itself. Default: no bound. */
  readonly organizationShare?: number;
  /** Longer is taken for dead: `signal` is aborted, and another worker may run the job again. */
  readonly timeLimitMs: number;
  /** Maximum number of times a failed job is run again, with delays that double from one second. 0: never. */
  readonly retries: number;
  /**
   * Maximum number of attempts that may end because the worker crashed or missed its heartbeat. Then the job is given
   * up, because it may be what crashes its workers. A worker that stops does not count. Default: 2.
   */
  readonly maxLostAttempts?: number;
  /** Throws: the job failed and is run again while `retries` are left. */
  run(job: JobRun): Promise<void>;
  /** Called when no worker will run the job again. Must record that, unless the last attempt did. Repeated until it succeeds. */
  onGivenUp?(job: GivenUpJob): Promise<void>;
}

export interface GivenUpJob {
  readonly data: Readonly<Record<string, unknown>>;
  /** `lost`: its workers crashed or missed their heartbeats. `failed`: its last attempt failed. */
  readonly cause: 'lost' | 'failed';
  readonly signal: AbortSignal;
}

/** Work that comes again and again. One that fails is logged and comes again when it is due. */
export interface PeriodicTask {
  readonly name: string;
  /** At least a second: so often it is looked. */
  readonly everyMs: number;
  /** Every worker runs it, each for itself: for work that is shared out otherwise. Default: one worker at a time. */
  readonly isInEveryWorker?: boolean;
  run(signal: AbortSignal): Promise<void>;
}
