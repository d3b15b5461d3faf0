// Rules of the files of knowledge bases, up to where their processing begins and after it has ended.
import { text as textOf } from 'node:stream/consumers';
import { StorageError, type ObjectStorage } from '../../platform/storage/port.js';
import type { Caller } from '../../platform/caller.js';
import { autocommit, type UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import type { JobQueue } from '../../platform/jobs/jobs.js';
import { contentKey as contentKeyOf, isOwnKey, prefixOf, uploadKey } from '../uploads/keys.js';
import type { AddOutcome, Alongside, FileRepository, KnowledgeBaseFile, NewFile } from './files-repository.js';
import { fileJob, textJob } from './jobs.js';
import { knowledgeBaseNotFound } from './knowledge-bases.js';
import type { ProcessingRepository } from './processing-repository.js';

export type KnowledgeBaseFileCreate = components['schemas']['KnowledgeBaseFileCreate'];

/** A piece of the text of a file. */
export interface FileText {
  readonly fileName: string;
  readonly processingStatus: KnowledgeBaseFile['processingStatus'];
  /** Null: not taken out of the file yet, or it could not be. */
  readonly text: string | null;
  /** Where the next piece begins; null: this was the last. */
  readonly nextOffset: number | null;
}

export interface NewText {
  readonly fileName: string;
  readonly text: string;
  readonly startsTrigger: boolean;
}

export interface KnowledgeBaseFiles {
  /** Newest first, read while they are taken. The first read fails if there is no such knowledge base. */
  list(organizationId: string, knowledgeBaseId: number): AsyncGenerator<KnowledgeBaseFile, void, undefined>;
  /** Adds an uploaded file and has it processed. */
  add(caller: Caller, given: KnowledgeBaseFileCreate, unit?: UnitOfWork): Promise<KnowledgeBaseFile>;
  /** Removes record, chunks, embeddings and stored text. The upload stays: it may be part of something else. */
  remove(organizationId: string, knowledgeBaseId: number, id: number, unit?: UnitOfWork): Promise<void>;
  /** Processes a failed file again, from the step that failed. */
  retry(organizationId: string, knowledgeBaseId: number, id: number, unit?: UnitOfWork): Promise<KnowledgeBaseFile>;
  /** The text of a file, by the UUID of its upload; offset and limit count UTF-16 units. */
  readText(
    organizationId: string,
    knowledgeBaseId: number,
    fileId: string,
    range: { offset: number; limit: number },
  ): Promise<FileText>;
  /** Stores a text as a new file and has it processed, without the trigger unless `startsTrigger`. */
  writeText(caller: Caller, knowledgeBaseId: number, given: NewText): Promise<KnowledgeBaseFile>;
}

export interface KnowledgeBaseFilesParts {
  repository: FileRepository;
  processing: Pick<ProcessingRepository, 'removeText'>;
  storage: Pick<ObjectStorage, 'head' | 'get' | 'put' | 'remove'>;
  jobs: JobQueue;
  log: { warn(fields: object, message: string): void };
  now: () => Date;
  createId: () => string;
}

const mostFiles = limits['KnowledgeBaseFileList.files'].maxItems;
const mostFileBytes = limits['KnowledgeBaseFile.fileSize'].maximum;
const mostNameCharacters = limits['KnowledgeBaseFile.fileName'].maxLength;

const fileNotFound = () => new ApiError('file_not_found');
const refuseField = (field: string, message: string) =>
  new ApiError('bad_request', { details: [{ message, path: [field] }] });

/**
 * Both keys must be those of the upload: what is processed decides what is stored at the content key, so with a key of another file somebody
 * could put other words into it.
 */
function assertKeys(
  organizationId: string,
  { fileId, fileKey, contentKey }: Pick<KnowledgeBaseFileCreate, 'fileId' | 'fileKey' | 'contentKey'>,
): void {
  if (!isOwnKey(organizationId, fileKey)) throw new ApiError('file_key_not_owned');
  if (!isOwnKey(organizationId, contentKey)) throw new ApiError('content_key_not_owned');
  if (!fileKey.startsWith(`${prefixOf(organizationId)}uploads/${fileId}/`))
    throw refuseField('fileKey', 'must be the key of the upload with this fileId');
  if (contentKey !== contentKeyOf(organizationId, fileId))
    throw refuseField('contentKey', 'must be the contentKey of the upload with this fileId');
}

async function sizeOf({ storage }: KnowledgeBaseFilesParts, fileKey: string): Promise<number> {
  try {
    const { size } = await storage.head(fileKey);
    if (size > mostFileBytes) throw refuseField('fileKey', `the uploaded file is larger than ${mostFileBytes} bytes`);
    return size;
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

/** With the file, in one transaction: it is never there without somebody who will process it. */
const withFileJob =
  ({ jobs }: KnowledgeBaseFilesParts, organizationId: string): Alongside =>
  (transaction, { id, contentKey }) =>
    jobs.enqueue(transaction, [fileJob({ organizationId, fileRecordId: id, contentKey })]);

async function add(
  parts: KnowledgeBaseFilesParts,
  { organizationId, userId }: Caller,
  knowledgeBaseId: number,
  given: Omit<NewFile, 'userId' | 'at'>,
  unit?: UnitOfWork,
): Promise<KnowledgeBaseFile> {
  const file = { ...given, userId, at: parts.now() };
  const alongside = withFileJob(parts, organizationId);
  const outcome = await parts.repository.add(organizationId, knowledgeBaseId, file, mostFiles, alongside, unit);
  return added(outcome, file.fileId);
}

async function remove(
  parts: KnowledgeBaseFilesParts,
  organizationId: string,
  knowledgeBaseId: number,
  id: number,
  unit: UnitOfWork,
): Promise<void> {
  const { repository, jobs, now } = parts;
  const removeText: Alongside = (transaction, { contentKey }) =>
    jobs.enqueue(transaction, [textJob({ organizationId, contentKey })]);
  const removed = await repository.remove(organizationId, knowledgeBaseId, id, now(), removeText, unit);
  if (removed === null) throw fileNotFound();
  const { contentKey } = removed;
  await unit.afterCommit(() => removeStoredText(parts, organizationId, contentKey));
}

async function removeStoredText(
  { processing, storage, log }: KnowledgeBaseFilesParts,
  organizationId: string,
  contentKey: string,
): Promise<void> {
  try {
    await processing.removeText(organizationId, contentKey, () => storage.remove(contentKey));
  } catch (error) {
    // The job does it as soon as the storage answers again. Nothing finds the text any more.
    log.warn({ err: error, organizationId }, 'the text of a deleted file is still stored');
  }
}

async function readText(
  { repository, storage }: KnowledgeBaseFilesParts,
  organizationId: string,
  knowledgeBaseId: number,
  fileId: string,
  range: { offset: number; limit: number },
): Promise<FileText> {
  const file = await repository.find(organizationId, knowledgeBaseId, fileId);
  if (file === null) throw fileNotFound();
  const { fileName, processingStatus, contentKey } = file;
  const nothing = { fileName, processingStatus, text: null, nextOffset: null };
  if (processingStatus === 'parsing' || processingStatus === 'parse_failed') return nothing;
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

/** The offset, moved on where it would cut a surrogate pair in two. */
const wholeCharacters = (text: string, offset: number): number =>
  /^[\udc00-\udfff]/.test(text.charAt(offset)) ? offset + 1 : offset;

async function writeText(
  parts: KnowledgeBaseFilesParts,
  caller: Caller,
  knowledgeBaseId: number,
  { fileName, text, startsTrigger }: NewText,
): Promise<KnowledgeBaseFile> {
  const { repository, storage, createId } = parts;
  const { organizationId } = caller;
  if (!(await repository.knows(organizationId, knowledgeBaseId))) throw knowledgeBaseNotFound();
  const fileId = createId();
  const name = fileName.replaceAll('\0', '').slice(0, mostNameCharacters) || 'file';
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
      userMetadata: null,
      startsTrigger,
    };
    return await add(parts, caller, knowledgeBaseId, file);
  } catch (error) {
    await storage.remove(fileKey);
    throw error;
  }
}

export function createKnowledgeBaseFiles(parts: KnowledgeBaseFilesParts): KnowledgeBaseFiles {
  const { repository } = parts;
  return {
    async *list(organizationId, knowledgeBaseId) {
      let isEmpty = true;
      for await (const file of repository.list(organizationId, knowledgeBaseId)) {
        isEmpty = false;
        yield file;
      }
      if (isEmpty && !(await repository.knows(organizationId, knowledgeBaseId))) throw knowledgeBaseNotFound();
    },

    async add(caller, { kbId, fileSize: _claimed, ...given }, unit) {
      const { organizationId } = caller;
      const file = { ...given, fileId: given.fileId.toLowerCase() };
      assertKeys(organizationId, file);
      if (!(await repository.knows(organizationId, kbId))) throw knowledgeBaseNotFound();
      const fileSize = await sizeOf(parts, file.fileKey);
      return add(parts, caller, kbId, { ...file, fileSize, startsTrigger: true }, unit);
    },

    remove: (organizationId, knowledgeBaseId, id, unit = autocommit) =>
      remove(parts, organizationId, knowledgeBaseId, id, unit),

    async retry(organizationId, knowledgeBaseId, id, unit) {
      const alongside = withFileJob(parts, organizationId);
      const outcome = await repository.restart(organizationId, knowledgeBaseId, id, parts.now(), alongside, unit);
      if (outcome === null) throw fileNotFound();
      if (outcome === 'not-failed') throw new ApiError('file_not_failed');
      return outcome;
    },

    readText: (organizationId, knowledgeBaseId, fileId, range) =>
      readText(parts, organizationId, knowledgeBaseId, fileId, range),
    writeText: (caller, knowledgeBaseId, given) => writeText(parts, caller, knowledgeBaseId, given),
  };
}
