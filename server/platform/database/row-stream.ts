// Streams the rows of one statement with a cursor: one snapshot, one connection, and few rows in memory at a time.
import type { Knex } from 'knex';
import Cursor from 'pg-cursor';
import type { WatchedClient } from './connection.js';

export interface RowStreamOptions {
  /** Number of rows to fetch at a time. */
  readonly rowsAtOnce: number;
}

/**
 * Sends the statement when the first row is read. Releases the connection after the last row, when the reader stops
 * (`return()`, or leaving a `for await`), or when a read fails. Postgres waits indefinitely between two reads, so the
 * reader needs a time limit.
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
    // Listeners of the pool's statements must see this one too.
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
      // Postgres has already closed the portal. Closing it again would wait for a reply that never comes.
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

/** Rejects when the connection is lost. A cursor does not report that itself after its last row or while it closes. */
function failIfLost<Result>(connection: WatchedClient, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onEnd = () => reject(new Error('Connection terminated'));
    connection.once('end', onEnd);
    work.then(resolve, reject).finally(() => connection.removeListener('end', onEnd));
    if (connection.hasEnded) onEnd();
  });
}
