// A worker claims a file by incrementing its `claim_number`. Later writes of the worker check that number, so a worker
// that lost its claim cannot change the file.
import type { Database, DatabaseTransaction } from '../../platform/database/database.js';
import type { Chunk } from '../../platform/documents/port.js';
import type { Events } from '../../platform/events/emit-events.js';
import type { KnowledgeBaseFile } from '../knowledge-bases/files.js';
import type { KnowledgeBase, Trigger } from '../knowledge-bases/knowledge-bases.js';
import { ClaimLostError } from './claim-lost.js';
import { eventsOf, type FileData, type Status } from './file-status.js';
import { createStaleFileRepository, inProgress, type StaleFileRepository } from './stale-files-repository.js';
import type { EmbeddedChunk, FileKey, VectorStore } from '../knowledge-bases/search/vector-store/port.js';

export type { Status } from './file-status.js';
export type { StaleFile, Staleness } from './stale-files-repository.js';

export type Step = 'parse' | 'embed' | 'extract' | 'trigger' | 'none';

export interface Claim
  extends
    FileKey,
    Pick<KnowledgeBaseFile, 'fileId' | 'fileName' | 'fileKey' | 'contentKey' | 'contentType' | 'userMetadata'> {
  readonly claimNumber: number;
  readonly step: Step;
  /** Number of attempts at `step`, including this one. */
  readonly attempts: number;
  readonly fileSize: number;
  readonly objectEtag: string | null;
  /** False if an agent wrote the file in a conversation that a trigger started, or in a sub-conversation of it. */
  readonly startsTrigger: boolean;
  readonly userId: string;
  readonly knowledgeBase: Pick<
    KnowledgeBase,
    'name' | 'embeddingModel' | 'embeddingDimensions' | 'extractionModel' | 'extractionSchema'
  > & { readonly trigger: Omit<Trigger, 'createdAt'> | null };
}

export interface TriggerOutcome {
  readonly conversationId: string | null;
  /** Why an enabled trigger did not run. Null if it ran, or no trigger is enabled. */
  readonly skippedReason: string | null;
}

export interface Progress {
  readonly status: Status;
  readonly step: Step;
  readonly error?: string;
  readonly extractedData?: Record<string, unknown>;
  readonly at: Date;
}

export interface Completion {
  readonly start: (transaction: DatabaseTransaction) => Promise<TriggerOutcome>;
  readonly at: Date;
}

/** All methods with the parameter `claim` except `release` throw ClaimLostError if the worker lost its claim. */
export interface ProcessingRepository extends StaleFileRepository {
  /**
   * Claims the file, even if an earlier attempt holds it. Returns null if the processing has ended, or if the file or
   * its knowledge base is deleted.
   */
  claim(organizationId: string, fileRecordId: number, at: Date): Promise<Claim | null>;
  /** Records progress. */
  advance(claim: Claim, progress: Progress): Promise<void>;
  assertClaim(claim: Claim): Promise<void>;
  /**
   * Compares `chunks` with the chunks that an earlier attempt stored. Returns the number of equal chunks before the
   * first difference. Removes all other stored chunks of the file, and records progress.
   */
  keepChunks(claim: Claim, chunks: readonly Chunk[], progress: Progress): Promise<number>;
  addChunks(claim: Claim, addition: { chunks: readonly EmbeddedChunk[]; at: Date }): Promise<void>;
  /** Completes the file, and runs `start` in the same transaction. */
  complete(claim: Claim, completion: Completion): Promise<void>;
  /** Releases the claim for the next attempt. Does nothing if the claim was lost. */
  release(claim: Claim, at: Date): Promise<void>;
}

const hasClaim = `files.claim_number = :claimNumber
  and ${inProgress}
  and exists (
    select from knowledge_bases
    where knowledge_bases.organization_id = files.organization_id and knowledge_bases.id = files.knowledge_base_id
      and knowledge_bases.deleted_at is null
  )`;

const fence = ({ organizationId, fileRecordId, claimNumber }: Claim) => ({ organizationId, fileRecordId, claimNumber });

