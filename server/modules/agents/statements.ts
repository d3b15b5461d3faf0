// SQL that the repositories of agents and of versions share. Each function is one statement of the caller's transaction.
import type { Knex } from 'knex';
import { classifyDatabaseError } from '../../platform/database/errors.js';
import type { PagedList } from '../../platform/database/paged-list.js';
import type { UnitOfWork } from '../../platform/unit-of-work.js';
import type { components } from '../../generated/types.js';
import type { Configuration } from './configuration.js';

export type Agent = components['schemas']['Agent'];
export type Version = components['schemas']['AgentVersion'];
export type VersionSource = Version['source'];

export type AgentRow = Omit<Agent, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };
export type VersionRow = Omit<Version, 'createdAt' | 'isPublished'> & { createdAt: Date };

export const toAgent = (row: AgentRow): Agent => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toVersion = ({ createdAt, ...row }: VersionRow, publishedVersionId: number): Version => ({
  ...row,
  createdAt: createdAt.toISOString(),
  isPublished: row.id === publishedVersionId,
});

const agentColumns = `
  agents.id, agents.name, agents.description, agents.logo_url as "logoUrl", agents.conversation_starters as "conversationStarters",
  agents.model, agents.max_tool_roundtrips as "maxToolRoundtrips", agents.system_prompt as "systemPrompt", agents.tools,
  agents.mcp_servers as "mcpServers", agents.stage, agents.show_in_chat as "showInChat", agents.email_slug as "emailSlug",
  agents.published_version_id as "publishedVersionId", agents.created_at as "createdAt", agents.updated_at as "updatedAt",
  coalesce((
    select json_agg(json_build_object('id', agent_tags.id, 'name', agent_tags.name) order by lower(agent_tags.name), agent_tags.id)
    from agent_tag_assignments join agent_tags on agent_tags.organization_id = agent_tag_assignments.organization_id and agent_tags.id = agent_tag_assignments.tag_id
    where agent_tag_assignments.organization_id = agents.organization_id and agent_tag_assignments.agent_id = agents.id
  ), '[]') as tags`;

/** All agents that are not deleted, sorted by name without regard to case. */
export const agentList = (organizationId: string): PagedList => ({
  from: 'agents',
  alias: 'agents',
  bytes: 'agents.content_bytes',
  where: 'agents.organization_id = :organizationId and agents.deleted_at is null',
  order: 'lower(agents.name), agents.id',
  columns: agentColumns,
  bindings: { organizationId },
});

export const versionColumns = (table: string) =>
  `${table}.id, ${table}.agent_id as "agentId", ${table}.number, ${table}.label, ${table}.created_by as "createdBy", ${table}.created_at as "createdAt", ${table}.source`;

/** Sets the live columns of an agent from a snapshot, so that the two cannot drift apart. */
const setFromSnapshot = (snapshot: string) => `
  name = ${snapshot} ->> 'name', description = ${snapshot} ->> 'description', logo_url = ${snapshot} ->> 'logoUrl',
  conversation_starters = ${snapshot} -> 'conversationStarters', model = ${snapshot} ->> 'model',
  max_tool_roundtrips = cast(${snapshot} ->> 'maxToolRoundtrips' as integer), system_prompt = ${snapshot} ->> 'systemPrompt',
  tools = ${snapshot} -> 'tools', mcp_servers = nullif(${snapshot} -> 'mcpServers', 'null'), stage = ${snapshot} ->> 'stage',
  show_in_chat = cast(${snapshot} ->> 'showInChat' as boolean), email_slug = ${snapshot} ->> 'emailSlug'`;

/** Agents that are not deleted, sorted by name: all, or those of the given ids. */
async function readAgents(
  database: Knex,
  organizationId: string,
  ids: readonly number[] | null = null,
): Promise<Agent[]> {
  const { rows } = await database.raw<{ rows: AgentRow[] }>(
    `select ${agentColumns} from agents
     where organization_id = :organizationId and deleted_at is null ${ids === null ? '' : 'and id = any(:ids)'}
     order by lower(name), id`,
    { organizationId, ...(ids === null ? {} : { ids }) },
  );
  return rows.map(toAgent);
}

