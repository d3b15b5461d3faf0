// Lists and restores deleted records of all types. Each module deletes its own records.
import { restartUnfinishedFiles } from '../file-processing/index.js';
import { restoredKnowledgeBase, triggerOf } from '../knowledge-bases/index.js';
import { restoredTask } from '../scheduled-tasks/index.js';
import type { Database } from '../../platform/database/database.js';
import { recordChanges, type Origin } from '../../platform/audit.js';
import { classifyDatabaseError } from '../../platform/database/errors.js';
import { isLimitReached, type LimitedTable } from '../../platform/database/organization-limits.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { isUuid } from '../../platform/records/uuid.js';
import type { components } from '../../generated/types.js';

type Schemas = components['schemas'];
export type DeletedRecordType = Schemas['DeletedRecordType'];
export type DeletedRow = Omit<Schemas['DeletedRecord'], 'deletedAt' | 'purgeAt'> & { readonly deletedAt: Date };

export interface DeletedPosition extends Pick<DeletedRow, 'type' | 'id'> {
  readonly deletedAt: Date;
}

export interface DeletedFilter {
  /** Null for all types. */
  readonly type: DeletedRecordType | null;
  /** Excludes records that were deleted at or before this time. */
  readonly deletedAfter: Date;
  readonly after: DeletedPosition | null;
  readonly limit: number;
}

export interface RecordReference {
  readonly type: DeletedRecordType;
  readonly id: string;
}

export type RestoreOutcome =
  | { readonly kind: 'restored'; readonly name: string }
  | { readonly kind: 'record-missing' }
  | { readonly kind: 'limit-reached' }
  | { readonly kind: 'value-taken'; readonly type: TypeWithUniqueValue; readonly value: string };

export interface DeletedRecordRepository {
  /** Returns deleted records, most recently deleted first. */
  list(organizationId: string, filter: DeletedFilter): Promise<DeletedRow[]>;
  /** Restores a record unless `limit` other records of its type exist. */
  restore(
    organizationId: string,
    record: RecordReference,
    bounds: { deletedAfter: Date; limit: number | null },
    unit: UnitOfWork,
  ): Promise<RestoreOutcome>;
}

interface Kind {
  readonly table: LimitedTable | 'conversations';
  readonly id: 'integer' | 'uuid';
  /** Further condition of a record that can be restored. `record` is the alias of the table. */
  readonly where?: string;
  /** Further assignments that restore the row. */
  readonly set?: string;
  /** SQL expression of a JSON object with the fields that these assignments change. Default: none. */
  readonly changedFields?: string;
  /** A statement that follows in the same transaction. */
  readonly followUp?: string;
  /** Constraint and SQL expression of the unique value. Default: none. */
  readonly unique?: { readonly constraint: string; readonly value: string };
  /** Whether the record is personal content of its user. Default: false. */
  readonly isPersonal?: boolean;
}

/** Excludes sub-conversations of a deleted conversation. They cannot be restored before that conversation. */
const isTopmostDeleted = `(record.upstream_conversation_id is null or not exists (
  select from conversations as upstream
  where upstream.organization_id = record.organization_id and upstream.id = record.upstream_conversation_id
    and upstream.deleted_at is not null))`;

const kinds = {
  agent: {
    table: 'agents',
    id: 'integer',
    where: 'record.purged_at is null',
    unique: { constraint: 'agents_email_slug_key', value: 'record.email_slug' },
  },
  knowledge_base: {
    table: 'knowledge_bases',
    id: 'integer',
    set: restoredKnowledgeBase,
    changedFields: `json_build_object('trigger', ${triggerOf('record')})`,
    followUp: restartUnfinishedFiles,
    unique: { constraint: 'knowledge_bases_name_key', value: 'record.name' },
  },
  skill: { table: 'skills', id: 'integer' },
  tool_server: {
    table: 'tool_servers',
    id: 'integer',
    unique: { constraint: 'tool_servers_name_key', value: 'record.name' },
  },
  scheduled_task: {
    table: 'scheduled_tasks',
    id: 'integer',
    set: restoredTask,
    isPersonal: true,
  },
  conversation: { table: 'conversations', id: 'uuid', where: isTopmostDeleted, isPersonal: true },
} satisfies Record<DeletedRecordType, Kind>;

export type TypeWithUniqueValue = {
  [Type in DeletedRecordType]: (typeof kinds)[Type] extends { unique: object } ? Type : never;
}[DeletedRecordType];

const types = Object.keys(kinds) as DeletedRecordType[];

const hasUniqueValue = (type: DeletedRecordType): type is TypeWithUniqueValue => 'unique' in kinds[type];

/** One list contains integers and UUIDs, so ids are compared as text, byte by byte. */
const textId = 'cast(record.id as text) collate "C"';

function selectOf(type: DeletedRecordType, after: DeletedPosition | null): string {
  const { table, where = 'true' }: Kind = kinds[type];
  const isAfter = `record.deleted_at <= :afterAt
    and (record.deleted_at < :afterAt or ('${type}' collate "C", ${textId}) > (:afterType, :afterId))`;
  return `(select '${type}' as type, ${textId} as id, record.name, record.deleted_at as "deletedAt",
    record.deleted_by as "deletedBy"
    from ${table} as record
    where record.organization_id = :organizationId and record.deleted_at > :deletedAfter
      and ${where} ${after === null ? '' : `and ${isAfter}`}
    order by record.deleted_at desc, ${textId} limit :limit)`;
}

