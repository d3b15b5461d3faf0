// A fixture of skills with a real database, a real store, an adjustable clock and storage faults.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StorageError, type ObjectStorage, type S3Storage } from '../../server/platform/storage/index.js';
import type { Caller } from '../../server/platform/caller.js';
import { createSkillsModule } from '../../server/modules/skills/index.js';
import type { Skills } from '../../server/modules/skills/skills.js';
import { readAll, startTestStore, storageAt } from '../storage/support.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { ignoredEvents } from '../support/events.js';

export const caller: Caller = { organizationId: 'org_1', userId: 'user_1', role: 'org:admin', permissions: [] };
export const textOf = (name: string) => `---\nname: ${name}\n---\nInstructions of ${name}.\n`;

/** `before`: the call of the method is not made. `after`: the call is made, but its reply is lost. */
export type Fault = { method: 'put' | 'remove'; when: 'before' | 'after' };

export interface SkillFixture {
  database: TestDatabase;
  storage: S3Storage;
  store: Awaited<ReturnType<typeof startTestStore>>;
  skills: Skills;
  /** Makes the storage fail until this function is called with null. */
  fail(fault: Fault | null): void;
  /** Advances the clock by two hours, and removes orphaned objects. Returns the number of removed objects. */
  sweepLater(): Promise<number>;
  countObjects(): number;
  /** Returns every skill with its text, read from database and storage. Rejects if a row has no object. */
  texts(): Promise<Record<string, string>>;
  orphanedObjects(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Returns a storage that calls `around` before and after each `put` and `remove`. */
export function withFaults(
  storage: ObjectStorage,
  around: (method: Fault['method'], when: Fault['when']) => Promise<void> | void,
): ObjectStorage {
  const wrap =
    <Argument>(method: Fault['method'], call: (argument: Argument) => Promise<void>) =>
    async (argument: Argument) => {
      await around(method, 'before');
      await call(argument);
      await around(method, 'after');
    };
  return { ...storage, put: wrap('put', storage.put), remove: wrap('remove', storage.remove) };
}

export async function createSkillFixture(): Promise<SkillFixture> {
  const database = await acquireTestDatabase();
  const store = await startTestStore();
  const storage = storageAt(store, 'test');
  let fault: Fault | null = null;
  let clockMs = Date.now();
  const failing = withFaults(storage, (method, when) => {
    if (fault?.method === method && fault.when === when) throw new StorageError('unavailable', 'a fault of the test');
  });
  const skills = createSkillsModule({
    database: database.database,
    storage: failing,
    events: ignoredEvents,
    log: { warn: () => undefined },
    now: () => new Date(clockMs),
  });
  return {
    database,
    storage,
    store,
    skills,
    fail: (next) => void (fault = next),
    sweepLater() {
      clockMs += 2 * 60 * 60_000;
      return skills.removeOrphanedObjects();
    },
    countObjects: () => readdirSync(join(store.dataDir, 'object-store/buckets/test')).length,
    async texts() {
      const rows = await database.database('skill_files').where({ file_name: 'SKILL.md' }).orderBy('id');
      const entries = rows.map(async ({ skill_id, storage_key, file_size }): Promise<[string, string]> => {
        const { content } = await storage.get(storage_key);
        const text = (await readAll(content)).toString();
        if (Buffer.byteLength(text) !== file_size)
          throw new Error(`the record of skill ${skill_id} belongs to another text`);
        const { name } = await skills.get(caller.organizationId, skill_id);
        return [name, text];
      });
      return Object.fromEntries(await Promise.all(entries));
    },
    orphanedObjects: () => database.database('skill_orphaned_objects').pluck('storage_key'),
    async stop() {
      storage.close();
      await store.stop();
      await database.release();
    },
  };
}