/** Locks the file, so that a deletion waits. */
async function lock(transaction: Database, claim: Claim): Promise<void> {
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    `select from knowledge_base_files as files
     where files.organization_id = :organizationId and files.id = :fileRecordId and ${hasClaim}
     for update`,
    fence(claim),
  );
  if (rows.length === 0) throw new ClaimLostError();
}

async function advance(
  database: Database,
  claim: Claim,
  { status, step, error, extractedData, at }: Progress,
): Promise<void> {
  const result = await database.raw<{ rowCount: number }>(
    `update knowledge_base_files as files
     set processing_status = :status, processing_error = :error,
       next_step = :step, attempts = case when next_step = :step then attempts else 1 end,
       extracted_data = coalesce(cast(:extractedData as jsonb), extracted_data),
       active_at = :at, updated_at = :at
     where files.organization_id = :organizationId and files.id = :fileRecordId and ${hasClaim}`,
    {
      ...fence(claim),
      status,
      step,
      error: error ?? null,
      extractedData: extractedData === undefined ? null : JSON.stringify(extractedData),
      at,
    },
  );
  if (result.rowCount === 0) throw new ClaimLostError();
}

/** Records the time of progress and locks the file. */
async function recordProgress(transaction: Database, claim: Claim, at: Date): Promise<void> {
  const result = await transaction.raw<{ rowCount: number }>(
    `update knowledge_base_files as files set active_at = :at
     where files.organization_id = :organizationId and files.id = :fileRecordId and ${hasClaim}`,
    { ...fence(claim), at },
  );
  if (result.rowCount === 0) throw new ClaimLostError();
}

async function claimFile(
  database: Database,
  organizationId: string,
  fileRecordId: number,
  at: Date,
): Promise<Claim | null> {
  const { rows } = await database.raw<{ rows: Omit<Claim, 'organizationId'>[] }>(
    `update knowledge_base_files as files
     set claim_number = claim_number + 1, attempts = attempts + 1, is_held = true, active_at = :at
     from knowledge_bases
     where files.organization_id = :organizationId and files.id = :fileRecordId and ${inProgress}
       and knowledge_bases.organization_id = files.organization_id and knowledge_bases.id = files.knowledge_base_id
       and knowledge_bases.deleted_at is null
     returning files.id as "fileRecordId", files.knowledge_base_id as "knowledgeBaseId", files.file_id as "fileId",
       files.file_name as "fileName", files.file_key as "fileKey", files.content_key as "contentKey",
       files.content_type as "contentType", files.file_size as "fileSize", files.object_etag as "objectEtag",
       files.user_metadata as "userMetadata", files.starts_trigger as "startsTrigger", files.created_by as "userId",
       files.claim_number as "claimNumber", files.next_step as step, files.attempts,
       json_build_object('name', knowledge_bases.name, 'embeddingModel', knowledge_bases.embedding_model,
         'embeddingDimensions', knowledge_bases.embedding_dimensions,
         'extractionModel', knowledge_bases.extraction_model,
         'extractionSchema', knowledge_bases.extraction_schema,
         'trigger', case when knowledge_bases.trigger_enabled is not null then json_build_object(
           'enabled', knowledge_bases.trigger_enabled, 'agentId', knowledge_bases.trigger_agent_id,
           'prompt', knowledge_bases.trigger_prompt) end) as "knowledgeBase"`,
    { organizationId, fileRecordId, at },
  );
  const [row] = rows;
  return row ? { ...row, organizationId } : null;
}

const dataOf = ({ knowledgeBaseId, fileRecordId, fileId, fileName }: Claim): FileData => ({
  knowledgeBaseId,
  fileRecordId,
  fileId,
  fileName,
});

