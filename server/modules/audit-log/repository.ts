import type { Database } from '../../platform/database/database.js';
import { readUntilAborted } from '../../platform/database/cancellation.js';
import type { components } from '../../generated/types.js';

export type AuditEntry = components['schemas']['AuditEntry'];

/** A null field does not filter. */
export interface AuditFilter {
  readonly actorId: string | null;
  readonly action: AuditEntry['action'] | null;
  readonly recordType: AuditEntry['recordType'] | null;
  readonly recordId: string | null;
  /** Start of the range, included. */
  readonly from: Date | null;
  /** End of the range, excluded. */
  readonly to: Date | null;
}

/** Position after an entry in the order of the list. */
export interface AuditPosition {
  readonly at: Date;
  readonly id: number;
}

export interface AuditEntries {
  readonly entries: AuditEntry[];
  /** Whether no entry follows. */
  readonly isLast: boolean;
}

export interface AuditLogRepository {
  /** Returns at most `limit` entries, newest first, and fewer if they are large. */
  list(
    organizationId: string,
    query: { filter: AuditFilter; after: AuditPosition | null; limit: number },
    signal: AbortSignal,
  ): Promise<AuditEntries>;
  /** Deletes at most `limit` entries older than `at`, in all organizations, oldest first. Returns their number. */
  deleteBefore(at: Date, limit: number): Promise<number>;
}

type Row = Omit<AuditEntry, 'at'> & { at: Date; found: number };

/** A page ends with the entry that brings it to this size, because 100 entries may have 40 MB. */
const maxPageBytes = 2 * 1024 * 1024;

const bytes = `(coalesce(octet_length(cast(before as text)), 0) + coalesce(octet_length(cast(after as text)), 0))`;

const conditions: Record<keyof AuditFilter, string> = {
  actorId: 'and actor_id = :actorId',
  action: 'and action = :action',
  recordType: 'and record_type = :recordType',
  recordId: 'and record_id = :recordId',
  from: 'and at >= :from',
  to: 'and at < :to',
};

/** The actor's current email address, for entries that were stored before the mirror of the members knew the actor. */
const emailOfMember = `(
  select nullif(members.email, '') from members
  where members.organization_id = audit_log.organization_id and members.user_id = audit_log.actor_id)`;

async function list(
  database: Database,
  organizationId: string,
  { filter, after, limit }: Parameters<AuditLogRepository['list']>[1],
  signal: AbortSignal,
): Promise<AuditEntries> {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
  const restrictions = [
    ...Object.keys(given).map((name) => conditions[name as keyof AuditFilter]),
    ...(after === null ? [] : ['and (at, id) < (:afterAt, :afterId)']),
  ];
  const rows = await readUntilAborted<Row>(
    database,
    signal,
    `with found as materialized (
       select * from audit_log
       where organization_id = :organizationId ${restrictions.join(' ')}
       order by at desc, id desc limit :limit + 1
     ), placed as (
       select *, row_number() over newest as place, sum(${bytes}) over newest - ${bytes} as bytes_before,
         cast(count(*) over () as integer) as found
       from found window newest as (order by at desc, id desc)
     )
     select id, organization_id as "organizationId", at,
       json_build_object('type', actor_type, 'id', actor_id, 'email',
       coalesce(actor_email, ${emailOfMember})) as actor,
       action, record_type as "recordType", record_id as "recordId", record_name as "recordName",
       request_id as "requestId", client_address as "clientAddress", before, after, found
     from placed as audit_log
     where place <= :limit and bytes_before < :maxPageBytes
     order by place`,
    {
      ...given,
      organizationId,
      limit,
      maxPageBytes,
      ...(after === null ? {} : { afterAt: after.at, afterId: after.id }),
    },
  );
  const entries = rows.map(({ found: _found, ...row }) => ({ ...row, at: row.at.toISOString() }));
  return { entries, isLast: entries.length === (rows[0]?.found ?? 0) };
}

export function createAuditLogRepository(database: Database): AuditLogRepository {
  return {
    list: (organizationId, query, signal) => list(database, organizationId, query, signal),

    async deleteBefore(at, limit) {
      const { rowCount } = await database.raw<{ rowCount: number }>(
        `delete from audit_log
         where (organization_id, id) in (
           select organization_id, id from audit_log
           where at < :at
           order by at limit :limit
           for update skip locked
         )
         -- all organizations`,
        { at, limit },
      );
      return rowCount;
    },
  };
}
