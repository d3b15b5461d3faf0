// SQL that several repositories share.
import type { Database } from '../../platform/database/database.js';
import { changesOf, entryBindings, insertEntries, type AuditedChange, type Origin } from '../../platform/audit.js';
import { etagOf } from '../../platform/records/etag.js';
import { violatesUnique } from '../../platform/database/errors.js';
import type { PagedList } from '../../platform/database/paged-list.js';
import type { components } from '../../generated/types.js';
import { configurationOf, type Configuration, type PartialConfiguration } from './configuration.js';

export type Agent = components['schemas']['Agent'];
export type Version = components['schemas']['AgentVersion'];
export type VersionSource = Version['source'];

export interface AgentRow extends Pick<Agent, 'id' | 'publishedVersionId' | 'tags'> {
  configuration: PartialConfiguration;
  createdAt: Date;
  updatedAt: Date;
}
export type VersionRow = Omit<Version, 'createdAt' | 'isPublished'> & { createdAt: Date };

export function toAgent({ id, configuration, publishedVersionId, createdAt, updatedAt, tags }: AgentRow): Agent {
  const live = configurationOf(configuration);
  return {
    id,
    ...live,
    publishedVersionId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    // Sort the ids, because `tags` is sorted by name. Otherwise, renaming a tag could change the etag.
    etag: etagOf([live, tags.map((tag) => tag.id).sort((one, other) => one - other)]),
    tags,
  };
}

export const changeOf = changesOf((agent: Configuration & Pick<Agent, 'id' | 'tags'>) => ({
  ...configurationOf(agent),
  tags: agent.tags,
}));

export const toVersion = ({ createdAt, ...row }: VersionRow, publishedVersionId: number): Version => ({
  ...row,
  createdAt: createdAt.toISOString(),
  isPublished: row.id === publishedVersionId,
});

const agentColumns = `
  agents.id, agents.configuration, agents.published_version_id as "publishedVersionId",
  agents.created_at as "createdAt", agents.updated_at as "updatedAt",
  coalesce((
    select json_agg(json_build_object('id', agent_tags.id, 'name', agent_tags.name)
      order by lower(agent_tags.name), agent_tags.id)
    from agent_tag_assignments join agent_tags on agent_tags.organization_id = agent_tag_assignments.organization_id
      and agent_tags.id = agent_tag_assignments.tag_id
    where agent_tag_assignments.organization_id = agents.organization_id and agent_tag_assignments.agent_id = agents.id
  ), '[]') as tags`;

export const agentList = (organizationId: string): PagedList => ({
  table: 'agents',
  alias: 'agents',
  bytes: 'agents.content_bytes',
  organizationId,
  where: 'agents.deleted_at is null',
  order: 'lower(agents.name), agents.id',
  columns: agentColumns,
});

export const versionColumns = (table: string) =>
  `${table}.id, ${table}.agent_id as "agentId", ${table}.number, ${table}.label, ${table}.created_by as "createdBy",
    ${table}.created_at as "createdAt", ${table}.source`;

export async function readAgent(database: Database, organizationId: string, id: number): Promise<Agent | null> {
  const { rows } = await database.raw<{ rows: AgentRow[] }>(
    `select ${agentColumns} from agents where organization_id = :organizationId and id = :id and deleted_at is null`,
    { organizationId, id },
  );
  return rows[0] ? toAgent(rows[0]) : null;
}

/**
 * Locks an agent and returns it, or null if it does not exist. Without the lock, two concurrent saves would compute the
 * same version number, and one could overwrite the other's changes. Reads the agent in a second statement, because a
 * single statement would return the tags as they were before it waited for the lock.
 */
export async function lockAgent(transaction: Database, organizationId: string, id: number): Promise<Agent | null> {
  await transaction.raw(
    'select from agents where organization_id = :organizationId and id = :id and deleted_at is null for update',
    { organizationId, id },
  );
  return readAgent(transaction, organizationId, id);
}

export interface Publication {
  origin: Origin;
  source: VersionSource;
  label: string | null;
  userId: string;
  at: Date;
}

export interface NewVersion {
  readonly agentId: number;
  readonly configuration: Configuration;
  /** Entry of the audit log. Default: none. */
  readonly change?: AuditedChange;
}

export type Published = VersionRow & { readonly configuration: PartialConfiguration };

/**
 * Appends a version to each agent and makes its snapshot the live configuration. Existing agents must be locked, so
 * that version numbers are unique.
 */
export async function publishNew(
  transaction: Database,
  organizationId: string,
  agents: readonly NewVersion[],
  { origin, source, label, userId, at }: Publication,
): Promise<Published[]> {
  const entries = JSON.stringify(
    agents.map(({ agentId, configuration }) => ({ agent_id: agentId, snapshot: configuration })),
  );
  const changes = agents.flatMap(({ change }) => change ?? []);
  const { rows } = await transaction.raw<{ rows: Published[] }>(
    `with entry as (select agent_id, snapshot
      from jsonb_to_recordset(cast(:entries as jsonb)) as entry (agent_id integer, snapshot jsonb)),
     appended as (
       insert into agent_versions (organization_id, agent_id, number, label, source, snapshot, created_by, created_at)
       select :organizationId, agent_id,
         (
           select coalesce(max(number), 0) + 1
           from agent_versions
           where organization_id = :organizationId and agent_id = entry.agent_id
         ),
         :label, :source, snapshot, :userId, :at
       from entry
       returning id, agent_id, number, label, source, snapshot, created_by, created_at
     ),
     audited as (${insertEntries})
     update agents set configuration = appended.snapshot, published_version_id = appended.id, updated_at = :at
     from appended
     where agents.organization_id = :organizationId and agents.id = appended.agent_id
     returning ${versionColumns('appended')}, agents.configuration`,
    { ...entryBindings(origin, organizationId, changes), entries, label, source, userId, at },
  );
  return rows;
}

export async function publishAgain(
  transaction: Database,
  organizationId: string,
  versionId: number,
  at: Date,
): Promise<void> {
  await transaction.raw(
    `update agents set configuration = agent_versions.snapshot, published_version_id = agent_versions.id,
      updated_at = :at
     from agent_versions
     where agent_versions.organization_id = :organizationId and agent_versions.id = :versionId
       and agents.organization_id = agent_versions.organization_id and agents.id = agent_versions.agent_id`,
    { organizationId, versionId, at },
  );
}

export const isSlugTaken = (error: unknown): boolean => violatesUnique(error, 'agents_email_slug_key');

/**
 * Locks the agent against deletion until the transaction ends. Returns false if the agent does not exist. Without the
 * lock, the cleanup after a concurrent deletion could miss a reference that the transaction stores.
 */
export async function lockReferencedAgent(
  transaction: Database,
  organizationId: string,
  agentId: number,
): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    'select from agents where organization_id = :organizationId and id = :agentId and deleted_at is null for share',
    { organizationId, agentId },
  );
  return rows.length > 0;
}
