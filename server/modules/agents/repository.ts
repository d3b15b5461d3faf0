// Agents in Postgres. Every method is one transaction (a single statement where it only reads).
import type { Knex } from 'knex';
import { readList, readPages } from '../../platform/database/paged-list.js';
import { autocommit, type UnitOfWork } from '../../platform/unit-of-work.js';
import type { Events } from '../../platform/events.js';
import type { Configuration } from './configuration.js';
import type { Reference } from './references.js';
import {
  agentList,
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

/** What a save changes; null leaves a part as it is. */
export interface AgentChange {
  configuration: Configuration | null;
  tagIds: readonly number[] | null;
  at: Date;
}

export type AgentName = Pick<Agent, 'id' | 'name'>;

/** What is done to one agent of all. */
export interface Refresh {
  /** Null: the agent stays as it is. */
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

/** Reads for other modules. */
export interface AgentReads {
  find(organizationId: string, id: number): Promise<Agent | null>;
  /** Agents whose tools name the skill, sorted by name. */
  usingSkill(organizationId: string, skillId: number): Promise<AgentName[]>;
}

export interface AgentRepository {
  /** All agents that are not deleted, sorted by name without regard to case. They are read while they are taken, in more than one statement when they are large. */
  list(organizationId: string): AsyncGenerator<Agent, void, undefined>;
  find: AgentReads['find'];
  /** Those of the ids that no agent of the organization has. */
  missing(organizationId: string, ids: readonly number[]): Promise<number[]>;
  /** Not above `limit` agents; calls at one time may pass it by as many as they are. */
  create(
    organizationId: string,
    userId: string,
    change: AgentChange & { configuration: Configuration },
    limit: number,
    unit?: UnitOfWork,
  ): Promise<SaveOutcome>;
  /** `decide` sees the agent as it is under the lock; it may run more than once and must have no effects. */
  update(
    organizationId: string,
    userId: string,
    id: number,
    decide: (current: Agent) => AgentChange,
    unit?: UnitOfWork,
  ): Promise<SaveOutcome>;
  /** Gives every agent the configuration that `decide` returns for it, in one transaction. Holds about half a megabyte of agents at a time. */
  updateAll(
    organizationId: string,
    userId: string,
    at: () => Date,
    decide: (current: Agent) => Refresh,
    unit?: UnitOfWork,
  ): Promise<UpdateAllOutcome>;
  /** The agent as it was; null when it is not there. Emits `agent.deleted`. */
  remove(organizationId: string, userId: string, id: number, at: Date, unit?: UnitOfWork): Promise<Agent | null>;
  /** Ids of at most `limit` agents above `after` whose configuration refers to the record, in ascending order. */
  referringTo(organizationId: string, reference: Reference, page: { after: number; limit: number }): Promise<number[]>;
}

/** Any tool may have any setting. Ids of callable agents may be stored as text, which `double()` reads as a number. */
const inTools = (setting: string, value = '@') =>
  `jsonb_path_exists(configuration, '$.tools.*.config.${setting}[*] \\? (${value} == $id)', cast(:json as jsonb), true)`;

const refersTo: Record<Reference['kind'], string> = {
  agents: inTools('callableAgentIds', '@.double()'),
  knowledgeBases: `(${inTools('accessibleKnowledgeBaseIds')} or ${inTools('writableKnowledgeBaseIds')})`,
  skills: inTools('skillIds'),
  toolServers: `configuration -> 'mcpServers' @> to_jsonb(cast(:id as integer))`,
};

/** Keeps tags from being deleted until the transaction ends; else the foreign key would fail the save with an error that names no tag. */
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
  const { configuration, tagIds, at } = change;
  if (tagIds !== null) await assignTags(transaction, organizationId, id, tagIds);
  if (configuration !== null)
    await publishNew(transaction, organizationId, [{ id, configuration }], { source: 'save', label: null, userId, at });
  else if (tagIds !== null)
    await transaction('agents').where({ organization_id: organizationId, id }).update({ updated_at: at });
}

async function readSaved(transaction: Knex, organizationId: string, id: number): Promise<SaveOutcome> {
  const agent = await readAgent(transaction, organizationId, id);
  return agent === null ? { kind: 'agent-missing' } : { kind: 'saved', agent };
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
      // Not stored twice: publishing the first version copies its whole snapshot.
      configuration: { name, model },
      created_by: userId,
      created_at: at,
      updated_at: at,
    })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('inserting an agent returned no id');
  await apply(transaction, organizationId, userId, row.id, change);
  return readSaved(transaction, organizationId, row.id);
}

