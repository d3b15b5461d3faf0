import type { Database } from '../../platform/database/database.js';
import { recordChanges, type Origin } from '../../platform/audit.js';
import { transactionWithRetry } from '../../platform/database/transaction-retry.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { configurationOf, type Configuration, type PartialConfiguration } from './configuration.js';
import {
  changeOf,
  isSlugTaken,
  lockAgent,
  publishAgain,
  publishNew,
  toVersion,
  versionColumns,
  type Agent,
  type Publication,
  type Version,
  type VersionRow,
} from './statements.js';

export type { Version } from './statements.js';

type AgentMissing = { kind: 'agent-missing' };
type VersionMissing = { kind: 'version-missing' };
export type PageOutcome =
  { kind: 'page'; versions: Version[]; isLast: boolean } | AgentMissing | { kind: 'cursor-unknown' };
export type FindOutcome =
  | { kind: 'found'; version: Version; snapshot: Configuration; previous: Configuration | null }
  | AgentMissing
  | VersionMissing;
export type RollbackOutcome =
  { kind: 'rolled-back' } | AgentMissing | VersionMissing | { kind: 'slug-taken'; slug: string };
export type CheckpointOutcome = { kind: 'kept'; version: Version; created: boolean } | AgentMissing;

export interface VersionRepository {
  /**
   * Returns at most `limit` versions, newest first. `before` is the id of a version, and restricts the page to older
   * versions.
   */
  page(organizationId: string, agentId: number, page: { limit: number; before: number | null }): Promise<PageOutcome>;
  find(organizationId: string, agentId: number, versionId: number): Promise<FindOutcome>;
  /** Restores a version, unless `isLive` returns true. `isLive` throws to cancel the rollback. */
  rollback(
    organizationId: string,
    agentId: number,
    versionId: number,
    rollback: { at: () => Date; isLive: (current: Agent, snapshot: Configuration) => boolean },
    unit: UnitOfWork,
  ): Promise<RollbackOutcome>;
  /**
   * Appends the version that `decide` returns. If `decide` returns null, sets the label of the newest version instead.
   * A null `label` keeps the stored label. `decide` throws to cancel the checkpoint. A retry calls `decide` again, so
   * `decide` must have no effects.
   */
  checkpoint(
    organizationId: string,
    agentId: number,
    checkpoint: { label: string | null; decide: (current: Agent, newest: Configuration) => NewCheckpoint | null },
    unit: UnitOfWork,
  ): Promise<CheckpointOutcome>;
}

export interface NewCheckpoint {
  configuration: Configuration;
  publication: Omit<Publication, 'origin'>;
}

type Found<Row> = { rows: (Row & { publishedVersionId: number })[] };

async function readPage(
  database: Database,
  organizationId: string,
  agentId: number,
  { limit, before }: Parameters<VersionRepository['page']>[2],
): Promise<PageOutcome> {
  const { rows } = await database.raw<Found<(VersionRow | { id: null }) & { cursorNumber: number | null }>>(
    `select ${versionColumns('version')}, agents.published_version_id as "publishedVersionId",
      before.number as "cursorNumber"
     from agents
     left join agent_versions before
       on before.organization_id = agents.organization_id and before.agent_id = agents.id
         and before.id = cast(:before as integer)
     left join lateral (
       select * from agent_versions
       where organization_id = agents.organization_id and agent_id = agents.id
         and (cast(:before as integer) is null or number < before.number)
       order by number desc limit :rows
     ) version on true
     where agents.organization_id = :organizationId and agents.id = :agentId and agents.deleted_at is null
     order by version.number desc`,
    { organizationId, agentId, before, rows: limit + 1 },
  );
  const [first] = rows;
  if (!first) return { kind: 'agent-missing' };
  if (before !== null && first.cursorNumber === null) return { kind: 'cursor-unknown' };
  const versions = rows.flatMap(({ publishedVersionId, cursorNumber: _, ...row }) =>
    row.id === null ? [] : [toVersion(row, publishedVersionId)],
  );
  return { kind: 'page', versions: versions.slice(0, limit), isLast: versions.length <= limit };
}

