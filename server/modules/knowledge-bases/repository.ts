import type { Database, DatabaseTransaction } from '../../platform/database/database.js';
import { changesOf, recordChanges, type Origin } from '../../platform/audit.js';
import { readDependents, type DependentsPage, type FoundDependents } from '../../platform/dependents.js';
import { unlessNameTaken } from '../../platform/database/errors.js';
import { isLimitReached } from '../../platform/database/organization-limits.js';
import { assignmentList, columnList, selectList, toColumns, valueList } from '../../platform/database/columns.js';
import { toRecord, type Stored } from '../../platform/records/row-to-record.js';
import { readList, type PagedList } from '../../platform/database/paged-list.js';
import { etagOf } from '../../platform/records/etag.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { pick } from '../../platform/records/pick-fields.js';
import type { Events } from '../../platform/events/emit-events.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';
import { lockReferencedAgent } from '../agents/index.js';
import { settingNames, type Settings } from './setting-names.js';
import { triggerOf } from './trigger-statements.js';

export type KnowledgeBase = components['schemas']['KnowledgeBase'];
export type Trigger = components['schemas']['KnowledgeBaseTrigger'];

export interface NewKnowledgeBase {
  readonly settings: Settings;
  readonly embeddingModel: string;
  readonly embeddingDimensions: number;
  readonly userId: string;
  readonly at: Date;
  readonly limit: number;
}

type Saved = { kind: 'saved'; knowledgeBase: KnowledgeBase };
type Refused = { kind: 'name-taken' } | { kind: 'agent-missing' };
export type CreateOutcome = Saved | Refused | { kind: 'limit-reached' };
export type UpdateOutcome = Saved | Refused | { kind: 'knowledge-base-missing' };

export type KnowledgeBaseSummary = Pick<KnowledgeBase, 'id' | 'name' | 'description'>;

export interface KnowledgeCounts {
  readonly kbCount: number;
  readonly kbFileCount: number;
}

export interface KnowledgeBaseRepository {
  list(organizationId: string): AsyncGenerator<KnowledgeBase, void, undefined>;
  summaries(organizationId: string, ids: readonly number[]): Promise<KnowledgeBaseSummary[]>;
  find(organizationId: string, id: number): Promise<KnowledgeBase | null>;
  /** Returns the given ids that do not exist. */
  missing(organizationId: string, ids: readonly number[]): Promise<number[]>;
  count(organizationId: string): Promise<KnowledgeCounts>;
  create(organizationId: string, knowledgeBase: NewKnowledgeBase, unit: UnitOfWork): Promise<CreateOutcome>;
  /**
   * `decide` receives the locked knowledge base and returns the new settings, or null for no change. `decide` can throw
   * to prevent the update.
   */
  update(
    organizationId: string,
    id: number,
    change: { at: Date; decide: (current: KnowledgeBase) => Settings | null },
    unit: UnitOfWork,
  ): Promise<UpdateOutcome>;
  /**
   * Marks the knowledge base as deleted and emits `knowledge_base.deleted`. Returns false if it does not exist. `check`
   * receives the locked knowledge base, and can throw to prevent the deletion.
   */
  delete(
    organizationId: string,
    id: number,
    deletion: { userId: string; at: Date; check: (current: KnowledgeBase) => void },
    unit: UnitOfWork,
  ): Promise<boolean>;
  disableTriggersOfAgent(organizationId: string, agentId: number, at: Date, unit: UnitOfWork): Promise<void>;
  /** Returns the knowledge bases whose enabled trigger runs the agent. */
  withEnabledTriggerOfAgent(organizationId: string, agentId: number, page: DependentsPage): Promise<FoundDependents>;
}

type Row = Stored<Omit<KnowledgeBase, 'etag'>> & { id: number };

function toKnowledgeBase(row: Row): KnowledgeBase {
  const knowledgeBase = toRecord<Omit<KnowledgeBase, 'etag'>>(row);
  const { trigger, ...settings } = pick(knowledgeBase, settingNames);
  const etag = etagOf({ ...settings, trigger: trigger && pick(trigger, fields.KnowledgeBaseTriggerSave) });
  return { ...knowledgeBase, etag };
}

const columns = selectList('knowledge_bases', fields.KnowledgeBase, {
  userId: 'knowledge_bases.created_by',
  trigger: triggerOf('knowledge_bases'),
  fileCount: 'totals."fileCount"',
  totalSize: 'totals."totalSize"',
  lastFileUploadedAt: 'totals."lastFileUploadedAt"',
  status: `case totals."fileCount" when 0 then 'empty' else 'ready' end`,
});

/** Totals of the files, read in the same statement as the knowledge base, so that all numbers are consistent. */
const totals = `
  cross join lateral (
    select count(*) as "fileCount", cast(coalesce(sum(file_size), 0) as bigint) as "totalSize",
      max(created_at) as "lastFileUploadedAt"
    from knowledge_base_files
    where knowledge_base_files.organization_id = knowledge_bases.organization_id
      and knowledge_base_files.knowledge_base_id = knowledge_bases.id
  ) as totals`;

