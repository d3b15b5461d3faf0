// Reads a list in pages of bounded size, because it may contain thousands of records of 1 MB each. Outside of a
// transaction, holds no connection between two pages. Later pages omit records that were deleted or no longer match,
// and may be empty.
import type { Database } from './database.js';

/** A page ends with the record that brings it to this size. */
export const maxPageBytes = 512 * 1024;
/** Added to the size of each record for its short fields and for the memory of the objects. */
export const recordBytes = 1024;

export interface PagedList {
  /** A table with a column `id`. */
  readonly table: string;
  readonly alias: string;
  /**
   * SQL of a record's size in bytes. Evaluated for every record, so it must not read values that are stored out of
   * line.
   */
  readonly bytes: string;
  readonly organizationId: string;
  readonly where: string;
  readonly order: string;
  /** Columns of a whole record, including `id`. */
  readonly columns: string;
  /** Joins that `columns` needs. `bytes`, `where` and `order` must not use the joined tables. */
  readonly joins?: string;
  readonly bindings?: Readonly<Record<string, unknown>>;
}

export type SizedId = [id: number, bytes: number];

/**
 * Reads the records of the first page, and the ids and sizes of all others. Does not join the table with `listed`:
 * without statistics, Postgres would choose a slow nested loop.
 */
async function readFirst<Row>(
  database: Database,
  { table, alias, bytes, organizationId, where, order, columns, joins = '', bindings }: PagedList,
): Promise<{ page: Row[]; rest: SizedId[] }> {
  const { rows } = await database.raw<{ rows: (Row & { restOfList: SizedId[] | null })[] }>(
    `with sized as (
       select ${alias}.id, ${bytes} + :recordBytes as bytes, row_number() over (order by ${order}) as place
       from ${table} as ${alias}
       where ${alias}.organization_id = :organizationId and ${where}
     ), listed as materialized (
       select *, sum(bytes) over (order by place) - bytes as bytes_before from sized
     )
     select ${columns}, case row_number() over (order by ${order}) when 1 then (
       select json_agg(json_build_array(listed.id, listed.bytes) order by listed.place) from listed
       where listed.bytes_before >= :maxPageBytes
     ) end as "restOfList"
     from ${table} as ${alias} ${joins}
     where ${alias}.organization_id = :organizationId and ${where}
       and ${alias}.id = any(array(select listed.id from listed where listed.bytes_before < :maxPageBytes))
     order by ${order}`,
    { ...bindings, organizationId, recordBytes, maxPageBytes },
  );
  const rest = rows[0]?.restOfList ?? [];
  return { page: rows.map(({ restOfList: _rest, ...row }) => row as Row), rest };
}

export function* idsOfPages(
  records: readonly SizedId[],
  maxBytes = maxPageBytes,
): Generator<number[], void, undefined> {
  let ids: number[] = [];
  let pageBytes = 0;
  for (const [id, bytes] of records) {
    if (pageBytes >= maxBytes) {
      yield ids;
      ids = [];
      pageBytes = 0;
    }
    ids.push(id);
    pageBytes += bytes;
  }
  if (ids.length > 0) yield ids;
}

export async function* readPages<Row extends { id: number }>(
  database: Database,
  list: PagedList,
): AsyncGenerator<Row[], void, undefined> {
  const { page, rest } = await readFirst<Row>(database, list);
  const { table, alias, organizationId, where, columns, joins = '', bindings } = list;
  const statement = `
    select ${columns} from ${table} as ${alias} ${joins}
    where ${alias}.organization_id = :organizationId and ${where} and ${alias}.id = any(cast(:ids as integer[]))`;
  if (page.length > 0) yield page.splice(0);
  for (const ids of idsOfPages(rest)) {
    const { rows } = await database.raw<{ rows: Row[] }>(statement, { ...bindings, organizationId, ids });
    const records = new Map(rows.map((row) => [row.id, row]));
    yield ids.flatMap((id) => records.get(id) ?? []);
  }
}

export async function* readList<Row extends { id: number }, Item>(
  database: Database,
  list: PagedList,
  toRecord: (row: Row) => Item,
): AsyncGenerator<Item, void, undefined> {
  for await (const rows of readPages<Row>(database, list)) {
    for (const row of rows) yield toRecord(row);
  }
}
