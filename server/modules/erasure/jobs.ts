// Removes the uploads of an erased person that no record refers to. Uploads have no rows: the metadata
// of an object names who uploaded it.
import type { JobHandler, NewJob, PeriodicTask } from '../../platform/jobs/jobs.js';
import { StorageError, type ObjectStorage } from '../../platform/storage/port.js';
import { prefixOf } from '../uploads/keys.js';
import type { ErasureRepository } from './repository.js';

const queue = 'uploads-of-erased-user';

interface Uploader {
  readonly organizationId: string;
  readonly userId: string;
}

export const uploadsOfPersonJob = (data: Uploader): NewJob => ({ queue, data: { ...data } });

export interface ErasureJobDependencies {
  readonly storage: Pick<ObjectStorage, 'list' | 'head' | 'remove'>;
  /** Returns the keys that no record refers to. */
  readonly objectUses: { unused(organizationId: string, keys: readonly string[]): Promise<string[]> };
  readonly erasureRepository: Pick<ErasureRepository, 'forget'>;
  now(): Date;
}

const BATCH = 500;
/** Listing a million uploads takes minutes. */
const TIME_LIMIT_MS = 60 * 60_000;
const DAY_MS = 86_400_000;
/** Longer than any access token is valid. */
const ID_DAYS = 30;

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
  { storage, objectUses }: ErasureJobDependencies,
  { organizationId, userId }: Uploader,
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
    if (keys.length < BATCH) continue;
    await removeBatch(keys);
    keys = [];
  }
  await removeBatch(keys);
}

export const erasureJobs = (dependencies: ErasureJobDependencies): JobHandler[] => [
  {
    queue,
    concurrency: 2,
    concurrencyPerOrganization: 1,
    timeLimitMs: TIME_LIMIT_MS,
    // Effectively unlimited: giving up would leave data of the person in the storage.
    retries: 1_000,
    maxLostAttempts: 1_000,
    run: ({ data, signal }) => removeUploads(dependencies, data as unknown as Uploader, signal),
  },
];

export const erasureTasks = ({ erasureRepository, now }: ErasureJobDependencies): PeriodicTask[] => [
  {
    name: 'erasure.forget-ids',
    everyMs: 60 * 60_000,
    run: async () => void (await erasureRepository.forget(new Date(now().getTime() - ID_DAYS * DAY_MS))),
  },
];