const isIdOf = ({ id: form }: Kind, id: string): boolean =>
  form === 'uuid' ? isUuid(id) : /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647;

interface Deleted {
  readonly name: string;
  readonly deletedAt: Date;
  /** The unique value, or null. */
  readonly unique: string | null;
  /** The owner of personal content, or null. */
  readonly owner: string | null;
  readonly fields: Record<string, unknown>;
}

const fieldsOf = ({ changedFields = "json '{}'" }: Kind): string => `${changedFields} as fields`;

async function lock(
  transaction: Database,
  kind: Kind,
  given: { organizationId: string; id: string; deletedAfter: Date },
): Promise<Deleted | undefined> {
  const { table, where = 'true', unique, isPersonal = false } = kind;
  const { rows } = await transaction.raw<{ rows: Deleted[] }>(
    `select record.name, record.deleted_at as "deletedAt", ${unique?.value ?? 'null'} as unique,
       ${isPersonal ? 'record.user_id' : 'null'} as owner, ${fieldsOf(kind)}
     from ${table} as record
     where record.organization_id = :organizationId and record.id = :id and record.deleted_at > :deletedAfter
       and ${where}
     for update of record`,
    given,
  );
  return rows[0];
}

/** Restores the conversation, and its sub-conversations that have the same time of deletion. */
const restoreConversations = `
  with recursive tree as (
    select id from conversations
    where organization_id = :organizationId and id = :id
    union all
    select child.id from conversations as child join tree on child.upstream_conversation_id = tree.id
    where child.organization_id = :organizationId and child.deleted_at = :deletedAt
  )
  update conversations set deleted_at = null, deleted_by = null
  where organization_id = :organizationId and id in (select id from tree)`;

function restoreStatement(type: DeletedRecordType): string {
  const kind: Kind = kinds[type];
  if (type === 'conversation') return restoreConversations;
  return `
    update ${kind.table} as record
    set ${['deleted_at = null', 'deleted_by = null', ...(kind.set === undefined ? [] : [kind.set])].join(', ')}
    where organization_id = :organizationId and id = :id
    returning ${fieldsOf(kind)}`;
}

type RestoredRecord = RecordReference & { readonly organizationId: string };

/** Restores the locked record, and records this in the audit log. */
async function restoreLocked(
  transaction: Database,
  { organizationId, type, id }: RestoredRecord,
  { name, deletedAt, owner, fields }: Deleted,
  origin: Origin,
): Promise<void> {
  const { followUp }: Kind = kinds[type];
  const { rows } = await transaction.raw<{ rows: Pick<Deleted, 'fields'>[] }>(restoreStatement(type), {
    organizationId,
    id,
    deletedAt,
  });
  if (followUp !== undefined) await transaction.raw(followUp, { organizationId, id });
  await recordChanges(transaction, origin, organizationId, {
    action: `${type}.restored`,
    recordId: id,
    recordName: name,
    before: { deletedAt: deletedAt.toISOString(), ...fields },
    after: { deletedAt: null, ...rows[0]?.fields },
    ...(owner !== null && { contentOwnerIds: [owner] }),
  });
}

export function createDeletedRecordRepository(database: Database): DeletedRecordRepository {
  return {
    async list(organizationId, { type, deletedAfter, after, limit }) {
      const selects = (type === null ? types : [type]).map((one) => selectOf(one, after));
      const { rows } = await database.raw<{ rows: DeletedRow[] }>(
        `select * from (${selects.join(' union all ')}) as records
         order by "deletedAt" desc, type collate "C", id collate "C" limit :limit`,
        {
          organizationId,
          deletedAfter,
          limit,
          ...(after && { afterAt: after.deletedAt, afterType: after.type, afterId: after.id }),
        },
      );
      return rows;
    },

    async restore(organizationId, { type, id }, { deletedAfter, limit }, unit) {
      const kind: Kind = kinds[type];
      if (!isIdOf(kind, id)) return { kind: 'record-missing' };
      let value: string | null = null;
      try {
        return await unit.transaction(database, async (transaction): Promise<RestoreOutcome> => {
          const deleted = await lock(transaction, kind, { organizationId, id, deletedAfter });
          if (deleted === undefined) return { kind: 'record-missing' };
          value = deleted.unique;
          const { table } = kind;
          if (limit !== null && table !== 'conversations')
            if (await isLimitReached(transaction, table, organizationId, limit)) return { kind: 'limit-reached' };
          await restoreLocked(transaction, { organizationId, type, id }, deleted, unit.origin);
          return { kind: 'restored', name: deleted.name };
        });
      } catch (error) {
        const failure = classifyDatabaseError(error);
        const isTaken = failure.kind === 'unique_violation' && failure.constraint === kind.unique?.constraint;
        if (!isTaken || value === null || !hasUniqueValue(type)) throw error;
        return { kind: 'value-taken', type, value };
      }
    },
  };
}
