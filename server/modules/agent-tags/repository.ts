// Stores agent tags. Each method is one transaction, or one statement if it only reads. Only `findOrCreate` tries a
// statement before it opens a transaction.
import type { Knex } from 'knex';
import { changesOf, entryBindings, insertEntries, recordChanges, type Origin } from '../../platform/audit.js';
import { readDependents, type DependentsPage, type FoundDependents } from '../../platform/dependents.js';
import { selectList } from '../../platform/database/columns.js';
import { unlessNameTaken } from '../../platform/database/errors.js';
import { farBelowBindings, isFarBelowLimit, isLimitReached } from '../../platform/database/organization-limits.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';

export type AgentTag = components['schemas']['AgentTag'];
export type AgentTagWithCount = components['schemas']['AgentTagWithCount'];

type Row<Tag extends AgentTag> = Omit<Tag, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

const changeOf = changesOf(({ name }: Pick<AgentTag, 'id' | 'name'>) => ({ name }));

const toTag = <Tag extends AgentTag>(row: Row<Tag>): Tag =>
  ({ ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }) as unknown as Tag;

const columnsOf = (table: string): string => selectList(table, fields.AgentTag);
const columns = columnsOf('agent_tags');

export interface TagRepository {
  /** Returns tags sorted by name, each with its number of agents that are not deleted. */
  list(organizationId: string): Promise<AgentTagWithCount[]>;
  /** Returns the tag with this name, or creates it, unless the organization has `limit` of them. */
  findOrCreate(
    organizationId: string,
    tag: NewTag,
    limit: number,
    unit: UnitOfWork,
  ): Promise<AgentTag | 'limit-reached'>;
  /** Renames the tag unless `name` is null. Returns null if it does not exist. */
  rename(
    organizationId: string,
    id: number,
    change: { name: string | null; at: Date },
    unit: UnitOfWork,
  ): Promise<AgentTag | 'name-taken' | null>;
  /** Deletes the tag and removes it from all agents. Returns false if it does not exist. */
  remove(organizationId: string, id: number, unit: UnitOfWork): Promise<boolean>;
  /** Returns the agents that have the tag, or null if it does not exist. */
  agentsWith(organizationId: string, id: number, page: DependentsPage): Promise<FoundDependents | null>;
}

interface NewTag {
  readonly name: string;
  readonly userId: string;
  readonly at: Date;
}

/**
 * Creates the tag and its entry in the audit log if `condition` holds. Returns the tag with this name, or no row.
 *
 * `do nothing` would return no row for a tag that another request created meanwhile, and a select afterwards could miss
 * a tag that was deleted meanwhile. Setting the name to itself returns the row in both cases.
 */
const insertTagIf = (condition: string) => `
  with saved as (
    insert into agent_tags (organization_id, name, created_by, created_at, updated_at)
    select :organizationId, :name, :userId, cast(:at as timestamptz), cast(:at as timestamptz)
    where ${condition}
    on conflict (organization_id, name) do update set name = excluded.name
    returning *, xmax = 0 as is_new
  ), change as (
    select 'agent_tag.created' as action, 'agent_tag' as record_type, cast(id as text) as record_id,
      name as record_name, cast(null as jsonb) as before, jsonb_build_object('name', name) as after
    from saved
    where is_new
  ), entry as (${insertEntries('change')})
  select ${columnsOf('saved')} from saved`;

const insertTagFarBelowLimit = insertTagIf(isFarBelowLimit('agent_tags'));
const insertTag = insertTagIf('true');

async function readNamed(database: Knex, organizationId: string, name: string): Promise<AgentTag | undefined> {
  const { rows } = await database.raw<{ rows: Row<AgentTag>[] }>(
    `select ${columns} from agent_tags where organization_id = :organizationId and name = :name`,
    { organizationId, name },
  );
  return rows[0] && toTag<AgentTag>(rows[0]);
}

