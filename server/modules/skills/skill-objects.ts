// No transaction covers both objects and rows. So each new object of a SKILL.md is recorded as orphaned until a row
// refers to it. See server/docs/decisions/skill-storage.md.
import { buffer } from 'node:stream/consumers';
import { StorageError, type ObjectStorage } from '../../platform/storage/port.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import type { OrphanedObjectRepository } from './orphaned-objects-repository.js';

export type ReadText =
  { kind: 'text'; text: string } | { kind: 'not-uploaded' } | { kind: 'too-large' } | { kind: 'not-text' };

export interface SkillObjects {
  /**
   * Records a new object as orphaned, then stores it. The periodic task removes the object after a grace period, unless
   * a file refers to it by then.
   */
  write(organizationId: string, storageKey: string, text: string): Promise<void>;
  read(storageKey: string, maxBytes: number): Promise<ReadText>;
  /**
   * Returns when the periodic task may remove an object that is replaced or deleted at `at`. By then, no request reads
   * or uploads it.
   */
  removableAfter(at: Date): Date;
  /**
   * After the commit, tries to remove an object that the unit of work records as orphaned. The periodic task removes
   * the object again later, because an upload in progress may store it again.
   */
  removeAfterCommit(unit: UnitOfWork, storageKey: string): Promise<void>;
  /** Removes the due orphaned objects of all organizations. Returns the number of removed objects. */
  removeOrphanedObjects(signal?: AbortSignal): Promise<number>;
}

export interface SkillObjectsDependencies {
  storage: ObjectStorage;
  orphanedObjects: OrphanedObjectRepository;
  now(): Date;
  log: SkillObjectsLog;
}

export interface SkillObjectsLog {
  warn(fields: object, message: string): void;
}

/**
 * Time after which the periodic task removes an orphaned object. It is longer than any request, and longer than the
 * lifetime of a presigned URL plus one upload.
 */
const graceMs = 60 * 60_000;
const retryAfterMs = 10 * 60_000;
const batchSize = 100;
/** Number of failures after which `removeOrphanedObjects` stops, because the storage is probably unavailable. */
const maxFailures = 3;

export function createSkillObjects({ storage, orphanedObjects, now, log }: SkillObjectsDependencies): SkillObjects {
  const addMs = (at: Date, ms: number) => new Date(at.getTime() + ms);
  const onNotRemoved = (storageKey: string) => (error: unknown) => {
    log.warn({ err: error, storageKey }, 'an object could not be removed; the removal will be retried');
    return false;
  };
  const tryToRemove = (storageKey: string) => storage.remove(storageKey).then(() => true, onNotRemoved(storageKey));

  return {
    async write(organizationId, storageKey, text) {
      await orphanedObjects.add(organizationId, storageKey, addMs(now(), graceMs));
      await storage.put({ key: storageKey, body: text, contentType: 'text/markdown' });
    },

    async read(storageKey, maxBytes) {
      try {
        const { size, content } = await storage.get(storageKey);
        if (size > maxBytes) {
          content.destroy();
          return { kind: 'too-large' };
        }
        const text = decode(await buffer(content));
        return text === null ? { kind: 'not-text' } : { kind: 'text', text };
      } catch (error) {
        if (error instanceof StorageError && error.failure === 'not_found') return { kind: 'not-uploaded' };
        throw error;
      }
    },

    removableAfter: (at) => addMs(at, graceMs),
    removeAfterCommit: (unit, storageKey) =>
      unit.afterCommit(() => storage.remove(storageKey), onNotRemoved(storageKey)),

    async removeOrphanedObjects(signal) {
      let removed = 0;
      let failures = 0;
      for (;;) {
        const claimed = await orphanedObjects.claim(now(), addMs(now(), retryAfterMs), batchSize);
        for (const { organizationId, storageKey } of claimed) {
          if (signal?.aborted) return removed;
          if (await tryToRemove(storageKey)) {
            await orphanedObjects.forget(organizationId, storageKey);
            removed++;
          } else if (++failures === maxFailures) return removed;
        }
        if (claimed.length < batchSize) return removed;
      }
    },
  };
}

/** Returns null if the bytes are not UTF-8. Keeps a byte order mark. */
function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
