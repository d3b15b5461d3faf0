import { isDeepStrictEqual } from 'node:util';
import type { Models } from '../../platform/models/port.js';
import type { DependentsPage, FoundDependents } from '../../platform/dependents.js';
import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { assertMatch, type Precondition } from '../../platform/records/etag.js';
import { ApiError } from '../../platform/errors.js';
import { pick, withTrimmedName } from '../../platform/records/pick-fields.js';
import { organizationLimits } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import { problemOf } from './extraction-schema.js';
import { assertLanguageModel, dimensionsOf } from './model-calls.js';
import { settingNames, type Settings } from './setting-names.js';
import type {
  CreateOutcome,
  KnowledgeBase,
  KnowledgeBaseRepository,
  KnowledgeBaseSummary,
  KnowledgeCounts,
  Trigger,
  UpdateOutcome,
} from './repository.js';

export type { KnowledgeBase, Trigger } from './repository.js';

type Schemas = components['schemas'];
export type KnowledgeBaseCreate = Schemas['KnowledgeBaseCreate'];
export type KnowledgeBaseUpdate = Schemas['KnowledgeBaseUpdate'];
type TriggerSave = Schemas['KnowledgeBaseTriggerSave'];

export interface KnowledgeBases {
  /** Streams the knowledge bases, sorted by name, ignoring case. */
  list(organizationId: string): AsyncGenerator<KnowledgeBase, void, undefined>;
  /** Returns the knowledge bases that exist, sorted by name. */
  summaries(organizationId: string, ids: readonly number[]): Promise<KnowledgeBaseSummary[]>;
  get(organizationId: string, id: number): Promise<KnowledgeBase>;
  create(caller: Caller, given: KnowledgeBaseCreate, unit: UnitOfWork): Promise<KnowledgeBase>;
  update(
    organizationId: string,
    id: number,
    given: KnowledgeBaseUpdate,
    unit: UnitOfWork,
    precondition?: Precondition,
  ): Promise<KnowledgeBase>;
  delete(caller: Caller, id: number, unit: UnitOfWork, precondition?: Precondition): Promise<void>;
  disableTriggersOfAgent(organizationId: string, agentId: number, unit: UnitOfWork): Promise<void>;
  /** Returns the knowledge bases whose triggers `disableTriggersOfAgent` disables. */
  withEnabledTriggerOfAgent(organizationId: string, agentId: number, page: DependentsPage): Promise<FoundDependents>;
  missing(organizationId: string, ids: readonly number[]): Promise<number[]>;
  count(organizationId: string): Promise<KnowledgeCounts>;
}

export interface KnowledgeBasesDependencies {
  repository: KnowledgeBaseRepository;
  models: Models;
  now: () => Date;
}

export const knowledgeBaseNotFound = () => new ApiError('knowledge_base_not_found');

const refusal = (field: string, message: string, cause?: unknown) => ({ details: [{ message, path: [field] }], cause });

const nameTaken = (name: string) =>
  new ApiError('knowledge_base_name_in_use', { values: { name }, ...refusal('name', reasons.request.inUse) });

const extractionModelUnavailable = (model: string) => (cause: unknown) =>
  new ApiError('extraction_model_unavailable', {
    values: { model },
    ...refusal('extractionModel', reasons.request.notAvailable, cause),
  });

function assertSchema(schema: KnowledgeBaseCreate['extractionSchema'] | undefined): void {
  const problem = schema === null || schema === undefined ? null : problemOf(schema);
  if (problem !== null) throw new ApiError('invalid_extraction_schema', refusal('extractionSchema', problem));
}

/** Keeps the `createdAt` of an unchanged trigger, so that writing back an unchanged record changes nothing. */
function toTrigger(given: TriggerSave | null, before: Trigger | null, at: Date): Trigger | null {
  if (given === null) return null;
  const { enabled = true, agentId, prompt } = given;
  const isSame =
    before !== null && before.enabled === enabled && before.agentId === agentId && before.prompt === prompt;
  return isSame ? before : { enabled, agentId, prompt, createdAt: at.toISOString() };
}

function changed(current: KnowledgeBase, given: KnowledgeBaseUpdate, at: Date): Settings {
  const { trigger, ...others } = pick(given, settingNames);
  const settings = { ...pick(current, settingNames), ...others };
  return {
    ...settings,
    ...(trigger === undefined ? {} : { trigger: toTrigger(trigger, current.trigger, at) }),
  };
}

