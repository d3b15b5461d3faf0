// What the server uses, for tests that replace or watch it: Jest gives a test file a clock and packages of its own.
import pg from 'pg';

export const ServerDate = Date;

/** The database client of the server. */
export const PostgresClient = pg.Client;
