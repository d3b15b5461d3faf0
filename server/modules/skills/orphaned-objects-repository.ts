// Objects that no file refers to, in Postgres. Each method is one statement. They are removed for all organizations together.
import { addOrphanedObject, type SkillDatabase } from './statements.js';

export interface OrphanedObject {
  organizationId: string;
  storageKey: string;
}

export interface OrphanedObjectRepository {
  add(organizationId: string, storageKey: string, removableAt: Date): Promise<void>;
  /**
   * Claims at most `most` of those that are due, the oldest first: no file can be made of them afterwards. Who claims one and ends before
   * it is removed leaves it to the next, from `nextAt` on.
   */
  claim(at: Date, nextAt: Date, limit: number): Promise<OrphanedObject[]>;
  forget(organizationId: string, storageKey: string): Promise<void>;
}

export function createOrphanedObjectRepository(database: SkillDatabase): OrphanedObjectRepository {
  return {
    add: (organizationId, storageKey, removableAt) =>
      addOrphanedObject(database, organizationId, storageKey, removableAt),

    async claim(at, nextAt, limit) {
      // `skip locked`: a row that is locked just now belongs to a request that makes a file of it, or to another process that claims it.
      const { rows } = await database.raw<{ rows: OrphanedObject[] }>(
        `update skill_leftovers set is_claimed = true, removable_at = :nextAt
         where (organization_id, storage_key) in (
           select organization_id, storage_key from skill_leftovers where removable_at <= :at order by removable_at limit :limit for update skip locked
         )
         returning organization_id as "organizationId", storage_key as "storageKey"`,
        { at, nextAt, limit },
      );
      return rows;
    },

    async forget(organizationId, storageKey) {
      await database('skill_leftovers').where({ organization_id: organizationId, storage_key: storageKey }).delete();
    },
  };
}
