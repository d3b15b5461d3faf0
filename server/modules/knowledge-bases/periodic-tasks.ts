// Periodic tasks of knowledge bases.
import type { JobQueue, PeriodicTask } from '../../platform/jobs/port.js';
import type { Transaction } from '../../platform/unit-of-work/unit-of-work.js';
import { reasons } from '../../generated/reasons.js';
import { fileQueue, fileTimeLimitMs, type KnowledgeBaseJobDependencies } from './jobs.js';
import type { TextRepository } from './search/text-repository.js';
import type { VectorStore } from './search/vector-store.js';

export interface KnowledgeBaseTaskDependencies extends Pick<KnowledgeBaseJobDependencies, 'repository' | 'now'> {
  jobs: JobQueue;
  vectors: VectorStore;
  texts: Pick<TextRepository, 'maintain'>;
}

/**
 * Maximum restarts of a file by this task. A file that crashed several workers, including in the queue's own retries,
 * would probably crash the next worker.
 */
const maxReclaims = 1;
/**
 * Additional time after the time limit of a file. An attempt that holds a file for longer belongs to a crashed worker.
 */
const heldTimeoutMs = 5 * 60_000;
/** Time after which a waiting file has no job. Longer than the maximum delay between two attempts of the queue. */
const waitingTimeoutMs = 2 * 60 * 60_000;
const sweepBatchSize = 100;

/**
 * Finds files whose job no longer exists, for example after its worker crashed. Restarts them or marks them as failed.
 */
async function reclaimStaleFiles({ repository, jobs, now }: KnowledgeBaseTaskDependencies): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const since = { heldSince: before(fileTimeLimitMs + heldTimeoutMs), waitingSince: before(waitingTimeoutMs) };
  for (const file of await repository.stale(since, sweepBatchSize)) {
    const alongside = (transaction: Transaction) => jobs.enqueue(transaction, [fileQueue.job(file)]);
    const error = reasons.file.interrupted;
    if (file.reclaims >= maxReclaims) await repository.fail(file, { since, error, at: now() });
    else await repository.reclaim(file, { since, at: now(), alongside });
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
