// Orphaned objects are objects that no file refers to.
import type { Database } from '../../platform/database/database.js';
import { addOrphanedObject } from './statements.js';

export interface OrphanedObject {
  organizationId: string;
  storageKey: string;
}

export interface OrphanedObjectRepository {
  add(organizationId: string, storageKey: string, removableAt: Date): Promise<void>;
  /**
   * Claims up to `limit` due objects, longest due first. `adoptObject` then returns false for these objects. Unless
   * `forget` is called, the object can be claimed again from `nextAt` on.
   */
  claim(at: Date, nextAt: Date, limit: number): Promise<OrphanedObject[]>;
  forget(organizationId: string, storageKey: string): Promise<void>;
}

export function createOrphanedObjectRepository(database: Database): OrphanedObjectRepository {
  return {
    add: (organizationId, storageKey, removableAt) =>
      addOrphanedObject(database, organizationId, storageKey, removableAt),

    async claim(at, nextAt, limit) {
      // Skip a locked row, because a request is adopting the object, or another process is claiming it.
      const { rows } = await database.raw<{ rows: OrphanedObject[] }>(
        `update skill_orphaned_objects set is_claimed = true, removable_at = :nextAt
         where (organization_id, storage_key) in (
           select organization_id, storage_key from skill_orphaned_objects
           where removable_at <= :at
           order by removable_at limit :limit
           for update skip locked
         )
         returning organization_id as "organizationId", storage_key as "storageKey"
         -- all organizations`,
        { at, nextAt, limit },
      );
      return rows;
    },

    async forget(organizationId, storageKey) {
      await database.raw(
        'delete from skill_orphaned_objects where organization_id = :organizationId and storage_key = :storageKey',
        { organizationId, storageKey },
      );
    },
  };
}
