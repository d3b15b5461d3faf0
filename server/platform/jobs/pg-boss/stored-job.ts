// Converts jobs to and from pg-boss' format.
//
// pg-boss has one count of unsuccessful attempts. This service counts lost and failed attempts separately. An attempt
// is lost if its worker crashes or misses its heartbeats. An attempt fails if the handler throws. pg-boss itself counts
// and retries lost attempts. To retry a failed or interrupted attempt, a new job with both counts replaces the job.
import type { Job, JobInsert, JobWithMetadata } from 'pg-boss';
import type { DeadLetter, JobHandler } from '../port.js';

/** A job that this process runs. pg-boss ignores reports whose `retryCount` belongs to another attempt. */
export interface FetchedJob {
  readonly queue: string;
  readonly stored: { readonly id: string; readonly retryCount: number };
  /** The same in all attempts. `stored.id` differs after a new job has replaced the job. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly traceparent?: string;
  readonly failures: number;
  readonly losses: number;
  readonly attempt: number;
  /** Whether all retries are used. If so, the job becomes a dead letter when the attempt fails or is lost. */
  readonly isLastAttempt: boolean;
  /** For a dead letter, its original queue and why it failed. Null for other jobs. */
  readonly source: Source | null;
}

export interface Source {
  readonly queue: string;
  readonly cause: DeadLetter['cause'];
}

interface History {
  readonly id?: string;
  readonly failures?: number;
  readonly losses?: number;
  readonly traceparent?: string;
  readonly source?: Source;
}

/** The data of a job, and the history of its attempts under a name that no job uses for its data. */
interface DataWithHistory extends Record<string, unknown> {
  readonly _history?: History;
}

const defaultMaxLostAttempts = 2;
const firstDelayMs = 1_000;
/** Limits the delay to 17–34 minutes, so that jobs are retried soon after a long outage. */
const maxDoublings = 10;

export interface JobSettings {
  readonly heartbeatSeconds: number;
}

export type RetryRules = Pick<JobHandler, 'retries' | 'maxLostAttempts'>;

/** Returns how often pg-boss itself may retry a lost attempt: 0 if all retries are used. */
export const retryLimitOf = (
  { retries, maxLostAttempts = defaultMaxLostAttempts }: RetryRules,
  { failures = 0, losses = 0 } = {},
): number => (failures >= retries ? 0 : Math.max(0, maxLostAttempts - 1 - losses));

export function toStored(
  data: Readonly<Record<string, unknown>>,
  history: History,
  settings: JobSettings,
): JobInsert<DataWithHistory> {
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
  job: Job<DataWithHistory> & Partial<Pick<JobWithMetadata, 'sourceName' | 'sourceOutput'>>,
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

/** Returns the next attempt: delayed after a failure, immediate after an interruption. */
export function successorOf(
  job: FetchedJob,
  rules: RetryRules,
  reason: 'failed' | 'interrupted',
  settings: JobSettings,
): JobInsert<DataWithHistory> {
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
    // An interrupted job runs before jobs that have not started. Postgres adds the delay to its own clock, because the
    // clocks of workers differ.
    ...(reason === 'interrupted' ? { priority: 1 } : { startAfter: delayMs(failures) / 1_000 }),
  };
}

/**
 * Returns 1–2 s, 2–4 s, 4–8 s and so on. The delay is random, so that jobs that failed together are not retried
 * together.
 */
const delayMs = (failures: number): number =>
  firstDelayMs * 2 ** Math.min(failures - 1, maxDoublings) * (1 + Math.random());
