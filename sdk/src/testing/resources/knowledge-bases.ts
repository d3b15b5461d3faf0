import { fakeLimits, reasons, settableFields } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeExchanges, FakeHandlers, FakeRequest } from '../contract.js';
import { FakeError, notModelled, inUse } from '../errors.js';
import { assertMatch, etagOf } from '../etag.js';
import type { Store, StoredKnowledgeBase } from '../store.js';
import { byName, isSame, pick } from '../values.js';
import { assertBelowLimit, recordDeletion, refuseTaken } from './deleted-records.js';
import { findAgent } from './agent-records.js';
import { removeReference } from './references.js';

function etagOfKnowledgeBase(knowledgeBase: StoredKnowledgeBase): string {
  const { trigger, ...settings } = pick(knowledgeBase, settableFields.knowledgeBases);
  return etagOf({ ...settings, trigger: trigger && pick(trigger, settableFields.triggers) });
}

export function findKnowledgeBase(store: Store, id: number): StoredKnowledgeBase {
  const knowledgeBase = store.knowledgeBases.find(id);
  if (!knowledgeBase || knowledgeBase.isDeleted) throw new FakeError('knowledge_base_not_found');
  return knowledgeBase;
}

export const activeKnowledgeBases = (store: Store): StoredKnowledgeBase[] =>
  store.knowledgeBases.all().filter(({ isDeleted }) => !isDeleted);

export const filesOf = (store: Store, knowledgeBaseId: number) =>
  store.knowledgeBaseFiles
    .all()
    .filter((file) => file.knowledgeBaseId === knowledgeBaseId)
    .sort((left, right) => right.id - left.id);

function toKnowledgeBase(store: Store, stored: StoredKnowledgeBase): schemas.KnowledgeBase {
  const { isDeleted: _isDeleted, ...knowledgeBase } = stored;
  const files = filesOf(store, knowledgeBase.id);
  return {
    ...knowledgeBase,
    fileCount: files.length,
    lastFileUploadedAt:
      files
        .map(({ createdAt }) => createdAt)
        .sort()
        .at(-1) ?? null,
    totalSize: files.reduce((sum, { fileSize }) => sum + (fileSize ?? 0), 0),
    status: files.length === 0 ? 'empty' : 'ready',
    etag: etagOfKnowledgeBase(stored),
  };
}

const refuse = (
  code: 'embedding_model_unavailable' | 'embedding_model_immutable' | 'invalid_extraction_schema',
  field: string,
  message: string,
  values: Record<string, string> = {},
) => new FakeError(code, { values, details: [{ message, path: [field], in: 'body' }] });

/** A trigger that did not change keeps its `createdAt`. */
function toTrigger(
  store: Store,
  given: schemas.KnowledgeBaseTriggerSave | null,
  before: schemas.KnowledgeBaseTrigger | null,
): schemas.KnowledgeBaseTrigger | null {
  if (given === null) return null;
  const { enabled = true, agentId, prompt } = given;
  const createdAt = before?.createdAt ?? '';
  if (isSame(before, { enabled, agentId, prompt, createdAt })) return before;
  return { enabled, agentId, prompt, createdAt: store.clock.timestamp() };
}

function assertNameIsFree(store: Store, name: string, ownId?: number): void {
  if (activeKnowledgeBases(store).some((other) => other.name === name && other.id !== ownId))
    throw inUse('knowledge_base_name_in_use', 'name', { name });
}

/** Checks only `type`. The service also checks that the schema is a valid JSON Schema. */
function assertExtractionSchema(schema: object | null | undefined): void {
  const { type = 'object' } = (schema ?? {}) as { type?: unknown };
  if (type !== 'object') throw refuse('invalid_extraction_schema', 'extractionSchema', reasons.request.notObjectSchema);
}

type Create = FakeExchanges['createKnowledgeBase']['body'];