const knowledgeBaseList = (organizationId: string): PagedList => ({
  table: 'knowledge_bases',
  alias: 'knowledge_bases',
  bytes: 'knowledge_bases.content_bytes',
  organizationId,
  where: 'knowledge_bases.deleted_at is null',
  order: 'lower(knowledge_bases.name), knowledge_bases.id',
  columns,
  joins: totals,
});

async function readOne(database: Database, organizationId: string, id: number): Promise<KnowledgeBase | null> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select ${columns} from knowledge_bases ${totals}
     where knowledge_bases.organization_id = :organizationId and knowledge_bases.id = :id
       and knowledge_bases.deleted_at is null`,
    { organizationId, id },
  );
  return rows[0] ? toKnowledgeBase(rows[0]) : null;
}

async function count(database: Database, organizationId: string): Promise<KnowledgeCounts> {
  const { rows } = await database.raw<{ rows: KnowledgeCounts[] }>(
    `select count(distinct knowledge_bases.id) as "kbCount", count(files.id) as "kbFileCount"
     from knowledge_bases
     left join knowledge_base_files as files on files.organization_id = knowledge_bases.organization_id
       and files.knowledge_base_id = knowledge_bases.id
     where knowledge_bases.organization_id = :organizationId and knowledge_bases.deleted_at is null`,
    { organizationId },
  );
  return rows[0] ?? { kbCount: 0, kbFileCount: 0 };
}

/**
 * Locks a knowledge base, then reads it. A single statement that waits for the lock would read the totals from before
 * the wait.
 */
async function lockOne(transaction: Database, organizationId: string, id: number): Promise<KnowledgeBase | null> {
  await transaction.raw(
    'select from knowledge_bases where organization_id = :organizationId and id = :id for no key update',
    { organizationId, id },
  );
  return readOne(transaction, organizationId, id);
}

const columnsOf = ({ trigger, ...settings }: Settings) => ({
  ...toColumns(settings),
  trigger_enabled: trigger?.enabled ?? null,
  trigger_agent_id: trigger?.agentId ?? null,
  trigger_prompt: trigger?.prompt ?? null,
  trigger_created_at: trigger?.createdAt ?? null,
});

const changeOf = changesOf((knowledgeBase: KnowledgeBase) => pick(knowledgeBase, fields.KnowledgeBaseUpdate));
const uniqueName = 'knowledge_bases_name_key';

/**
 * Locks the agent of a trigger that is new, becomes enabled or gets another agent. Returns false if that agent does not
 * exist. Other changes succeed even if the agent was deleted.
 */
async function lockTriggerAgent(
  transaction: Database,
  organizationId: string,
  before: Trigger | null,
  after: Trigger | null,
): Promise<boolean> {
  if (after === null) return true;
  const isNewlyEnabled = after.enabled && before?.enabled === false;
  if (after.agentId === before?.agentId && !isNewlyEnabled) return true;
  return lockReferencedAgent(transaction, organizationId, after.agentId);
}

const hasEnabledTriggerOfAgent = 'trigger_agent_id = :agentId and trigger_enabled and deleted_at is null';

async function create(
  transaction: Database,
  organizationId: string,
  given: NewKnowledgeBase,
  origin: Origin,
): Promise<CreateOutcome> {
  const { settings, embeddingModel, embeddingDimensions, userId, at, limit } = given;
  if (await isLimitReached(transaction, 'knowledge_bases', organizationId, limit)) return { kind: 'limit-reached' };
  if (!(await lockTriggerAgent(transaction, organizationId, null, settings.trigger))) return { kind: 'agent-missing' };
  const row = {
    ...columnsOf(settings),
    ...toColumns({ organizationId, indexedLanguage: settings.language, embeddingModel, embeddingDimensions }),
    ...toColumns({ createdBy: userId, createdAt: at, updatedAt: at }),
  };
  const { rows } = await transaction.raw<{ rows: { id: number }[] }>(
    `insert into knowledge_bases (${columnList(row)}) values (${valueList(row)}) returning id`,
    row,
  );
  const created = rows[0] === undefined ? null : await readOne(transaction, organizationId, rows[0].id);
  if (created === null) throw new Error('inserting a knowledge base returned no row');
  const entry = changeOf('knowledge_base.created', null, created);
  await recordChanges(transaction, origin, organizationId, entry);
  return { kind: 'saved', knowledgeBase: created };
}

/**
 * Value of `indexed_language` after each change of the language. It equals no language, so a periodic task indexes all
 * chunks again, even if the language is changed back meanwhile.
 */
const noLanguage = '';

async function update(
  transaction: Database,
  organizationId: string,
  id: number,
  { at, decide }: Parameters<KnowledgeBaseRepository['update']>[2],
  origin: Origin,
): Promise<UpdateOutcome> {
  const current = await lockOne(transaction, organizationId, id);
  if (current === null) return { kind: 'knowledge-base-missing' };
  const settings = decide(current);
  if (settings === null) return { kind: 'saved', knowledgeBase: current };
  if (!(await lockTriggerAgent(transaction, organizationId, current.trigger, settings.trigger)))
    return { kind: 'agent-missing' };
  const row = {
    ...columnsOf(settings),
    ...(settings.language !== current.language && { indexed_language: noLanguage }),
    updated_at: at,
  };
  await transaction.raw(
    `update knowledge_bases set ${assignmentList(row)} where organization_id = :organizationId and id = :id`,
    { ...row, organizationId, id },
  );
  const updated = await readOne(transaction, organizationId, id);
  if (updated === null) throw new Error('a locked knowledge base no longer exists');
  const entry = changeOf('knowledge_base.updated', current, updated);
  await recordChanges(transaction, origin, organizationId, entry);
  return { kind: 'saved', knowledgeBase: updated };
}

async function deleteKnowledgeBase(
  transaction: DatabaseTransaction,
  events: Events,
  organizationId: string,
  id: number,
  { userId, at, check }: Parameters<KnowledgeBaseRepository['delete']>[2],
  origin: Origin,
): Promise<boolean> {
  const current = await lockOne(transaction, organizationId, id);
  if (current === null) return false;
  check(current);
  await transaction.raw(
    `update knowledge_bases set deleted_at = :at, deleted_by = :userId
     where organization_id = :organizationId and id = :id`,
    { organizationId, id, userId, at },
  );
  const entry = changeOf('knowledge_base.deleted', current, null);
  await recordChanges(transaction, origin, organizationId, entry);
  await events.emit(transaction, {
    type: 'knowledge_base.deleted',
    organizationId,
    knowledgeBaseId: id,
    deletedBy: userId,
    requestId: origin.requestId,
  });
  return true;
}

async function disableTriggersOfAgent(
  transaction: Database,
  organizationId: string,
  { agentId, at }: { agentId: number; at: Date },
  origin: Origin,
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { id: number; name: string; trigger: Trigger }[] }>(
    `update knowledge_bases set trigger_enabled = false, updated_at = :at
     where organization_id = :organizationId and ${hasEnabledTriggerOfAgent}
     returning id, name, ${triggerOf('knowledge_bases')} as trigger`,
    { organizationId, agentId, at },
  );
  const entries = rows.map(({ id, name, trigger }) => ({
    action: 'knowledge_base.updated' as const,
    recordId: id,
    recordName: name,
    before: { trigger: { ...trigger, enabled: true } },
    after: { trigger },
  }));
  await recordChanges(transaction, origin, organizationId, ...entries);
}

async function summaries(
  database: Database,
  organizationId: string,
  ids: readonly number[],
): Promise<KnowledgeBaseSummary[]> {
  const { rows } = await database.raw<{ rows: KnowledgeBaseSummary[] }>(
    `select id, name, description from knowledge_bases
     where organization_id = :organizationId and deleted_at is null and id = any(cast(:ids as bigint[]))
     order by lower(name), id`,
    { organizationId, ids },
  );
  return rows;
}

export function createKnowledgeBaseRepository(database: Database, events: Events): KnowledgeBaseRepository {
  return {
    list: (organizationId) => readList(database, knowledgeBaseList(organizationId), toKnowledgeBase),
    find: (organizationId, id) => readOne(database, organizationId, id),

    summaries: (organizationId, ids) => summaries(database, organizationId, ids),

    async missing(organizationId, ids) {
      const { rows } = await database.raw<{ rows: { id: number }[] }>(
        `select id from knowledge_bases
         where organization_id = :organizationId and deleted_at is null and id = any(cast(:ids as bigint[]))`,
        { organizationId, ids },
      );
      return ids.filter((id) => !rows.some((row) => row.id === id));
    },

    count: (organizationId) => count(database, organizationId),

    create: (organizationId, knowledgeBase, unit) =>
      unlessNameTaken(
        uniqueName,
        unit.transaction(database, (transaction) => create(transaction, organizationId, knowledgeBase, unit.origin)),
      ),

    update: (organizationId, id, change, unit) =>
      unlessNameTaken(
        uniqueName,
        unit.transaction(database, (transaction) => update(transaction, organizationId, id, change, unit.origin)),
      ),

    delete: (organizationId, id, deletion, unit) =>
      unit.transaction(database, (transaction) =>
        deleteKnowledgeBase(transaction, events, organizationId, id, deletion, unit.origin),
      ),

    disableTriggersOfAgent: (organizationId, agentId, at, unit) =>
      unit.transaction(database, (transaction) =>
        disableTriggersOfAgent(transaction, organizationId, { agentId, at }, unit.origin),
      ),

    withEnabledTriggerOfAgent(organizationId, agentId, page) {
      const query = { organizationId, where: hasEnabledTriggerOfAgent, bindings: { agentId } };
      return readDependents(database, { table: 'knowledge_bases', ...query }, page);
    },
  };
}
