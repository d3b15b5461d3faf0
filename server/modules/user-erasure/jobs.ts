// Removes what the transaction of an erasure cannot remove:
// - uploads that no record uses: only the metadata of the stored object contains the id of the user;
// - webhook deliveries about the person that are pending, or that are stored after the erasure;
// - records that are stored after the erasure by requests that began before the person's removal.
import { hasUnfinishedReactions } from '../../platform/events/emit-events.js';
import type { MemberKey } from '../../platform/identity/port.js';
import type { JobHandler, JobQueue, JobSearch } from '../../platform/jobs/port.js';
import { StorageError, type ObjectStorage } from '../../platform/storage/port.js';
import { prefixOf } from '../uploads/keys.js';
import { deliveriesQueue, jobsAfterErasure, lateWritesQueue, uploadsQueue, type Deliveries } from './queues.js';
import type { UserErasureRepository } from './repository.js';

export interface UserErasureJobDependencies {
  readonly jobs: JobQueue & JobSearch;
  readonly storage: Pick<ObjectStorage, 'list' | 'head' | 'remove'>;
  readonly objectUses: { unused(organizationId: string, keys: readonly string[]): Promise<string[]> };
  readonly repository: Pick<UserErasureRepository, 'eraseLateWrites' | 'removeDeliveries'>;
  now(): Date;
}

const batchSize = 500;
/** Listing a million uploads takes minutes. */
const uploadsTimeLimitMs = 60 * 60_000;
/** Time limit of the other jobs. Removing deliveries reads all deliveries of the organization. */
const databaseTimeLimitMs = 10 * 60_000;
/** Effectively unlimited, because a dead letter would leave data of the person. */
const retries = 1_000;

async function isOf(storage: Pick<ObjectStorage, 'head'>, key: string, userId: string): Promise<boolean> {
  try {
    return (await storage.head(key)).metadata['user-id'] === userId;
  } catch (error) {
    // The object was removed after it was listed.
    if (error instanceof StorageError && error.failure === 'not_found') return false;
    throw error;
  }
}

async function removeUploads(
  { storage, objectUses }: UserErasureJobDependencies,
  { organizationId, userId }: MemberKey,
  signal: AbortSignal,
): Promise<void> {
  const removeBatch = async (keys: readonly string[]) => {
    for (const key of await objectUses.unused(organizationId, keys)) {
      signal.throwIfAborted();
      if (await isOf(storage, key, userId)) await storage.remove(key);
    }
  };
  let keys: string[] = [];
  for await (const { key } of storage.list(`${prefixOf(organizationId)}uploads/`)) {
    keys.push(key);
    if (keys.length < batchSize) continue;
    await removeBatch(keys);
    keys = [];
  }
  await removeBatch(keys);
}

const maxDoublings = 10;

/**
 * Deletes the ended deliveries about the person. Enqueues the job again in two cases:
 * - A delivery was found. It may be pending, or a concurrent request may have replayed it.
 * - An event about the person is not handled yet, so it may still create a delivery.
 */
async function removeDeliveries(
  { jobs, repository }: UserErasureJobDependencies,
  { earlier, ...about }: Deliveries,
): Promise<void> {
  // Search before the deletion, so that the deletion finds the deliveries of a reaction that completes in between.
  const isExpected = await hasUnfinishedReactions(jobs, about.organizationId, about.userId);
  const delayMs = 1_000 * 2 ** Math.min(earlier, maxDoublings);
  await repository.removeDeliveries(about, async (transaction, wasFound) => {
    if (!wasFound && !isExpected) return;
    await jobs.enqueue(transaction, [deliveriesQueue.job({ ...about, earlier: earlier + 1 }, { delayMs })]);
  });
}

export const userErasureJobs = (dependencies: UserErasureJobDependencies): JobHandler[] => [
  uploadsQueue.handler({
    concurrency: 2,
    concurrencyPerOrganization: 1,
    timeLimitMs: uploadsTimeLimitMs,
    retries,
    maxLostAttempts: retries,
    run: ({ data, signal }) => removeUploads(dependencies, data, signal),
  }),
  deliveriesQueue.handler({
    concurrency: 2,
    concurrencyPerOrganization: 1,
    timeLimitMs: databaseTimeLimitMs,
    retries,
    maxLostAttempts: retries,
    run: ({ data }) => removeDeliveries(dependencies, data),
  }),
  lateWritesQueue.handler({
    concurrency: 2,
    concurrencyPerOrganization: 1,
    timeLimitMs: databaseTimeLimitMs,
    retries,
    maxLostAttempts: retries,
    run: async ({ data: person }) => {
      const { jobs, repository, now } = dependencies;
      await repository.eraseLateWrites(person, (transaction) =>
        jobs.enqueue(transaction, jobsAfterErasure(person, now())),
      );
    },
  }),
];
