// How much waits for a connection of a pool: what the pool itself knows of its load.
import type { Knex } from 'knex';

/** Returns how many statements and transactions wait for a connection. */
export function countWaiting({ client }: Knex): number {
  // Knex does not type its pool, which is tarn's.
  return (client as { pool?: { numPendingAcquires(): number } }).pool?.numPendingAcquires() ?? 0;
}
