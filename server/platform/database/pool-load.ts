import type { Database } from './database.js';

interface Pool {
  numPendingAcquires(): number;
  on(event: 'release', listener: () => void): void;
}

/** Knex's connection pool (package tarn), which the types of Knex omit. */
const poolOf = ({ client }: Database): Pool | undefined => (client as { pool?: Pool }).pool;

/** Returns how many statements and transactions wait for a connection. */
export const countWaiting = (database: Database): number => poolOf(database)?.numPendingAcquires() ?? 0;

/** Calls the listener after each release of a connection, once the next waiting statement has taken it. */
export function onConnectionReleased(database: Database, listener: () => void): void {
  poolOf(database)?.on('release', () => queueMicrotask(listener));
}
