// Finds the dependents of a record: the records that its deletion would change.
import type { Database } from './database/database.js';
import type { components } from '../generated/types.js';

type Dependent = components['schemas']['Dependent'];

export type EffectOnDependents = Pick<Dependent, 'type' | 'effect'>;

/** Selects the listed dependents. Does not affect `FoundDependents.total`. */
export interface DependentsPage {
  /** Lists only this user's records, if records of the type have owners. Null for all users. */
  readonly ownerId: string | null;
  readonly limit: number;
}

export interface FoundDependents {
  readonly total: number;
  /** At most `limit` dependents, in the order of their ids. */
  readonly records: readonly Pick<Dependent, 'id' | 'name'>[];
}

export interface DependentsQuery {
  readonly table: string;
  readonly organizationId: string;
  /** Condition of the statement that changes the records, without its condition on the organization. */
  readonly where: string;
  readonly bindings: Record<string, unknown>;
  /** Column with the owner's id. Set it if other users must not see the record. */
  readonly owner?: string;
}

/** Reads total and records in one statement, so that they are consistent. */
export async function readDependents(
  database: Database,
  { table, organizationId, where, bindings, owner }: DependentsQuery,
  { ownerId, limit }: DependentsPage,
): Promise<FoundDependents> {
  const isListed = owner === undefined || ownerId === null ? 'true' : `${owner} = :ownerId`;
  const { rows } = await database.raw<{ rows: FoundDependents[] }>(
    `with dependents as (
       select id, name, ${isListed} as is_listed
       from ${table}
       where organization_id = :organizationId and ${where}
     )
     select (select count(*) from dependents) as total, coalesce((
       select json_agg(json_build_object('id', cast(id as text), 'name', name) order by id)
       from (select id, name from dependents where is_listed order by id limit :limit) as listed
     ), '[]') as records`,
    { ...bindings, organizationId, limit, ...(isListed === 'true' ? {} : { ownerId }) },
  );
  return rows[0] ?? { total: 0, records: [] };
}