async function keepChunks(
  transaction: Database,
  claim: Claim,
  chunks: readonly Chunk[],
  progress: Progress,
): Promise<number> {
  await lock(transaction, claim);
  const { organizationId, knowledgeBaseId, fileRecordId } = claim;
  const file = { organizationId, knowledgeBaseId, fileRecordId };
  const { rows } = await transaction.raw<{ rows: Pick<Chunk, 'position' | 'heading' | 'text'>[] }>(
    `select position, heading, text from knowledge_base_chunks
     where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId
       and file_record_id = :fileRecordId
     order by position`,
    file,
  );
  const isKept = ({ position, heading, text }: Chunk, index: number) => {
    const stored = rows[index];
    return stored?.position === position && stored.heading === heading && stored.text === text;
  };
  const firstOther = chunks.findIndex((chunk, index) => !isKept(chunk, index));
  const kept = firstOther === -1 ? chunks.length : firstOther;
  await transaction.raw(
    `delete from knowledge_base_chunks
     where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId
       and file_record_id = :fileRecordId and position >= :kept`,
    { ...file, kept },
  );
  await advance(transaction, claim, progress);
  return kept;
}

async function addChunks(
  transaction: DatabaseTransaction,
  vectors: Pick<VectorStore, 'insert'>,
  claim: Claim,
  { chunks, at }: Parameters<ProcessingRepository['addChunks']>[1],
): Promise<void> {
  const { organizationId, knowledgeBaseId } = claim;
  // Lock the knowledge base before the file, as the deletion of a file does. The opposite order could deadlock.
  await transaction.raw(
    'select from knowledge_bases where organization_id = :organizationId and id = :knowledgeBaseId for share',
    { organizationId, knowledgeBaseId },
  );
  await recordProgress(transaction, claim, at);
  await vectors.insert(transaction, claim, chunks);
}

async function complete(
  transaction: DatabaseTransaction,
  events: Events,
  claim: Claim,
  { start, at }: Completion,
): Promise<void> {
  await lock(transaction, claim);
  const triggerOutcome = await start(transaction);
  const result = await transaction.raw<{ rowCount: number }>(
    `update knowledge_base_files as files
     set processing_status = 'completed', next_step = 'none', processing_error = null,
       trigger_conversation_id = :conversationId, trigger_skipped_reason = :skippedReason,
       active_at = :at, updated_at = :at
     where files.organization_id = :organizationId and files.id = :fileRecordId and ${hasClaim}`,
    { ...fence(claim), ...triggerOutcome, at },
  );
  // The knowledge base is not locked, so it may have been deleted during `start`.
  if (result.rowCount === 0) throw new ClaimLostError();
  await events.emit(transaction, ...eventsOf(claim.organizationId, dataOf(claim), 'completed', null));
}

export function createProcessingRepository(
  database: Database,
  vectors: Pick<VectorStore, 'insert'>,
  events: Events,
): ProcessingRepository {
  return {
    ...createStaleFileRepository(database, events),

    claim: (organizationId, fileRecordId, at) => claimFile(database, organizationId, fileRecordId, at),

    async advance(claim, progress) {
      const { status, error = null } = progress;
      const occurred = eventsOf(claim.organizationId, dataOf(claim), status, error);
      if (occurred.length === 0) return advance(database, claim, progress);
      await database.transaction(async (transaction) => {
        await advance(transaction, claim, progress);
        await events.emit(transaction, ...occurred);
      });
    },

    async assertClaim(claim) {
      const { rows } = await database.raw<{ rows: unknown[] }>(
        `select from knowledge_base_files as files
         where files.organization_id = :organizationId and files.id = :fileRecordId and ${hasClaim}`,
        fence(claim),
      );
      if (rows.length === 0) throw new ClaimLostError();
    },

    keepChunks: (claim, chunks, progress) =>
      database.transaction((transaction) => keepChunks(transaction, claim, chunks, progress)),

    addChunks: (claim, addition) =>
      database.transaction((transaction) => addChunks(transaction, vectors, claim, addition)),

    complete: (claim, completion) =>
      database.transaction((transaction) => complete(transaction, events, claim, completion)),

    async release(claim, at) {
      await database.raw(
        `update knowledge_base_files as files set is_held = false, active_at = :at
         where files.organization_id = :organizationId and files.id = :fileRecordId and ${hasClaim}`,
        { ...fence(claim), at },
      );
    },
  };
}
