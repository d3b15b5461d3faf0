import type { Database, DatabaseTransaction } from '../../platform/database/database.js';
import { recordChanges, type Origin } from '../../platform/audit.js';
import { readDependents, type DependentsPage, type FoundDependents } from '../../platform/dependents.js';
import { isLimitReached } from '../../platform/database/organization-limits.js';
import { readList, readPages } from '../../platform/database/paged-list.js';
import { transactionWithRetry } from '../../platform/database/transaction-retry.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import type { Events } from '../../platform/events/emit-events.js';
import type { Configuration } from './configuration.js';
import type { Reference } from './references.js';
import {
  agentList,
  changeOf,
  isSlugTaken,
  lockAgent,
  publishNew,
  readAgent,
  toAgent,
  type Agent,
  type AgentRow,
  type NewVersion,
} from './statements.js';
import { assignTags, lockTags } from './tag-statements.js';

export type { Agent } from './statements.js';

export type SaveOutcome =
  | { kind: 'saved'; agent: Agent }
  | { kind: 'agent-missing' }
  | { kind: 'tag-missing'; tagId: number }
  | { kind: 'slug-taken' }
  | { kind: 'limit-reached' };

/** The changes of a save. A null `configuration` or `tagIds` keeps the stored value. */
export interface AgentChange {
  configuration: Configuration | null;
  tagIds: readonly number[] | null;
  /** Label of the version. Default: none. */
  label?: string | null;
  at: Date;
}

export type AgentName = Pick<Agent, 'id' | 'name'>;

export interface Refresh {
  /** Null if the agent stays unchanged. */
  configuration: Configuration | null;
  /** Names of the agent's tools that are not in the catalog. */
  retiredTools: readonly string[];
}

/** Both lists are sorted by the agent's name. */
export interface UpdateAllOutcome {
  total: number;
  changed: AgentName[];
  retired: { agentId: number; toolName: string }[];
}

type NewAgent = AgentChange & {
  readonly userId: string;
  readonly configuration: Configuration;
  readonly limit: number;
};

interface Decision {
  readonly userId: string;
  /**
   * Receives the locked agent. Throws to cancel the change. A retry calls `decide` again, so `decide` must have no
   * effects.
   */
  readonly decide: (current: Agent) => AgentChange;
}

export interface AgentRepository {
  list(organizationId: string): AsyncGenerator<Agent, void, undefined>;
  find(organizationId: string, id: number): Promise<Agent | null>;
  /** Returns the ids that do not exist in the organization. */
  missing(organizationId: string, ids: readonly number[]): Promise<number[]>;
  create(organizationId: string, agent: NewAgent, unit: UnitOfWork): Promise<SaveOutcome>;
  update(organizationId: string, id: number, decision: Decision, unit: UnitOfWork): Promise<SaveOutcome>;
  /** Gives each agent the configuration that `decide` returns, in one transaction. */
  updateAll(
    organizationId: string,
    change: { userId: string; at: () => Date; decide: (current: Agent) => Refresh },
    unit: UnitOfWork,
  ): Promise<UpdateAllOutcome>;
  /**
   * Marks the agent as deleted and emits `agent.deleted`. `check` receives the locked agent, and throws to cancel the
   * deletion. Returns null if the agent does not exist.
   */
  delete(
    organizationId: string,
    id: number,
    deletion: { userId: string; at: Date; check: (current: Agent) => void },
    unit: UnitOfWork,
  ): Promise<Agent | null>;
  /** Returns ids of agents that refer to the record: the first `limit` ids above `after`, in ascending order. */
  idsReferringTo(
    organizationId: string,
    reference: Reference,
    page: { after: number; limit: number },
  ): Promise<number[]>;
  referringTo(organizationId: string, reference: Reference, page: DependentsPage): Promise<FoundDependents>;
}

/**
 * Returns SQL that matches agents with a tool whose `setting` contains the id. Ids of callable agents may be stored as
 * text, which `double()` converts to a number.
 */
const inTools = (setting: string, value = '@') =>
  `jsonb_path_exists(configuration,
    '$.tools.*.config.${setting}[*] \\? (${value} == $id)', cast(:json as jsonb), true)`;

const refersTo: Record<Reference['kind'], string> = {
  agents: `id <> :id and ${inTools('callableAgentIds', '@.double()')}`,
  knowledgeBases: `(${inTools('accessibleKnowledgeBaseIds')} or ${inTools('writableKnowledgeBaseIds')})`,
  skills: inTools('skillIds'),
  toolServers: `configuration -> 'mcpServers' @> to_jsonb(cast(:id as integer))`,
};

