// Counts and lists the records to which a condition applies.
import type { Knex } from 'knex';
import type { Affected, AffectedPage } from '../events/affected.js';

export interface AffectedQuery {
  readonly table: string;
  readonly organizationId: string;
  /** Condition of the statement that changes the records, besides the organization. */
  readonly where: string;
  readonly bindings: Record<string, unknown>;
  /** Column with the owner of a record. Set it if other users may not read the record. */
  readonly owner?: string;
}

/** Reads the number of records and the first of them in one statement, so that both are consistent. */
export async function readAffected(
  database: Knex,
  { table, organizationId, where, bindings, owner }: AffectedQuery,
  { ownerId, limit }: AffectedPage,
): Promise<Affected> {
  const isListed = owner === undefined || ownerId === null ? 'true' : `${owner} = :ownerId`;
  const { rows } = await database.raw<{ rows: Affected[] }>(
    `with affected as (select id, name, ${isListed} as is_listed from ${table}
       where organization_id = :organizationId and ${where}
     )
     select (select count(*) from affected) as total, coalesce((
       select json_agg(json_build_object('id', cast(id as text), 'name', name) order by id)
       from (select id, name from affected where is_listed order by id limit :limit) as listed
     ), '[]') as records`,
    { ...bindings, organizationId, limit, ...(isListed === 'true' ? {} : { ownerId }) },
  );
  return rows[0] ?? { total: 0, records: [] };
}
