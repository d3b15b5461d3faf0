// Reads the load of a connection pool.
import type { Knex } from 'knex';

/** Returns the number of statements and transactions that wait for a connection. */
export function countWaiting({ client }: Knex): number {
  // Knex does not type its pool, an instance of tarn's.
  return (client as { pool?: { numPendingAcquires(): number } }).pool?.numPendingAcquires() ?? 0;
}