const referring = ({ kind, id }: Reference) => ({
  where: `deleted_at is null and ${refersTo[kind]}`,
  bindings: { id, json: JSON.stringify({ id }) },
});

interface Author {
  readonly userId: string;
  readonly origin: Origin;
}

/** `before` is the locked agent, or null if the agent is new. */
async function publish(
  transaction: Database,
  organizationId: string,
  { id, before, createdAt, tags }: Pick<Agent, 'id' | 'tags'> & { before: Agent | null; createdAt: Date },
  { configuration, label = null, at }: { configuration: Configuration; label?: string | null; at: Date },
  { userId, origin }: Author,
): Promise<SaveOutcome> {
  const action = before === null ? 'agent.created' : 'agent.updated';
  const version = { agentId: id, configuration, change: changeOf(action, before, { id, ...configuration, tags }) };
  const publication = { origin, source: 'save', label, userId, at } as const;
  const [published] = await publishNew(transaction, organizationId, [version], publication);
  if (!published) throw new Error(`agent ${id} got no version`);
  const stored = { configuration: published.configuration, publishedVersionId: published.id };
  return { kind: 'saved', agent: toAgent({ id, ...stored, createdAt, updatedAt: at, tags }) };
}

/** Completes a save that changed only tags. Adds no version, because versions do not contain tags. */
async function recordTags(
  transaction: Database,
  organizationId: string,
  before: Agent,
  { tags, at }: { tags: Agent['tags']; at: Date },
  origin: Origin,
): Promise<SaveOutcome> {
  const { id, publishedVersionId } = before;
  await transaction.raw(
    `update agents set updated_at = :at
     where organization_id = :organizationId and id = :id`,
    { organizationId, id, at },
  );
  await recordChanges(transaction, origin, organizationId, changeOf('agent.updated', before, { ...before, tags }));
  const times = { createdAt: new Date(before.createdAt), updatedAt: at };
  return { kind: 'saved', agent: toAgent({ id, configuration: before, publishedVersionId, ...times, tags }) };
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
  transaction: Database,
  organizationId: string,
  { userId, configuration, tagIds, at, limit }: NewAgent,
  origin: Origin,
): Promise<SaveOutcome> {
  if (await isLimitReached(transaction, 'agents', organizationId, limit)) return { kind: 'limit-reached' };
  const { tags, missing } = await lockTags(transaction, organizationId, tagIds ?? []);
  if (missing !== undefined) return { kind: 'tag-missing', tagId: missing };
  const { name, model } = configuration;
  const { rows } = await transaction.raw<{ rows: { id: number }[] }>(
    `insert into agents (organization_id, configuration, created_by, created_at, updated_at)
     values (:organizationId, :configuration, :userId, :at, :at)
     returning id`,
    // Stores only required fields, which `publish` then replaces with the whole configuration.
    { organizationId, configuration: JSON.stringify({ name, model }), userId, at },
  );
  const [row] = rows;
  if (!row) throw new Error('inserting an agent returned no id');
  if (tags.length > 0) await assignTags(transaction, organizationId, row.id, tagIds ?? []);
  const agent = { id: row.id, before: null, createdAt: at, tags };
  return publish(transaction, organizationId, agent, { configuration, at }, { userId, origin });
}

async function update(
  transaction: Database,
  organizationId: string,
  id: number,
  { userId, decide }: Decision,
  origin: Origin,
): Promise<SaveOutcome> {
  const before = await lockAgent(transaction, organizationId, id);
  if (before === null) return { kind: 'agent-missing' };
  const { configuration, tagIds, label, at } = decide(before);
  if (configuration === null && tagIds === null) return { kind: 'saved', agent: before };
  let { tags } = before;
  if (tagIds !== null) {
    const locked = await lockTags(transaction, organizationId, tagIds);
    if (locked.missing !== undefined) return { kind: 'tag-missing', tagId: locked.missing };
    ({ tags } = locked);
    await assignTags(transaction, organizationId, id, tagIds);
  }
  if (configuration === null) return recordTags(transaction, organizationId, before, { tags, at }, origin);
  const agent = { id, before, createdAt: new Date(before.createdAt), tags };
  return publish(transaction, organizationId, agent, { configuration, label, at }, { userId, origin });
}

