// Reads which objects are in use. Several records may refer to one object, because callers attach uploads by key.
import type { Database } from '../../platform/database/database.js';

export interface ObjectUseRepository {
  /** Returns the keys that no message, file of a knowledge base or file of a skill refers to. */
  unused(organizationId: string, keys: readonly string[]): Promise<string[]>;
}

export function createObjectUseRepository(database: Database): ObjectUseRepository {
  return {
    async unused(organizationId, keys) {
      const { rows } = await database.raw<{ rows: { key: string }[] }>(
        `select key from unnest(cast(:keys as text[])) as key
         where not exists (
           select from messages
           where organization_id = :organizationId and jsonb_path_exists(parts, '$[*].fileKey')
             and jsonb_path_query_array(parts, '$[*].fileKey') @> to_jsonb(array[key])
         ) and not exists (
           select from knowledge_base_files
           where organization_id = :organizationId and file_key = key
         ) and not exists (
           select from knowledge_base_files
           where organization_id = :organizationId and content_key = key
         ) and not exists (
           select from skill_files
           where organization_id = :organizationId and storage_key = key
         )`,
        { organizationId, keys },
      );
      return rows.map(({ key }) => key);
    },
  };
}