export async function readAgent(database: Knex, organizationId: string, id: number): Promise<Agent | null> {
  return (await readAgents(database, organizationId, [id]))[0] ?? null;
}

/**
 * Locks an agent until the transaction ends, then reads it. Without the lock two saves would compute the same next version number and each
 * would overwrite fields of the other. The read is a statement of its own: one that waits for a lock goes on with the snapshot it started
 * with, and would see the tags and versions from before the save it waited for.
 */
export async function lockAgent(transaction: Knex, organizationId: string, id: number): Promise<Agent | null> {
  await transaction.raw(
    'select from agents where organization_id = :organizationId and id = :id and deleted_at is null for update',
    { organizationId, id },
  );
  return readAgent(transaction, organizationId, id);
}

export interface Publication {
  source: VersionSource;
  label: string | null;
  userId: string;
  at: Date;
}

/**
 * Appends a version for each agent, makes it the live configuration and publishes it. The agents are locked by the caller: that is what
 * keeps the numbers without gaps or duplicates.
 */
export async function publishNew(
  transaction: Knex,
  organizationId: string,
  agents: readonly { id: number; configuration: Configuration }[],
  { source, label, userId, at }: Publication,
): Promise<VersionRow[]> {
  const entries = JSON.stringify(agents.map(({ id, configuration }) => ({ agent_id: id, snapshot: configuration })));
  const { rows } = await transaction.raw<{ rows: VersionRow[] }>(
    `with entry as (select * from jsonb_to_recordset(cast(:entries as jsonb)) as entry (agent_id integer, snapshot jsonb)),
     appended as (
       insert into agent_versions (organization_id, agent_id, number, label, source, snapshot, created_by, created_at)
       select :organizationId, agent_id,
         (select coalesce(max(number), 0) + 1 from agent_versions where organization_id = :organizationId and agent_id = entry.agent_id),
         :label, :source, snapshot, :userId, :at
       from entry
       returning *
     )
     update agents set ${setFromSnapshot('appended.snapshot')}, published_version_id = appended.id, updated_at = :at
     from appended where agents.organization_id = :organizationId and agents.id = appended.agent_id
     returning ${versionColumns('appended')}`,
    { entries, organizationId, label, source, userId, at },
  );
  return rows;
}

/** Makes a version of the agent its live configuration again and publishes it. */
export async function publishAgain(
  transaction: Knex,
  organizationId: string,
  versionId: number,
  at: Date,
): Promise<void> {
  await transaction.raw(
    `update agents set ${setFromSnapshot('agent_versions.snapshot')}, published_version_id = agent_versions.id, updated_at = :at
     from agent_versions
     where agent_versions.organization_id = :organizationId and agent_versions.id = :versionId
       and agents.organization_id = agent_versions.organization_id and agents.id = agent_versions.agent_id`,
    { organizationId, versionId, at },
  );
}

/** Two saves of one slug at one time: the second waits for the first, then the index on slugs refuses it. */
export function isSlugTaken(error: unknown): boolean {
  const failure = classifyDatabaseError(error);
  return failure.kind === 'unique_violation' && failure.constraint === 'agents_email_slug_key';
}

const mostAttempts = 3;

/**
 * Runs a transaction, and again when Postgres ended it to resolve a deadlock. Two agents that swap their slugs at one time wait for each
 * other; without another try one of the two saves would be a 500.
 */
export async function inTransaction<Result>(
  unit: UnitOfWork,
  database: Knex,
  work: (transaction: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await unit.transaction(database, work);
    } catch (error) {
      if (attempt === mostAttempts || classifyDatabaseError(error).kind !== 'serialization') throw error;
    }
  }
}
