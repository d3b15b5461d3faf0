// Restarts files whose processing made no progress for too long, or ends their processing. Such a file is assumed to
// have no job, or a job whose worker crashed.
import { reasons } from '../../generated/reasons.js';
import type { Database, DatabaseTransaction } from '../../platform/database/database.js';
import type { Events } from '../../platform/events/emit-events.js';
import type { FileKey } from '../knowledge-bases/search/vector-store/port.js';
import { eventsOf, type FileData, type Status } from './file-status.js';

/** SQL condition of files whose processing has not ended. */
export const inProgress = `processing_status in ('parsing', 'parsed', 'chunking')`;

export interface StaleFile extends Pick<FileKey, 'organizationId' | 'fileRecordId'> {
  readonly contentKey: string;
  /** How often the file was restarted after an attempt that never ended. */
  readonly reclaims: number;
  /** Whether an attempt held the file at the time of the query. */
  readonly isHeld: boolean;
}

export interface Staleness {
  /** A file that an attempt holds is stale if its last progress was before this time. */
  readonly heldSince: Date;
  /** A file that no attempt holds is stale if it began to wait before this time. */
  readonly waitingSince: Date;
}

export interface StaleFileRepository {
  /** Returns stale files of all organizations, longest inactive first. */
  stale(since: Staleness, limit: number): Promise<StaleFile[]>;
  /**
   * Restarts a file that is still stale, and calls `beforeCommit` in the same transaction. Increments `reclaims` if an
   * attempt held the file.
   */
  reclaim(
    file: StaleFile,
    restart: { since: Staleness; at: Date; beforeCommit: (transaction: DatabaseTransaction) => Promise<void> },
  ): Promise<void>;
  /** If the file is still held and stale, marks it as failed, or as completed if only the step `trigger` remained. */
  fail(file: StaleFile, end: { since: Staleness; error: string; at: Date }): Promise<void>;
}

const endStatus = `case next_step
  when 'parse' then 'parse_failed' when 'embed' then 'chunk_failed' when 'extract' then 'extract_failed'
  else 'completed' end`;

const staleFence = ({ organizationId, fileRecordId }: StaleFile, since: Staleness) => ({
  organizationId,
  fileRecordId,
  ...since,
});
const isStale = `${inProgress} and active_at < case when is_held then cast(:heldSince as timestamptz)
  else cast(:waitingSince as timestamptz) end`;

export function createStaleFileRepository(database: Database, events: Events): StaleFileRepository {
  return {
    async stale(since, limit) {
      const { rows } = await database.raw<{ rows: StaleFile[] }>(
        `select files.organization_id as "organizationId", files.id as "fileRecordId",
          files.content_key as "contentKey", files.reclaims, files.is_held as "isHeld"
         from knowledge_base_files as files
         join knowledge_bases on knowledge_bases.organization_id = files.organization_id
           and knowledge_bases.id = files.knowledge_base_id
         where ${isStale} and knowledge_bases.deleted_at is null
         order by files.active_at limit :limit
         -- all organizations`,
        { ...since, limit },
      );
      return rows;
    },

    reclaim: (file, { since, at, beforeCommit }) =>
      database.transaction(async (transaction) => {
        const result = await transaction.raw<{ rowCount: number }>(
          `update knowledge_base_files
           set active_at = :at, reclaims = reclaims + cast(is_held as integer), is_held = false
           where organization_id = :organizationId and id = :fileRecordId and ${isStale}`,
          { ...staleFence(file, since), at },
        );
        if (result.rowCount > 0) await beforeCommit(transaction);
      }),

    fail: (file, { since, error, at }) =>
      database.transaction(async (transaction) => {
        const { rows } = await transaction.raw<{ rows: (FileData & { status: Status })[] }>(
          `update knowledge_base_files as files
           set processing_status = ${endStatus},
             processing_error = case next_step when 'trigger' then null else :error end,
             trigger_skipped_reason = case next_step when 'trigger' then (
               select :agentNotRun from knowledge_bases
               where organization_id = files.organization_id and id = files.knowledge_base_id and trigger_enabled
             ) else trigger_skipped_reason end,
             next_step = case next_step when 'trigger' then 'none' else next_step end,
             claim_number = claim_number + 1, is_held = false, active_at = :at, updated_at = :at
           where organization_id = :organizationId and id = :fileRecordId and is_held and ${isStale}
           returning knowledge_base_id as "knowledgeBaseId", id as "fileRecordId", file_id as "fileId",
             file_name as "fileName", processing_status as status`,
          { ...staleFence(file, since), error, at, agentNotRun: reasons.trigger.agentNotRun },
        );
        for (const { status, ...data } of rows)
          await events.emit(transaction, ...eventsOf(file.organizationId, data, status, error));
      }),
  };
}
