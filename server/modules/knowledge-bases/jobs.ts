import type { JobHandler } from '../../platform/jobs/port.js';
import { unusedTextQueue } from './queues.js';
import type { StoredTexts } from './stored-texts.js';

/** Effectively unlimited, so that the text is removed even after a long outage of the storage. */
const retries = 1_000;

export function unusedTextJobs({ texts }: { readonly texts: StoredTexts }): JobHandler[] {
  return [
    unusedTextQueue.handler({
      concurrency: 2,
      timeLimitMs: 60_000,
      retries,
      // The removal of a text cannot crash a worker, so retry a lost attempt like a failed one.
      maxLostAttempts: retries,
      run: ({ data: { organizationId, contentKey } }) => texts.removeUnused(organizationId, contentKey),
    }),
  ];
}