async function readOne(
  database: Database,
  organizationId: string,
  agentId: number,
  versionId: number,
): Promise<FindOutcome> {
  const { rows } = await database.raw<
    Found<(VersionRow | { id: null }) & { snapshot: PartialConfiguration; previous: PartialConfiguration | null }>
  >(
    `select ${versionColumns('version')}, version.snapshot, previous.snapshot as previous,
      agents.published_version_id as "publishedVersionId"
     from agents
     left join agent_versions version
       on version.organization_id = agents.organization_id and version.agent_id = agents.id and version.id = :versionId
     left join agent_versions previous
       on previous.organization_id = version.organization_id and previous.agent_id = version.agent_id
         and previous.number = version.number - 1
     where agents.organization_id = :organizationId and agents.id = :agentId and agents.deleted_at is null`,
    { organizationId, agentId, versionId },
  );
  const [found] = rows;
  if (!found) return { kind: 'agent-missing' };
  const { publishedVersionId, snapshot, previous, ...row } = found;
  return row.id === null
    ? { kind: 'version-missing' }
    : {
        kind: 'found',
        version: toVersion(row, publishedVersionId),
        snapshot: configurationOf(snapshot),
        previous: previous && configurationOf(previous),
      };
}

async function readNewest(
  transaction: Database,
  organizationId: string,
  agentId: number,
): Promise<VersionRow & { snapshot: Configuration }> {
  const { rows } = await transaction.raw<{ rows: (VersionRow & { snapshot: PartialConfiguration })[] }>(
    `select ${versionColumns('agent_versions')}, snapshot from agent_versions
     where organization_id = :organizationId and agent_id = :agentId
     order by number desc limit 1`,
    { organizationId, agentId },
  );
  const [newest] = rows;
  if (!newest) throw new Error(`agent ${agentId} has no version`);
  return { ...newest, snapshot: configurationOf(newest.snapshot) };
}

async function checkpoint(
  transaction: Database,
  organizationId: string,
  agentId: number,
  { label, decide }: Parameters<VersionRepository['checkpoint']>[2],
  origin: Origin,
): Promise<CheckpointOutcome> {
  const current = await lockAgent(transaction, organizationId, agentId);
  if (current === null) return { kind: 'agent-missing' };
  const { snapshot, ...newest } = await readNewest(transaction, organizationId, agentId);
  const appended = decide(current, snapshot);
  const record = (before: object | null, after: object) =>
    recordChanges(transaction, origin, organizationId, {
      action: 'agent.checkpointed',
      recordId: agentId,
      recordName: current.name,
      before,
      after,
    });
  if (appended === null) {
    if (label !== null) {
      await transaction.raw(
        'update agent_versions set label = :label where organization_id = :organizationId and id = :id',
        { organizationId, id: newest.id, label },
      );
      await record({ label: newest.label }, { label });
    }
    return {
      kind: 'kept',
      version: toVersion({ ...newest, label: label ?? newest.label }, current.publishedVersionId),
      created: false,
    };
  }
  const [published] = await publishNew(
    transaction,
    organizationId,
    [{ agentId, configuration: appended.configuration }],
    { ...appended.publication, origin },
  );
  if (!published) throw new Error(`agent ${agentId} got no version`);
  const { configuration: _, ...version } = published;
  await record(null, { versionId: version.id, label });
  return { kind: 'kept', version: toVersion(version, version.id), created: true };
}

export function createVersionRepository(database: Database): VersionRepository {
  return {
    page: (organizationId, agentId, page) => readPage(database, organizationId, agentId, page),
    find: (organizationId, agentId, versionId) => readOne(database, organizationId, agentId, versionId),

    async rollback(organizationId, agentId, versionId, { at, isLive }, unit) {
      let slug = '';
      try {
        return await transactionWithRetry<RollbackOutcome>(unit, database, async (transaction) => {
          const current = await lockAgent(transaction, organizationId, agentId);
          if (current === null) return { kind: 'agent-missing' };
          const version = await readOne(transaction, organizationId, agentId, versionId);
          if (version.kind !== 'found') return version;
          slug = version.snapshot.emailSlug ?? '';
          if (!isLive(current, version.snapshot)) {
            await publishAgain(transaction, organizationId, versionId, at());
            const { before, after, ...entry } = changeOf('agent.rolled_back', current, {
              ...current,
              ...version.snapshot,
            });
            await recordChanges(transaction, unit.origin, organizationId, {
              ...entry,
              before: { ...before, publishedVersionId: current.publishedVersionId },
              after: { ...after, publishedVersionId: versionId },
            });
          }
          return { kind: 'rolled-back' };
        });
      } catch (error) {
        if (isSlugTaken(error)) return { kind: 'slug-taken', slug };
        throw error;
      }
    },

    checkpoint: (organizationId, agentId, given, unit) =>
      transactionWithRetry(unit, database, (transaction) =>
        checkpoint(transaction, organizationId, agentId, given, unit.origin),
      ),
  };
}
