// The processing of files takes `processingMs` of the fake's time.
import { documentTypes, fakeLimits, reasons, settableFields } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeExchanges, FakeHandlers } from '../contract.js';
import { decode } from '../cursor.js';
import { FakeError, notModelled, refuseField } from '../errors.js';
import type { Store } from '../store.js';
import { pick } from '../values.js';
import { startConversation } from './chat.js';
import { filesOf, findKnowledgeBase } from './knowledge-bases.js';
import { contentKey, isOwnKey, presignDownload } from './uploads.js';

type Stored = schemas.KnowledgeBaseFile & { userId: string };

const toFile = ({ userId: _userId, ...file }: Stored): schemas.KnowledgeBaseFile => file;

function findFile(store: Store, kbId: number, id: number): Stored {
  const file = store.knowledgeBaseFiles.find(id);
  const isActive = store.knowledgeBases.find(kbId)?.isDeleted === false;
  if (!isActive || file?.knowledgeBaseId !== kbId) throw new FakeError('file_not_found');
  return file;
}

/** Statuses, each with the fraction of `processingMs` after which it is reached. */
const steps = [
  [1 / 3, 'parsed'],
  [2 / 3, 'chunking'],
  [1, 'completed'],
] as const;

/** `from` is the index of the first step. */
function process(store: Store, id: number, from = 0): void {
  for (const [part, processingStatus] of steps.slice(from)) {
    store.clock.after(store.settings.processingMs * part, () => {
      const file = store.knowledgeBaseFiles.find(id);
      // The file was deleted, or the test has set how the processing ended.
      if (!file || file.processingStatus === 'completed' || file.processingStatus.endsWith('_failed')) return;
      const updatedAt = store.clock.timestamp();
      const changed = store.knowledgeBaseFiles.change(file, { processingStatus, updatedAt });
      if (processingStatus === 'completed') runTrigger(store, changed);
    });
  }
}

function runTrigger(store: Store, file: Stored): void {
  const { trigger, name, isDeleted } = store.knowledgeBases.find(file.knowledgeBaseId) ?? {};
  if (!trigger?.enabled || isDeleted) return;
  const user = store.users.find(file.userId);
  const reason = !user
    ? reasons.trigger.userLeft
    : user.role === 'org:guest'
      ? reasons.trigger.userIsGuest
      : store.agents.find(trigger.agentId)?.isDeleted !== false
        ? reasons.trigger.agentDeleted
        : null;
  if (reason !== null) return void store.knowledgeBaseFiles.change(file, { triggerSkippedReason: reason });
  const { fileId, fileName, contentType, fileSize, knowledgeBaseId, userMetadata } = file;
  const about = { knowledgeBaseId, knowledgeBaseName: name, fileId, fileName, contentType, fileSize, userMetadata };
  const text = `${trigger.prompt}\n\nFile:\n${JSON.stringify(about, null, 2)}`;
  const { id } = startConversation(store, { agentId: trigger.agentId, userId: file.userId, text, source: 'trigger' });
  store.knowledgeBaseFiles.change(file, { triggerConversationId: id });
}

function assertKeys(store: Store, { fileKey, contentKey: given }: schemas.KnowledgeBaseFileCreate, fileId: string) {
  if (!isOwnKey(store, fileKey)) throw new FakeError('file_key_not_owned');
  if (!isOwnKey(store, given)) throw new FakeError('content_key_not_owned');
  if (!fileKey.startsWith(`${store.settings.organizationId}/uploads/${fileId}/`))
    throw refuseField(reasons.request.otherFileKey, ['fileKey']);
  if (given !== contentKey(store, fileId)) throw refuseField(reasons.request.otherContentKey, ['contentKey']);
}

const types = {
  byContentType: new Map<string, string>(Object.entries(documentTypes.byContentType)),
  byExtension: new Map<string, string>(Object.entries(documentTypes.byExtension)),
  unspecific: new Set<string>(documentTypes.unspecificContentTypes),
};

/**
 * Accepts a supported content type. Refuses any other content type that begins with `audio/`, `font/`, `image/`,
 * `model/` or `video/`, unless it is in `unspecific`. For all other content types, the file extension decides.
 */
