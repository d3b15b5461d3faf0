// Stores agents. Each method is one transaction, or a single statement if it only reads.
import type { Knex } from 'knex';
import { recordChanges, type AuditedChange, type Origin } from '../../platform/audit.js';
import type { Affected, AffectedPage } from '../../platform/affected.js';
import { readAffected } from '../../platform/database/affected.js';
import { readList, readPages } from '../../platform/database/paged-list.js';
import { autocommit, type UnitOfWork } from '../../platform/unit-of-work.js';
import type { Events } from '../../platform/events.js';
import type { Configuration } from './configuration.js';
import type { Reference } from './references.js';
import {
  agentList,
  changeOf,
  inTransaction,
  isSlugTaken,
  lockAgent,
  publishNew,
  readAgent,
  toAgent,
  type Agent,
  type AgentRow,
} from './statements.js';

export type { Agent } from './statements.js';

export type SaveOutcome =
  | { kind: 'saved'; agent: Agent }
  | { kind: 'agent-missing' }
  | { kind: 'tag-missing'; tagId: number }
  | { kind: 'slug-taken' }
  | { kind: 'limit-reached' };

/** The changes of a save; null leaves a part unchanged. */
export interface AgentChange {
  configuration: Configuration | null;
  tagIds: readonly number[] | null;
  /** Label of the version. Default: none. */
  label?: string;
  at: Date;
}

export type AgentName = Pick<Agent, 'id' | 'name'>;

/** The update of one agent by `updateAll`. */
export interface Refresh {
  /** Null: the agent stays unchanged. */
  configuration: Configuration | null;
  /** Names of its tools that are no longer in the catalog. */
  retiredTools: readonly string[];
}

/** Sorted by the agents' names. */
export interface UpdateAllOutcome {
  total: number;
  changed: AgentName[];
  retired: { agentId: number; toolName: string }[];
}

/** Reads agents for other modules. */
export interface AgentReads {
  find(organizationId: string, id: number): Promise<Agent | null>;
  /** Returns the agents whose tools name the skill, sorted by name. */
  usingSkill(organizationId: string, skillId: number): Promise<AgentName[]>;
}

export interface AgentRepository {
  /**
   * Yields all agents that are not deleted, sorted by name case-insensitively. Reads them as the caller consumes them,
   * in several statements if they are large.
   */
  list(organizationId: string): AsyncGenerator<Agent, void, undefined>;
  find: AgentReads['find'];
  /** Returns the ids that do not exist in the organization. */
  missing(organizationId: string, ids: readonly number[]): Promise<number[]>;
  /** Creates an agent unless `limit` exist. Concurrent calls can exceed the limit by their number. */
  create(
    organizationId: string,
    userId: string,
    change: AgentChange & { configuration: Configuration },
    limit: number,
    unit?: UnitOfWork,
  ): Promise<SaveOutcome>;
  /** Calls `decide` with the agent under the lock. It may throw, may run more than once, and must have no effects. */
  update(
    organizationId: string,
    userId: string,
    id: number,
    decide: (current: Agent) => AgentChange,
    unit?: UnitOfWork,
  ): Promise<SaveOutcome>;
  /**
   * Gives every agent the configuration that `decide` returns for it, in one transaction. Holds about 0.5 MB of agents
   * in memory.
   */
  updateAll(
    organizationId: string,
    userId: string,
    at: () => Date,
    decide: (current: Agent) => Refresh,
    unit?: UnitOfWork,
  ): Promise<UpdateAllOutcome>;
  /**
   * Returns the deleted agent, or null if it does not exist. Emits `agent.deleted`. `check` may throw to keep the
   * locked agent.
   */
  remove(
    organizationId: string,
    userId: string,
    id: number,
    at: Date,
    check: (current: Agent) => void,
    unit?: UnitOfWork,
  ): Promise<Agent | null>;
  /**
   * Returns at most `limit` ids above `after` of agents whose configuration refers to the record, in ascending order.
   */
  idsReferringTo(
    organizationId: string,
    reference: Reference,
    page: { after: number; limit: number },
  ): Promise<number[]>;
  /** Counts and lists these agents. */
  referringTo(organizationId: string, reference: Reference, page: AffectedPage): Promise<Affected>;
}

/** Any tool may have any setting. Ids of callable agents may be stored as text, which `double()` reads as a number. */
const inTools = (setting: string, value = '@') =>
  `jsonb_path_exists(configuration, '$.tools.*.config.${setting}[*] \\? (${value} == $id)', cast(:json as jsonb), true)`;

