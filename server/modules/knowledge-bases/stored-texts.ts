// Storing a text and removing it both require the lease of the text. `removeUnused` holds it from the search for files
// that use the text until the text is removed. So no process stores the text in this time. A file's row is inserted
// before its text is stored, so the check finds the file.
import type { Leases, RenewLease } from '../../platform/leases/named-leases.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { FileRepository } from './files-repository.js';

export interface TextKey {
  readonly organizationId: string;
  readonly contentKey: string;
}

export interface StoredTexts {
  /**
   * Stores the text of a file that a worker has claimed, unless `assertClaim` throws. If the worker loses the claim
   * later, its next write to the row of the file fails. The worker must then call `removeUnused`.
   */
  store(file: TextKey, text: string, assertClaim: () => Promise<void>): Promise<void>;
  removeUnused(organizationId: string, contentKey: string): Promise<void>;
}

export interface StoredTextsDependencies {
  readonly repository: Pick<FileRepository, 'isTextUsed'>;
  readonly leases: Leases;
  readonly storage: Pick<ObjectStorage, 'put' | 'remove'>;
}

/**
 * The lifetime exceeds the timeout of a storage call. The waiting time exceeds the lifetime, so that a process can wait
 * until the lease of a crashed process expires.
 */
const times = { lifetimeMs: 20_000, waitTimeoutMs: 25_000 };

export function createStoredTexts({ repository, leases, storage }: StoredTextsDependencies): StoredTexts {
  const alone = (organizationId: string, contentKey: string, work: (renew: RenewLease) => Promise<void>) =>
    leases.hold({ organizationId, name: `text:${contentKey}` }, times, work);
  return {
    store: ({ organizationId, contentKey }, text, assertClaim) =>
      alone(organizationId, contentKey, async (renewLease) => {
        // After a file is deleted, its upload can be added again, with the same content key. Without this check, a
        // worker that lost its claim could replace the new text.
        await assertClaim();
        await renewLease();
        await storage.put({ key: contentKey, body: text, contentType: 'text/markdown; charset=utf-8' });
      }),

    removeUnused: (organizationId, contentKey) =>
      alone(organizationId, contentKey, async (renewLease) => {
        if (await repository.isTextUsed(organizationId, contentKey)) return;
        await renewLease();
        await storage.remove(contentKey);
      }),
  };
}
