// Reads a whole list in pages of a bounded size, because a record may be a megabyte and there may be thousands. No connection is held between
// two pages. The first statement decides which records the list has, and their order; a record that is deleted later is left out.
import type { Knex } from 'knex';

/** Maximum size of a page. Its last record may pass it, so that each page has at least one record. */
const maxPageBytes = 512 * 1024;
/** Counted for each record in addition to its own size: its short fields, and the objects that hold them. */
const recordBytes = 1024;

/** Parts of the SQL statements of a list. */
export interface PagedList {
  /** The table with its alias. */
  readonly from: string;
  /** Alias of the table; it has a column `id`. */
  readonly alias: string;
  /** Expression of a record's size in bytes. It is evaluated for every record of the list, so it must not read what is stored out of line. */
  readonly bytes: string;
  readonly where: string;
  readonly order: string;
  /** Columns of a whole record, `id` among them, and the joins that only they need. */
  readonly columns: string;
  readonly joins?: string;
  readonly bindings: Readonly<Record<string, unknown>>;
}

interface ListedRecord {
  readonly listedId: number;
  readonly listedBytes: number;
}

const recordsOf = ({ from, joins = '', where, columns }: PagedList, condition: string): string =>
  `select ${columns} from ${from} ${joins} where ${where} and ${condition}`;

/** Returns the whole records of the first page, and the ids and sizes of all others, in one statement. */
async function readFirst<Row>(database: Knex, list: PagedList): Promise<{ page: Row[]; rest: ListedRecord[] }> {
  const { from, alias, bytes, where, order, bindings } = list;
  const { rows } = await database.raw<{ rows: (ListedRecord & (Row | { id: null }))[] }>(
    `with sized as (
       select ${alias}.id, ${bytes} + :recordBytes as bytes, row_number() over (order by ${order}) as place from ${from} where ${where}
     ), listed as (
       select *, sum(bytes) over (order by place) - bytes as bytes_before from sized
     )
     select listed.id as "listedId", listed.bytes as "listedBytes", record.*
     from listed
     left join lateral (${recordsOf(list, `${alias}.id = listed.id and listed.bytes_before < :maxPageBytes`)}) as record on true
     order by listed.place`,
    { ...bindings, recordBytes, maxPageBytes },
  );
  const firstOfRest = rows.findIndex((row) => (row as { id: number | null }).id === null);
  const rest = firstOfRest === -1 ? [] : rows.splice(firstOfRest).map(({ listedId, listedBytes }) => ({ listedId, listedBytes }));
  return { page: rows.map(({ listedId: _id, listedBytes: _bytes, ...row }) => row as Row), rest };
}

function* idsOfPages(records: readonly ListedRecord[]): Generator<number[], void, undefined> {
  let ids: number[] = [];
  let pageBytes = 0;
  for (const { listedId, listedBytes } of records) {
    if (pageBytes >= maxPageBytes) {
      yield ids;
      ids = [];
      pageBytes = 0;
    }
    ids.push(listedId);
    pageBytes += listedBytes;
  }
  if (ids.length > 0) yield ids;
}

/** Yields the list in pages of about half a megabyte, or of one record that is larger. */
export async function* readPages<Row extends { id: number }>(database: Knex, list: PagedList): AsyncGenerator<Row[], void, undefined> {
  const { page, rest } = await readFirst<Row>(database, list);
  if (page.length > 0) yield page.splice(0);
  for (const ids of idsOfPages(rest)) {
    const { rows } = await database.raw<{ rows: Row[] }>(recordsOf(list, `${list.alias}.id = any(cast(:ids as integer[]))`), { ...list.bindings, ids });
    const records = new Map(rows.map((row) => [row.id, row]));
    yield ids.flatMap((id) => records.get(id) ?? []);
  }
}

/** Yields the records of the list one by one, as `toRecord` makes them of their rows. */
export async function* readList<Row extends { id: number }, Item>(database: Knex, list: PagedList, toRecord: (row: Row) => Item): AsyncGenerator<Item, void, undefined> {
  for await (const rows of readPages<Row>(database, list)) {
    for (const row of rows) yield toRecord(row);
  }
}