const refersTo: Record<Reference['kind'], string> = {
  agents: `id <> :id and ${inTools('callableAgentIds', '@.double()')}`,
  knowledgeBases: `(${inTools('accessibleKnowledgeBaseIds')} or ${inTools('writableKnowledgeBaseIds')})`,
  skills: inTools('skillIds'),
  toolServers: `configuration -> 'mcpServers' @> to_jsonb(cast(:id as integer))`,
};

/** The agents from which the deletion of a record removes a reference. */
const referring = (organizationId: string, { kind, id }: Reference) => ({
  where: `organization_id = :organizationId and deleted_at is null and ${refersTo[kind]}`,
  bindings: { organizationId, id, json: JSON.stringify({ id }) },
});

/**
 * Prevents the deletion of the tags until the transaction ends. Otherwise the foreign key would fail the save with an
 * error that names no tag.
 */
async function firstMissingTag(
  transaction: Knex,
  organizationId: string,
  tagIds: readonly number[],
): Promise<number | null> {
  if (tagIds.length === 0) return null;
  const { rows } = await transaction.raw<{ rows: { id: number }[] }>(
    'select id from agent_tags where organization_id = :organizationId and id = any(:tagIds) order by id for key share',
    { organizationId, tagIds },
  );
  return tagIds.find((tagId) => !rows.some(({ id }) => id === tagId)) ?? null;
}

async function assignTags(
  transaction: Knex,
  organizationId: string,
  agentId: number,
  tagIds: readonly number[],
): Promise<void> {
  await transaction.raw(
    `with dropped as (
       delete from agent_tag_assignments where organization_id = :organizationId and agent_id = :agentId and not tag_id = any(:tagIds)
     )
     insert into agent_tag_assignments (organization_id, agent_id, tag_id)
     select :organizationId, :agentId, tag_id from unnest(cast(:tagIds as integer[])) as tag_id
     on conflict do nothing`,
    { organizationId, agentId, tagIds },
  );
}

async function apply(
  transaction: Knex,
  organizationId: string,
  userId: string,
  id: number,
  change: AgentChange,
): Promise<void> {
  const { configuration, tagIds, label = null, at } = change;
  if (tagIds !== null) await assignTags(transaction, organizationId, id, tagIds);
  if (configuration !== null)
    await publishNew(transaction, organizationId, [{ id, configuration }], { source: 'save', label, userId, at });
  else if (tagIds !== null)
    await transaction('agents').where({ organization_id: organizationId, id }).update({ updated_at: at });
}

async function readSaved(
  transaction: Knex,
  organizationId: string,
  { id, before, origin }: { id: number; before: Agent | null; origin: Origin },
): Promise<SaveOutcome> {
  const agent = await readAgent(transaction, organizationId, id);
  if (agent === null) return { kind: 'agent-missing' };
  const entry = changeOf(before === null ? 'agent.created' : 'agent.updated', before, agent);
  await recordChanges(transaction, origin, organizationId, entry);
  return { kind: 'saved', agent };
}

async function unlessSlugTaken(save: Promise<SaveOutcome>): Promise<SaveOutcome> {
  try {
    return await save;
  } catch (error) {
    if (isSlugTaken(error)) return { kind: 'slug-taken' };
    throw error;
  }
}

async function create(
  transaction: Knex,
  organizationId: string,
  userId: string,
  change: Parameters<AgentRepository['create']>[2],
  limit: number,
  origin: Origin,
): Promise<SaveOutcome> {
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    'select from agents where organization_id = :organizationId and deleted_at is null offset :last limit 1',
    { organizationId, last: limit - 1 },
  );
  if (rows.length > 0) return { kind: 'limit-reached' };
  const { configuration, tagIds, at } = change;
  const missing = await firstMissingTag(transaction, organizationId, tagIds ?? []);
  if (missing !== null) return { kind: 'tag-missing', tagId: missing };
  const { name, model } = configuration;
  const [row] = await transaction('agents')
    .insert({
      organization_id: organizationId,
      // Not stored here: publishing the first version copies its whole snapshot.
      configuration: { name, model },
      created_by: userId,
      created_at: at,
      updated_at: at,
    })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('inserting an agent returned no id');
  await apply(transaction, organizationId, userId, row.id, change);
  return readSaved(transaction, organizationId, { id: row.id, before: null, origin });
}

