// Removes objects whose records were purged. The purging transaction stores the job, so that a crash leaves no object
// behind.
import type { JobHandler } from '../../platform/jobs/port.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import { unusedObjectQueue } from './queues.js';
import type { ObjectUseRepository } from './object-uses-repository.js';

/** Effectively unlimited, because an object that is not removed still contains data of a purged record. */
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
      // Retry a lost attempt like a failed one, because removing an object cannot crash a worker.
      maxLostAttempts: retries,
      async run({ data: { organizationId, key } }) {
        for (const unused of await objectUses.unused(organizationId, [key])) await storage.remove(unused);
      },
    }),
  ];
}