function create(store: Store, given: Create, userId: string): StoredKnowledgeBase {
  const { embeddingModel, extractionSchema, trigger } = given;
  const name = given.name.trim();
  assertExtractionSchema(extractionSchema);
  const embeddingDimensions = store.settings.embeddingModels[embeddingModel];
  if (embeddingDimensions === undefined)
    throw refuse('embedding_model_unavailable', 'embeddingModel', reasons.request.notAvailable, {
      model: embeddingModel,
    });
  if (activeKnowledgeBases(store).length >= fakeLimits.knowledgeBases)
    throw new FakeError('knowledge_base_limit_reached');
  if (trigger !== null) findAgent(store, trigger.agentId);
  assertNameIsFree(store, name);
  const at = store.clock.timestamp();
  return store.knowledgeBases.put({
    id: store.knowledgeBases.nextId(),
    ...pick(given, settableFields.knowledgeBases),
    name,
    embeddingDimensions,
    trigger: toTrigger(store, trigger, null),
    userId,
    isDeleted: false,
    createdAt: at,
    updatedAt: at,
  });
}

function update(
  store: Store,
  id: number,
  { headers, body: given }: FakeRequest<'updateKnowledgeBase'>,
): StoredKnowledgeBase {
  const before = findKnowledgeBase(store, id);
  assertMatch(headers, { etag: etagOfKnowledgeBase(before) });
  const { trigger, ...settings } = given;
  const changed = { ...before, ...pick(settings as Partial<StoredKnowledgeBase>, settableFields.knowledgeBases) };
  if (changed.embeddingModel !== before.embeddingModel)
    throw refuse('embedding_model_immutable', 'embeddingModel', reasons.request.immutable);
  assertExtractionSchema(given.extractionSchema);
  const enables = trigger?.enabled !== false && before.trigger?.enabled === false;
  if (trigger && (enables || trigger.agentId !== before.trigger?.agentId)) findAgent(store, trigger.agentId);
  if (trigger !== undefined) changed.trigger = toTrigger(store, trigger, before.trigger);
  changed.name = changed.name.trim();
  assertNameIsFree(store, changed.name, id);
  if (isSame(changed, before)) return before;
  return store.knowledgeBases.put({ ...changed, updatedAt: store.clock.timestamp() });
}

export const knowledgeBaseHandlers = (
  store: Store,
): FakeHandlers<
  'listKnowledgeBases' | 'createKnowledgeBase' | 'updateKnowledgeBase' | 'deleteKnowledgeBase' | 'searchKnowledgeBase'
> => ({
  listKnowledgeBases({ query: { id } }) {
    if (id !== undefined)
      return {
        status: 200,
        body: { success: true, knowledgeBase: toKnowledgeBase(store, findKnowledgeBase(store, id)) },
      };
    const knowledgeBases = byName(activeKnowledgeBases(store)).map((one) => toKnowledgeBase(store, one));
    return { status: 200, body: { success: true, knowledgeBases } };
  },
  createKnowledgeBase({ body, caller: { userId } }) {
    const created = create(store, body, userId);
    return { status: 201, body: { success: true, knowledgeBase: toKnowledgeBase(store, created) } };
  },
  updateKnowledgeBase(request) {
    const updated = update(store, request.query.id, request);
    return { status: 200, body: { success: true, knowledgeBase: toKnowledgeBase(store, updated) } };
  },
  deleteKnowledgeBase({ query: { id }, headers, caller: { userId } }) {
    const before = findKnowledgeBase(store, id);
    assertMatch(headers, { etag: etagOfKnowledgeBase(before) });
    store.knowledgeBases.change(before, { isDeleted: true });
    recordDeletion(store, 'knowledge_base', before, userId, () => {
      const others = store.knowledgeBases.all().filter(({ isDeleted }) => !isDeleted);
      const { name, trigger } = before;
      assertBelowLimit('knowledgeBases', others.length, 'knowledge_base_limit_reached');
      if (others.some((other) => other.name === name)) refuseTaken('knowledge_base_name_in_use', { name });
      store.knowledgeBases.change(store.knowledgeBases.find(id) ?? before, {
        isDeleted: false,
        trigger: trigger && { ...trigger, enabled: false },
      });
    });
    removeReference(store, { kind: 'knowledgeBases', id }, userId);
    return { status: 200, body: { success: true } };
  },
  searchKnowledgeBase({ body: { kbId } }) {
    findKnowledgeBase(store, kbId);
    const hasSearchableFile = filesOf(store, kbId).some(({ processingStatus }) =>
      ['completed', 'extract_failed'].includes(processingStatus),
    );
    if (!hasSearchableFile) return { status: 200, body: { results: [] } };
    throw notModelled('searchKnowledgeBase', 'search by meaning', { status: 200, body: { results: [] } });
  },
});
