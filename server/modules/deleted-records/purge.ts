// Purges records that can no longer be restored: their rows, and the objects that only they referred to.
import type { JobQueue } from '../../platform/jobs/port.js';
import type { Transaction } from '../../platform/unit-of-work/unit-of-work.js';
import { unusedObjectQueue, type ObjectKey } from '../uploads/queues.js';
import type { DeletedRecords } from './deleted-records.js';
import type { PurgedKind, PurgeRepository } from './purge-repository.js';

export interface PurgeDependencies {
  readonly repository: PurgeRepository;
  readonly deletedRecords: Pick<DeletedRecords, 'cutoff'>;
  readonly jobs: JobQueue;
  purgeKnowledgeBases(before: Date, signal: AbortSignal): Promise<void>;
  readonly log: { info(fields: object, message: string): void; error(fields: object, message: string): void };
}

const batchSize = 50;

/**
 * Conversations and scheduled tasks come first, because they refer to agents. Knowledge bases are purged after this
 * list. If a trigger of a purged knowledge base refers to an agent, only the next `purgeDue` deletes the agent's row.
 */
const order: readonly PurgedKind[] = ['conversations', 'scheduledTasks', 'skills', 'toolServers', 'agents'];

/** Purges until nothing is due or the signal is aborted. A failure for one kind of record does not stop the others. */
export async function purgeDue(dependencies: PurgeDependencies, signal: AbortSignal): Promise<void> {
  const { repository, deletedRecords, jobs, log } = dependencies;
  const before = deletedRecords.cutoff();
  const beforeCommit = (transaction: Transaction, objects: readonly ObjectKey[]) =>
    jobs.enqueue(
      transaction,
      objects.map((object) => unusedObjectQueue.job(object)),
    );
  const failures: unknown[] = [];
  const attempt = async (kind: string, purge: () => Promise<void>) => {
    try {
      if (!signal.aborted) await purge();
    } catch (error) {
      log.error({ err: error, kind }, 'deleted records could not be purged');
      failures.push(error);
    }
  };
  for (const kind of order)
    await attempt(kind, async () => {
      let purged = 0;
      // Continue after a batch that is not full, because conversations can be purged only after their
      // sub-conversations.
      for (let count = batchSize; count > 0 && !signal.aborted; purged += count)
        count = await repository[kind](before, batchSize, beforeCommit);
      if (purged > 0) log.info({ kind, purged }, 'deleted records were purged');
    });
  await attempt('knowledgeBases', () => dependencies.purgeKnowledgeBases(before, signal));
  if (failures.length > 0) throw new AggregateError(failures, 'some deleted records could not be purged');
}
