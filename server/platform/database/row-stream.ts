// Streams the rows of one statement with a cursor: one snapshot, one connection, and few rows in memory.
import type { Socket } from 'node:net';
import type { Database, Statement } from './database.js';
import Cursor from 'pg-cursor';
import { cancelOnAbort } from './cancellation.js';
import type { WatchedClient } from './watched-client.js';

export interface RowStreamOptions {
  /** Fewer rows are fetched at a time if they are large. */
  readonly maxRowsPerFetch: number;
  /** An abort ends the statement. The reader receives the reason as an error. */
  readonly signal?: AbortSignal;
}

/** Approximate bytes to fetch at a time. Parsing them blocks the event loop for some milliseconds. */
const maxBytesPerFetch = 512 * 1024;
/** Number of rows of the first fetch, and maximum growth factor of the next fetches. */
const firstRows = 5;

const nextCount = (count: number, maxRowsPerFetch: number, bytesPerRow: number): number =>
  Math.max(1, Math.min(maxRowsPerFetch, count * firstRows, Math.floor(maxBytesPerFetch / bytesPerRow)));

/**
 * Sends the statement when the first row is read. Releases the connection after the last row, when the reader stops
 * (`return()`, or leaving a `for await`), or when a read fails. Postgres waits indefinitely between two reads, so the
 * reader needs a time limit.
 */
export async function* streamRows<Row>(
  database: Database,
  statement: Statement,
  { maxRowsPerFetch, signal }: RowStreamOptions,
): AsyncGenerator<Row, void, undefined> {
  const { sql, bindings } = statement.toSQL().toNative();
  const client = database.client;
  const connection = (await client.acquireConnection()) as WatchedClient;
  try {
    signal?.throwIfAborted();
    // Listeners of Knex's event `query` must receive this statement too.
    client.emit('query', { sql, bindings });
    const cursor = connection.query(new Cursor<Row>(sql, [...bindings])) as Cursor<Row>;
    const { stream } = connection.connection as unknown as { stream: Socket };
    let isOver = false;
    const read = async (count: number): Promise<Row[]> => {
      try {
        return await failIfLost(connection, cursor.read(count));
      } catch (error) {
        // Postgres closes the cursor after an error. Closing it again would wait indefinitely for a reply.
        isOver = true;
        throw error;
      }
    };
    try {
      for (let count = Math.min(maxRowsPerFetch, firstRows); ;) {
        connection.expectReply();
        const bytesBefore = stream.bytesRead;
        const rows = await cancelOnAbort(connection, signal, () => read(count));
        if (rows.length === 0) break;
        count = nextCount(count, maxRowsPerFetch, (stream.bytesRead - bytesBefore) / rows.length);
        yield* rows;
      }
      isOver = true;
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

/** Rejects if the connection is lost. A cursor does not report the loss after its last row or while it closes. */
function failIfLost<Result>(connection: WatchedClient, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const onEnd = () => reject(new Error('Connection terminated'));
    connection.once('end', onEnd);
    work.then(resolve, reject).finally(() => connection.removeListener('end', onEnd));
    if (connection.hasEnded) onEnd();
  });
}
