import type { Database } from './database.js';

/** Throws if the query returns no row. The error names the `action`. */
export async function singleRow<Row>(query: Promise<{ rows: readonly Row[] }>, action: string): Promise<Row> {
  const [row] = (await query).rows;
  if (row === undefined) throw new Error(`${action} returned no row`);
  return row;
}

/** Reserves the id of a new row, so that secrets can be encrypted for it before the insert. */
export async function nextId(transaction: Database, table: 'tool_servers' | 'webhook_endpoints'): Promise<number> {
  const { id } = await singleRow(
    transaction.raw<{ rows: { id: number }[] }>(
      `select cast(nextval(pg_get_serial_sequence(:table, 'id')) as integer) as id`,
      { table },
    ),
    'reserving an id',
  );
  return id;
}
