import type { JobQueue, PeriodicTask } from '../../platform/jobs/port.js';
import type { Transaction } from '../../platform/unit-of-work/unit-of-work.js';
import { reasons } from '../../generated/reasons.js';
import { fileTimeLimitMs, type FileProcessingJobDependencies } from './jobs.js';
import { fileQueue } from './queues.js';

export interface FileProcessingTaskDependencies extends Pick<FileProcessingJobDependencies, 'repository' | 'now'> {
  jobs: JobQueue;
}

/** Maximum restarts of a file after attempts that never ended. Another attempt would probably not end either. */
const maxReclaims = 1;
/** If an attempt makes no progress for `fileTimeLimitMs` plus this time, its worker is assumed to have crashed. */
const heldTimeoutMs = 5 * 60_000;
/** A file that waits longer is assumed to have no job. The delay between two attempts of a job is shorter. */
const waitingTimeoutMs = 2 * 60 * 60_000;
const sweepBatchSize = 100;

/**
 * Restarts stale files. If an attempt holds a stale file that was already restarted `maxReclaims` times, ends the
 * processing of the file instead.
 */
async function reclaimStaleFiles({ repository, jobs, now }: FileProcessingTaskDependencies): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const since = { heldSince: before(fileTimeLimitMs + heldTimeoutMs), waitingSince: before(waitingTimeoutMs) };
  for (const file of await repository.stale(since, sweepBatchSize)) {
    const beforeCommit = (transaction: Transaction) => jobs.enqueue(transaction, [fileQueue.job(file)]);
    const error = reasons.file.interrupted;
    if (file.isHeld && file.reclaims >= maxReclaims) await repository.fail(file, { since, error, at: now() });
    else await repository.reclaim(file, { since, at: now(), beforeCommit });
  }
}

export const fileProcessingTasks = (dependencies: FileProcessingTaskDependencies): PeriodicTask[] => [
  { name: 'file-processing.reclaim-stale-files', everyMs: 60_000, run: () => reclaimStaleFiles(dependencies) },
];
