// Adds, reads, restarts and deletes files. file-processing/repository.ts records the progress of their processing. Lock
// order: the knowledge base, then the file.
import type { Database, DatabaseTransaction } from '../../platform/database/database.js';
import { recordChanges, type AuditAction, type AuditedChange } from '../../platform/audit.js';
import { columnList, selectList, toColumns, valueList } from '../../platform/database/columns.js';
import { readList, type PagedList } from '../../platform/database/paged-list.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { pick, without } from '../../platform/records/pick-fields.js';
import { toRecord, type Stored } from '../../platform/records/row-to-record.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';
import { fileSettingNames } from './setting-names.js';

type Schemas = components['schemas'];
export type KnowledgeBaseFile = Schemas['KnowledgeBaseFile'];
export type KnowledgeBaseFileCreate = Schemas['KnowledgeBaseFileCreate'];

export type FileChunk = Schemas['KnowledgeBaseFileChunk'];

/** SQL condition of files whose text a search can find. The statement must use the alias `files`. */
export const searchable = `files.processing_status in ('completed', 'extract_failed')`;

/** A file to add. An omitted field gets the default of its column. */
export type NewFile = Omit<Partial<KnowledgeBaseFileCreate>, 'kbId'> &
  Pick<KnowledgeBaseFileCreate, 'fileId' | 'fileName' | 'fileKey' | 'contentKey' | 'contentType'> & {
    readonly fileSize: number;
    /** Entity tag of the uploaded object, or null if no caller can replace the object. */
    readonly objectEtag: string | null;
    readonly startsTrigger: boolean;
    readonly userId: string;
    readonly at: Date;
  };

/** Called in the transaction of the change. If the promise rejects, the change is rolled back. */
export type BeforeCommit = (transaction: DatabaseTransaction, file: KnowledgeBaseFile) => Promise<void>;

export interface Addition {
  readonly file: NewFile;
  readonly limit: number;
  readonly beforeCommit: BeforeCommit;
  /** Conversation whose run adds the file, for the audit log. Undefined if a request adds the file. */
  readonly conversationId: string | undefined;
}

export type AddOutcome =
  { kind: 'added'; file: KnowledgeBaseFile } | { kind: 'knowledge-base-missing' | 'duplicate' | 'limit-reached' };

export type RestartOutcome =
  { kind: 'restarted'; file: KnowledgeBaseFile } | { kind: 'file-missing' } | { kind: 'not-failed' };

export interface FileRepository {
  /** Streams the files, newest first. Yields nothing if the knowledge base does not exist. */
  list(organizationId: string, knowledgeBaseId: number): AsyncGenerator<KnowledgeBaseFile, void, undefined>;
  exists(organizationId: string, knowledgeBaseId: number): Promise<boolean>;
  /** Finds a file by the UUID of its upload. */
  find(organizationId: string, knowledgeBaseId: number, fileId: string): Promise<KnowledgeBaseFile | null>;
  /** Finds a file by the id of its record. */
  get(organizationId: string, knowledgeBaseId: number, id: number): Promise<KnowledgeBaseFile | null>;
  listChunks(
    organizationId: string,
    knowledgeBaseId: number,
    id: number,
    range: { from: number; limit: number },
  ): Promise<FileChunk[]>;
  add(organizationId: string, knowledgeBaseId: number, addition: Addition, unit: UnitOfWork): Promise<AddOutcome>;
  /**
   * Removes the file's record, chunks and embeddings, even while a worker processes the file. Returns null if the file
   * does not exist.
   */
  delete(
    organizationId: string,
    knowledgeBaseId: number,
    id: number,
    deletion: { at: Date; beforeCommit: BeforeCommit },
    unit: UnitOfWork,
  ): Promise<KnowledgeBaseFile | null>;
  restart(
    organizationId: string,
    knowledgeBaseId: number,
    id: number,
    restart: { at: Date; beforeCommit: BeforeCommit },
    unit: UnitOfWork,
  ): Promise<RestartOutcome>;
  /** Returns whether a file refers to the text. Files of deleted knowledge bases count too. */
  isTextUsed(organizationId: string, contentKey: string): Promise<boolean>;
}

type Row = Stored<KnowledgeBaseFile> & { id: number };

const columns = selectList('files', fields.KnowledgeBaseFile);

const toFile = (row: Row) => toRecord<KnowledgeBaseFile>(row);

const fileList = (organizationId: string, knowledgeBaseId: number): PagedList => ({
  table: 'knowledge_base_files',
  alias: 'files',
  bytes: 'files.content_bytes',
  organizationId,
  where: `files.knowledge_base_id = :knowledgeBaseId and exists (
    select from knowledge_bases
    where knowledge_bases.organization_id = :organizationId and knowledge_bases.id = :knowledgeBaseId
      and knowledge_bases.deleted_at is null)`,
  order: 'files.created_at desc, files.id desc',
  columns,
  bindings: { knowledgeBaseId },
});

