import { text as textOf } from 'node:stream/consumers';
import { StorageError, type ObjectStorage } from '../../platform/storage/port.js';
import type { Caller } from '../../platform/caller.js';
import type { DocumentReader } from '../../platform/documents/port.js';
import { originOfUser } from '../../platform/audit.js';
import { autocommitOf, type Transaction, type UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { positionCursor, readPositionCursor } from '../../platform/records/cursor.js';
import { pick } from '../../platform/records/pick-fields.js';
import { ApiError, isClientError } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import type { JobQueue } from '../../platform/jobs/port.js';
import { fillIn } from '../../platform/text-placeholders.js';
import { contentKey as contentKeyOf, isOwnKey, prefixOf, uploadKey } from '../uploads/keys.js';
import { fileSettingNames } from './setting-names.js';
import type {
  AddOutcome,
  BeforeCommit,
  FileRepository,
  KnowledgeBaseFile,
  KnowledgeBaseFileCreate,
  NewFile,
} from './files-repository.js';
import { unusedTextQueue } from './queues.js';
import { knowledgeBaseNotFound } from './knowledge-bases.js';
import type { StoredTexts } from './stored-texts.js';

export type { KnowledgeBaseFile } from './files-repository.js';

export type FileDownload = Omit<components['schemas']['KnowledgeBaseFileDownload'], 'success'>;
export type FileChunkPage = Omit<components['schemas']['KnowledgeBaseFileChunkPage'], 'success'>;

export interface FileText {
  readonly fileName: string;
  readonly processingStatus: KnowledgeBaseFile['processingStatus'];
  /** Null if the text was not extracted yet, could not be extracted, or is no longer stored. */
  readonly text: string | null;
  /** Null after the last piece. */
  readonly nextOffset: number | null;
}

export interface NewText {
  readonly fileName: string;
  readonly text: string;
  readonly startsTrigger: boolean;
  /** Conversation whose run writes the text. */
  readonly conversationId: string;
}

export interface KnowledgeBaseFiles {
  /** Streams the files, newest first. The first read can throw `knowledge_base_not_found`. */
  list(organizationId: string, knowledgeBaseId: number): AsyncGenerator<KnowledgeBaseFile, void, undefined>;
  add(caller: Caller, given: KnowledgeBaseFileCreate, unit: UnitOfWork): Promise<KnowledgeBaseFile>;
  /**
   * Removes the file's record, chunks and embeddings. Also removes its text if no other file uses the text. Keeps the
   * upload, because other records may refer to it.
   */
  delete(organizationId: string, knowledgeBaseId: number, id: number, unit: UnitOfWork): Promise<void>;
  /** Enqueues a failed file again. Processing continues with the step that failed. */
  retry(organizationId: string, knowledgeBaseId: number, id: number, unit: UnitOfWork): Promise<KnowledgeBaseFile>;
  /**
   * Returns a piece of a file's text. `fileId` is the UUID of its upload. `offset` and `limit` count UTF-16 code units.
   * The piece can exceed `limit` by one code unit, so that it does not split a surrogate pair.
   */
  readText(
    organizationId: string,
    knowledgeBaseId: number,
    fileId: string,
    range: { offset: number; limit: number },
  ): Promise<FileText>;
  /** Returns a presigned URL of the upload, and one of its text if the text was extracted. */
  getDownload(organizationId: string, knowledgeBaseId: number, id: number): Promise<FileDownload>;
  listChunks(
    organizationId: string,
    knowledgeBaseId: number,
    id: number,
    page: { limit: number; cursor?: string | undefined },
  ): Promise<FileChunkPage>;
  /**
   * Stores a text that an agent writes for the caller as a new file, and enqueues its processing. The trigger runs only
   * if `startsTrigger` is true.
   */
  writeText(caller: Caller, knowledgeBaseId: number, given: NewText): Promise<KnowledgeBaseFile>;
}

export type EnqueueProcessing = (
  transaction: Transaction,
  file: { readonly organizationId: string; readonly fileRecordId: number; readonly contentKey: string },
) => Promise<void>;

export interface KnowledgeBaseFilesDependencies {
  repository: FileRepository;
  texts: Pick<StoredTexts, 'removeUnused'>;
  storage: Pick<ObjectStorage, 'head' | 'get' | 'put' | 'remove' | 'presignDownload'>;
  reader: Pick<DocumentReader, 'isSupported' | 'supportedTypes'>;
  jobs: JobQueue;
  enqueueProcessing: EnqueueProcessing;
  log: { warn(fields: object, message: string): void };
  now: () => Date;
  createId: () => string;
}

const maxFiles = limits['KnowledgeBaseFileList.files'].maxItems;
const maxFileBytes = limits['KnowledgeBaseFile.fileSize'].maximum;
const maxNameCharacters = limits['KnowledgeBaseFile.fileName'].maxLength;

const downloadLifetimeSeconds = limits['KnowledgeBaseFileDownload.url'].expiresAfterSeconds;

const fileNotFound = () => new ApiError('file_not_found');
const refuseField = (field: string, message: string) =>
  new ApiError('bad_request', { details: [{ message, path: [field] }] });

/**
 * Throws if a key does not belong to the upload `fileId`. Without this check, a caller could use the content key of
 * another file, and processing would replace that file's text.
 */
function assertKeys(
  organizationId: string,
  { fileId, fileKey, contentKey }: Pick<KnowledgeBaseFileCreate, 'fileId' | 'fileKey' | 'contentKey'>,
): void {
  if (!isOwnKey(organizationId, fileKey)) throw new ApiError('file_key_not_owned');
  if (!isOwnKey(organizationId, contentKey)) throw new ApiError('content_key_not_owned');
  if (!fileKey.startsWith(`${prefixOf(organizationId)}uploads/${fileId}/`))
    throw refuseField('fileKey', reasons.request.otherFileKey);
  if (contentKey !== contentKeyOf(organizationId, fileId))
    throw refuseField('contentKey', reasons.request.otherContentKey);
}

async function findUpload(
  { storage }: KnowledgeBaseFilesDependencies,
  fileKey: string,
): Promise<{ fileSize: number; objectEtag: string }> {
  try {
    const { size, etag } = await storage.head(fileKey);
    if (size > maxFileBytes)
      throw refuseField('fileKey', fillIn(reasons.request.uploadTooLarge, { bytes: maxFileBytes }));
    return { fileSize: size, objectEtag: etag };
  } catch (error) {
    if (error instanceof StorageError && error.failure === 'not_found')
      throw new ApiError('uploaded_file_missing', { cause: error });
    throw error;
  }
}

function added(outcome: AddOutcome, fileId: string): KnowledgeBaseFile {
  switch (outcome.kind) {
    case 'added':
      return outcome.file;
    case 'knowledge-base-missing':
      throw knowledgeBaseNotFound();
    case 'duplicate':
      throw new ApiError('knowledge_base_file_exists', { values: { fileId } });
    case 'limit-reached':
      throw new ApiError('knowledge_base_file_limit_reached');
  }
}

/** Enqueues the job in the transaction that changes the file, so that no file lacks its job. */
const withFileJob =
  ({ enqueueProcessing }: KnowledgeBaseFilesDependencies, organizationId: string): BeforeCommit =>
  (transaction, { id, contentKey }) =>
    enqueueProcessing(transaction, { organizationId, fileRecordId: id, contentKey });

async function add(
  dependencies: KnowledgeBaseFilesDependencies,
  { organizationId, userId }: Caller,
  knowledgeBaseId: number,
  { conversationId, ...given }: Omit<NewFile, 'userId' | 'at'> & { readonly conversationId?: string },
  unit: UnitOfWork,
): Promise<KnowledgeBaseFile> {
  const file = { ...given, userId, at: dependencies.now() };
  const beforeCommit = withFileJob(dependencies, organizationId);
  const outcome = await dependencies.repository.add(
    organizationId,
    knowledgeBaseId,
    { file, limit: maxFiles, beforeCommit, conversationId },
    unit,
  );
  return added(outcome, file.fileId);
}

async function addUpload(
  dependencies: KnowledgeBaseFilesDependencies,
  caller: Caller,
  { kbId, ...given }: KnowledgeBaseFileCreate,
  unit: UnitOfWork,
): Promise<KnowledgeBaseFile> {
  const { repository, reader } = dependencies;
  const { organizationId } = caller;
  const file = { ...pick(given, fileSettingNames), fileId: given.fileId.toLowerCase() };
  assertKeys(organizationId, file);
  if (!reader.isSupported(file))
    throw new ApiError('file_type_not_supported', { values: { types: reader.supportedTypes } });
  if (!(await repository.exists(organizationId, kbId))) throw knowledgeBaseNotFound();
  const upload = await findUpload(dependencies, file.fileKey);
  return add(dependencies, caller, kbId, { ...file, ...upload, startsTrigger: true }, unit);
}

async function deleteFile(
  dependencies: KnowledgeBaseFilesDependencies,
  organizationId: string,
  knowledgeBaseId: number,
  id: number,
  unit: UnitOfWork,
): Promise<void> {
  const { repository, texts, jobs, log, now } = dependencies;
  const enqueueTextRemoval: BeforeCommit = (transaction, { contentKey }) =>
    jobs.enqueue(transaction, [unusedTextQueue.job({ organizationId, contentKey })]);
  const removed = await repository.delete(
    organizationId,
    knowledgeBaseId,
    id,
    { at: now(), beforeCommit: enqueueTextRemoval },
    unit,
  );
  if (removed === null) throw fileNotFound();
  const { contentKey } = removed;
  await unit.afterCommit(
    () => texts.removeUnused(organizationId, contentKey),
    // Only log the error, because the job removes the text later.
    (error) => log.warn({ err: error, organizationId }, 'the text of a deleted file is still stored'),
  );
}

const hasText = ({ processingStatus }: KnowledgeBaseFile): boolean =>
  processingStatus !== 'parsing' && processingStatus !== 'parse_failed';

async function fileOf(
  { repository }: KnowledgeBaseFilesDependencies,
  organizationId: string,
  knowledgeBaseId: number,
  id: number,
): Promise<KnowledgeBaseFile> {
  const file = await repository.get(organizationId, knowledgeBaseId, id);
  if (file === null) throw fileNotFound();
  return file;
}

async function readText(
  { repository, storage }: KnowledgeBaseFilesDependencies,
  organizationId: string,
  knowledgeBaseId: number,
  fileId: string,
  range: { offset: number; limit: number },
): Promise<FileText> {
  const file = await repository.find(organizationId, knowledgeBaseId, fileId);
  if (file === null) throw fileNotFound();
  const { fileName, processingStatus, contentKey } = file;
  const nothing = { fileName, processingStatus, text: null, nextOffset: null };
  if (!hasText(file)) return nothing;
  try {
    const { content } = await storage.get(contentKey);
    const whole = await textOf(content);
    const end = wholeCharacters(whole, range.offset + range.limit);
    const text = whole.slice(wholeCharacters(whole, range.offset), end);
    return { fileName, processingStatus, text, nextOffset: end < whole.length ? end : null };
  } catch (error) {
    if (error instanceof StorageError && error.failure === 'not_found') return nothing;
    throw error;
  }
}

async function listChunks(
  dependencies: KnowledgeBaseFilesDependencies,
  organizationId: string,
  knowledgeBaseId: number,
  id: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<FileChunkPage> {
  const from = cursor === undefined ? 0 : readPositionCursor(cursor, id);
  if (from === null)
    throw new ApiError('bad_request', {
      details: [{ message: reasons.request.foreignCursor, path: ['cursor'] }],
    });
  await fileOf(dependencies, organizationId, knowledgeBaseId, id);
  const found = await dependencies.repository.listChunks(organizationId, knowledgeBaseId, id, {
    from,
    limit: limit + 1,
  });
  const next = found[limit];
  return { chunks: found.slice(0, limit), nextCursor: next ? positionCursor(id, next.position) : null };
}

/** Moves the offset to the next character if it would split a surrogate pair. */
const wholeCharacters = (text: string, offset: number): number =>
  /^[\udc00-\udfff]/.test(text.charAt(offset)) ? offset + 1 : offset;

async function writeText(
  dependencies: KnowledgeBaseFilesDependencies,
  caller: Caller,
  knowledgeBaseId: number,
  { fileName, text, startsTrigger, conversationId }: NewText,
): Promise<KnowledgeBaseFile> {
  const { repository, storage, createId } = dependencies;
  const { organizationId, userId } = caller;
  if (!(await repository.exists(organizationId, knowledgeBaseId))) throw knowledgeBaseNotFound();
  const fileId = createId();
  const name = [...fileName.replaceAll('\0', '')].slice(0, maxNameCharacters).join('') || 'file';
  const fileKey = uploadKey(organizationId, fileId, name);
  const contentType = 'text/markdown';
  await storage.put({ key: fileKey, body: text, contentType });
  try {
    const file = {
      fileId,
      fileName: name,
      fileKey,
      contentKey: contentKeyOf(organizationId, fileId),
      contentType,
      fileSize: Buffer.byteLength(text),
      objectEtag: null,
      startsTrigger,
      conversationId,
    };
    return await add(dependencies, caller, knowledgeBaseId, file, autocommitOf(originOfUser(userId, null)));
  } catch (error) {
    // Remove the upload only after a refusal, because after any other error the file may have been stored. A failed
    // removal must not hide the refusal.
    if (isClientError(error)) await storage.remove(fileKey).catch(() => undefined);
    throw error;
  }
}

export function createKnowledgeBaseFiles(dependencies: KnowledgeBaseFilesDependencies): KnowledgeBaseFiles {
  const { repository } = dependencies;
  return {
    async *list(organizationId, knowledgeBaseId) {
      let isEmpty = true;
      for await (const file of repository.list(organizationId, knowledgeBaseId)) {
        isEmpty = false;
        yield file;
      }
      if (isEmpty && !(await repository.exists(organizationId, knowledgeBaseId))) throw knowledgeBaseNotFound();
    },

    add: (caller, given, unit) => addUpload(dependencies, caller, given, unit),

    delete: (organizationId, knowledgeBaseId, id, unit) =>
      deleteFile(dependencies, organizationId, knowledgeBaseId, id, unit),

    async retry(organizationId, knowledgeBaseId, id, unit) {
      const beforeCommit = withFileJob(dependencies, organizationId);
      const outcome = await repository.restart(
        organizationId,
        knowledgeBaseId,
        id,
        { at: dependencies.now(), beforeCommit },
        unit,
      );
      if (outcome.kind === 'file-missing') throw fileNotFound();
      if (outcome.kind === 'not-failed') throw new ApiError('file_not_failed');
      return outcome.file;
    },

    readText: (organizationId, knowledgeBaseId, fileId, range) =>
      readText(dependencies, organizationId, knowledgeBaseId, fileId, range),
    async getDownload(organizationId, knowledgeBaseId, id) {
      const file = await fileOf(dependencies, organizationId, knowledgeBaseId, id);
      const { fileName, contentType, fileKey, contentKey } = file;
      const urlOf = (key: string, type: string) =>
        dependencies.storage.presignDownload({ key, contentType: type, expiresInSeconds: downloadLifetimeSeconds });
      const textUrl = hasText(file) ? await urlOf(contentKey, 'text/markdown') : null;
      return { fileName, contentType, url: await urlOf(fileKey, contentType), textUrl };
    },

    listChunks: (organizationId, knowledgeBaseId, id, page) =>
      listChunks(dependencies, organizationId, knowledgeBaseId, id, page),

    writeText: (caller, knowledgeBaseId, given) => writeText(dependencies, caller, knowledgeBaseId, given),
  };
}
