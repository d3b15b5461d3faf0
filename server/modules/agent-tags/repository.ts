import type { Database } from '../../platform/database/database.js';
import { changesOf, recordChanges } from '../../platform/audit.js';
import type { Origin } from '../../platform/audit.js';
import { readDependents, type DependentsPage, type FoundDependents } from '../../platform/dependents.js';
import { assignmentList, columnList, selectList, toColumns, valueList } from '../../platform/database/columns.js';
import { unlessNameTaken } from '../../platform/database/errors.js';
import { isLimitReached } from '../../platform/database/organization-limits.js';
import { singleRow } from '../../platform/database/single-row.js';
import { etagOf } from '../../platform/records/etag.js';
import { pick } from '../../platform/records/pick-fields.js';
import { toRecord, type Stored } from '../../platform/records/row-to-record.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';
import { settingNames, type Settings } from './setting-names.js';

export type AgentTag = components['schemas']['AgentTag'];
export type AgentTagWithCount = components['schemas']['AgentTagWithCount'];

type Row = Stored<Omit<AgentTag, 'etag'>>;

const changeOf = changesOf((tag: Pick<AgentTag, 'id'> & Settings) => pick(tag, settingNames));

function toTag(row: Row): AgentTag {
  const tag = toRecord<Omit<AgentTag, 'etag'>>(row);
  return { ...tag, etag: etagOf(pick(tag, settingNames)) };
}

const columnsOf = (table: string): string => selectList(table, fields.AgentTag);
const columns = columnsOf('agent_tags');

type Saved = { kind: 'saved'; tag: AgentTag };
export type FindOrCreateOutcome = Saved | { kind: 'limit-reached' };
export type UpdateOutcome = Saved | { kind: 'name-taken' } | { kind: 'tag-missing' };

export interface TagRepository {
  /** Returns tags sorted by name, each with the number of its agents that are not deleted. */
  list(organizationId: string): Promise<AgentTagWithCount[]>;
  findOrCreate(organizationId: string, tag: NewTag, unit: UnitOfWork): Promise<FindOrCreateOutcome>;
  /** `decide` receives the locked tag, and returns null for no change. `decide` throws to cancel the update. */
  update(
    organizationId: string,
    id: number,
    change: { at: Date; decide: (current: AgentTag) => Settings | null },
    unit: UnitOfWork,
  ): Promise<UpdateOutcome>;
  /** `check` receives the locked tag, and throws to cancel the deletion. Returns false if the tag does not exist. */
  delete(
    organizationId: string,
    id: number,
    deletion: { check: (current: AgentTag) => void },
    unit: UnitOfWork,
  ): Promise<boolean>;
  /** Returns null if the tag does not exist. */
  agentsWith(organizationId: string, id: number, page: DependentsPage): Promise<FoundDependents | null>;
}

interface NewTag {
  readonly settings: Settings;
  readonly userId: string;
  readonly at: Date;
  readonly limit: number;
}

const toRow = (organizationId: string, { settings, userId, at }: NewTag) =>
  toColumns({ ...settings, organizationId, createdBy: userId, createdAt: at, updatedAt: at });

