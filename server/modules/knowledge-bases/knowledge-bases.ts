// Rules of knowledge bases. Their files have a file of their own, files.ts, and so has search, search.ts.
import { isDeepStrictEqual } from 'node:util';
import type { Models } from '../../platform/models/port.js';
import type { Agents } from '../agents/agents.js';
import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError } from '../../platform/errors.js';
import { organizationLimits } from '../../generated/operations.js';
import type { components } from '../../generated/types.js';
import { isExtractionSchema } from './extraction-schema.js';
import { assertLanguageModel, dimensionsOf } from './models.js';
import type {
  KnowledgeBase,
  KnowledgeBaseRepository,
  KnowledgeBaseSummary,
  KnowledgeCounts,
  Settings,
  Trigger,
} from './repository.js';

type Schemas = components['schemas'];
export type KnowledgeBaseCreate = Schemas['KnowledgeBaseCreate'];
export type KnowledgeBaseUpdate = Schemas['KnowledgeBaseUpdate'];
type TriggerSave = Schemas['KnowledgeBaseTriggerSave'];

export interface KnowledgeBases {
  /** All that are not deleted, sorted by name without regard to case. They are read while they are taken. */
  list(organizationId: string): AsyncGenerator<KnowledgeBase, void, undefined>;
  /** Knowledge bases with one of the ids, sorted by name. */
  summaries(organizationId: string, ids: readonly number[]): Promise<KnowledgeBaseSummary[]>;
  get(organizationId: string, id: number): Promise<KnowledgeBase>;
  create(caller: Caller, given: KnowledgeBaseCreate, unit?: UnitOfWork): Promise<KnowledgeBase>;
  /** Changes what is given and keeps the rest. */
  update(organizationId: string, id: number, given: KnowledgeBaseUpdate, unit?: UnitOfWork): Promise<KnowledgeBase>;
  /** Soft deletion. */
  remove(caller: Caller, id: number, unit?: UnitOfWork): Promise<void>;
  /** Disables the triggers that run the agent. */
  disableTriggersOfAgent(organizationId: string, agentId: number): Promise<void>;
  /** Those of the ids that no knowledge base of the organization has, for whoever stores references. */
  missing(organizationId: string, ids: readonly number[]): Promise<number[]>;
  /** How many there are, and how many files in them, for the dashboard. */
  count(organizationId: string): Promise<KnowledgeCounts>;
}

export interface KnowledgeBasesParts {
  repository: KnowledgeBaseRepository;
  models: Models;
  agents: Pick<Agents, 'get'>;
  now: () => Date;
}

export const knowledgeBaseNotFound = () => new ApiError('knowledge_base_not_found');

const refusal = (field: string, message: string, cause?: unknown) => ({ details: [{ message, path: [field] }], cause });

const nameTaken = (name: string) =>
  new ApiError('knowledge_base_name_in_use', { values: { name }, ...refusal('name', 'is already in use') });

const extractionModelUnavailable = (model: string) => (cause: unknown) =>
  new ApiError('extraction_model_unavailable', {
    values: { model },
    ...refusal('extractionModel', 'is not available', cause),
  });

function assertSchema(schema: KnowledgeBaseCreate['extractionSchema'] | undefined): void {
  if (schema === null || schema === undefined || isExtractionSchema(schema)) return;
  throw new ApiError('invalid_extraction_schema', refusal('extractionSchema', 'must be a JSON Schema of an object'));
}

/** One that says what the one before said keeps its time, so that writing back a record that was read changes nothing. */
function toTrigger(given: TriggerSave | null, before: Trigger | null, at: Date): Trigger | null {
  if (given === null) return null;
  const { enabled = true, agentId, prompt } = given;
  const isSame =
    before !== null && before.enabled === enabled && before.agentId === agentId && before.prompt === prompt;
  return isSame ? before : { enabled, agentId, prompt, createdAt: at.toISOString() };
}

const settingsOf = ({ name, description, extractionModel, extractionSchema, source, trigger }: Settings): Settings => ({
  name,
  description,
  extractionModel,
  extractionSchema,
  source,
  trigger,
});

