import type { JobQueue } from '../../platform/jobs/port.js';
import { unusedObjectQueue } from '../uploads/queues.js';
import { unusedTextQueue } from './queues.js';
import type { PurgedFile, PurgeRepository } from './purge-repository.js';

const purgeBatchSize = 200;

/**
 * Purges the records, embeddings, texts and uploads of knowledge bases that were deleted at or before `before`. Keeps
 * the texts and uploads that other records refer to.
 */
export async function purgeDeleted(
  { purge, jobs }: { purge: PurgeRepository; jobs: JobQueue },
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  const removeObjects = (transaction: Parameters<JobQueue['enqueue']>[0], files: readonly PurgedFile[]) =>
    jobs.enqueue(
      transaction,
      files.flatMap(({ organizationId, contentKey, fileKey }) => [
        unusedTextQueue.job({ organizationId, contentKey }),
        unusedObjectQueue.job({ organizationId, key: fileKey }),
      ]),
    );
  for (let count = purgeBatchSize; count === purgeBatchSize && !signal.aborted;)
    count = await purge.removeFiles(before, purgeBatchSize, removeObjects);
  await purge.removeEmpty(before);
}