async function update(
  transaction: Knex,
  organizationId: string,
  userId: string,
  id: number,
  decide: (current: Agent) => AgentChange,
  origin: Origin,
): Promise<SaveOutcome> {
  const current = await lockAgent(transaction, organizationId, id);
  if (current === null) return { kind: 'agent-missing' };
  const change = decide(current);
  if (change.configuration === null && change.tagIds === null) return { kind: 'saved', agent: current };
  const missing = await firstMissingTag(transaction, organizationId, change.tagIds ?? []);
  if (missing !== null) return { kind: 'tag-missing', tagId: missing };
  await apply(transaction, organizationId, userId, id, change);
  return readSaved(transaction, organizationId, { id, before: current, origin });
}

export function createAgentReads(database: Knex): AgentReads {
  return {
    find: (organizationId, id) => readAgent(database, organizationId, id),

    async usingSkill(organizationId, skillId) {
      const { rows } = await database.raw<{ rows: AgentName[] }>(
        `select id, name from agents
         where organization_id = :organizationId and deleted_at is null and configuration @> cast(:using as jsonb)
         order by lower(name), id`,
        { organizationId, using: JSON.stringify({ tools: { load_skill: { config: { skillIds: [skillId] } } } }) },
      );
      return rows;
    },
  };
}

export function createAgentRepository(database: Knex, events: Events): AgentRepository {
  return {
    list: (organizationId) => readList(database, agentList(organizationId), toAgent),
    find: (organizationId, id) => readAgent(database, organizationId, id),

    async missing(organizationId, ids) {
      // bigint: an id given as text may exceed every existing id.
      const { rows } = await database.raw<{ rows: { id: number }[] }>(
        'select id from agents where organization_id = :organizationId and deleted_at is null and id = any(cast(:ids as bigint[]))',
        { organizationId, ids },
      );
      return ids.filter((id) => !rows.some((row) => row.id === id));
    },

    create: (organizationId, userId, change, limit, unit = autocommit) =>
      unlessSlugTaken(
        inTransaction(unit, database, (transaction) =>
          create(transaction, organizationId, userId, change, limit, unit.origin),
        ),
      ),

    update: (organizationId, userId, id, decide, unit = autocommit) =>
      unlessSlugTaken(
        inTransaction(unit, database, (transaction) =>
          update(transaction, organizationId, userId, id, decide, unit.origin),
        ),
      ),

    updateAll: (organizationId, userId, at, decide, unit = autocommit) =>
      inTransaction(unit, database, async (transaction) => {
        // In the order of ids. Two calls with different lock orders would deadlock.
        await transaction.raw(
          'select from agents where organization_id = :organizationId and deleted_at is null order by id for update',
          { organizationId },
        );
        const publication = { source: 'save', label: null, userId, at: at() } as const;
        const outcome: UpdateAllOutcome = { total: 0, changed: [], retired: [] };
        for await (const rows of readPages<AgentRow>(transaction, agentList(organizationId))) {
          const changes: { id: number; configuration: Configuration }[] = [];
          const entries: AuditedChange[] = [];
          for (const agent of rows.map(toAgent)) {
            const { configuration, retiredTools } = decide(agent);
            outcome.total += 1;
            outcome.retired.push(...retiredTools.map((toolName) => ({ agentId: agent.id, toolName })));
            if (configuration === null) continue;
            outcome.changed.push({ id: agent.id, name: agent.name });
            changes.push({ id: agent.id, configuration });
            entries.push(changeOf('agent.updated', agent, { ...agent, ...configuration }));
          }
          if (changes.length > 0) await publishNew(transaction, organizationId, changes, publication);
          await recordChanges(transaction, unit.origin, organizationId, ...entries);
        }
        return outcome;
      }),

    remove: (organizationId, userId, id, at, check, unit = autocommit) =>
      inTransaction(unit, database, async (transaction) => {
        const agent = await lockAgent(transaction, organizationId, id);
        if (agent === null) return null;
        check(agent);
        await transaction('agents').where({ organization_id: organizationId, id }).update({ deleted_at: at });
        await recordChanges(transaction, unit.origin, organizationId, changeOf('agent.deleted', agent, null));
        await events.emit(transaction, { type: 'agent.deleted', organizationId, agentId: id, deletedBy: userId });
        return agent;
      }),

    async idsReferringTo(organizationId, reference, { after, limit }) {
      const { where, bindings } = referring(organizationId, reference);
      const { rows } = await database.raw<{ rows: { id: number }[] }>(
        `select id from agents where ${where} and id > :after order by id limit :limit`,
        { ...bindings, after, limit },
      );
      return rows.map((row) => row.id);
    },

    referringTo: (organizationId, reference, page) =>
      readAffected(database, { table: 'agents', ...referring(organizationId, reference) }, page),
  };
}