/**
 * Returns false if the knowledge base does not exist. Without the lock, concurrent requests could exceed the limit of
 * files, or add a file to a deleted knowledge base.
 */
async function lockKnowledgeBase(transaction: Database, organizationId: string, id: number): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    `select from knowledge_bases
     where organization_id = :organizationId and id = :id and deleted_at is null
     for no key update`,
    { organizationId, id },
  );
  return rows.length > 0;
}

/** Updates `updated_at`, because the totals of the files are part of the knowledge base. */
const touch = (transaction: Database, organizationId: string, id: number, at: Date) =>
  transaction.raw(
    `update knowledge_bases set updated_at = greatest(updated_at, cast(:at as timestamptz))
     where organization_id = :organizationId and id = :id`,
    { organizationId, id, at },
  );

async function insert(
  transaction: Database,
  organizationId: string,
  knowledgeBaseId: number,
  { userId, at, ...file }: NewFile,
): Promise<KnowledgeBaseFile> {
  const row = {
    ...toColumns({ ...file, organizationId, knowledgeBaseId, createdBy: userId }),
    ...toColumns({ createdAt: at, updatedAt: at, activeAt: at }),
  };
  const { rows } = await transaction.raw<{ rows: Row[] }>(
    `insert into knowledge_base_files as files (${columnList(row)}) values (${valueList(row)}) returning ${columns}`,
    row,
  );
  const [added] = rows;
  if (!added) throw new Error('adding a file returned no row');
  return toFile(added);
}

async function add(
  transaction: DatabaseTransaction,
  organizationId: string,
  knowledgeBaseId: number,
  { file, limit, beforeCommit }: Addition,
): Promise<AddOutcome> {
  if (!(await lockKnowledgeBase(transaction, organizationId, knowledgeBaseId)))
    return { kind: 'knowledge-base-missing' };
  const { rows } = await transaction.raw<{ rows: { isDuplicate: boolean; isFull: boolean }[] }>(
    `select
       exists (
         select from knowledge_base_files
         where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId and file_id = :fileId
       ) as "isDuplicate",
       exists (
         select from knowledge_base_files
         where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId
         offset :last
       ) as "isFull"`,
    { organizationId, knowledgeBaseId, fileId: file.fileId, last: limit - 1 },
  );
  if (rows[0]?.isDuplicate) return { kind: 'duplicate' };
  if (rows[0]?.isFull) return { kind: 'limit-reached' };
  const added = await insert(transaction, organizationId, knowledgeBaseId, file);
  await touch(transaction, organizationId, knowledgeBaseId, file.at);
  await beforeCommit(transaction, added);
  return { kind: 'added', file: added };
}

async function deleteFile(
  transaction: DatabaseTransaction,
  organizationId: string,
  knowledgeBaseId: number,
  id: number,
  at: Date,
): Promise<KnowledgeBaseFile | null> {
  // The lock waits for a worker that is adding chunks. The deletion then removes these chunks too. Later writes of the
  // worker find no file and fail.
  if (!(await lockKnowledgeBase(transaction, organizationId, knowledgeBaseId))) return null;
  const { rows } = await transaction.raw<{ rows: Row[] }>(
    `delete from knowledge_base_files as files
     where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId and id = :id
     returning ${columns}`,
    { organizationId, knowledgeBaseId, id },
  );
  const [row] = rows;
  if (!row) return null;
  await touch(transaction, organizationId, knowledgeBaseId, at);
  return toFile(row);
}

async function restart(
  transaction: DatabaseTransaction,
  organizationId: string,
  knowledgeBaseId: number,
  id: number,
  at: Date,
): Promise<RestartOutcome> {
  const where = { organizationId, knowledgeBaseId, id };
  const { rows: known } = await transaction.raw<{ rows: { isFailed: boolean }[] }>(
    `select files.processing_status in ('parse_failed', 'chunk_failed', 'extract_failed') as "isFailed"
     from knowledge_base_files as files
     join knowledge_bases on knowledge_bases.organization_id = files.organization_id
       and knowledge_bases.id = files.knowledge_base_id
     where files.organization_id = :organizationId and files.knowledge_base_id = :knowledgeBaseId and files.id = :id
       and knowledge_bases.deleted_at is null
     for update of files`,
    where,
  );
  if (known[0] === undefined) return { kind: 'file-missing' };
  if (!known[0].isFailed) return { kind: 'not-failed' };
  const { rows } = await transaction.raw<{ rows: Row[] }>(
    `update knowledge_base_files as files
     set processing_status = case next_step when 'parse' then 'parsing' else 'chunking' end,
       processing_error = null, claim_number = claim_number + 1, attempts = 0, reclaims = 0, is_held = false,
       active_at = :at, updated_at = :at
     where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId and id = :id
     returning ${columns}`,
    { ...where, at },
  );
  const [row] = rows;
  if (!row) throw new Error('a locked file of a knowledge base no longer exists');
  return { kind: 'restarted', file: toFile(row) };
}