async function update(
  transaction: Knex,
  organizationId: string,
  userId: string,
  id: number,
  decide: (current: Agent) => AgentChange,
): Promise<SaveOutcome> {
  const current = await lockAgent(transaction, organizationId, id);
  if (current === null) return { kind: 'agent-missing' };
  const change = decide(current);
  if (change.configuration === null && change.tagIds === null) return { kind: 'saved', agent: current };
  const missing = await firstMissingTag(transaction, organizationId, change.tagIds ?? []);
  if (missing !== null) return { kind: 'tag-missing', tagId: missing };
  await apply(transaction, organizationId, userId, id, change);
  return readSaved(transaction, organizationId, id);
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
      // bigint: an id given as text may be larger than any that exists.
      const { rows } = await database.raw<{ rows: { id: number }[] }>(
        'select id from agents where organization_id = :organizationId and deleted_at is null and id = any(cast(:ids as bigint[]))',
        { organizationId, ids },
      );
      return ids.filter((id) => !rows.some((row) => row.id === id));
    },

    create: (organizationId, userId, change, limit, unit = autocommit) =>
      unlessSlugTaken(
        inTransaction(unit, database, (transaction) => create(transaction, organizationId, userId, change, limit)),
      ),

    update: (organizationId, userId, id, decide, unit = autocommit) =>
      unlessSlugTaken(
        inTransaction(unit, database, (transaction) => update(transaction, organizationId, userId, id, decide)),
      ),

    updateAll: (organizationId, userId, at, decide, unit = autocommit) =>
      inTransaction(unit, database, async (transaction) => {
        // In the order of ids: two calls that locked in different orders would wait for each other for ever.
        await transaction.raw(
          'select from agents where organization_id = :organizationId and deleted_at is null order by id for update',
          { organizationId },
        );
        const publication = { source: 'save', label: null, userId, at: at() } as const;
        const outcome: UpdateAllOutcome = { total: 0, changed: [], retired: [] };
        for await (const rows of readPages<AgentRow>(transaction, agentList(organizationId))) {
          const changes: { id: number; configuration: Configuration }[] = [];
          for (const agent of rows.map(toAgent)) {
            const { configuration, retiredTools } = decide(agent);
            outcome.total += 1;
            outcome.retired.push(...retiredTools.map((toolName) => ({ agentId: agent.id, toolName })));
            if (configuration === null) continue;
            outcome.changed.push({ id: agent.id, name: agent.name });
            changes.push({ id: agent.id, configuration });
          }
          if (changes.length > 0) await publishNew(transaction, organizationId, changes, publication);
        }
        return outcome;
      }),

    remove: (organizationId, userId, id, at, unit = autocommit) =>
      inTransaction(unit, database, async (transaction) => {
        const agent = await lockAgent(transaction, organizationId, id);
        if (agent === null) return null;
        await transaction('agents').where({ organization_id: organizationId, id }).update({ deleted_at: at });
        await events.emit(transaction, { type: 'agent.deleted', organizationId, agentId: id, deletedBy: userId });
        return agent;
      }),

    async referringTo(organizationId, { kind, id }, { after, limit }) {
      const { rows } = await database.raw<{ rows: { id: number }[] }>(
        `select id from agents
         where organization_id = :organizationId and deleted_at is null and id > :after and ${refersTo[kind]}
         order by id limit :limit`,
        { organizationId, after, limit, id, json: JSON.stringify({ id }) },
      );
      return rows.map((row) => row.id);
    },
  };
}
