// The bytes of skills in the object storage, beside the rows in Postgres. The two cannot be written in one transaction, so:
// server/docs/decisions/skill-storage.md
import { buffer } from 'node:stream/consumers';
import { StorageError, type ObjectStorage } from '../../platform/storage/port.js';
import type { LeftoverRepository } from './leftovers-repository.js';

export type ReadText =
  { kind: 'text'; text: string } | { kind: 'not-uploaded' } | { kind: 'too-large' } | { kind: 'not-text' };

export interface Contents {
  /** Stores a new object. Unless a transaction takes its leftover row, it is removed an hour later. */
  write(organizationId: string, storageKey: string, text: string): Promise<void>;
  /** Text of UTF-8 of at most `mostBytes`. */
  read(storageKey: string, mostBytes: number): Promise<ReadText>;
  /** When nobody reads or uploads an object any more that is replaced or deleted now. */
  quietAfter(at: Date): Date;
  /** Removes an object whose leftover row is written, now and once more when all is quiet. A storage that fails delays it to then. */
  remove(storageKey: string): Promise<void>;
  /** Removes what is due, in all organizations. Says how many objects it removed. */
  removeLeftovers(signal?: AbortSignal): Promise<number>;
}

export interface ContentsParts {
  storage: ObjectStorage;
  leftovers: LeftoverRepository;
  now(): Date;
  log: ContentsLog;
}

export interface ContentsLog {
  warn(fields: object, message: string): void;
}

/** Longer than any request, and than a presigned address works and the upload takes that began in its last second. */
const GRACE_MS = 60 * 60_000;
const NEXT_TRY_MS = 10 * 60_000;
const BATCH = 100;
/** A storage that is down is not asked about each object. */
const MOST_FAILURES = 3;

export function createContents({ storage, leftovers, now, log }: ContentsParts): Contents {
  const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
  const tryToRemove = async (storageKey: string): Promise<boolean> => {
    try {
      await storage.remove(storageKey);
      return true;
    } catch (error) {
      log.warn({ err: error, storageKey }, 'an object was not removed; it will be tried again');
      return false;
    }
  };

  return {
    async write(organizationId, storageKey, text) {
      await leftovers.add(organizationId, storageKey, later(now(), GRACE_MS));
      await storage.put({ key: storageKey, body: text, contentType: 'text/markdown' });
    },

    async read(storageKey, mostBytes) {
      try {
        const { size, content } = await storage.get(storageKey);
        if (size > mostBytes) {
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

    quietAfter: (at) => later(at, GRACE_MS),
    remove: async (storageKey) => void (await tryToRemove(storageKey)),

    async removeLeftovers(signal) {
      let removed = 0;
      let failures = 0;
      for (;;) {
        const claimed = await leftovers.claim(now(), later(now(), NEXT_TRY_MS), BATCH);
        for (const { organizationId, storageKey } of claimed) {
          if (signal?.aborted) return removed;
          if (await tryToRemove(storageKey)) {
            await leftovers.forget(organizationId, storageKey);
            removed++;
          } else if (++failures === MOST_FAILURES) return removed;
        }
        if (claimed.length < BATCH) return removed;
      }
    },
  };
}

/** Null: it is not UTF-8. The mark at its beginning is kept: what was stored is given back as it was. */
function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
