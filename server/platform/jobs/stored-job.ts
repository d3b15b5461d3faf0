// What a job looks like in pg-boss, and what the next attempt of a job has to remember of those before.
//
// pg-boss counts one kind of attempt. Here there are two: attempts that were lost with their worker, of which a few
// prove that the job itself is the cause, and failures that the handler reports, of which many are an outage. pg-boss'
// own retries count the lost ones. A reported failure completes the job and stores its successor, with both counts.
import type { Job, JobInsert, JobWithMetadata } from 'pg-boss';
import type { GivenUpJob, JobHandler } from './jobs.js';

/** A job that this process runs. The number of retries names the attempt: pg-boss ignores what others report of it. */
export interface FetchedJob {
  readonly queue: string;
  readonly stored: { readonly id: string; readonly retryCount: number };
  /** The same for all attempts. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly traceparent?: string;
  /** Failures that the handler reported. */
  readonly failures: number;
  /** Attempts that were lost with their worker. */
  readonly losses: number;
  /** From 1. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Set for a job in the queue of jobs that were given up. */
  readonly source: Source | null;
}

export interface Source {
  readonly queue: string;
  readonly cause: GivenUpJob['cause'];
}

interface History {
  readonly id?: string;
  readonly failures?: number;
  readonly losses?: number;
  readonly traceparent?: string;
  readonly source?: Source;
}

/** Stored beside the data of the job, under a name that no data uses. */
interface StoredData extends Record<string, unknown> {
  readonly _history?: History;
}

const DEFAULT_MAX_LOST_ATTEMPTS = 2;
const FIRST_DELAY_MS = 1_000;
/** About a quarter of an hour: after a long outage the jobs that failed in it come back soon. */
const MAX_DOUBLINGS = 10;

/** Settings that pg-boss takes for each job. */
export interface JobSettings {
  readonly heartbeatSeconds: number;
}

export type RetryRules = Pick<JobHandler, 'retries' | 'maxLostAttempts'>;

/** How often pg-boss itself may repeat an attempt. The last attempt is not repeated, so that its failure is final. */
export const retryLimitOf = (
  { retries, maxLostAttempts = DEFAULT_MAX_LOST_ATTEMPTS }: RetryRules,
  { failures = 0, losses = 0 } = {},
): number => (failures >= retries ? 0 : Math.max(0, maxLostAttempts - 1 - losses));

export function toStored(
  data: Readonly<Record<string, unknown>>,
  history: History,
  settings: JobSettings,
): JobInsert<StoredData> {
  const { organizationId } = data;
  return {
    data: Object.keys(history).length > 0 ? { ...data, _history: history } : { ...data },
    ...(typeof organizationId === 'string' && { group: { id: organizationId } }),
    ...settings,
  };
}

export function toFetched(
  queue: string,
  { retries }: RetryRules,
  job: Job<StoredData> & Partial<Pick<JobWithMetadata, 'sourceName' | 'sourceOutput'>>,
): FetchedJob {
  const { id, retryCount, sourceName = null, sourceOutput } = job;
  const { _history: history = {}, ...data } = job.data ?? {};
  const { traceparent } = history;
  const common = { queue, stored: { id, retryCount }, data, ...(traceparent !== undefined && { traceparent }) };
  if (sourceName !== null) {
    const cause =
      (sourceOutput as { isReported?: boolean } | null | undefined)?.isReported === true ? 'failed' : 'lost';
    const source = { queue: sourceName, cause } as const;
    return {
      ...common,
      id,
      failures: 0,
      losses: retryCount,
      attempt: retryCount + 1,
      isLastAttempt: retries === 0,
      source,
    };
  }
  const { failures = 0, losses = 0, source = null } = history;
  return {
    ...common,
    id: history.id ?? id,
    failures,
    losses: losses + retryCount,
    attempt: failures + losses + retryCount + 1,
    isLastAttempt: failures >= retries,
    source,
  };
}

/** The job that takes the place of this one: after a failure with a delay, after an interruption at once. */
export function successorOf(
  job: FetchedJob,
  rules: RetryRules,
  reason: 'failed' | 'interrupted',
  settings: JobSettings,
): JobInsert<StoredData> {
  const { id, data, losses, traceparent, source } = job;
  const failures = job.failures + (reason === 'failed' ? 1 : 0);
  const history = {
    id,
    failures,
    losses,
    ...(traceparent !== undefined && { traceparent }),
    ...(source !== null && { source }),
  };
  return {
    ...toStored(data, history, settings),
    retryLimit: retryLimitOf(rules, { failures, losses }),
    // An interrupted job goes before those that have not begun.
    ...(reason === 'interrupted' ? { priority: 1 } : { startAfter: new Date(Date.now() + delayMs(failures)) }),
  };
}

/** 1 to 2 s, 2 to 4 s, 4 to 8 s …: random, so that jobs that failed together do not all come back together. */
const delayMs = (failures: number): number =>
  FIRST_DELAY_MS * 2 ** Math.min(failures - 1, MAX_DOUBLINGS) * (1 + Math.random());