function assertType({ contentType, fileName }: schemas.KnowledgeBaseFileCreate) {
  const mediaType = contentType.replace(/;.*$/s, '').trim().toLowerCase();
  const extension = /(?:^|\.)([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const isDeclared = types.byContentType.has(mediaType) || /\+(json|xml|yaml)$/.test(mediaType);
  const isMedia = /^(audio|font|image|model|video)\//.test(mediaType) && !types.unspecific.has(mediaType);
  if (isDeclared || (!isMedia && types.byExtension.has(extension))) return;
  throw new FakeError('file_type_not_supported', { values: { types: Object.keys(documentTypes.types).join(', ') } });
}

const givenNames = settableFields.knowledgeBaseFiles.filter((name) => name !== 'kbId');

function add(store: Store, given: FakeExchanges['addKnowledgeBaseFile']['body'], userId: string): Stored {
  const { kbId } = given;
  const fileId = given.fileId.toLowerCase();
  assertKeys(store, given, fileId);
  assertType(given);
  const knowledgeBase = findKnowledgeBase(store, kbId);
  const object = store.objects.get(given.fileKey);
  if (!object) throw new FakeError('uploaded_file_missing');
  const files = filesOf(store, kbId);
  if (files.some((file) => file.fileId === fileId))
    throw new FakeError('knowledge_base_file_exists', { values: { fileId } });
  if (files.length >= fakeLimits.filesOfKnowledgeBase) throw new FakeError('knowledge_base_file_limit_reached');
  const at = store.clock.timestamp();
  const file: Stored = {
    id: store.knowledgeBaseFiles.nextId(),
    knowledgeBaseId: kbId,
    ...pick(given, givenNames),
    fileId,
    userId,
    fileSize: object.blob.size,
    processingStatus: 'parsing',
    processingError: null,
    extractedData: null,
    triggerConversationId: null,
    triggerSkippedReason: null,
    createdAt: at,
    updatedAt: at,
  };
  if (knowledgeBase.extractionModel !== null && knowledgeBase.extractionSchema !== null)
    throw notModelled('addKnowledgeBaseFile', 'extraction of data', {
      status: 201,
      body: { success: true, file: toFile({ ...file, processingStatus: 'completed', extractedData: {} }) },
    });
  store.knowledgeBaseFiles.put(file);
  store.knowledgeBases.change(knowledgeBase, { updatedAt: at });
  process(store, file.id);
  return file;
}

function remove(store: Store, { kbId, fileId }: FakeExchanges['deleteKnowledgeBaseFile']['query']): void {
  store.knowledgeBaseFiles.remove(findFile(store, kbId, fileId).id);
  store.knowledgeBases.change(findKnowledgeBase(store, kbId), { updatedAt: store.clock.timestamp() });
}

export const knowledgeBaseFileHandlers = (
  store: Store,
): FakeHandlers<
  | 'listKnowledgeBaseFiles'
  | 'addKnowledgeBaseFile'
  | 'deleteKnowledgeBaseFile'
  | 'retryKnowledgeBaseFile'
  | 'getKnowledgeBaseFileDownload'
  | 'listKnowledgeBaseFileChunks'
> => ({
  listKnowledgeBaseFiles({ query: { kbId } }) {
    findKnowledgeBase(store, kbId);
    return { status: 200, body: { success: true, files: filesOf(store, kbId).map(toFile) } };
  },
  addKnowledgeBaseFile: ({ body, caller: { userId } }) => ({
    status: 201,
    body: { success: true, file: toFile(add(store, body, userId)) },
  }),
  deleteKnowledgeBaseFile({ query }) {
    remove(store, query);
    return { status: 200, body: { success: true } };
  },
  retryKnowledgeBaseFile({ query: { kbId, fileId } }) {
    const file = findFile(store, kbId, fileId);
    if (!file.processingStatus.endsWith('_failed')) throw new FakeError('file_not_failed');
    const processingStatus = file.processingStatus === 'parse_failed' ? 'parsing' : 'chunking';
    const updatedAt = store.clock.timestamp();
    const restarted = store.knowledgeBaseFiles.change(file, { processingStatus, processingError: null, updatedAt });
    process(store, file.id, processingStatus === 'parsing' ? 0 : 2);
    return { status: 200, body: { success: true, file: toFile(restarted) } };
  },
  getKnowledgeBaseFileDownload({ query: { kbId, fileId } }) {
    const file = findFile(store, kbId, fileId);
    const { fileName, contentType, fileKey, processingStatus } = file;
    const hasText = processingStatus !== 'parsing' && processingStatus !== 'parse_failed';
    const textUrl = hasText ? presignDownload(store, file.contentKey) : null;
    return {
      status: 200,
      body: { success: true, fileName, contentType, url: presignDownload(store, fileKey), textUrl },
    };
  },
  listKnowledgeBaseFileChunks({ query: { kbId, fileId, cursor } }) {
    if (cursor !== undefined) decode(cursor);
    const { processingStatus } = findFile(store, kbId, fileId);
    const body = { success: true as const, chunks: [], nextCursor: null };
    if (processingStatus === 'completed')
      throw notModelled('listKnowledgeBaseFileChunks', 'the chunks of a text', { status: 200, body });
    return { status: 200, body };
  },
});