async function readNamed(database: Database, organizationId: string, name: string): Promise<AgentTag | undefined> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select ${columns} from agent_tags where organization_id = :organizationId and name = :name`,
    { organizationId, name },
  );
  return rows[0] && toTag(rows[0]);
}

/**
 * Another request may store a tag with this name after the read in `findOrCreate`. The insert then sets that tag's name
 * to the same value, so that the statement returns the tag. `do nothing` would return no row, and a select after the
 * insert could miss the tag if another request deleted or renamed it.
 */
async function create(
  transaction: Database,
  organizationId: string,
  tag: NewTag,
  origin: Origin,
): Promise<FindOrCreateOutcome> {
  if (await isLimitReached(transaction, 'agent_tags', organizationId, tag.limit)) {
    // A concurrent request may have created this tag and thereby reached the limit.
    const known = await readNamed(transaction, organizationId, tag.settings.name);
    return known ? { kind: 'saved', tag: known } : { kind: 'limit-reached' };
  }
  const row = toRow(organizationId, tag);
  const { isNew, ...saved } = await singleRow(
    transaction.raw<{ rows: (Row & { isNew: boolean })[] }>(
      `insert into agent_tags (${columnList(row)}) values (${valueList(row)})
       on conflict (organization_id, name) do update set name = excluded.name
       returning ${columns}, xmax = 0 as "isNew"`,
      row,
    ),
    'saving an agent tag',
  );
  const found = toTag(saved);
  if (isNew) await recordChanges(transaction, origin, organizationId, changeOf('agent_tag.created', null, found));
  return { kind: 'saved', tag: found };
}

async function lockOne(transaction: Database, organizationId: string, id: number): Promise<AgentTag | null> {
  const { rows } = await transaction.raw<{ rows: Row[] }>(
    `select ${columns} from agent_tags where organization_id = :organizationId and id = :id for update`,
    { organizationId, id },
  );
  return rows[0] ? toTag(rows[0]) : null;
}

async function update(
  transaction: Database,
  organizationId: string,
  id: number,
  { at, decide }: Parameters<TagRepository['update']>[2],
  origin: Origin,
): Promise<UpdateOutcome> {
  const current = await lockOne(transaction, organizationId, id);
  if (current === null) return { kind: 'tag-missing' };
  const settings = decide(current);
  if (settings === null) return { kind: 'saved', tag: current };
  const row = toColumns({ ...settings, updatedAt: at });
  const updated = await singleRow(
    transaction.raw<{ rows: Row[] }>(
      `update agent_tags
       set ${assignmentList(row)}
       where organization_id = :organizationId and id = :id
       returning ${columns}`,
      { ...row, organizationId, id },
    ),
    'saving an agent tag',
  );
  const tag = toTag(updated);
  await recordChanges(transaction, origin, organizationId, changeOf('agent_tag.updated', current, tag));
  return { kind: 'saved', tag };
}

async function deleteTag(
  transaction: Database,
  organizationId: string,
  id: number,
  { check }: Parameters<TagRepository['delete']>[2],
  origin: Origin,
): Promise<boolean> {
  const current = await lockOne(transaction, organizationId, id);
  if (current === null) return false;
  check(current);
  await transaction.raw('delete from agent_tags where organization_id = :organizationId and id = :id', {
    organizationId,
    id,
  });
  await recordChanges(transaction, origin, organizationId, changeOf('agent_tag.deleted', current, null));
  return true;
}

export function createTagRepository(database: Database): TagRepository {
  return {
    async list(organizationId) {
      const { rows } = await database.raw<{ rows: (Row & { agentCount: number })[] }>(
        `select ${columns}, count(agents.id) as "agentCount"
         from agent_tags
         left join agent_tag_assignments on agent_tag_assignments.organization_id = agent_tags.organization_id
           and agent_tag_assignments.tag_id = agent_tags.id
         left join agents
           on agents.organization_id = agent_tag_assignments.organization_id
             and agents.id = agent_tag_assignments.agent_id and agents.deleted_at is null
         where agent_tags.organization_id = :organizationId
         group by agent_tags.organization_id, agent_tags.id
         order by lower(agent_tags.name), agent_tags.id`,
        { organizationId },
      );
      return rows.map(({ agentCount, ...row }) => ({ ...toTag(row), agentCount }));
    },

    async findOrCreate(organizationId, tag, unit) {
      // Most calls name an existing tag, which a read without a transaction finds.
      const known = await readNamed(database, organizationId, tag.settings.name);
      if (known) return { kind: 'saved', tag: known };
      return unit.transaction(database, (transaction) => create(transaction, organizationId, tag, unit.origin));
    },

    update: (organizationId, id, change, unit) =>
      unlessNameTaken(
        'agent_tags_name_key',
        unit.transaction(database, (transaction) => update(transaction, organizationId, id, change, unit.origin)),
      ),

    delete: (organizationId, id, deletion, unit) =>
      unit.transaction(database, (transaction) => deleteTag(transaction, organizationId, id, deletion, unit.origin)),

    async agentsWith(organizationId, id, page) {
      const { rows } = await database.raw<{ rows: unknown[] }>(
        'select from agent_tags where organization_id = :organizationId and id = :id',
        { organizationId, id },
      );
      if (rows.length === 0) return null;
      const where = `deleted_at is null and id in (
        select agent_id from agent_tag_assignments
        where organization_id = :organizationId and tag_id = :id)`;
      return readDependents(database, { table: 'agents', organizationId, where, bindings: { id } }, page);
    },
  };
}