function changed(current: KnowledgeBase, given: KnowledgeBaseUpdate, at: Date): Settings {
  const { name, description, extractionModel, extractionSchema, source, trigger } = given;
  return {
    name: name ?? current.name,
    description: description ?? current.description,
    extractionModel: extractionModel === undefined ? current.extractionModel : extractionModel,
    extractionSchema: extractionSchema === undefined ? current.extractionSchema : extractionSchema,
    source: source === undefined ? current.source : source,
    trigger: trigger === undefined ? current.trigger : toTrigger(trigger, current.trigger, at),
  };
}

async function create(
  { repository, models, agents, now }: KnowledgeBasesParts,
  { organizationId, userId }: Caller,
  given: KnowledgeBaseCreate,
  unit?: UnitOfWork,
): Promise<KnowledgeBase> {
  const { name, embeddingModel, extractionModel } = given;
  assertSchema(given.extractionSchema);
  if (extractionModel !== null) {
    assertLanguageModel(models, extractionModel, extractionModelUnavailable(extractionModel));
  }
  if (given.trigger !== null) await agents.get(organizationId, given.trigger.agentId);
  const embeddingDimensions = await dimensionsOf(
    models,
    embeddingModel,
    (cause) =>
      new ApiError('embedding_model_unavailable', {
        values: { model: embeddingModel },
        ...refusal('embeddingModel', 'is not available', cause),
      }),
  );
  const at = now();
  const settings = { ...settingsOf({ ...given, trigger: null }), trigger: toTrigger(given.trigger, null, at) };
  const knowledgeBase = { settings, embeddingModel, embeddingDimensions, userId, at };
  const created = await repository.create(organizationId, knowledgeBase, organizationLimits.knowledgeBases, unit);
  if (created === 'limit-reached') throw new ApiError('knowledge_base_limit_reached');
  if (created === 'name-taken') throw nameTaken(name);
  return created;
}

async function update(
  { repository, models, agents, now }: KnowledgeBasesParts,
  organizationId: string,
  id: number,
  given: KnowledgeBaseUpdate,
  unit?: UnitOfWork,
): Promise<KnowledgeBase> {
  const { embeddingModel, extractionModel, trigger } = given;
  // Read before the lock, like agents do: what is asked of others takes connections of its own.
  const before = await repository.find(organizationId, id);
  if (before === null) throw knowledgeBaseNotFound();
  if (embeddingModel !== undefined && embeddingModel !== before.embeddingModel) {
    throw new ApiError('embedding_model_immutable', refusal('embeddingModel', 'cannot be changed'));
  }
  assertSchema(given.extractionSchema);
  // What is kept is not asked about again: it may be gone since, and a record that was read must be writable.
  if (extractionModel !== undefined && extractionModel !== null && extractionModel !== before.extractionModel) {
    assertLanguageModel(models, extractionModel, extractionModelUnavailable(extractionModel));
  }
  const enables = trigger?.enabled !== false && before.trigger?.enabled === false;
  if (trigger && (enables || trigger.agentId !== before.trigger?.agentId))
    await agents.get(organizationId, trigger.agentId);
  const at = now();
  const updated = await repository.update(
    organizationId,
    id,
    at,
    (current) => {
      const settings = changed(current, given, at);
      return isDeepStrictEqual(settings, settingsOf(current)) ? null : settings;
    },
    unit,
  );
  if (updated === null) throw knowledgeBaseNotFound();
  if (updated === 'name-taken') throw nameTaken(given.name ?? '');
  return updated;
}

export function createKnowledgeBaseRules(parts: KnowledgeBasesParts): KnowledgeBases {
  const { repository, now } = parts;
  return {
    list: (organizationId) => repository.list(organizationId),
    summaries: (organizationId, ids) => repository.summaries(organizationId, ids),
    async get(organizationId, id) {
      const found = await repository.find(organizationId, id);
      if (found === null) throw knowledgeBaseNotFound();
      return found;
    },
    create: (caller, given, unit) => create(parts, caller, given, unit),
    update: (organizationId, id, given, unit) => update(parts, organizationId, id, given, unit),
    async remove({ organizationId, userId }, id, unit) {
      if (!(await repository.remove(organizationId, userId, id, now(), unit))) throw knowledgeBaseNotFound();
    },
    disableTriggersOfAgent: (organizationId, agentId) =>
      repository.disableTriggersOfAgent(organizationId, agentId, now()),
    missing: (organizationId, ids) => repository.missing(organizationId, ids),
    count: (organizationId) => repository.count(organizationId),
  };
}
