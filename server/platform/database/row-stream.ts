// Rows of one statement, a few at a time: what was not asked for yet stays in Postgres. One statement, one snapshot, one connection.
import type { Knex } from 'knex';
import Cursor from 'pg-cursor';
import type { WatchedClient } from './connection.js';

export interface RowStreamOptions {
  /** How many rows are held here at a time. */
  readonly rowsAtOnce: number;
}

/**
 * Sends the statement with the first row that is asked for. The connection goes back to the pool when the rows end, when the reader stops
 * (`return()`, or leaving a `for await`) or when anything fails. Between two reads Postgres waits without a limit of time, so the reader needs one.
 */
export async function* streamRows<Row>(
  database: Knex,
  statement: Knex.Raw,
  { rowsAtOnce }: RowStreamOptions,
): AsyncGenerator<Row, void, undefined> {
  const { sql, bindings } = statement.toSQL().toNative();
  const client = database.client as Knex.Client;
  const connection = (await client.acquireConnection()) as WatchedClient;
  try {
    // Whoever watches the pool's statements sees this one too.
    client.emit('query', { sql, bindings });
    const cursor = connection.query(new Cursor<Row>(sql, [...bindings])) as Cursor<Row>;
    let isOver = false;
    try {
      for (;;) {
        connection.expectReply();
        const rows = await failIfLost(connection, cursor.read(rowsAtOnce));
        if (rows.length === 0) break;
        yield* rows;
      }
      isOver = true;
    } catch (error) {
      // Postgres has dropped the portal by itself; closing it again would wait for an answer that never comes.
      isOver = true;
      throw error;
    } finally {
      if (!isOver) await closeUnlessGone(cursor, connection);
    }
  } finally {
    await client.releaseConnection(connection);
  }
}

async function closeUnlessGone(cursor: Cursor, connection: WatchedClient): Promise<void> {
  if (connection.hasEnded) return;
  connection.expectReply();
  await failIfLost(connection, cursor.close()).catch(() => undefined);
}

/** A cursor that has its last row, or is being closed, does not report that its connection was lost. */
function failIfLost<Result>(connection: WatchedClient, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onEnd = () => reject(new Error('Connection terminated'));
    connection.once('end', onEnd);
    work.then(resolve, reject).finally(() => connection.removeListener('end', onEnd));
    if (connection.hasEnded) onEnd();
  });
}
