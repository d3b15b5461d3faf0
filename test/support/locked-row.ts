// Changes a record between the checks of a request and its transaction.
import type { Knex } from 'knex';
import { eventually } from './eventually.js';

async function countWaiting(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

/** Locks the row, sends the request, and makes the change when the request waits for the row. Returns the reply. */
export async function changeWhileWaiting<Reply>(
  database: Knex,
  row: { table: string; id: number | string },
  request: () => Promise<Reply>,
  change: (transaction: Knex.Transaction) => Promise<unknown>,
): Promise<Reply> {
  const sent = await database.transaction(async (transaction) => {
    await transaction.raw('select from ?? where id = ? for update', [row.table, row.id]);
    const reply = request();
    await eventually(
      () => countWaiting(database),
      (count) => count > 0,
    );
    await change(transaction);
    return { reply };
  });
  return sent.reply;
}