function saved(outcome: CreateOutcome | UpdateOutcome, name: string): KnowledgeBase {
  switch (outcome.kind) {
    case 'saved':
      return outcome.knowledgeBase;
    case 'knowledge-base-missing':
      throw knowledgeBaseNotFound();
    case 'name-taken':
      throw nameTaken(name);
    case 'agent-missing':
      throw new ApiError('agent_not_found');
    case 'limit-reached':
      throw new ApiError('knowledge_base_limit_reached');
  }
}

async function create(
  { repository, models, now }: KnowledgeBasesDependencies,
  { organizationId, userId }: Caller,
  given: KnowledgeBaseCreate,
  unit: UnitOfWork,
): Promise<KnowledgeBase> {
  const { embeddingModel, extractionModel, trigger } = given;
  assertSchema(given.extractionSchema);
  if (extractionModel !== null) {
    assertLanguageModel(models, extractionModel, extractionModelUnavailable(extractionModel));
  }
  const embeddingDimensions = await dimensionsOf(
    models,
    embeddingModel,
    (cause) =>
      new ApiError('embedding_model_unavailable', {
        values: { model: embeddingModel },
        ...refusal('embeddingModel', reasons.request.notAvailable, cause),
      }),
  );
  const at = now();
  const settings = { ...pick(given, settingNames), trigger: toTrigger(trigger, null, at) };
  const limit = organizationLimits.knowledgeBases;
  const knowledgeBase = { settings, embeddingModel, embeddingDimensions, userId, at, limit };
  return saved(await repository.create(organizationId, knowledgeBase, unit), given.name);
}

async function update(
  { repository, models, now }: KnowledgeBasesDependencies,
  organizationId: string,
  { id, given, precondition }: { id: number; given: KnowledgeBaseUpdate; precondition: Precondition },
  unit: UnitOfWork,
): Promise<KnowledgeBase> {
  const { embeddingModel, extractionModel } = given;
  const before = await repository.find(organizationId, id);
  if (before === null) throw knowledgeBaseNotFound();
  // Compare the entity tag first, so that an outdated change fails with `record_changed`.
  assertMatch(precondition, before);
  if (embeddingModel !== undefined && embeddingModel !== before.embeddingModel) {
    throw new ApiError('embedding_model_immutable', refusal('embeddingModel', reasons.request.immutable));
  }
  // Check only a changed schema or extraction model. A client must be able to write back an unchanged knowledge base
  // whose extraction model is no longer available.
  if (!isDeepStrictEqual(given.extractionSchema, before.extractionSchema)) assertSchema(given.extractionSchema);
  if (extractionModel !== undefined && extractionModel !== null && extractionModel !== before.extractionModel) {
    assertLanguageModel(models, extractionModel, extractionModelUnavailable(extractionModel));
  }
  const at = now();
  const decide = (current: KnowledgeBase) => {
    assertMatch(precondition, current);
    const settings = changed(current, given, at);
    return isDeepStrictEqual(settings, pick(current, settingNames)) ? null : settings;
  };
  return saved(await repository.update(organizationId, id, { at, decide }, unit), given.name ?? '');
}

export function createKnowledgeBaseRules(dependencies: KnowledgeBasesDependencies): KnowledgeBases {
  const { repository, now } = dependencies;
  return {
    list: (organizationId) => repository.list(organizationId),
    summaries: (organizationId, ids) => repository.summaries(organizationId, ids),
    async get(organizationId, id) {
      const found = await repository.find(organizationId, id);
      if (found === null) throw knowledgeBaseNotFound();
      return found;
    },
    create: (caller, given, unit) => create(dependencies, caller, withTrimmedName(given), unit),
    update: (organizationId, id, given, unit, precondition) =>
      update(dependencies, organizationId, { id, given: withTrimmedName(given), precondition }, unit),
    async delete({ organizationId, userId }, id, unit, precondition) {
      const check = (current: KnowledgeBase) => assertMatch(precondition, current);
      if (!(await repository.delete(organizationId, id, { userId, at: now(), check }, unit)))
        throw knowledgeBaseNotFound();
    },
    disableTriggersOfAgent: (organizationId, agentId, unit) =>
      repository.disableTriggersOfAgent(organizationId, agentId, now(), unit),
    withEnabledTriggerOfAgent: (organizationId, agentId, page) =>
      repository.withEnabledTriggerOfAgent(organizationId, agentId, page),
    missing: (organizationId, ids) => repository.missing(organizationId, ids),
    count: (organizationId) => repository.count(organizationId),
  };
}
