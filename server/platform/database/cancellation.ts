// Ends costly reads early: a client that disconnects, or a request that exceeds its deadline, must not leave a
// statement that occupies Postgres until its time limit. Used for reads only. A write that was sent is always
// completed.
import type { Knex } from 'knex';
import type { WatchedClient } from './connection.js';

/** A statement that ends within this time is cheaper than a cancel request and a new connection. */
const graceMs = 100;

/** Waits for a statement on the connection. Rejects with the signal's reason if the statement was cancelled. */
export async function cancelOnAbort<Result>(
  connection: WatchedClient,
  signal: AbortSignal | undefined,
  statement: () => Promise<Result>,
): Promise<Result> {
  if (signal === undefined) return statement();
  signal.throwIfAborted();
  let timer: NodeJS.Timeout | undefined;
  const onAbort = () => (timer = setTimeout(() => connection.cancelStatement(), graceMs));
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await statement();
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

/** Returns the rows of one statement, which ends soon after the signal is aborted. */
export async function readUntilAborted<Row>(
  database: Knex,
  signal: AbortSignal | undefined,
  sql: string,
  bindings: Record<string, Knex.RawBinding>,
): Promise<Row[]> {
  const client = database.client as Knex.Client;
  const connection = (await client.acquireConnection()) as WatchedClient;
  try {
    const statement = database.raw<{ rows: Row[] }>(sql, bindings).connection(connection as never);
    const { rows } = await cancelOnAbort(connection, signal, async () => statement as Promise<{ rows: Row[] }>);
    return rows;
  } finally {
    await client.releaseConnection(connection);
  }
}
