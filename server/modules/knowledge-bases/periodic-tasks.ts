// Periodic tasks of knowledge bases.
import type { JobQueue, PeriodicTask } from '../../platform/jobs/port.js';
import { reasons } from '../../generated/operations.js';
import { fileJob, fileTimeLimitMs, type KnowledgeBaseJobDependencies } from './jobs.js';
import type { TextRepository } from './search/text-repository.js';
import type { VectorStore } from './search/vector-store.js';

export interface KnowledgeBaseTaskDependencies extends Pick<KnowledgeBaseJobDependencies, 'repository' | 'now'> {
  jobs: JobQueue;
  vectors: VectorStore;
  texts: Pick<TextRepository, 'maintain'>;
}

/**
 * Maximum restarts of a file by this task. A file that crashed several workers, also in the queue's own retries, would
 * crash the next one.
 */
const maxReclaims = 1;
/** Added to the time limit of a file. An attempt that holds a file for longer belongs to a crashed worker. */
const heldTimeoutMs = 5 * 60_000;
/** Longer than the maximum delay between two attempts of the queue. */
const waitingTimeoutMs = 2 * 60 * 60_000;
const sweepBatchSize = 100;

/**
 * Finds files whose job no longer exists, for example after its worker crashed. Restarts them or marks them as failed.
 */
async function reclaimStaleFiles({ repository, jobs, now }: KnowledgeBaseTaskDependencies): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const since = { heldSince: before(fileTimeLimitMs + heldTimeoutMs), waitingSince: before(waitingTimeoutMs) };
  for (const file of await repository.stale(since, sweepBatchSize)) {
    if (file.reclaims >= maxReclaims) await repository.abandon(file, since, reasons.file.interrupted, now());
    else await repository.reclaim(file, since, now(), (transaction) => jobs.enqueue(transaction, [fileJob(file)]));
  }
}

export function knowledgeBaseTasks(dependencies: KnowledgeBaseTaskDependencies): PeriodicTask[] {
  return [
    { name: 'knowledge-bases.reclaim-stale-files', everyMs: 60_000, run: () => reclaimStaleFiles(dependencies) },
    {
      name: 'knowledge-bases.maintain-vector-indexes',
      everyMs: 60_000,
      run: (signal) => dependencies.vectors.maintain(signal),
    },
    {
      name: 'knowledge-bases.maintain-text-index',
      everyMs: 60_000,
      run: (signal) => dependencies.texts.maintain(signal),
    },
  ];
}
