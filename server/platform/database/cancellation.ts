// Cancels costly reads when the client disconnects or the request exceeds its deadline.
import type { Bindings, Database } from './database.js';
import type { WatchedClient } from './watched-client.js';

/**
 * Time from the abort to the cancel request, after which the pool replaces the connection. For a statement that ends
 * sooner, the request and the new connection would cost more than they save.
 */
const graceMs = 100;

/** If the statement fails after the abort, rejects with the signal's reason. */
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

export async function readUntilAborted<Row>(
  database: Database,
  signal: AbortSignal | undefined,
  sql: string,
  bindings: Bindings,
): Promise<Row[]> {
  const client = database.client;
  const connection = (await client.acquireConnection()) as WatchedClient;
  try {
    const statement = database.raw<{ rows: Row[] }>(sql, bindings).connection(connection as never);
    const { rows } = await cancelOnAbort(connection, signal, async () => statement as Promise<{ rows: Row[] }>);
    return rows;
  } finally {
    await client.releaseConnection(connection);
  }
}
