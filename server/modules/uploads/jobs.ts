// Removes objects from the storage after the records that referred to them were purged. The job is stored in the
// transaction that purges the records, so that a crash after the purge leaves no object behind.
import type { JobHandler } from '../../platform/jobs/port.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import { unusedObjectQueue } from './queues.js';
import type { ObjectUseRepository } from './object-uses-repository.js';

/** Effectively unlimited, because an object that is never removed keeps purged content. */
const retries = 1_000;

export interface UnusedObjectDependencies {
  readonly storage: Pick<ObjectStorage, 'remove'>;
  readonly objectUses: ObjectUseRepository;
}

export function unusedObjectJobs({ storage, objectUses }: UnusedObjectDependencies): JobHandler[] {
  return [
    unusedObjectQueue.handler({
      concurrency: 4,
      concurrencyPerOrganization: 2,
      timeLimitMs: 60_000,
      retries,
      // Removing an object cannot crash a worker, so a lost attempt is retried like a failed one.
      maxLostAttempts: retries,
      async run({ data: { organizationId, key } }) {
        for (const unused of await objectUses.unused(organizationId, [key])) await storage.remove(unused);
      },
    }),
  ];
}
