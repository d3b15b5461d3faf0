import type { Database, DatabaseTransaction } from '../../platform/database/database.js';

export interface PurgedFile {
  readonly organizationId: string;
  readonly contentKey: string;
  readonly fileKey: string;
}

export interface PurgeRepository {
  /**
   * Removes at most `limit` files, and their chunks, of knowledge bases that were deleted at or before `before`. Passes
   * the files to `beforeCommit` in the same transaction. Returns the number of removed files.
   */
  removeFiles(
    before: Date,
    limit: number,
    beforeCommit: (transaction: DatabaseTransaction, files: readonly PurgedFile[]) => Promise<void>,
  ): Promise<number>;
  /** Removes knowledge bases that were deleted at or before `before` and have no files left. */
  removeEmpty(before: Date): Promise<void>;
}

export function createPurgeRepository(database: Database): PurgeRepository {
  return {
    removeFiles: (before, limit, beforeCommit) =>
      database.transaction(async (transaction) => {
        const { rows } = await transaction.raw<{ rows: PurgedFile[] }>(
          `delete from knowledge_base_files
           where (organization_id, id) in (
             select files.organization_id, files.id
             from knowledge_bases
             join knowledge_base_files as files on files.organization_id = knowledge_bases.organization_id
               and files.knowledge_base_id = knowledge_bases.id
             where knowledge_bases.deleted_at <= :before
             limit :limit
             for update of files skip locked
           )
           returning organization_id as "organizationId", content_key as "contentKey", file_key as "fileKey"
           -- all organizations`,
          { before, limit },
        );
        if (rows.length > 0) await beforeCommit(transaction, rows);
        return rows.length;
      }),

    async removeEmpty(before) {
      await database.raw(
        `delete from knowledge_bases
         where deleted_at <= :before and not exists (
           select from knowledge_base_files as files
           where files.organization_id = knowledge_bases.organization_id
             and files.knowledge_base_id = knowledge_bases.id
         )
         -- all organizations`,
        { before },
      );
    },
  };
}