async function updateAll(
  transaction: Database,
  organizationId: string,
  { userId, at, decide }: Parameters<AgentRepository['updateAll']>[1],
  origin: Origin,
): Promise<UpdateAllOutcome> {
  // Lock in the order of ids, because calls with different lock orders could deadlock.
  const { rows: locked } = await transaction.raw<{ rows: { id: number }[] }>(
    'select id from agents where organization_id = :organizationId and deleted_at is null order by id for update',
    { organizationId },
  );
  const lockedIds = new Set(locked.map(({ id }) => id));
  const publication = { origin, source: 'save', label: null, userId, at: at() } as const;
  const outcome: UpdateAllOutcome = { total: 0, changed: [], retired: [] };
  for await (const rows of readPages<AgentRow>(transaction, agentList(organizationId))) {
    const changes: NewVersion[] = [];
    for (const agent of rows.map(toAgent)) {
      // Skip agents that were created or restored after the lock was taken, because they are not locked.
      if (!lockedIds.has(agent.id)) continue;
      const { configuration, retiredTools } = decide(agent);
      outcome.total += 1;
      outcome.retired.push(...retiredTools.map((toolName) => ({ agentId: agent.id, toolName })));
      if (configuration === null) continue;
      outcome.changed.push({ id: agent.id, name: agent.name });
      const change = changeOf('agent.updated', agent, { ...agent, ...configuration });
      changes.push({ agentId: agent.id, configuration, change });
    }
    if (changes.length > 0) await publishNew(transaction, organizationId, changes, publication);
  }
  return outcome;
}

async function deleteAgent(
  transaction: DatabaseTransaction,
  events: Events,
  organizationId: string,
  id: number,
  { userId, at, check }: Parameters<AgentRepository['delete']>[2],
  origin: Origin,
): Promise<Agent | null> {
  const agent = await lockAgent(transaction, organizationId, id);
  if (agent === null) return null;
  check(agent);
  await transaction.raw(
    `update agents set deleted_at = :at, deleted_by = :userId
     where organization_id = :organizationId and id = :id`,
    { organizationId, id, userId, at },
  );
  await recordChanges(transaction, origin, organizationId, changeOf('agent.deleted', agent, null));
  await events.emit(transaction, {
    type: 'agent.deleted',
    organizationId,
    agentId: id,
    deletedBy: userId,
    requestId: origin.requestId,
  });
  return agent;
}

export function createAgentRepository(database: Database, events: Events): AgentRepository {
  return {
    list: (organizationId) => readList(database, agentList(organizationId), toAgent),
    find: (organizationId, id) => readAgent(database, organizationId, id),

    async missing(organizationId, ids) {
      // Cast to bigint, because an id in a request may exceed the range of integer.
      const { rows } = await database.raw<{ rows: { id: number }[] }>(
        `select id from agents
         where organization_id = :organizationId and deleted_at is null and id = any(cast(:ids as bigint[]))`,
        { organizationId, ids },
      );
      return ids.filter((id) => !rows.some((row) => row.id === id));
    },

    create: (organizationId, agent, unit) =>
      unlessSlugTaken(
        transactionWithRetry(unit, database, (transaction) => create(transaction, organizationId, agent, unit.origin)),
      ),

    update: (organizationId, id, decision, unit) =>
      unlessSlugTaken(
        transactionWithRetry(unit, database, (transaction) =>
          update(transaction, organizationId, id, decision, unit.origin),
        ),
      ),

    updateAll: (organizationId, change, unit) =>
      transactionWithRetry(unit, database, (transaction) =>
        updateAll(transaction, organizationId, change, unit.origin),
      ),

    delete: (organizationId, id, deletion, unit) =>
      transactionWithRetry(unit, database, (transaction) =>
        deleteAgent(transaction, events, organizationId, id, deletion, unit.origin),
      ),

    async idsReferringTo(organizationId, reference, { after, limit }) {
      const { where, bindings } = referring(reference);
      const { rows } = await database.raw<{ rows: { id: number }[] }>(
        `select id from agents
         where organization_id = :organizationId and ${where} and id > :after
         order by id limit :limit`,
        { ...bindings, organizationId, after, limit },
      );
      return rows.map((row) => row.id);
    },

    referringTo: (organizationId, reference, page) =>
      readDependents(database, { table: 'agents', organizationId, ...referring(reference) }, page),
  };
}