async function findOne(
  database: Database,
  organizationId: string,
  knowledgeBaseId: number,
  { column, value }: { column: 'id' | 'file_id'; value: number | string },
): Promise<KnowledgeBaseFile | null> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select ${columns}
     from knowledge_base_files as files
     join knowledge_bases on knowledge_bases.organization_id = files.organization_id
       and knowledge_bases.id = files.knowledge_base_id
     where files.organization_id = :organizationId and files.knowledge_base_id = :knowledgeBaseId
       and files.${column} = :value and knowledge_bases.deleted_at is null`,
    { organizationId, knowledgeBaseId, value },
  );
  return rows[0] ? toFile(rows[0]) : null;
}

async function listChunks(
  database: Database,
  organizationId: string,
  knowledgeBaseId: number,
  id: number,
  { from, limit }: { from: number; limit: number },
): Promise<FileChunk[]> {
  const { rows } = await database.raw<{ rows: FileChunk[] }>(
    `select position, heading, text, token_count as "tokenCount" from knowledge_base_chunks
     where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId and file_record_id = :id
       and position >= :from
     order by position
     limit :limit`,
    { organizationId, knowledgeBaseId, id, from, limit },
  );
  return rows;
}

const auditedNames = ['knowledgeBaseId', ...without(fileSettingNames, 'fileId', 'fileKey', 'contentKey')] as const;

function changeOf(action: AuditAction, file: KnowledgeBaseFile, conversationId?: string): AuditedChange {
  const { id: recordId, fileName: recordName } = file;
  const audited = { ...pick(file, auditedNames), conversationId };
  const isDeleted = action === 'knowledge_base_file.deleted';
  return { action, recordId, recordName, before: isDeleted ? audited : null, after: isDeleted ? null : audited };
}

async function isTextUsed(database: Database, organizationId: string, contentKey: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select from knowledge_base_files
     where organization_id = :organizationId and content_key = :contentKey limit 1`,
    { organizationId, contentKey },
  );
  return rows.length > 0;
}

export function createFileRepository(database: Database): FileRepository {
  return {
    list: (organizationId, knowledgeBaseId) => readList(database, fileList(organizationId, knowledgeBaseId), toFile),

    async exists(organizationId, id) {
      const { rows } = await database.raw<{ rows: unknown[] }>(
        'select from knowledge_bases where organization_id = :organizationId and id = :id and deleted_at is null',
        { organizationId, id },
      );
      return rows.length > 0;
    },

    find: (organizationId, knowledgeBaseId, fileId) =>
      findOne(database, organizationId, knowledgeBaseId, { column: 'file_id', value: fileId }),

    get: (organizationId, knowledgeBaseId, id) =>
      findOne(database, organizationId, knowledgeBaseId, { column: 'id', value: id }),

    listChunks: (organizationId, knowledgeBaseId, id, range) =>
      listChunks(database, organizationId, knowledgeBaseId, id, range),

    add: (organizationId, knowledgeBaseId, addition, unit) =>
      unit.transaction(database, async (transaction) => {
        const outcome = await add(transaction, organizationId, knowledgeBaseId, addition);
        if (outcome.kind !== 'added') return outcome;
        const entry = changeOf('knowledge_base_file.created', outcome.file, addition.conversationId);
        await recordChanges(transaction, unit.origin, organizationId, entry);
        return outcome;
      }),

    delete: (organizationId, knowledgeBaseId, id, { at, beforeCommit }, unit) =>
      unit.transaction(database, async (transaction) => {
        const removed = await deleteFile(transaction, organizationId, knowledgeBaseId, id, at);
        if (removed === null) return null;
        await beforeCommit(transaction, removed);
        const entry = changeOf('knowledge_base_file.deleted', removed);
        await recordChanges(transaction, unit.origin, organizationId, entry);
        return removed;
      }),

    restart: (organizationId, knowledgeBaseId, id, { at, beforeCommit }, unit) =>
      unit.transaction(database, async (transaction) => {
        const outcome = await restart(transaction, organizationId, knowledgeBaseId, id, at);
        if (outcome.kind !== 'restarted') return outcome;
        await beforeCommit(transaction, outcome.file);
        const entry = changeOf('knowledge_base_file.retried', outcome.file);
        await recordChanges(transaction, unit.origin, organizationId, entry);
        return outcome;
      }),

    isTextUsed: (organizationId, contentKey) => isTextUsed(database, organizationId, contentKey),
  };
}