/**
 * Finds the tag, or creates it if its organization has far fewer tags than the limit. Returns undefined if it has
 * more tags, or if another request holds the lock.
 */
async function findOrCreateFarBelowLimit(
  database: Knex,
  organizationId: string,
  { name, userId, at }: NewTag,
  limit: number,
  origin: Origin,
): Promise<AgentTag | undefined> {
  // Most calls name a known tag. Then there is nothing to write.
  const known = await readNamed(database, organizationId, name);
  if (known) return known;
  const { rows } = await database.raw<{ rows: Row<AgentTag>[] }>(insertTagFarBelowLimit, {
    name,
    userId,
    at,
    ...farBelowBindings(limit),
    ...entryBindings(origin, organizationId),
  });
  return rows[0] && toTag<AgentTag>(rows[0]);
}

/** Counts the tags under the lock, then creates the tag if the limit allows it. */
async function findOrCreateNearLimit(
  transaction: Knex,
  organizationId: string,
  { name, userId, at }: NewTag,
  limit: number,
  origin: Origin,
): Promise<AgentTag | 'limit-reached'> {
  if (await isLimitReached(transaction, 'agent_tags', organizationId, limit)) {
    // The last tag may have got this name meanwhile.
    return (await readNamed(transaction, organizationId, name)) ?? 'limit-reached';
  }
  const { rows } = await transaction.raw<{ rows: Row<AgentTag>[] }>(insertTag, {
    name,
    userId,
    at,
    ...entryBindings(origin, organizationId),
  });
  if (!rows[0]) throw new Error('saving an agent tag returned no row');
  return toTag<AgentTag>(rows[0]);
}

export function createTagRepository(database: Knex): TagRepository {
  return {
    async list(organizationId) {
      const { rows } = await database.raw<{ rows: Row<AgentTagWithCount>[] }>(
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
      return rows.map((row) => toTag<AgentTagWithCount>(row));
    },

    async findOrCreate(organizationId, tag, limit, unit) {
      const found = await unit.statement(database, (connection) =>
        findOrCreateFarBelowLimit(connection, organizationId, tag, limit, unit.origin),
      );
      if (found) return found;
      return unit.transaction(database, (transaction) =>
        findOrCreateNearLimit(transaction, organizationId, tag, limit, unit.origin),
      );
    },

    rename: (organizationId, id, { name, at }, unit) =>
      unlessNameTaken(
        'agent_tags_name_key',
        unit.transaction(database, async (transaction) => {
          const { rows } = await transaction.raw<{ rows: (Row<AgentTag> & { nameBefore: string })[] }>(
            `update agent_tags
             set name = coalesce(cast(:name as text), agent_tags.name),
               updated_at = case
                 when coalesce(cast(:name as text), agent_tags.name) = agent_tags.name then agent_tags.updated_at
                 else cast(:at as timestamptz) end
             from (select name from agent_tags where organization_id = :organizationId and id = :id for update) before
             where organization_id = :organizationId and id = :id
             returning ${columns}, before.name as "nameBefore"`,
            { organizationId, id, name, at },
          );
          const [row] = rows;
          if (!row) return null;
          const { nameBefore, ...tag } = row;
          const entry = changeOf('agent_tag.updated', { id, name: nameBefore }, tag);
          await recordChanges(transaction, unit.origin, organizationId, entry);
          return toTag<AgentTag>(tag);
        }),
      ),

    remove: (organizationId, id, unit) =>
      unit.transaction(database, async (transaction) => {
        const { rows } = await transaction.raw<{ rows: { name: string }[] }>(
          'delete from agent_tags where organization_id = :organizationId and id = :id returning name',
          { organizationId, id },
        );
        const [tag] = rows;
        if (!tag) return false;
        const entry = changeOf('agent_tag.deleted', { id, ...tag }, null);
        await recordChanges(transaction, unit.origin, organizationId, entry);
        return true;
      }),

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
