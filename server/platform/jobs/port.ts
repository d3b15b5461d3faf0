// The port for background work. A worker runs each stored job at least once (server/docs/job-lifecycle.md).
import type { Transaction } from '../unit-of-work/unit-of-work.js';

/** Another version of the service may have stored other fields. */
export type StoredData = Readonly<Record<string, unknown>>;

export interface NewJob {
  /** Kind of work. Each queue has one handler. */
  readonly queue: string;
  /**
   * UUID. The new job is dropped if the queue still stores a job with this id. The id stays stored until about an hour
   * after an attempt has completed, failed or been interrupted. A retry after a lost attempt keeps the id; other
   * retries are stored under other ids. Default: a random UUID.
   */
  readonly id?: string;
  /**
   * Small JSON for the handler: ids of records, never their contents. `concurrencyPerOrganization` counts jobs with the
   * same `organizationId`.
   */
  readonly data: StoredData;
  /** Delay before the earliest start. Default: 0. */
  readonly delayMs?: number;
}

export interface JobQueue {
  enqueue(transaction: Transaction, jobs: readonly NewJob[]): Promise<void>;
}

export interface JobSearch {
  /** Returns whether a waiting or running job contains the given data. Sees only committed transactions. */
  isUnfinished(queue: string, data: StoredData): Promise<boolean>;
}

export interface JobAttempt<Data = StoredData> {
  /** The same in all attempts of a job, although later attempts may be stored under other ids. */
  readonly id: string;
  readonly data: Data;
  /**
   * Aborted when the time limit has passed, the worker stops, or another worker may have fetched the job. A handler
   * with unfinished work must then throw, because a return completes the job.
   */
  readonly signal: AbortSignal;
  /** Number of this attempt, from 1. The attempt after an interruption has the same number. */
  readonly attempt: number;
  /**
   * Returns whether the job would run again after an error now: retries are left, or a stopping worker has interrupted
   * the attempt. Otherwise, the job becomes a dead letter. The result may be wrong after the worker has lost the job.
   */
  readonly hasNextAttempt: () => boolean;
}

export interface JobHandler<Data = StoredData> {
  readonly queue: string;
  /** Maximum number of concurrent jobs in one worker process. */
  readonly concurrency: number;
  /**
   * Maximum number of concurrent jobs of one organization in all workers. Should be less than `concurrency`, so that
   * one organization cannot occupy a whole worker. Default: no limit.
   */
  readonly concurrencyPerOrganization?: number;
  /**
   * Maximum duration of an attempt. After this time, `signal` is aborted, and the attempt fails unless the handler
   * returns within `interruptGraceMs`.
   */
  readonly timeLimitMs: number;
  /** Maximum number of retries of a failed job. Their delays double from 1–2 seconds to 17–34 minutes. */
  readonly retries: number;
  /**
   * Maximum lost attempts. An attempt is lost if its worker crashed or missed its heartbeats. At the maximum, the job
   * becomes a dead letter, because it may crash its workers. If no retries are left, one lost attempt is enough.
   * Default: 2.
   */
  readonly maxLostAttempts?: number;
  run(job: JobAttempt<Data>): Promise<void>;
  /**
   * Records the failure of a job that will not run again. Also called if the last attempt has recorded the failure. A
   * call that throws is retried for hours, but not indefinitely (server/docs/job-lifecycle.md).
   */
  onDeadLetter?(letter: DeadLetter<Data>): Promise<void>;
}

export interface DeadLetter<Data = StoredData> {
  readonly data: Data;
  /** How the last attempt ended. See `maxLostAttempts`. */
  readonly cause: 'lost' | 'failed';
  readonly signal: AbortSignal;
}

/** Work that runs at a fixed interval. After a failed run, the next run starts at its regular time. */
export interface PeriodicTask {
  readonly name: string;
  /** At least 1,000: due tasks are checked every second. */
  readonly everyMs: number;
  /** Whether every worker runs the task. Default: false, so one worker at a time runs it. */
  readonly runsInEveryWorker?: boolean;
  run(signal: AbortSignal): Promise<void>;
}

export interface Work {
  readonly jobs: readonly JobHandler[];
  readonly periodic: readonly PeriodicTask[];
}

/** What a process that only stores jobs needs from a handler. */
export type QueueRules = Pick<JobHandler, 'queue' | 'retries' | 'maxLostAttempts'>;

export interface QueueDepth {
  readonly queue: string;
  readonly state: 'waiting' | 'delayed' | 'active' | 'failed';
  readonly count: number;
}

/** Modules use only `JobQueue` and `JobSearch`. */
export interface JobQueues extends JobQueue, JobSearch {
  /** Creates the queues of these handlers. Every process must call this before it stores jobs. */
  open(handlers: readonly QueueRules[]): Promise<void>;
  /**
   * Calls the listener after this process has committed a transaction that stored jobs. Returns the function that
   * removes the listener.
   */
  onStored(listener: (queues: readonly string[]) => void): () => void;
  /** Returns the number of jobs by queue and state, usually at most a minute old. */
  depths(): Promise<QueueDepth[]>;
}

export interface Worker {
  /**
   * Stops fetching jobs, waits up to `graceMs` for running jobs, then interrupts and requeues the rest. A further call
   * may shorten the grace period.
   */
  stop(graceMs: number): Promise<void>;
}

/**
 * How an attempt ended. `requeued`: the worker stopped, and the job runs again. `lost`: the worker no longer holds the
 * job, or could not store its completion.
 */
export type JobOutcome = 'completed' | 'failed' | 'requeued' | 'lost';

/** Called once per ended attempt, unless a failed or interrupted attempt could not be recorded. */
export type OnJobEnded = (ended: {
  readonly queue: string;
  readonly outcome: JobOutcome;
  readonly durationMs: number;
}) => void;

export type OnPeriodicTaskEnded = (ended: {
  readonly name: string;
  readonly succeeded: boolean;
  readonly durationMs: number;
}) => void;

/** Maximum wait for a job or a periodic task to end after its signal is aborted. */
export const interruptGraceMs = 2_000;
